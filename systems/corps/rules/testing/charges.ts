/** For tests: the numbers of charges, as the tables have them. */
import { DEGREE, INCH } from '../../../../src/inches/index.ts'
import type { Charges } from '../state/charges.ts'

export const charges: Charges = {
  need: 4,
  general: 4 * INCH,
  toCharge: Int8Array.of(1, -1, 1, -1, 1, 0),
  toReact: Int8Array.of(1, -1, 1, -1, -1, 0),
  square: 4 * INCH,
  giveWay: 4 * INCH,
  supports: 4 * INCH,
  helps: 4 * INCH,
  mayChargeInstead: false,
  arc: 45 * DEGREE,
  chases: [
    { most: 2, follows: true, cells: 12 * INCH, casualties: 1 },
    { most: 4, follows: false, cells: 8 * INCH, casualties: 0 },
    { most: 6, follows: false, cells: 4 * INCH, casualties: 0 },
  ],
}
