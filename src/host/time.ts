/** The last moment that a `Date` can tell. */
const LATEST = 8_640_000_000_000_000

/**
 * What a clock says, as a time that can be stored and read again: whole milliseconds since 1970. A clock that was set
 * wrong must not keep anyone from playing: before 1970 it is 0, and what is no number is 0 too.
 */
export const asTime = (clock: number): number =>
  Number.isNaN(clock) ? 0 : Math.trunc(Math.min(Math.max(clock, 0), LATEST))
