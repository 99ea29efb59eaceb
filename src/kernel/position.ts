/** The number of things of each kind: units, hexes, facings… These are also the ranges of actions. */
export type Counts = Readonly<Record<string, number>>

/** What never changes in a game, open to all: the map, the order of battle, the options. No secret may lie here. */
export interface Scenario {
  readonly id: string
  readonly counts: Counts
  readonly options: Readonly<Record<string, unknown>>
}

/** One moment of a game: a block of 16-bit integers, made by a `layout`. */
export interface Position<S extends Scenario = Scenario> {
  readonly scenario: S
  readonly cells: Int16Array
  /**
   * The same block as 32-bit words, to find quickly where two positions differ; its length is a multiple of eight
   * bytes.
   */
  readonly words: Int32Array
  /** How many frames the agenda may hold. */
  readonly frames: number
  /** Index of the frame on top of the agenda; −1 when the agenda is empty. */
  depth: number
  /** The frame on top: which phase runs (its number in the ruleset) and which of its steps comes next. */
  phase: number
  step: number
  /** The frame on top: which seats have closed a secret choice (bit n: seat n), or OPENED. */
  closed: number
}
