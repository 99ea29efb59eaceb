/** Rules 6, 8, 14 to 16: when cavalry charges, and how a charged unit reacts. */
import type { Action } from '../../../src/kernel/index.ts'
import { ofNoticed } from '../../../src/players/attention.ts'
import {
  charging,
  compareToHalf,
  has,
  how,
  judgeWay,
  neededToPass,
  offersFlank,
  weighCharge,
  weighReaction,
} from '../rules/queries/asked.ts'
import { areInContact } from '../rules/state/contacts.ts'
import { fight } from '../rules/state/fights.ts'
import { arm, form } from '../rules/state/forms.ts'
import { type Corps, morale } from '../rules/state/position.ts'
import type { Judge } from './judge.ts'
import type { Taste } from './taste.ts'
import { copyOf } from './trial.ts'
import { verbs } from './verbs.ts'
import { lossIfStruck, lossOf, lossOfAll, worthOfBattle } from './worth.ts'

const CHARGE = 'charge {bodies} > {bodies}'
const SIDES = 6

/** The chance that the test weighed last is passed. */
const chanceToPass = (p: Corps): number => Math.max(0, Math.min(SIDES, SIDES + 1 - neededToPass(p))) / SIDES

const isHorse = (p: Corps, unit: number): boolean => p.scenario.roster.arm[unit] === arm.CAVALRY

/** What contact is worth to the charger, as both stand. */
function worthOfContact(
  taste: Taste,
  p: Corps,
  charger: number,
  target: number,
  isFlank: boolean,
  isStationary: boolean,
): number {
  const own = lossOf(taste, p, charger, 0, morale.DISORDERED)
  if (!areInContact(p, charger, target)) {
    if (p.morale[target] === morale.ROUT || p.scenario.roster.arm[target] === arm.ARTILLERY)
      return lossOfAll(taste, p, target) - own
    if (isFlank || p.form[target] === form.MARCH) return lossIfStruck(taste, p, target) - own
  }
  const of = isHorse(p, target) ? fight.CAVALRY : fight.ON_INFANTRY
  return worthOfBattle(taste, p, of, charger, target, 1, 1, isStationary)
}

/** Is a unit in a Formed square, which no horse reaches? */
const isSquare = (p: Corps, unit: number): boolean => p.form[unit] === form.SQUARE && p.morale[unit] === morale.FORMED

/** What a charge promises, given what the enemy may do about it. */
export function worthOfCharge(taste: Taste, p: Corps, charger: number, target: number): number {
  if (areInContact(p, charger, target)) return worthOfContact(taste, p, charger, target, false, false)
  const isFlank = offersFlank(p, charger, target)
  if (judgeWay(p, charger, target) !== undefined) return 0
  const isNear = compareToHalf(p, charger, target) < 0
  const straight = worthOfContact(
    taste,
    p,
    charger,
    target,
    isFlank,
    isHorse(p, charger) && isHorse(p, target) && isNear,
  )
  // 6.4 Within half a move nothing can be done about it.
  if (isNear || p.contact[target] !== 0) return straight
  if (isHorse(p, target)) return Math.min(straight, worthOfContact(taste, p, charger, target, false, false))
  if (p.scenario.roster.arm[target] === arm.ARTILLERY) return taste.elusive * straight
  if (p.morale[target] !== morale.FORMED || p.form[target] === form.GARRISON) return straight
  weighReaction(p, target, isFlank, true)
  return straight * (1 - chanceToPass(p)) - taste.halted * chanceToPass(p)
}

/** 6.1 Does cavalry charge at the opportunity that an action of the enemy has given? */
export function watch({ engine, view, seat, taste, notices }: Judge): Action | undefined {
  const { best, choose } = verbs(engine)
  const worth = (unit: number, enemy: number): number => {
    const promise = worthOfCharge(taste, view, unit, enemy)
    weighCharge(view, unit, offersFlank(view, unit, enemy))
    return promise * chanceToPass(view)
  }
  return best(view, seat, CHARGE, ofNoticed(notices, worth), taste.pounce) ?? choose(view, seat, 'hold back')
}

/** 6.5 to 6.9 What the target of a charge does; or which enemy pursuers charge. */
export function react({ engine, view, seat, taste, notices }: Judge): Action | undefined {
  const { best, choose, legal } = verbs(engine)
  const { charger, target } = charging(view)
  if (has(view, how.SEEKS))
    return best(view, seat, 'pursue {bodies}', (enemy) => worthOfCharge(taste, view, charger, enemy))
  const isFlank = has(view, how.FLANK)
  const isStationary = has(view, how.STATIONARY)
  const stands = isSquare(view, target) ? 0 : -worthOfContact(taste, view, charger, target, isFlank, isStationary)
  let [answer, most] = [choose(view, seat, 'stand'), stands]
  const consider = (action: Action | undefined, worth: number): void => {
    if (action === undefined || (answer !== undefined && (worth <= most || !notices()))) return
    answer = action
    most = worth
  }
  /** What it is worth to try something that a test decides. */
  const tried = (unit: number, isCaught: boolean, isForming: boolean, worth: number): number => {
    weighReaction(view, unit, isCaught, isForming)
    const chance = chanceToPass(view)
    return chance * worth + (1 - chance) * stands
  }
  const t = copyOf(view)
  for (const { a: as } of legal(view, seat, 'form {forms}')) {
    t.form[target] = as
    const isSafe = as === form.SQUARE
    const worth = isSafe ? -taste.boxed : -worthOfContact(taste, t, charger, target, isFlank, isStationary)
    consider(choose(view, seat, 'form {forms}', as), tried(target, isFlank, isSafe, worth))
  }
  t.form[target] = view.form[target]
  const front = -worthOfContact(taste, view, charger, target, false, false)
  consider(choose(view, seat, 'turn to face'), tried(target, isFlank, false, front))
  consider(choose(view, seat, 'countercharge'), front)
  consider(choose(view, seat, 'evade'), -taste.evaded)
  for (const { a: rider } of legal(view, seat, 'intercept {bodies}')) {
    const met = worthOfBattle(taste, view, fight.CAVALRY, rider, charger)
    consider(choose(view, seat, 'intercept {bodies}', rider), tried(rider, false, false, met))
  }
  return answer
}
