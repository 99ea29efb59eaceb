/** 3.3 Subphase 2.2: the units of the activated commanders act, one after the other (12.13). */
import { begin, EVERYBODY, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { ARTILLERY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { raise } from '../state/placing.ts'
import { type Albuera, mark } from '../state/position.ts'
import { isClashHex } from '../state/troops.ts'
import { spend } from './course.ts'
import { alone, type Group, isReady, makeGroup, stackOf } from './group.ts'
import { Movement } from './moving.ts'

const NOT_READY = refusal(
  '4.4',
  'Units of the activated brigade act that are in range of their commander, and its Supporting Units, each once.',
)
const IN_CLASH = refusal('11.12', 'Only a Clash takes units out of a hex with enemies.')
const NO_STACK = refusal('12.13', 'The stack is named by the first unit in it that can act, and another can.')
const NO_ORDER = refusal('11.0', 'A stack is put in another order if all its units can act and have a point for it.')
const ON_TOP = refusal('11.0', 'It lies on top already, or alone.')

const scratch = makeGroup()

/** Units act in the order of the order of battle, so lists come in it. */
function eachReady(p: Albuera, visit: (unit: number) => void): void {
  for (let unit = 0; unit < p.left.length; unit++) if (isReady(p, unit)) visit(unit)
}

const fault = (p: Albuera, seat: number, unit: number) => {
  if (p.scenario.army.side[unit] !== seat || !isReady(p, unit)) return NOT_READY
  return isClashHex(p, p.at[unit]) ? IN_CLASH : undefined
}

function set(p: Albuera, { lead, units, count }: Group): void {
  for (let k = 0; k < count; k++) p.marks[units[k]] |= mark.MOVING
  p.mover = 1 + lead
  begin(p, Movement)
}

/** 11.0 Why this unit cannot be put on top of its stack. */
function topFault(p: Albuera, unit: number) {
  const { army, costs } = p.scenario
  if (army.arm[unit] === ARTILLERY) return NO_ORDER
  let above = 0
  let count = 0
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node]) {
    const other = army.unitOf[node]
    if (army.arm[other] === ARTILLERY) continue
    if (!isReady(p, other) || p.left[other] < costs.reorder) return NO_ORDER
    if (other === unit) above = count
    count++
  }
  return above === 0 ? ON_TOP : undefined
}

export const Acting: Phase<Albuera> = {
  name: 'acting',
  rule: '3.3',
  asks: (p) => (p.ready > 0 ? only(p.scenario.army.leads[p.drawn - 1]) : NOBODY),
  choices: [
    {
      verb: 'move {units}',
      propose: (p, _seat, offers) => eachReady(p, (unit) => offers.try(unit)),
      check: fault,
      play: (p, _seat, unit) => set(p, alone(p, unit, scratch)),
    },
    {
      verb: 'lead {units}',
      propose: (p, _seat, offers) => eachReady(p, (unit) => offers.try(unit)),
      check(p, seat, unit) {
        const why = fault(p, seat, unit)
        if (why !== undefined) return why
        const { lead, count, isGuns } = stackOf(p, unit, scratch)
        if (lead !== unit || count < 2 || isGuns) return NO_STACK
      },
      play: (p, _seat, unit) => set(p, stackOf(p, unit, scratch)),
    },
    {
      verb: 'put {units} on top',
      propose: (p, _seat, offers) => eachReady(p, (unit) => offers.try(unit)),
      check: (p, seat, unit) => fault(p, seat, unit) ?? topFault(p, unit),
      play(p, _seat, unit, _b, _dice, journal) {
        const group = stackOf(p, unit, scratch)
        spend(p, group, p.scenario.costs.reorder)
        for (let k = 0; k < group.count; k++) p.marks[group.units[k]] |= mark.DONE
        p.ready -= group.count
        raise(p, unit)
        journal?.tell(EVERYBODY, event.PutOnTop, unit, p.at[unit])
      },
    },
    {
      verb: 'end the movement',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.ready = 0
      },
    },
  ],
}
