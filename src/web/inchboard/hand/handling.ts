/** What a system brings so that what stands on its table can be moved by hand. Reactive reads of what the table shows. */
import type { Refusal } from '../../../kernel/index.ts'
import type { SaidPart } from './said.ts'
import type { Mover, Way } from './way.ts'

/** A place on the table: cells east and north of its south-western corner, whole or not. */
export type Spot = readonly [x: number, y: number]

/** A sentence about a move. */
export interface Note {
  readonly text: string
  readonly isBad: boolean
}

/** What a move comes to. */
export interface Measured {
  /** Inches. */
  readonly used: number
  readonly rate: number
  readonly left: number
  /** The corner that goes farthest: what it is called, from where and to where it goes. Empty for what has no corners. */
  readonly corner: string
  readonly from: Spot
  readonly to: Spot
  /** The outline of the ground that it goes over. */
  readonly way: readonly Spot[]
  /** Outlines of what it could reach from there. */
  readonly ranges: readonly (readonly Spot[])[]
  /** Who is in the way, and whom it could strike from there. */
  readonly inWay: readonly number[]
  readonly strikes: readonly number[]
  /** What else is to be known of it. */
  readonly notes: readonly Note[]
  /** The nearest other, for those who hear the board: `3 inches from 14 Polish`. */
  readonly near: string
  /** Why it may not be made. */
  readonly refusal: Refusal | undefined
}

/** An action that puts a body where a way nearly leads: what it comes to, and the actions as text. */
interface Exact {
  readonly measured: Measured
  readonly texts: readonly string[]
}

export interface Handling {
  /** What limits a body that can be moved now; undefined where it cannot be. */
  moverOf(body: number): Mover | undefined
  /** Where its centre can go. */
  outlineOf(body: number): readonly Spot[]
  measure(body: number, way: Way): Measured
  /** The actions that carry it out, as text. */
  textsOf(body: number, way: Way): readonly string[]
  /** What brings a body exactly beside a friend, where a way beside him leads; undefined where that way alone can. */
  beside(body: number, way: Way, friend: number): Exact | undefined
  /** Why a body cannot go into contact with an enemy; undefined if it can, or if no such thing is asked. */
  whyNoContact(body: number, enemy: number): Refusal | undefined
  /** A move in parts, for those who hear it; the system knows whether it goes ahead or north. */
  said(body: number, parts: readonly SaidPart[]): string
  /** A move as it is typed. */
  printed(body: number, way: Way): string
  /** What has been typed; undefined where it is no move. */
  typed(body: number, text: string): Way | undefined
}
