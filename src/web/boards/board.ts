import type { Component } from 'solid-js'
import type { Position } from '../../engine/index.ts'
import type { Table, Told } from '../table/table.ts'

/** What a system brings to the client. Everything particular to it stands in its folder here, and is loaded with its first match. */
export interface BoardModule<P extends Position = Position> {
  /** Fills the space it is given: the map, the counters, what can be clicked. */
  readonly Board: Component<{ readonly table: Table<P> }>
  /**
   * The tools of the question that the seat is asked now (a planning sheet, a list of spaces): stands below the sentence
   * in the panel, or over the board's foot on a phone. Nothing where the board itself is enough.
   */
  readonly Tools: Component<{ readonly table: Table<P> }>
  /** What completes the question, where that is to be in sight however long the tools are: stands below them. */
  readonly Ends?: Component<{ readonly table: Table<P> }>
  /** Do the tools stay though nobody is asked, because the next question comes in less than a moment? */
  lingers?(table: Table<P>): boolean
  /** The next decision in one sentence, in the player's language. */
  prompt(table: Table<P>): string
  /** Of a game that the rules have ended: why, and its score, in the player's language. */
  ending?(table: Table<P>): string
  /** What the round, the score and the phase are, in a few words for the head of the panel. */
  readonly Head: Component<{ readonly table: Table<P> }>
  /** The order of battle with losses. */
  readonly Armies: Component<{ readonly table: Table<P> }>
  /** How an event is shown in the log, and how long it is looked at while it is told (milliseconds at normal speed; 0: not stopped at). */
  show(told: Told): { readonly tone: 'chapter' | 'section' | 'plain' | 'aside'; readonly rest: number }
  /** An event in plain words, in the player's language, for those who do not read the notation; `told.text` where it is left out. */
  sentence?(told: Told, table: Table<P>): string
  /** The place on the board that an event is about: a click in the log centres it there. */
  placeOf?(told: Told, table: Table<P>): string | undefined
  /** What an event sounds like, for those who have sound switched on; silent where it is left out. */
  soundOf?(told: Told, table: Table<P>): Sound | undefined
  /** The keys that this board knows beside those of every table, in the player's language: for the help. */
  keys?(): readonly (readonly [keys: readonly string[], what: string])[]
  /** The guided first battle: each prompt with its rule, shown while its condition holds. */
  readonly guide?: Guide<P>
  /** Luck of the dice in a game that is over: expected against rolled, for the replay. */
  readonly Luck?: Component<{ readonly record: string }>
  /** Both sides' plans of a round, side by side, for the replay of a finished game. */
  readonly Plans?: Component<{ readonly table: Table<P> }>
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
  /** While it is read nothing more is told. */
  readonly pauses?: boolean
}
