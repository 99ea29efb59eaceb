/** A set of seats: bit n is seat n, bit 31 the spectators. */
export type Seats = number

/** The seat of the spectators. It gets views and events like any other, and never chooses. */
export const SPECTATOR = 31
export const NOBODY: Seats = 0
export const EVERYBODY: Seats = -1

/** The set that holds only this seat. */
export const only = (seat: number): Seats => 1 << seat

/** Is `seat` in the set? */
export const includes = (seats: Seats, seat: number): boolean => (seats & (1 << seat)) !== 0

/** The lowest seat of a set that is not empty; the spectators come last. */
export const lowest = (seats: Seats): number => 31 - Math.clz32(seats & -seats)

/** The players' seats in the set, in ascending order; spectators are left out. */
export function* each(seats: Seats): Generator<number> {
  for (let seat = 0; seat < SPECTATOR; seat++) if (includes(seats, seat)) yield seat
}
