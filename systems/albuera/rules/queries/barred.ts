/** Why a unit cannot come to a hex. */
import { neighbour } from '../../../../src/hex/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { isFresh, shift } from '../movement/course.ts'
import { alone, makeGroup, moving, pointsOf } from '../movement/group.ts'
import { stackFault } from '../movement/stacking.ts'
import { sideOfWay, stepFault, TOO_DEAR, WAYS } from '../movement/steps.ts'
import { type Albuera, albueraLayout } from '../state/position.ts'
import { type Reached, reach } from './reach.ts'

const STEPWISE = refusal('12.9', 'A Double March is made step by step, forward left or forward right.')

const group = makeGroup()

/**
 * What keeps a unit, or the units that move with it, from ending its movement in a hex. Asks for each last step from a
 * place that it can reach, as if no unit reacted on the way, so no die falls. Too few points come last as a reason.
 */
export function barred(p: Albuera, unit: number, hex: number): Refusal {
  const isMoving = p.mover - 1 === unit
  if (isMoving && p.doubled === 1) return STEPWISE
  const there = albueraLayout.make(p.scenario)
  albueraLayout.copy(p, there)
  const asked = isMoving ? moving(there, group) : alone(there, unit, group)
  const { lead, isWide } = asked
  const points = pointsOf(there, asked)
  const fresh = isFresh(there, asked)
  // The cheapest first: a more expensive way may have a facing that is at fault, and was not wanted.
  const places = reach(p, unit, 0).sort((one, other) => one.cost - other.cost)
  for (const place of places) {
    const isFirst = place === places[0]
    if (!isFirst) shift(there, asked, place.hex, place.facing, isWide)
    if (covers(place, hex) && !place.stays) {
      const why = stackFault(there, asked, place.hex, place.facing, there.array[lead], isWide)
      if (why !== undefined) return why
    }
    const stepped = there.stepped === 1 || place.hex !== places[0].hex || (isWide && !isFirst)
    for (let way = 0; way < WAYS; way++) {
      const side = sideOfWay(way, place.facing)
      const halves = isWide ? [place.hex, place.right] : [place.hex]
      if (!halves.some((half) => neighbour(p.scenario.ground.grid, half, side) === hex)) continue
      const why = stepFault(there, asked, way, points - place.cost, isFirst && fresh, { stepped, doubled: false })
      if (why !== undefined && why.rule !== TOO_DEAR.rule) return why
    }
  }
  return TOO_DEAR
}

const covers = ({ hex, right }: Reached, one: number): boolean => hex === one || right === one
