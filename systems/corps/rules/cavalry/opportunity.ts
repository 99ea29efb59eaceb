/** 6.1 to 6.3, A32, A43, A65, A177 A charge at an opportunity, in the turn of an enemy commander. */
import { GRACE, within } from '../../../../src/inches/index.ts'
import { type Choice, type Dice, EVERYBODY, type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { forbids } from '../command/orders.ts'
import { bodiesOf } from '../command/turn.ts'
import { isEnemy } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { form } from '../state/forms.ts'
import { type Corps, chip, due, mark, morale } from '../state/position.ts'
import { isHorse, judgeAim, offersFlank } from './aiming.ts'
import { beginCharge } from './charging.ts'
import { comesNear } from './giving-way.ts'
import { passesCharge } from './tests.ts'
import { stage, watching } from './watching-frame.ts'

const ONLY_FORMED = refusal('6.1', 'Only Formed cavalry that is not in contact charges at an opportunity.')
const PURSUING = refusal('16.6', 'Pursuers have to rally before they charge again.')
const HAS_TRIED = refusal('A65', 'In one turn of an enemy a brigade tries to charge once.')
const NOT_ACTIVE = refusal('6.1', 'Only units of the command whose turn it is are charged.')
const NOT_EXPOSED = refusal(
  '6.2',
  'Charged are Disordered and Shaken enemies, those who offer flank or rear, and columns: of cavalry, of march, of limbered guns.',
)

/** 6.2, A86 Is an enemy open to such a charge? */
export function isExposed(p: Corps, unit: number, enemy: number): boolean {
  const as = p.form[enemy]
  return (
    p.morale[enemy] !== morale.FORMED ||
    as === form.HORSE_COLUMN ||
    as === form.MARCH ||
    as === form.LIMBERED ||
    offersFlank(p, unit, enemy)
  )
}

/** A43 With the option: does it charge infantry instead of giving way? */
const chargesInstead = (p: Corps, unit: number, enemy: number): boolean =>
  p.scenario.charges.mayChargeInstead && comesNear(p, enemy, unit)

/** Can a unit charge at opportunities at all, in a turn of that command? */
function judgeRider(p: Corps, command: number, unit: number): Refusal | undefined {
  const { roster, commands } = p.scenario
  if (unit >= p.morale.length || !isHorse(p, unit) || !isOn(p, unit) || roster.army[unit] === commands[command].army)
    return ONLY_FORMED
  if (p.morale[unit] !== morale.FORMED || p.contact[unit] !== 0) return ONLY_FORMED
  if (p.due[unit] & due.PURSUES) return PURSUING
  return p.marks[unit] & mark.TRIED ? HAS_TRIED : forbids(p, unit, 'opportunity')
}

/** May a unit charge an enemy at an opportunity, in a turn of that command? */
function judgeOpportunity(p: Corps, command: number, unit: number, enemy: number): Refusal | undefined {
  const why = judgeRider(p, command, unit)
  if (why !== undefined) return why
  if (enemy >= p.morale.length || !isOn(p, enemy) || p.scenario.roster.command[enemy] !== command) return NOT_ACTIVE
  if (!isExposed(p, unit, enemy) && !chargesInstead(p, unit, enemy)) return NOT_EXPOSED
  return judgeAim(p, unit, enemy)
}

/**
 * Gives `take` all pairs of which the first might charge the second, a unit of that command; stops once `take` says so.
 */
function eachPair(p: Corps, command: number, take: (unit: number, enemy: number) => boolean): void {
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (judgeRider(p, command, unit) !== undefined) continue
    const from = shapeOf(p, unit)
    const reach = rateOf(p, unit) + GRACE
    for (const enemy of bodiesOf(p, command)) {
      if (enemy >= p.morale.length || !isOn(p, enemy)) continue
      if (isEnemy(p, unit, enemy) && within(from, shapeOf(p, enemy), reach) && take(unit, enemy)) return
    }
  }
}

/** Does a turn of that command offer any opportunity? */
export function isAnyOpen(p: Corps, command: number): boolean {
  let isOpen = false
  eachPair(p, command, (unit, enemy) => {
    isOpen = judgeOpportunity(p, command, unit, enemy) === undefined
    return isOpen
  })
  return isOpen
}

/** A32 A unit that has charged does nothing in its own turn of this move, if that is still to come. */
function noteCharged(p: Corps, unit: number): void {
  if (p.chips[p.scenario.roster.command[unit]] === chip.IN) p.marks[unit] |= mark.CHARGED
}

/** A unit that may do so tries to charge, and charges if it passes. Call it last, like `begin`. */
function attempt(p: Corps, unit: number, enemy: number, dice: Dice, journal?: Journal): void {
  // A charge instead of giving way needs no test (A43).
  const isFree = !isExposed(p, unit, enemy)
  p.marks[unit] |= mark.TRIED
  journal?.tell(EVERYBODY, event.ChargeDeclared, unit, enemy)
  if (!isFree && !passesCharge(p, unit, offersFlank(p, unit, enemy), dice, journal)) return
  noteCharged(p, unit)
  beginCharge(p, unit, enemy)
}

export const OpportunityCharge: Choice<Corps> = {
  verb: 'charge {bodies} > {bodies}',
  propose(p, _seat, offers) {
    eachPair(p, watching(p).command, (unit, enemy) => {
      offers.try(unit, enemy)
      return false
    })
  },
  check: (p, _seat, unit, enemy) => judgeOpportunity(p, watching(p).command, unit, enemy),
  play(p, _seat, unit, enemy, dice, journal) {
    watching(p).stage = stage.AGAIN
    attempt(p, unit, enemy, dice, journal)
  },
}

export const HoldBack: Choice<Corps> = {
  verb: 'hold back',
  propose: (_p, _seat, offers) => offers.give(),
  check: () => undefined,
  play(p) {
    watching(p).stage = stage.DONE
  },
}
