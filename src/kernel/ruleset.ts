import type { Action } from './action.ts'
import type { Dice } from './dice.ts'
import type { EventKind, Journal, SentenceArgs, Told } from './journal.ts'
import type { Layout } from './layout.ts'
import type { Phase } from './phase.ts'
import type { Position } from './position.ts'
import type { Refusal } from './refusal.ts'
import type { Rule } from './rulebook.ts'
import type { Options, ScenarioInfo } from './scenario.ts'
import type { Seats } from './seats.ts'

/** How a game ended. Without a winner it is a draw. */
export interface Outcome {
  readonly winner: Seats
  readonly degree?: string
}

/** A kind with too many things to list prints and parses its numbers. */
export interface Numbers {
  print(n: number): string
  parse(text: string): number | undefined
}

/** The names of the things of each kind: with the verbs and events they make the notation. */
export type Names = Readonly<Record<string, readonly string[] | Numbers>>

/** What a standing answer is about where nothing is named. */
export const ALL = -1

/** What a player may order beforehand: the steward asks it, through `check`, whenever the seat must choose. */
export interface StandingAnswer<P> {
  readonly name: string
  /** One sentence for the player, with what it is about: `fire whenever a reaction allows it: {brigades}`. */
  readonly text: string
  /** May it be ordered for everything that it can be about? Then nothing is named, and `about` is `ALL`. */
  readonly forAll?: true
  /** The seat's next action, if this order covers the question; `view` is what the seat may know. */
  answer(view: P, seat: number, about: number): Action | undefined
}

/** How situation files read and write what is particular to a system. */
export interface Situations<P extends Position> {
  /**
   * Puts `place` on the table: `what` is a key of the file (a unit, a sector), `value` what it says. Throws a UserError
   * naming what is wrong.
   */
  place(p: P, what: string, value: unknown): void
  /** Takes everything off; called before the first `place`, unless the file lets the others stay. */
  clear(p: P): void
  /**
   * Sets a named field of the position. `phase` comes first, when all is placed: the agenda is empty then, and this
   * must begin the phase and all that it lies on. Throws a UserError for unknown fields.
   */
  set(p: P, field: string, value: unknown): void
  /** What `place` would say of `what` at this moment, for `expect`. */
  read(p: P, what: string, like: unknown): unknown
  /** The value of a field that `set` knows. */
  field(p: P, field: string): unknown
  /** Called after all is placed and set, to recompute what is derived. */
  ready?(p: P): void
}

/** What is known of a designer's own data beside what is in them. */
export interface PackInfo {
  readonly name: string
  /** The digest of its files: `packDigest`. */
  readonly files: string
}

/** A body of troops that one of several players of a seat can command. */
export interface Formation {
  /** What `formation` calls it. */
  readonly number: number
  /** Its short name in the rules, by which it is given to a player: `POI`. */
  readonly id: string
  readonly title: string
}

/** What a game cost and what it was won by: amounts by seat, and of each seat by what they are of. */
export interface Accounts {
  /** What each side has lost, by arm: `{ infantry: 3, cavalry: 1 }`. */
  readonly losses: readonly Readonly<Record<string, number>>[]
  /** What decides the game, by where it comes from: `{ captures: 4, objectives: 5 }`. */
  readonly points: readonly Readonly<Record<string, number>>[]
}

/**
 * A system: data and functions, no hidden state. The kernel makes of it, once for all systems, who must choose, what is
 * legal, why not, what happens, notation, odds and matches (see `engine`).
 */
