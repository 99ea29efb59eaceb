/** Which arrows a board allows on an order sheet, regardless of the units. */
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import {
  arrowsFrom,
  enemyOf,
  isArrow,
  isReserve,
  isStorm,
  isStraight,
  MARCHES,
  marchEnd,
  marchLast,
  marchStep,
  RESERVE,
  SECTORS,
  SIDES,
  stepCompass,
  stepFrom,
  stepTo,
} from './board.ts'
import type { GeneralsScenario } from './position.ts'
import { arm } from './stands.ts'

export const NOT_AN_ORDER = refusal(
  'G17',
  'An order is for infantry, cavalry or artillery, and its arrow begins where the unit stands.',
)
const ONE_SECTOR = refusal('G29', 'Infantry moves one sector a round.')
const ENEMY_RESERVE = refusal('G31', 'The enemy reserve may never be entered.')
export const ROUND_THE_CORNER = refusal('G74', 'Guns aim in a straight line, at the next sector or the one beyond.')
export const RESERVE_GUNS = refusal('G74', 'Guns do not fire into a reserve, nor out of one.')
export const REAR = refusal('A35', 'Guns do not fire to the rear.')
const FOREST_ENDS = refusal('G138', 'A forest ends the march: who enters it is spent.')
const NOT_INFANTRY = refusal('G146', 'Only infantry can attack a building.')

/** To the rear of a side: towards its own reserve (A35). */
export const isRearward = (side: number, step: number): boolean => stepCompass[step] === (side === 0 ? 2 : 0)

/** Why an arrow cannot be drawn at all on this board, regardless of the units. */
function arrowRefusal(
  scenario: Pick<GeneralsScenario, 'terrain' | 'readings'>,
  side: number,
  a: number,
  march: number,
): Refusal | undefined {
  if (a > arm.A || a === arm.C_AGAIN || !isArrow(march)) return NOT_AN_ORDER
  if (isStorm(march)) return a === arm.I ? undefined : NOT_INFANTRY
  const step = marchStep[march]
  const last = marchLast[march]
  const beyond = RESERVE[enemyOf(side)]
  if (stepFrom[step] === beyond || stepTo[step] === beyond || (last >= 0 && stepTo[last] === beyond))
    return ENEMY_RESERVE
  if (last < 0) return undefined
  if (a === arm.I) return ONE_SECTOR
  if (a === arm.A) {
    if (!isStraight(march)) return ROUND_THE_CORNER
    if (isReserve(stepFrom[step]) || isReserve(stepTo[step]) || isReserve(marchEnd[march])) return RESERVE_GUNS
    return isRearward(side, step) && !scenario.readings.rearFire ? REAR : undefined
  }
  return scenario.terrain.forest[stepTo[step]] === 1 ? FOREST_ENDS : undefined
}

/** The arms that get orders. */
export const ARROW_ARMS = [arm.I, arm.C, arm.A]

/** Why an arrow cannot be drawn, by side, arm and march: made once for each scenario. */
export function arrowRefusals(
  scenario: Pick<GeneralsScenario, 'terrain' | 'readings'>,
): readonly (Refusal | undefined)[] {
  const table: (Refusal | undefined)[] = []
  for (const side of SIDES)
    for (let a = 0; a <= arm.A; a++)
      for (let march = 0; march < MARCHES; march++) table.push(arrowRefusal(scenario, side, a, march))
  return table
}
/** The arrows that this board allows, by side, arm and sector: what a sheet offers. */
export function drawableArrows(arrows: readonly (Refusal | undefined)[]): readonly (readonly number[])[] {
  return SIDES.flatMap((side) =>
    Array.from({ length: (arm.A + 1) * SECTORS }, (_, k) => {
      const a = Math.floor(k / SECTORS)
      return arrowsFrom[k % SECTORS].filter((march) => arrows[arrowAt(side, a, march)] === undefined)
    }),
  )
}

/** The place of an arrow in the table of refusals. */
export const arrowAt = (side: number, a: number, march: number): number => (side * (arm.A + 1) + a) * MARCHES + march
