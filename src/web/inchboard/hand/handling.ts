/** What a system brings so that bodies on its table can be moved by hand. Reactive reads of what the table shows. */
import type { Refusal } from '../../../kernel/index.ts'
import type { SaidPart } from './said.ts'
import type { Mover, Way } from './way.ts'

/** A place on the table: cells east and north of its south-western corner, possibly fractional. */
export type Spot = readonly [x: number, y: number]

/** A sentence about a move. */
export interface Note {
  readonly text: string
  readonly isBad: boolean
}

/** The consequences of a move. */
export interface Measured {
  /** Inches. */
  readonly used: number
  readonly rate: number
  readonly left: number
  /** The corner that goes farthest: its name, from where and to where it goes. Empty for a body without corners. */
  readonly corner: string
  readonly from: Spot
  readonly to: Spot
  /** The outline of the ground that it goes over. */
  readonly way: readonly Spot[]
  /** Outlines of what it could reach from there. */
  readonly ranges: readonly (readonly Spot[])[]
  /** The bodies in the way, and those that it could strike from there. */
  readonly inWay: readonly number[]
  readonly strikes: readonly number[]
  /** What else the player should know about the move. */
  readonly notes: readonly Note[]
  /** The nearest other body, for screen readers: `3 inches from 14 Polish`. */
  readonly near: string
  /** Why it may not be made. */
  readonly refusal: Refusal | undefined
}

/** An action that puts a body very near the end of a way: its consequences, and the actions as text. */
interface Exact {
  readonly measured: Measured
  readonly texts: readonly string[]
}

export interface Handling {
  /** The limits of a body that can be moved now; undefined if it cannot. */
  moverOf(body: number): Mover | undefined
  /** Where its centre can go. */
  outlineOf(body: number): readonly Spot[]
  measure(body: number, way: Way): Measured
  /** The actions that carry it out, as text. */
  textsOf(body: number, way: Way): readonly string[]
  /**
   * What brings a body exactly beside a friend, if a way leads beside the friend; undefined if only the way itself can.
   */
  beside(body: number, way: Way, friend: number): Exact | undefined
  /** Why a body cannot go into contact with an enemy; undefined if it can, or if the question does not arise. */
  whyNoContact(body: number, enemy: number): Refusal | undefined
  /** A move in parts, for screen readers; the system knows whether to say “ahead” or “north”. */
  said(body: number, parts: readonly SaidPart[]): string
  /** A move as the player would type it. */
  printed(body: number, way: Way): string
  /** The move that was typed; undefined if the text is not a move. */
  typed(body: number, text: string): Way | undefined
}
