/** How a move is written: a turn, and a way ahead and aside from where the body stands. */
import { DEGREE, INCH } from '../../../../src/inches/index.ts'
import type { Numbers } from '../../../../src/kernel/index.ts'

/** Cells in a sixteenth of an inch, the unit of ways. */
export const STEP = INCH / 16

/** The most degrees that a body turns in a move, to either side (rule 3). */
const MOST_TURN = 45
export const TURNS = 2 * MOST_TURN + 1

/** In sixteenths: a move of 16 inches at 45 degrees leads 11.3 inches ahead and aside; squares go 2 inches back. */
const MOST_AHEAD = 256
const MOST_BACK = 32
const MOST_ASIDE = 182
const WIDTH = 2 * MOST_ASIDE + 1
export const PLACES = (MOST_AHEAD + MOST_BACK + 1) * WIDTH

/** The number of a turn by whole degrees, to the right where positive: −45 to 45. */
export const turnOf = (degrees: number): number => degrees + MOST_TURN

/** Quarter degrees of a turn. */
export const quartersOf = (turn: number): number => (turn - MOST_TURN) * DEGREE

/** The number of a way: sixteenths of an inch ahead (−32 to 256) and to the right (−182 to 182). */
export const placeOf = (ahead: number, right: number): number => (ahead + MOST_BACK) * WIDTH + right + MOST_ASIDE

export const aheadOf = (place: number): number => Math.floor(place / WIDTH) - MOST_BACK
export const rightOf = (place: number): number => (place % WIDTH) - MOST_ASIDE

/** Is there a number for this way? */
export const isPlace = (ahead: number, right: number): boolean =>
  ahead >= -MOST_BACK && ahead <= MOST_AHEAD && Math.abs(right) <= MOST_ASIDE

const SIDED = /^([LR])(\d+(?:\.\d+)?)$/
const AHEAD = /^(-?\d+(?:\.\d+)?)(?: (\S+))?$/

/** A number to the right (or, negative, to the left): `R30`, `L30`. */
const sided = (right: number): string => `${right < 0 ? 'L' : 'R'}${Math.abs(right)}`

/** The number that `sided` prints as this text; NaN if there is none. */
function fromSided(text: string): number {
  const found = SIDED.exec(text)
  return found === null ? Number.NaN : Number(found[2]) * (found[1] === 'L' ? -1 : 1)
}

/** Turns as text: `0`, `R30`, `L5`. */
export const turns: Numbers = {
  print: (turn) => (turn === MOST_TURN ? '0' : sided(turn - MOST_TURN)),
  parse: (text) => (text === '0' ? MOST_TURN : turnOf(fromSided(text))),
}

/** Ways as text, in inches: `2.5` ahead, `2.5 R0.25` with a quarter of an inch to the right. */
export const places: Numbers = {
  print(place) {
    const [ahead, right] = [aheadOf(place) / 16, rightOf(place) / 16]
    return right === 0 ? String(ahead) : `${ahead} ${sided(right)}`
  },
  parse(text) {
    const [, ahead, right] = AHEAD.exec(text) ?? []
    if (ahead === undefined) return undefined
    const way = [16 * Number(ahead), right === undefined ? 0 : 16 * fromSided(right)] as const
    return way.every(Number.isInteger) && isPlace(...way) ? placeOf(...way) : undefined
  },
}
