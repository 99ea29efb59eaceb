import type { Action, Engine, Forecast, Position, Refusal } from '../../kernel/index.ts'
import type { Ending } from '../../match/index.ts'
import type { ChatLine, HostMessages, Status } from '../../protocol/index.ts'

/**
 * One seat's place at a match, as everything on the screen sees it: the same over the network, against the computer, on
 * a shared screen and in a replay. All functions without arguments are reactive reads (Solid accessors).
 */
export interface Table<P extends Position = Position> {
  readonly engine: Engine<P>
  readonly scenario: P['scenario']
  readonly info: TableInfo
  /** Are the rules loaded? The board draws before they are; until then nothing is legal and no seat is asked. */
  isReady(): boolean
  /** Has loading the rules failed so far? It is retried every few seconds. */
  isLate(): boolean
  /** The seat whose view the board shows: its number, or SPECTATOR. */
  seat(): number
  /**
   * What is on the board now: the seat's view at the moment that the telling has reached or that the player looks back
   * at, with the draft of a secret choice played on it. A fresh object after every change; never write to it.
   */
  view(): P
  /** The name of the current phase in `view`, and the rule it carries out. */
  phase(): { readonly name: string; readonly rule: string } | undefined
  /** The seats that must choose, by `view`. */
  awaiting(): readonly string[]
  /** Must this seat choose now? Then the telling has reached the present, and nothing is on its way to the host. */
  asked(): boolean
  /** What the seat may do now, complete unless the rules say that the list is a sample; empty if it is not asked. */
  legal(): readonly Legal[]
  /** Why an action, as text, is not legal now; undefined if it is. */
  why(text: string): Refusal | undefined
  /** Does an action or a list of them. In a secret choice that is made together, they go into the draft instead. */
  act(...texts: string[]): void
  /** Why the host refused the last wish; kept until the next wish. */
  refusal(): Refusal | undefined
  /**
   * Why only part of the last list of actions was played: the refusal of the rest, or because others may react; kept
   * until the next wish.
   */
  halted(): Refusal | 'asked' | undefined

  /** In a secret choice that is made together: the actions drafted so far, in order; undefined elsewhere. */
  draft(): readonly string[] | undefined
  /**
   * Replaces the draft. Leaves out actions that are not legal one after the other; returns why the first of these was
   * not.
   */
  redraft(texts: readonly string[]): Refusal | undefined
  /** Hands the draft in, with the action that closes it. */
  submit(): void

  /**
   * What this seat is sending to the host: an answer, or the closing of a question with nothing to choose, which is
   * sent by itself after a moment. Both wait while there is no link.
   */
  onItsWay(): 'answer' | 'nothing' | undefined

  /** Everything told so far, up to the moment shown. */
  log(): readonly Told[]
  /** What is being told now, for the board to show; undefined while the telling rests. */
  happening(): Told | undefined
  /** The last event shown; if several were skipped together, the last of them worth a look. */
  heard(): Told | undefined
  /** Controls the telling: `skip` goes to the present at once, `next` to the next event. */
  readonly telling: Telling

  /** Moments that the player can look back at: updates of this seat. `at` is undefined in the present. */
  readonly past: Past

  /**
   * The odds of a legal action, as seen from this seat: how probable each value of `key` is. May take a few tenths of a
   * second.
   */
  odds(text: string, key: (end: P) => number, options?: OddsOptions<P>): Promise<Forecast>

  status(): Status
  /** Is the link to the host up? */
  linked(): boolean
  result(): Ending | undefined
  /** The talk so far, from some line to the last. */
  chat(): readonly ChatLine[]
  /** Fetches a page of earlier talk; resolves to false if there is none. */
  earlierChat(): Promise<boolean>
  /** What a person can do outside the rules. Each resolves to the reason if it was refused. */
  readonly wishes: Wishes
  /** Opens the rulebook at a rule. */
  cite(rule: string): void
  /** Has the seat made an entry that it could take back? */
  canTakeBack(): boolean
}

export interface TableInfo {
  readonly match: string
  readonly ruleset: string
  readonly scenario: string
  readonly options: Readonly<Record<string, string | number | boolean>>
  readonly seats: readonly string[]
  /** Seats that are played on this screen; several in hotseat. */
  readonly mine: readonly number[]
  readonly kind: 'online' | 'local' | 'replay'
  /** The designer's data that it is played by, if not the shipped data: its name and digest. */
  readonly pack?: { readonly name: string; readonly data: string }
  /** The hash of the record's first line, as sent by the host; a replay has none. */
  readonly chain?: string
  readonly commitment?: string
  /**
   * Set if the player here shares another player's seat: the place at the table, the name, and the formations
   * commanded.
   */
  readonly comrade?: { readonly place: string; readonly name: string; readonly formations: readonly string[] }
}

export interface Legal {
  readonly action: Action
  readonly text: string
  /** The first word of the verb, and its two numbers. */
  readonly verb: string
  readonly a: number
  readonly b: number
}

/** One event as this seat heard it. */
export interface Told {
  /** The number of the update that told it, and its place there. */
  readonly n: number
  readonly k: number
  /** Its name among the ruleset's events; 'TakenBack' if something was taken back. */
  readonly event: string
  readonly args: readonly [number, number, number, number]
}

interface Telling {
  /** Are events being shown one by one? */
  running(): boolean
  paused(): boolean
  pause(paused: boolean): void
  /** The number of events still to be told. */
  waiting(): number
  next(): void
  skip(): void
}

export interface Past {
  readonly length: () => number
  /** 0 is the opening, `length()` the present. */
  readonly at: () => number | undefined
  go(at: number | undefined): void
  /** Where rounds, turns and phases begin, as marks for the bar. */
  readonly marks: () => readonly { readonly at: number; readonly told: Told; readonly chapter: boolean }[]
}

interface OddsOptions<P> {
  /** Names of the phases before which the odds are taken; if left out, they are taken at the next question. */
  readonly until?: readonly string[]
  /** How many positions that the seat cannot tell apart must agree, if not the usual number: see `forecast`. */
  readonly agree?: number
  readonly answer?: (p: P) => { readonly seat: number; readonly action: Action } | undefined
}

export type Advice = HostMessages['advice']

export interface Wishes {
  resign(): Promise<Refusal | undefined>
  draw(offer: boolean): Promise<Refusal | undefined>
  /** Takes back at once if that is free; if not, asks the others if `ask`. */
  takeBack(ask: boolean): Promise<Refusal | 'needs consent' | undefined>
  agree(agrees: boolean): Promise<Refusal | undefined>
  say(text: string): Promise<Refusal | undefined>
  /** Gives the seat to a computer player, or takes it back (null). */
  hand(to: string | null): Promise<Refusal | undefined>
  claim(): Promise<Refusal | undefined>
  rematch(): Promise<Refusal | undefined>
  setName(name: string): Promise<Refusal | undefined>
  /** Gives a lost place again: `owner` proves that the match was begun here, `invitation` takes the place. */
  invite(place: string, owner: string, invitation: string): Promise<Refusal | undefined>
  /** The spectators' moment that is the same as this seat's moment `n`. */
  moment(n: number): Promise<number>
  setStanding(orders: readonly { readonly name: string; readonly about?: string }[]): Promise<Refusal | undefined>
  /** What a computer would do in the seat's place, and what else it considered; or why there is no hint. */
  advise(): Promise<Advice | Refusal>
  /** The record of a finished match, as text. */
  record(): Promise<string>
}
