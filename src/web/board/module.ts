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
   * The tools of the question that the seat is asked now (an order sheet, a list of spaces): stands below the
   * sentence in the panel, or over the board's foot on a phone. Nothing where the board itself is enough.
   */
  readonly Tools: Component<{ readonly table: Table<P> }>
  /**
   * Loads what asks the questions, where that is a part of its own: the rules wait for it, so that it is there when
   * anything is asked.
   */
  readonly loadQuestions?: () => Promise<void>
  /** The button that completes the question, where it must stay in sight however long the tools are: below them. */
  readonly Ends?: Component<{ readonly table: Table<P> }>
  /** Do the tools stay between two questions, because the next one comes in less than a moment? */
  lingers?(table: Table<P>): boolean
  /** Which side the player of a seat has, in the player's language: 'You are White'. */
  youAre(seat: number): string
  /** That the side of a seat has won, in the player's language and in the number of its name: 'The French have won'. */
  hasWon(seat: number): string
  /** The next decision in one sentence, in the player's language. */
  prompt(table: Table<P>): string
  /** What another player is deciding, if naming the player is not enough; in the player's language. */
  waiting?(table: Table<P>): string | undefined
  /** For a game that the rules have ended: why, and its score, in the player's language. */
  ending?(table: Table<P>): string
  /** What the round, the score and the phase are, in a few words for the head of the panel. */
  readonly Head: Component<{ readonly table: Table<P> }>
  /** The order of battle with losses. */
  readonly Armies: Component<{ readonly table: Table<P> }>
  /**
   * How an event is shown in the log, and how long it is looked at while it is told (milliseconds at normal speed; 0:
   * not stopped at).
   */
  show(told: Told): { readonly tone: 'chapter' | 'section' | 'plain' | 'aside'; readonly rest: number }
  /** An event in plain words, in the player's language: see `sentences`. */
  sentence(told: Told, table: Table<P>): string
  /** The log for reading: related events share one line, which unfolds. If left out, the log is shown as told. */
  fold?(log: readonly Told[], table: Table<P>): readonly (Told | Folded)[]
  /** The player's name for a thing of this kind, for sentences. If left out or undefined: its name in the notation. */
  nameOf?(kind: string, n: number, table: Table<P>): string | undefined
  /** An action in the notation, in the words of the board's own questions, by the view in which it was chosen. */
  actionName?(): Promise<(engine: Engine<P>, p: P, seat: number, text: string) => string | undefined>
  /** The place on the board that an event is about: a click in the log centres it there. */
  placeOf?(told: Told, table: Table<P>): string | undefined
  /** What an event sounds like, for those who have sound switched on; silent where it is left out. */
  soundOf?(told: Told, table: Table<P>): Sound | undefined
  /** The keys that this board knows beside those of every table, in the player's language: for the help. */
  keys?(): Promise<() => readonly (readonly [keys: readonly string[], what: string])[]>
  /** Sets up what the scenario leaves to the players, so that a picture of the position shows both armies. */
  setUp?(): Promise<(engine: Engine<P>, p: P) => void>
  /**
   * Guided battles, the first battle first: each prompt with its rule, shown while its condition holds. `lessons` of the
   * system names those after the first.
   */
  readonly guides?: readonly Guide<P>[]
  /** The dispatch of a finished game; loaded when a battle ends. */
  dispatch?(): Promise<(engine: Engine<P>, ended: Ended<P>) => Dispatch>
  /** Luck of the dice in a game that is over: expected against rolled, for the replay. */
  readonly Luck?: Component<{ readonly engine: Engine<P>; readonly record: string }>
  /** Both sides' plans of a round, side by side, for the replay of a finished game. */
  readonly Plans?: Component<{ readonly table: Table<P> }>
}

/** Several events of the log in one line. */
export interface Folded {
  /** Where the line stands: at the first of its events. */
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
  /** Loaded only where somebody is guided. */
  steps(): Promise<readonly GuideStep<P>[]>
}

export interface GuideStep<P extends Position = Position> {
  readonly title: string
  readonly text: string
  readonly rule: string
  /** The step is shown from when this holds first … */
  when(table: Table<P>): boolean
  /** … until this holds, or the reader goes on. */
  done(table: Table<P>): boolean
  /** What on the board it is about: a CSS selector. */
  readonly points?: string
  /** Events wait while it is read. */
  readonly pauses?: boolean
  /** A task: no button skips it. It disappears when it is done or no longer possible. */
  readonly task?: boolean
  /** Comes before all other cards while its condition holds. */
  readonly warns?: boolean
}
