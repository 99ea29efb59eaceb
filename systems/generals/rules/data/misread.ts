/**
 * Refuses actions in words that name something the board does not have, by the rule that they break (G1, G15, G27, G29,
 * G31).
 */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { enemyOf, RESERVE, sectorNumber, stepBetween, ZONE_NAMES } from '../state/board.ts'

const NO_SECTOR = refusal('G1', 'There are nine sectors of battlefield, a1 to c3, and the reserves RW and RB.')
const NOT_NEXT = refusal(
  'G27',
  'An arrow leads over a border into a neighbouring sector, never across a corner, and names every sector on its way.',
)
const TOO_LONG = refusal('G29', 'No unit moves more than two sectors in a round.')
const ENEMY_RESERVE = refusal('G31', 'The enemy reserve may never be entered.')
const NO_ZONE = refusal(
  'G15',
  'A battle zone lies on the border of two neighbouring sectors, and is named in their order: a1|b1, b2|b3.',
)

const SECTOR = '(?:R[A-Z]|[A-Za-z]\\d+)'
const ARROW = new RegExp(`(?:^| )(${SECTOR}(?:[->]${SECTOR})+)(?: |$)`)
const ZONE = new RegExp(`(?:^| )(${SECTOR}\\|${SECTOR})(?: |$)`)

/** Why an arrow or a zone in a seat's action cannot be read; undefined if the fault is elsewhere. */
export function misread(seat: number, text: string): Refusal | undefined {
  const arrow = ARROW.exec(text)?.[1]
  if (arrow !== undefined) return wrongArrow(seat, arrow.split(/[->]/).map(sectorNumber))
  const zone = ZONE.exec(text)?.[1]
  return zone !== undefined && !ZONE_NAMES.includes(zone) ? NO_ZONE : undefined
}

function wrongArrow(seat: number, sectors: readonly number[]): Refusal | undefined {
  if (sectors.includes(-1)) return NO_SECTOR
  const [, ...on] = sectors
  if (on.includes(RESERVE[enemyOf(seat)])) return ENEMY_RESERVE
  if (on.some((to, k) => stepBetween(sectors[k], to) < 0)) return NOT_NEXT
  return on.length > 2 ? TOO_LONG : undefined
}