export interface Ruleset<P extends Position> {
  readonly id: string
  readonly title: string
  /** Counted up whenever the same record would play differently. */
  readonly version: number
  /** Names of the seats; a seat is a side, and the players who share it are known to the match only. */
  readonly seats: readonly string[]
  readonly rulebook: readonly Rule[]
  /** The data files that the rules read (board, tables, scenarios), as parsed: a record keeps their digest. */
  readonly data?: unknown
  /** The designer's own data by which it is played, where it is not by the shipped ones alone. */
  readonly pack?: PackInfo
  /** What `dataDigest` gave for the complete data, where `data` are a shorter copy that plays alike. */
  readonly digest?: string | undefined
  readonly layout: Layout<P>
  readonly phases: readonly Phase<P>[]
  readonly events: readonly EventKind[]
  /**
   * An event in one sentence, by its name and its arguments (`sentenceArgs`); undefined where there is none. Rules carry no
   * sentences: those who load a system for readers add those of a catalogue.
   */
  readonly sentence?: (event: string, args: SentenceArgs) => string | undefined
  /** Of b in an action; 12 if left out. */
  readonly bits?: number
  names(scenario: P['scenario']): Names
  scenarios(): readonly ScenarioInfo[]
  /** The position before anybody has chosen, with its first phase begun. `options` are complete and valid. */
  open(scenario: string, options: Options, dice: Dice, journal?: Journal): P
  /** The `scenario` of the positions of such a game, where that takes less than to open it. */
  setting?(scenario: string, options: Options): P['scenario']
  /** The result, as soon as there is one; reads a cell. No seat is asked after it. */
  outcome(p: P): Outcome | undefined
  /**
   * What `seat` may know, in the same shape. Most is declared with the columns (`layout.redact`); code does the
   * exceptions.
   */
  redact(p: P, seat: number, into: P): void
  /** Some position that `seat` cannot tell from the true one, whose view this is. */
  imagine(view: P, seat: number, dice: Dice, into: P): void
  /** What is always true: sentences that say what is broken. The conformance kit asks after every play. */
  invariants?(p: P): Iterable<string>
  /** Cells and columns in which dice lie as they fell: odds by classes and by faces may differ in them. */
  readonly rolled?: readonly string[]
  /** By seat, the formations that its players can share among them. */
  formations?(scenario: P['scenario']): readonly (readonly Formation[])[]
  /**
   * Whose the action is among the players who share a seat: the number of a formation, −1 for the chief; undefined:
   * anybody's of them.
   */
  formation?(p: P, seat: number, action: Action): number | undefined
  readonly standing?: readonly StandingAnswer<P>[]
  /**
   * Names of the standing answers that together answer every question but a player's own plans: with them his absence
   * delays no one.
   */
  readonly unattended?: readonly string[]
  /**
   * Questions beyond legality (reach, sight, threats), of a view, answered in plain data. A host lets as many arguments
   * through as the function declares: one with a default value, and all behind it, would not count.
   */
  readonly queries?: Readonly<Record<string, (view: P, seat: number, ...args: number[]) => unknown>>
  readonly situations?: Situations<P>
  /** Why an action in words cannot be read, if the system knows the reason: an arrow that the board does not have. */
  misread?(seat: number, text: string): Refusal | undefined
  /**
   * The scenario that goes on from a game that is over, with the options by which it does; undefined where there is
   * none.
   */
  sequel?(p: P): { readonly scenario: string; readonly options: Options } | undefined
  /** Figures of a game that is over, for studies to average: `{ rounds: 8 }`. */
  measures?(p: P): Readonly<Record<string, number>>
  /** The accounts of a game that is over, of all that was told in it, for studies to average. */
  accounts?(p: P, told: readonly Told[]): Accounts
  /**
   * The same system over a designer's own data: `files` by their path in the system's data folder (`boards/A.json`), as
   * parsed, stand in for the shipped ones. Throws a UserError that names the file and what is wrong in it.
   */
  withData?(files: ReadonlyMap<string, unknown>): Ruleset<P>
}

/**
 * What shows a game before its rules are there: it lays positions out, sets scenarios up, and names things and events.
 */
export type Shown<P extends Position> = Pick<
  Ruleset<P>,
  'id' | 'title' | 'version' | 'seats' | 'layout' | 'events' | 'bits' | 'names' | 'scenarios' | 'formations'
> &
  Required<Pick<Ruleset<P>, 'setting'>>

/** A system over a designer's own files. */
export interface ByDesigner<P extends Position> {
  /** What shows a game. */
  readonly shown: Shown<P>
  /** The rules as they are played. */
  readonly toPlay: () => Promise<Ruleset<P>>
}

/** How a system reads a designer's own files. */
export interface Designed<P extends Position> {
  /** What may be replaced, by the path in the data folder: `map.json`, `boards/*.json` for any number of boards. */
  readonly files: readonly string[]
  /**
   * The system over these files, as parsed, in place of the shipped ones of the same path. Throws a UserError that names
   * the file, the place in it and what is expected there.
   */
  read(files: ReadonlyMap<string, unknown>): ByDesigner<P>
}
