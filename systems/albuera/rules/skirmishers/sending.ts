/** 8.2 A battalion sends its company out. */
import { adjacent, neighbour } from '../../../../src/hex/index.ts'
import { type Choice, EVERYBODY, type Offers, refusal } from '../../../../src/kernel/index.ts'
import { arrive, canStay, current, isFresh, setAside, spend } from '../movement/course.ts'
import { fitLine } from '../movement/fitting.ts'
import { isIn } from '../movement/group.ts'
import { event } from '../state/events.ts'
import { putDown } from '../state/placing.ts'
import { type Albuera, arrival, mark } from '../state/position.ts'
import { rightOf } from '../state/troops.ts'
import { detach, isAttached } from './companies.ts'
import { detachFault, firstStep } from './detaching.ts'

const NOT_MOVING = refusal('8.2', 'A battalion detaches its company while it moves.')
const PASSING = refusal('R80', 'It passes friends here, and detaches no one before it can stay where it is.')

/** Offers each hex next to a unit once. */
function offerBeside(p: Albuera, unit: number, offers: Offers): void {
  const { grid } = p.scenario.ground
  const [left, right] = [p.at[unit], rightOf(p, unit)]
  for (let side = 0; side < 6; side++) {
    const hex = neighbour(grid, left, side)
    if (hex >= 0 && hex !== right) offers.try(unit, hex)
  }
  for (let side = 0; right >= 0 && side < 6; side++) {
    const hex = neighbour(grid, right, side)
    if (hex >= 0 && hex !== left && !adjacent(grid, left, hex)) offers.try(unit, hex)
  }
}

/** The company makes its whole movement before the battalion goes on with its own (R80). */
export const send: Choice<Albuera> = {
  verb: 'detach {units} > {hexes}',
  propose(p, _seat, offers) {
    const { company } = p.scenario.army
    const { units, count } = current(p)
    for (let k = 0; k < count; k++)
      if (company[units[k]] >= 0 && isAttached(p, company[units[k]])) offerBeside(p, units[k], offers)
  },
  check(p, _seat, unit, hex) {
    const group = current(p)
    if (!isIn(group, unit)) return NOT_MOVING
    const why = detachFault(p, unit, hex, p.left[unit], isFresh(p, group), p.doubled === 1)
    if (why !== undefined) return why
    return canStay(p, group) ? undefined : PASSING
  },
  play(p, _seat, unit, hex, _dice, journal) {
    const group = current(p)
    detachFault(p, unit, hex, p.left[unit], isFresh(p, group), false)
    const { facing, cost } = firstStep
    const company = p.scenario.army.company[unit]
    detach(p, unit)
    p.marks[unit] |= mark.DETACHED
    setAside(p, group)
    p.left[company] = p.left[unit]
    p.ready++
    p.marks[company] |= mark.MOVING
    p.face[company] = facing
    putDown(p, company, hex, false)
    journal?.tell(EVERYBODY, event.Detached, company, hex, facing, cost)
    p.mover = 1 + company
    p.sent = p.mover
    p.stepped = 1
    p.turned = 0
    const sent = current(p)
    spend(p, sent, cost)
    // R64 No unit reacts to companies that are sent out; enemy commanders may step back (14.10.8).
    arrive(p, sent, arrival.ALARM, journal)
    fitLine(p, unit, journal)
  },
}
