/** For tests: the numbers of morale, as the rules have them. */
import { INCH } from '../../../../src/inches/index.ts'
import type { Nerve } from '../state/nerve.ts'

export const nerve: Nerve = {
  breaks: [6, 4, 3],
  modifiers: Int8Array.of(1, -1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -2, 1, 1, -2),
  passes: 3,
  shaken: 1,
  near: 4 * INCH,
  far: 8 * INCH,
  away: 0,
  chief: -1,
  radius: 4 * INCH,
  routs: Int16Array.of(6 * INCH, 12 * INCH, 6 * INCH),
  rallies: 3,
  rallyNeedsContact: true,
}
