import type { Component } from 'solid-js'
import type { Engine, Position } from '../../kernel/index.ts'
import type { Dispatch } from './dispatch.ts'
import type { Ended } from './ended.ts'
import type { Table, Told } from './table.ts'

/** What a system brings to the client. Its board and its words are loaded with the first match. */
export interface BoardModule<P extends Position = Position> {
  /** Fills the space it is given: the map, the counters, what can be clicked. */
  readonly Board: Component<{ readonly table: Table<P> }>
  /**
   * The tools for the seat's current question (an order sheet, a list of spaces): below the sentence in the panel, or
   * over the board's foot on a phone. Empty if the board itself is enough.
   */
  readonly Tools: Component<{ readonly table: Table<P> }>
  /**
   * Loads the code that asks the questions, if it is loaded separately: the rules wait for it, so that it is there when
   * anything is asked.
   */
  readonly loadQuestions?: () => Promise<void>
  /** The button that completes the question, if it must stay in sight below the tools, however long they are. */
  readonly Ends?: Component<{ readonly table: Table<P> }>
  /** Do the tools stay between two questions, because the next one comes in less than a moment? */
  lingers?(table: Table<P>): boolean
  /** Says which side the player of a seat has, in the player's language: 'You are White'. */
  youAre(seat: number): string
  /**
   * Says that the side of a seat has won, in the player's language, singular or plural to match its name: 'The French
   * have won'.
   */
  hasWon(seat: number): string
  /** The next decision in one sentence, in the player's language. */
  prompt(table: Table<P>): string
  /** What another player is deciding, if naming the player is not enough; in the player's language. */
  waiting?(table: Table<P>): string | undefined
  /** For a game that the rules have ended: why, and its score, in the player's language. */
  ending?(table: Table<P>): string
  /** The round, the score and the phase, in a few words for the head of the panel. */
  readonly Head: Component<{ readonly table: Table<P> }>
  /** The order of battle with losses. */
  readonly Armies: Component<{ readonly table: Table<P> }>
  /**
   * How an event is shown in the log, and how long it stays on the screen while it is told (milliseconds at normal
   * speed; 0: no stop).
   */
  show(told: Told): { readonly tone: 'chapter' | 'section' | 'plain' | 'aside'; readonly rest: number }
  /** An event in plain words, in the player's language: see `sentences`. */
  sentence(told: Told, table: Table<P>): string
  /** The log for reading: related events share a line, which unfolds. If left out, the log is shown as told. */
  fold?(log: readonly Told[], table: Table<P>): readonly (Told | Folded)[]
  /** The player's name for a thing of this kind, for sentences. If left out or undefined: its name in the notation. */
  nameOf?(kind: string, n: number, table: Table<P>): string | undefined
  /**
   * Puts an action in the notation into the words of the board's own questions, by the view in which it was chosen.
   * `then` is what the same body goes on to do; a board that has no words for that names the action alone.
   */
  actionName?(): Promise<
    (engine: Engine<P>, p: P, seat: number, text: string, then: readonly string[]) => string | undefined
  >
  /** The place on the board that an event is about: a click in the log centres it there. */
  placeOf?(told: Told, table: Table<P>): string | undefined
  /** The sound of an event, for players who have sound switched on; silent if left out. */
  soundOf?(told: Told, table: Table<P>): Sound | undefined
  /** The keys of this board in addition to those of every table, in the player's language, for the help. */
  keys?(): Promise<() => readonly (readonly [keys: readonly string[], what: string])[]>
  /** Sets up what the scenario leaves to the players, so that a picture of the position shows both armies. */
  setUp?(): Promise<(engine: Engine<P>, p: P) => void>
  /**
   * Guided battles, the first battle first: each prompt has its rule and is shown while its condition holds. `lessons`
   * of the system names those after the first.
   */
  readonly guides?: readonly Guide<P>[]
  /** The dispatch of a finished game; loaded when a battle ends. */
  dispatch?(): Promise<(engine: Engine<P>, ended: Ended<P>) => Dispatch>
  /** The luck of the dice in a finished game: expected against rolled, for the replay. */
  readonly Luck?: Component<{ readonly engine: Engine<P>; readonly record: string }>
  /** Both sides' plans of a round, side by side, for the replay of a finished game. */
  readonly Plans?: Component<{ readonly table: Table<P> }>
}

/** Several events of the log in one line. */
export interface Folded {
  /** The first of its events, where the line stands. */
  readonly first: Told
  readonly text: string
  readonly place?: string | undefined
  readonly inside: readonly Told[]
}

/** What can be heard of an event. */
export type Sound = 'drum' | 'steps' | 'hooves' | 'dice' | 'volley' | 'gun' | 'trumpet'

export interface Guide<P extends Position = Position> {
  readonly scenario: string
  readonly seat: string
  /** Loaded only for a guided battle. */
  steps(): Promise<readonly GuideStep<P>[]>
}

export interface GuideStep<P extends Position = Position> {
  readonly title: string
  readonly text: string
  readonly rule: string
  /** The step is shown from the first time that this holds … */
  when(table: Table<P>): boolean
  /** … until this holds or the reader goes on. */
  done(table: Table<P>): boolean
  /** What it is about on the board: a CSS selector. */
  readonly points?: string
  /** Do events wait while it is read? */
  readonly pauses?: boolean
  /** A task: no button skips it. It disappears when it is done or no longer possible. */
  readonly task?: boolean
  /** Comes before all other cards while its condition holds. */
  readonly warns?: boolean
}
