/** 9.6, 9.7, A10, A33, A88 A fight is fought out: who takes part, the roll, and its result. */
import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { disorder, lose, oweRout } from '../morale/harm.ts'
import { retire } from '../morale/retiring.ts'
import { MOST_BODIES } from '../state/bodies.ts'
import { areInContact } from '../state/contacts.ts'
import { twoD6 } from '../state/dice.ts'
import { event } from '../state/events.ts'
import { fight, type Outcome } from '../state/fights.ts'
import { arm } from '../state/forms.ts'
import { type Corps, mark, morale } from '../state/position.ts'
import type { Factors } from './factors.ts'
import { type Bout, balance, classesOf, rowOf, scales } from './odds.ts'

const isOfArmy = (p: Corps, unit: number, other: number): boolean =>
  p.scenario.roster.army[unit] === p.scenario.roster.army[other]

/** Does a unit fight the target of a fight: because it is marked as having come to it, or because it is in contact? */
const takesPart = (p: Corps, of: number, unit: number, target: number): boolean =>
  !isOfArmy(p, unit, target) &&
  ((p.marks[unit] & mark.JOINS) !== 0 || (of !== fight.FIREFIGHT && areInContact(p, unit, target)))

/** A33 Does a unit stand beside another in a fight against a foe, and share its lot? */
const standsBeside = (p: Corps, of: number, unit: number, fighter: number, foe: number): boolean =>
  unit !== fighter && isOfArmy(p, unit, fighter) && takesPart(p, of, unit, foe)

function countBeside(p: Corps, of: number, fighter: number, foe: number): number {
  let count = 0
  for (let unit = 0; unit < p.morale.length; unit++) if (standsBeside(p, of, unit, fighter, foe)) count++
  return count
}

/** 10.2, 14.6, 15.1 Inside, and where cavalry fights, each side fights with one brigade. */
const isOneToOne = (p: Corps, of: number): boolean =>
  of === fight.INSIDE ||
  of === fight.CAVALRY ||
  of === fight.ON_INFANTRY ||
  // A33 By option, each attacker of a built-up area fights alone.
  (of === fight.EDGE && p.scenario.fights.isSplit)

const bout: Bout = { of: 0, lead: 0, target: 0, many: 0, against: 0, isStationary: false }

/** The current fight between a lead and its target; the same object each time. */
export function boutOf(p: Corps, of: number, lead: number, target: number): Bout {
  bout.of = of
  bout.lead = lead
  bout.target = target
  const isDuel = isOneToOne(p, of)
  bout.many = 1 + (isDuel ? 0 : countBeside(p, of, lead, target))
  bout.against = 1 + (isDuel ? 0 : countBeside(p, of, target, lead))
  bout.isStationary = false
  return bout
}

function tellFactors(unit: number, { kinds, values, count }: Factors, journal?: Journal): void {
  for (let k = 0; k < count; k++) journal?.tell(EVERYBODY, event.FactorCounted, unit, kinds[k], values[k])
}

/** What a result does to a unit that need not rout: Disordered, or Shaken and back. */
function bear(p: Corps, of: number, unit: number, foe: number, outcome: Outcome, journal?: Journal): void {
  if (p.routs[unit] !== 0) return
  if (outcome.grade === morale.SHAKEN) retire(p, unit, foe, distanceOf(p, of, unit, outcome), journal)
  else disorder(p, unit, journal)
}

/** 9.7, 14.5 How far a result sends a unit back, in cells; cavalry that has charged infantry goes farther (15.5). */
export const distanceOf = (p: Corps, of: number, unit: number, { retire: cells }: Outcome): number =>
  of === fight.ON_INFANTRY && p.scenario.roster.arm[unit] === arm.CAVALRY ? p.scenario.fights.cavalryRetires : cells

/** A side of a fight: the unit whose factors count, and those that stand beside it, found before any unit leaves. */
interface Side {
  fighter: number
  foe: number
  readonly beside: Int16Array
  count: number
}
const makeSide = (): Side => ({ fighter: 0, foe: 0, beside: new Int16Array(MOST_BODIES), count: 0 })
const favouredSide = makeSide()
const unfavouredSide = makeSide()

function gather(p: Corps, of: number, side: Side, fighter: number, foe: number): void {
  side.fighter = fighter
  side.foe = foe
  side.count = 0
  if (isOneToOne(p, of)) return
  for (let unit = 0; unit < p.morale.length; unit++)
    if (standsBeside(p, of, unit, fighter, foe)) side.beside[side.count++] = unit
}

/** What a result does to a side: only the fighter has casualties and routs, the others share the rest (A33). */
function suffer(
  p: Corps,
  of: number,
  { fighter, foe, beside, count }: Side,
  outcome: Outcome,
  journal?: Journal,
): void {
  lose(p, fighter, outcome.casualties, foe, journal)
  if (outcome.grade === morale.ROUT) oweRout(p, fighter, foe)
  else bear(p, of, fighter, foe, outcome, journal)
  for (let k = 0; k < count; k++) bear(p, of, beside[k], foe, outcome, journal)
}

/**
 * Fights it out: the favoured side rolls (A1), and the result is applied, first to the side that does worse (A88). The
 * caller ends with `settleHarm`.
 */
export function fightOut(p: Corps, one: Bout, dice: Dice, journal?: Journal): void {
  const { fights } = p.scenario
  const { of, lead, target } = one
  balance(p, one)
  journal?.tell(EVERYBODY, event.Fought, of, lead, target)
  tellFactors(lead, scales.lead, journal)
  tellFactors(target, scales.target, journal)
  const { favoured, unfavoured, difference } = scales
  gather(p, of, favouredSide, favoured, unfavoured)
  gather(p, of, unfavouredSide, unfavoured, favoured)
  const roll = dice.roll(twoD6, classesOf(fights))
  journal?.tell(EVERYBODY, event.FightRolled, favoured, roll, difference, roll + difference)
  const row = fights.results[of][rowOf(fights, roll)]
  const isUpset = row.favoured.grade > row.unfavoured.grade
  if (isUpset) suffer(p, of, favouredSide, row.favoured, journal)
  suffer(p, of, unfavouredSide, row.unfavoured, journal)
  if (!isUpset) suffer(p, of, favouredSide, row.favoured, journal)
}

/** Takes the marks from units that have come to a fight. */
export function disband(p: Corps): void {
  for (let unit = 0; unit < p.marks.length; unit++) p.marks[unit] &= ~mark.JOINS
}
