/**
 * 3.3 Subphase 2.2: the sides take turns at single actions, the other side first (14.5). The active side moves a unit
 * or a stack to its end, or fires; the other fires. Two passes in a row end it.
 */
import { begin, EVERYBODY, NOBODY, type Offers, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { activeSide, canFire, declareFault, offerFire, pay } from '../fire/declaring.ts'
import { explainShot, targetFault } from '../fire/targets.ts'
import { declare } from '../fire/volley.ts'
import { ARTILLERY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { raise } from '../state/placing.ts'
import { type Albuera, mark, other } from '../state/position.ts'
import { isInClash } from '../state/troops.ts'
import { idleFault } from './allowance.ts'
import { spend } from './course.ts'
import { alone, type Group, hasBegunTogether, isReady, makeGroup, stackOf } from './group.ts'
import { Movement } from './moving.ts'

const NOT_HIS = refusal('14.5', 'Each side moves its own units.')
const IN_CLASH = refusal('11.12', 'Only a Clash takes units out of a hex with enemies.')
const NO_STACK = refusal('12.13', 'Name the stack by the first unit in it that can act: that is another one.')
const NO_OTHER = refusal(
  '12.13',
  'No other unit of its arm can act in its hex: it moves as a single unit, and guns always do.',
)
const NO_ORDER = refusal('11.0', 'A stack is put in another order if all its units can act and have a point for it.')
const GUNS_STAY = refusal('R5', 'Guns are not put on top: their place in a stack makes no difference.')
const ON_TOP = refusal('11.0', 'It lies on top already, or alone.')
const NOT_YOURS = refusal('14.5', 'Each side fires with its own units.')
const NOT_ACTIVE = refusal(
  '14.5',
  'Only the side whose commander is activated moves; the other fires or holds its fire.',
)
const IS_ACTIVE = refusal('14.5', 'Only the other side holds its fire; the side that acts ends its movement.')

const scratch = makeGroup()

/** Units act in the sequence of the order of battle, so lists have it too. */
function eachReady(p: Albuera, seat: number, offers: Offers): void {
  if (seat !== activeSide(p)) return
  for (let unit = 0; unit < p.left.length; unit++) if (isReady(p, unit)) offers.try(unit)
}

const fault = (p: Albuera, seat: number, unit: number) => {
  if (seat !== activeSide(p)) return NOT_ACTIVE
  if (p.scenario.army.side[unit] !== seat) return NOT_HIS
  if (!isReady(p, unit)) return idleFault(p, unit)
  return isInClash(p, unit) ? IN_CLASH : undefined
}

/** A side has had its turn; the other is next. */
function acted(p: Albuera, seat: number, passes = 0): void {
  p.asked = 0
  p.acted = 1 + seat
  p.passes = passes
}

/**
 * 14.5 Asks the next side, if there is anything it can do: a side that can neither move nor fire has passed. The side
 * that was not activated is first.
 */
export function askNext(p: Albuera): void {
  const active = activeSide(p)
  for (; p.passes < 2; p.passes++) {
    const side = p.acted === 0 ? other(active) : other(p.acted - 1)
    if ((side === active && p.ready > 0) || canFire(p, side)) {
      p.asked = 1 + side
      p.step = 0
      return
    }
    p.acted = 1 + side
  }
}

function set(p: Albuera, seat: number, group: Group): void {
  const { lead, units, count } = group
  acted(p, seat)
  // 9.2.2 Squadrons that have come together since the subphase began have no run-up as a stack.
  if (!hasBegunTogether(p, group)) p.run = -1
  for (let k = 0; k < count; k++) p.marks[units[k]] |= mark.MOVING
  p.mover = 1 + lead
  begin(p, Movement)
}

/** 11.0 Why this unit cannot be put on top of its stack. */
function topFault(p: Albuera, unit: number) {
  const { army, costs } = p.scenario
  if (army.arm[unit] === ARTILLERY) return GUNS_STAY
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
  asks: (p) => (p.asked > 0 ? only(p.asked - 1) : NOBODY),
  steps: [askNext],
  choices: [
    {
      verb: 'move {units}',
      propose: eachReady,
      check: fault,
      play: (p, seat, unit) => set(p, seat, alone(p, unit, scratch)),
    },
    {
      verb: 'lead {units}',
      propose: eachReady,
      check(p, seat, unit) {
        const why = fault(p, seat, unit)
        if (why !== undefined) return why
        // A hex holds one battery, so guns are never a stack.
        const { lead, count } = stackOf(p, unit, scratch)
        if (count < 2) return NO_OTHER
        if (lead !== unit) return NO_STACK
      },
      play: (p, seat, unit) => set(p, seat, stackOf(p, unit, scratch)),
    },
    {
      verb: 'put {units} on top',
      propose: eachReady,
      check: (p, seat, unit) => fault(p, seat, unit) ?? topFault(p, unit),
      play(p, seat, unit, _b, _dice, journal) {
        const group = stackOf(p, unit, scratch)
        acted(p, seat)
        spend(p, group, p.scenario.costs.reorder)
        for (let k = 0; k < group.count; k++) {
          const one = group.units[k]
          p.marks[one] |= mark.ORDERED
          if (p.left[one] > 0) continue
          p.marks[one] |= mark.DONE
          p.ready--
        }
        raise(p, unit)
        journal?.tell(EVERYBODY, event.PutOnTop, unit, p.at[unit])
      },
    },
    {
      verb: 'fire {units} > {units}',
      propose: offerFire,
      check(p, seat, unit, target) {
        if (p.scenario.army.side[unit] !== seat) return NOT_YOURS
        return declareFault(p, unit) ?? targetFault(p, unit, target)
      },
      explain: explainShot,
      // A side that cannot fire at anything is not asked.
      judgesAlways: true,
      play(p, seat, unit, target) {
        acted(p, seat)
        pay(p, unit)
        declare(p, unit, target)
      },
    },
    {
      verb: 'end the movement',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p, seat) => (seat === activeSide(p) ? undefined : NOT_ACTIVE),
      play: pass,
    },
    {
      verb: 'hold fire',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p, seat) => (seat === activeSide(p) ? IS_ACTIVE : undefined),
      play: pass,
    },
  ],
}

function pass(p: Albuera, seat: number): void {
  acted(p, seat, p.passes + 1)
}
