/** For tests: the numbers of rule 7, as the seed has them. */
import { DEGREE, INCH } from '../../../../src/inches/index.ts'
import { GUN_ACTION_IDS } from '../state/gun-actions.ts'
import type { Gunnery } from '../state/gunnery.ts'

/** A75 */
const PAIRS = new Set(['fire limber', 'fire hand', 'limber move', 'move unlimber', 'unlimber fire'])

export const gunnery: Gunnery = {
  arc: 45 * DEGREE,
  clear: INCH,
  overhead: 8 * INCH,
  bounce: 4 * INCH,
  cover: INCH,
  ranges: Int16Array.from([6, 8, 10, 14, 16, 20], (inches) => inches * INCH),
  needs: Int8Array.of(6, 8, 7, 9, 8, 10, 9, 11),
  modifiers: Int8Array.of(1, -1, -1, -1),
  double: 2,
  pairs: Int8Array.from(
    GUN_ACTION_IDS.flatMap((first) => GUN_ACTION_IDS.map((second) => Number(PAIRS.has(`${first} ${second}`)))),
  ),
}
