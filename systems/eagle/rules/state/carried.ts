/** S3.2 What the second day takes over from the first. */

/** Turns between the two days: both sides march, and rally (S3.2). */
export const NIGHT = 4
/** The length of the longest text that is read. */
export const LONGEST = 6_000
/** Order of a unit as written in the text of the first day; good order is left out. */
export const STATES = ['', 'disorganized', 'routed']

/** What is left of the first day. */
export interface Carried {
  /** Units on the map, each stack from the bottom. */
  readonly units: readonly {
    readonly unit: number
    readonly hex: number
    readonly facing: number
    readonly lost: number
    readonly state: number
    readonly limbered: boolean
  }[]
  readonly gone: readonly number[]
  /** Units that had not come yet. */
  readonly late: readonly number[]
  readonly leaders: readonly { readonly leader: number; readonly hex: number; readonly worn: boolean }[]
  /** By place: 0 neither side, 1 + side. */
  readonly held: readonly number[]
}
