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

/** Prints and parses the numbers of a kind that has too many things to list. */
export interface Numbers {
  print(n: number): string
  parse(text: string): number | undefined
}

/** The names of the things of each kind: together with the verbs and events they make the notation. */
export type Names = Readonly<Record<string, readonly string[] | Numbers>>

/** What a standing answer is about if nothing is named. */
export const ALL = -1

/** What a player may order beforehand: the steward consults it, through `check`, whenever the seat must choose. */
export interface StandingAnswer<P> {
  readonly name: string
  /** One sentence for the player, with what it is about: `fire whenever a reaction allows it: {brigades}`. */
  readonly text: string
  /** May it be ordered for everything that it can be about? Then no thing is named, and `about` is `ALL`. */
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
  /** Takes everything off; called before the first `place`, unless the file lets the other things stay. */
  clear(p: P): void
  /**
   * Sets a named field of the position. `phase` comes first, after everything is placed: the agenda is then empty, and
   * this must begin the phase and every phase below it. Throws a UserError for unknown fields.
   */
  set(p: P, field: string, value: unknown): void
  /** The value that `place` would take for `what` now, for `expect`. */
  read(p: P, what: string, like: unknown): unknown
  /** The value of a field that `set` knows. */
  field(p: P, field: string): unknown
  /** Called after everything is placed and set, to recompute derived values. */
  ready?(p: P): void
}

/** What is known of a designer's own data, apart from the data themselves. */
export interface PackInfo {
  readonly name: string
  /** The digest of its files: `packDigest`. */
  readonly files: string
}

/** A body of troops that one of several players of a seat can command. */
export interface Formation {
  /** The number that `formation` gives it. */
  readonly number: number
  /** Its short name in the rules, by which it is given to a player: `POI`. */
  readonly id: string
  readonly title: string
}

/** What a game cost and what decided it: amounts by seat, and for each seat by kind. */
export interface Accounts {
  /** What each side has lost, by arm: `{ infantry: 3, cavalry: 1 }`. */
  readonly losses: readonly Readonly<Record<string, number>>[]
  /** What decides the game, by where it comes from: `{ captures: 4, objectives: 5 }`. */
  readonly points: readonly Readonly<Record<string, number>>[]
}

/**
 * A system: data and functions, no hidden state. From it the kernel makes, once for all systems, everything else: who
 * must choose, what is legal, why not, what happens, notation, odds and matches (see `engine`).
 */
export interface Ruleset<P extends Position> {
  readonly id: string
  readonly title: string
  /** Counted up whenever a change would make the same record play differently. */
  readonly version: number
  /** Names of the seats; a seat is a side, and only the match knows the players who share it. */
  readonly seats: readonly string[]
  readonly rulebook: readonly Rule[]
  /** The data files that the rules read (board, tables, scenarios), as parsed: a record keeps their digest. */
  readonly data?: unknown
  /** The designer's own data, if the system is not played with the shipped data alone. */
  readonly pack?: PackInfo
  /** What `dataDigest` gave for the complete data, if `data` is a shorter copy that plays the same. */
  readonly digest?: string | undefined
  readonly layout: Layout<P>
  readonly phases: readonly Phase<P>[]
  readonly events: readonly EventKind[]
  /**
   * An event in one sentence, by its name and its arguments (`sentenceArgs`); undefined if there is none. Rules carry
   * no sentences: code that loads a system for readers adds those of a catalogue.
   */
  readonly sentence?: (event: string, args: SentenceArgs) => string | undefined
  /** Bits of b in an action; 12 if left out. */
  readonly bits?: number
  names(scenario: P['scenario']): Names
  scenarios(): readonly ScenarioInfo[]
  /** The position before anybody has chosen, with its first phase begun. `options` are complete and valid. */
  open(scenario: string, options: Options, dice: Dice, journal?: Journal): P
  /** The `scenario` of the positions of such a game, if it can be had more cheaply than by opening the game. */
  setting?(scenario: string, options: Options): P['scenario']
  /** The result, as soon as there is one; it reads a cell. No seat is asked after it. */
  outcome(p: P): Outcome | undefined
  /**
   * Writes to `into` what `seat` may know, in the same shape. Most of it is declared with the columns
   * (`layout.redact`); code handles the exceptions.
   */
  redact(p: P, seat: number, into: P): void
  /** Writes to `into` some position that `seat` cannot tell from the true one; `view` is what the seat sees. */
  imagine(view: P, seat: number, dice: Dice, into: P): void
  /** Sentences that say which invariants are broken. The conformance kit checks them after every play. */
  invariants?(p: P): Iterable<string>
  /** Cells and columns that hold dice as they fell: in these, odds by classes and by faces may differ. */
  readonly rolled?: readonly string[]
  /** By seat, the formations that its players can divide among themselves. */
  formations?(scenario: P['scenario']): readonly (readonly Formation[])[]
  /**
   * To which of the players who share a seat the action belongs: the number of a formation, −1 for the chief, undefined
   * for any of them.
   */
  formation?(p: P, seat: number, action: Action): number | undefined
  readonly standing?: readonly StandingAnswer<P>[]
  /**
   * Names of the standing answers that together answer every question except a player's own plans: with them his
   * absence delays no one.
   */
  readonly unattended?: readonly string[]
  /**
   * Questions about a view that go beyond legality (reach, sight, threats), answered in plain data. A host passes only
   * as many arguments as the function declares: a parameter with a default value, and all after it, would not count.
   */
  readonly queries?: Readonly<Record<string, (view: P, seat: number, ...args: number[]) => unknown>>
  readonly situations?: Situations<P>
  /**
   * Why an action in words cannot be read, if the system knows the reason, such as an arrow that the board does not
   * have.
   */
  misread?(seat: number, text: string): Refusal | undefined
  /** The scenario that continues a game that is over, with its options; undefined if there is none. */
  sequel?(p: P): { readonly scenario: string; readonly options: Options } | undefined
  /** Figures of a game that is over, for studies to average: `{ rounds: 8 }`. */
  measures?(p: P): Readonly<Record<string, number>>
  /** The accounts of a game that is over, made from everything that was told in it, for studies to average. */
  accounts?(p: P, told: readonly Told[]): Accounts
  /**
   * The same system with a designer's own data: `files` by their path in the system's data folder (`boards/A.json`), as
   * parsed, replace the shipped ones. Throws a UserError that names the file and what is wrong in it.
   */
  withData?(files: ReadonlyMap<string, unknown>): Ruleset<P>
}

/**
 * The part of a ruleset that shows a game before the rules are loaded: it lays out positions, sets up scenarios, and
 * names things and events.
 */
export type Shown<P extends Position> = Pick<
  Ruleset<P>,
  'id' | 'title' | 'version' | 'seats' | 'layout' | 'events' | 'bits' | 'names' | 'scenarios' | 'formations'
> &
  Required<Pick<Ruleset<P>, 'setting'>>

/** A system with a designer's own files. */
export interface ByDesigner<P extends Position> {
  /** The part that shows a game. */
  readonly shown: Shown<P>
  /** The rules as they are played. */
  readonly toPlay: () => Promise<Ruleset<P>>
}

/** How a system reads a designer's own files. */
export interface Designed<P extends Position> {
  /** What may be replaced, by the path in the data folder: `map.json`, `boards/*.json` for any number of boards. */
  readonly files: readonly string[]
  /**
   * The system with these files, as parsed, in place of the shipped ones of the same path. Throws a UserError that
   * names the file, the place in it and what is expected there.
   */
  read(files: ReadonlyMap<string, unknown>): ByDesigner<P>
}
