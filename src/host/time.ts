/** The last moment that a `Date` can hold. */
const LATEST = 8_640_000_000_000_000

/**
 * A clock's reading, as a time that can be stored and read again: whole milliseconds since 1970. A wrongly set clock
 * must not keep anyone from playing: before 1970 the time is 0, and NaN is 0 too.
 */
export const asTime = (clock: number): number =>
  Number.isNaN(clock) ? 0 : Math.trunc(Math.min(Math.max(clock, 0), LATEST))
