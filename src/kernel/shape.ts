import type { Position, Scenario } from './position.ts'

/** The means by which a ruleset declares its position: cells, columns, locals and slots, and who may see them. */

/**
 * Which seats may see a cell: all, the seat that owns the thing the column is about, or none before the end of the
 * game.
 */
export type Sight = 'open' | 'own' | 'nobody'

export interface CellSpec {
  readonly of: 'cell'
  readonly seen: Sight
}
export interface LocalSpec {
  readonly of: 'local'
}
export interface SlotSpec {
  readonly of: 'slot'
}
export interface ColumnSpec {
  readonly of: 'column'
  readonly per: string
  readonly seen: Sight
}
export type Shape = Readonly<Record<string, CellSpec | LocalSpec | SlotSpec | ColumnSpec>>

/** One number of the position. */
export const cell: CellSpec = { of: 'cell', seen: 'open' }
/** One number of the position that no one sees while the game runs. */
export const hiddenCell: CellSpec = { of: 'cell', seen: 'nobody' }
/** One number of every frame of the agenda; always open, so it may name only what everybody sees. */
export const local: LocalSpec = { of: 'local' }
/**
 * A local without a name in the position: each phase gives it a name of its own (`Layout.frame`). As open as any local.
 */
export const slot: SlotSpec = { of: 'slot' }
/** One number for each of the things that the scenario counts under `kind`. */
export const per = (kind: string, seen: Sight = 'open'): ColumnSpec => ({ of: 'column', per: kind, seen })

/** A homomorphic mapped type, so that each name keeps its documentation, its definition and its rename. */
export type Laid<T extends Shape, S extends Scenario> = Position<S> & {
  -readonly [K in keyof T as T[K] extends SlotSpec ? never : K]: T[K] extends { of: 'column' } ? Int16Array : number
}

/** The names of a phase's locals, each with the slot that it stands for: 1 is the first slot of the layout. */
export type SlotNames = Readonly<Record<string, number>>

/** One frame of the agenda, read and written by the names that its phase gives the slots. */
export type Frame<N extends SlotNames> = { -readonly [K in keyof N]: number }

/** Gives the frame on top of the agenda of `p`. The result keeps referring to that frame when another comes on top. */
export interface FrameOf<P extends Position, N extends SlotNames = SlotNames> {
  (p: P): Frame<N>
  readonly slots: N
}
