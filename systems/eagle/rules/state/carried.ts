/** S3.2 What the second day takes over from the first. */

/** Turns between the two days: both sides march, and rally (S3.2). */
export const NIGHT = 4
/** The longest text that is read. */
export const LONGEST = 6_000
/** Order of a unit as the text of the first day has it; good order is left out. */
export const STATES = ['', 'disorganized', 'routed']

/** What is left of the first day. */
export interface Carried {
  /** Those on the map, each stack from below. */
  readonly units: readonly {
    readonly unit: number
    readonly hex: number
    readonly facing: number
    readonly lost: number
    readonly state: number
    readonly limbered: boolean
  }[]
  readonly gone: readonly number[]
  /** Those who had not yet come. */
  readonly late: readonly number[]
  readonly leaders: readonly { readonly leader: number; readonly hex: number; readonly worn: boolean }[]
  /** By place: 0 neither side, 1 + side. */
  readonly held: readonly number[]
}
