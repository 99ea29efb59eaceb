/** S3.7, RA63 Units that leave the map by the road to La Carolina. */
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { forbidsLeaving } from '../orders/limits.ts'
import { event } from '../state/events.ts'
import { CART } from '../state/ground.ts'
import { type Eagle, EXITED, mark, note } from '../state/position.ts'
import { isSpread, leave, remove } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { judge } from '../victory/demoralization.ts'
import { leavesZone } from './leaving-zones.ts'
import { eachSeat } from './listed-choices.ts'
import { dissolve, endMove, pointsFor, startMove } from './movement.ts'
import { NO_COMMAND, whyNotGo } from './steps.ts'

const NO_EXIT = refusal(
  'RA63',
  "Only units of Dupont's brigades leave, from the hex of the road to La Carolina, for a movement point.",
)

/**
 * Returns why a unit may not leave the map. That is a step like any other: it obeys orders and zones of control, and
 * continues along the road.
 */
function whyNotExit(p: Eagle, seat: number, unit: number): Refusal | undefined {
  const { army, exit, leaving } = p.scenario
  const idle = whyNotGo(p, seat, unit)
  if (idle) return idle
  if (
    p.at[unit] !== exit ||
    ((leaving >> army.formation[unit]) & 1) === 0 ||
    army.arm[unit] === CART ||
    p.chase > 0 ||
    isSpread(p, unit)
  )
    return NO_EXIT
  if (pointsFor(p, unit, true) < 1) return NO_EXIT
  if (zoneAgainst(p, seat, exit) !== NO_ZONE && (p.notes[unit] & note.COMMAND) === 0) return NO_COMMAND
  return forbidsLeaving(p, unit)
}

/** `exit {units}`: a unit leaves the map; units that came along with it stay. */
export const goOut: Choice<Eagle> = {
  verb: 'exit {units}',
  ...eachSeat((p, seat, offers) => {
    const { army, exit } = p.scenario
    for (let node = exit < 0 ? -1 : p.top[exit]; node >= 0; node = p.below[node])
      if (army.unitOf[node] === node && army.side[node] === seat) offers.try(node)
  }),
  check: whyNotExit,
  play(p, _seat, unit, _b, dice, journal) {
    startMove(p, unit)
    dissolve(p, (p.marks[unit] & mark.MOVED) !== 0)
    p.marks[unit] |= mark.MOVED
    if (!leavesZone(p, unit, -1, dice, journal)) return
    const hex = p.at[unit]
    endMove(p)
    leave(p, unit)
    remove(p, unit, EXITED)
    journal?.tell(EVERYBODY, event.Left, unit, hex)
    judge(p, journal)
  },
}
