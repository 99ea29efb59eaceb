/** Rules 6, 8, 14 and 15 as they are asked before a charge: its test, what the enemy may do, what it would come to. */
import { INCH } from '../../../../src/inches/index.ts'
import { compareToHalf, gapOf, gunnersRule, isHorse, judgeAim, judgeWay, offersFlank } from '../cavalry/aiming.ts'
import { how } from '../cavalry/frame.ts'
import { canIntercept } from '../cavalry/meeting.ts'
import { chanceOf, endsBy, fightOf, needsToCharge, weighFight } from '../cavalry/odds.ts'
import { canForm, FORMS, findOptions, type Threat } from '../cavalry/options.ts'
import { needed, weighed, weighReaction } from '../cavalry/tests.ts'
import { contact } from '../fight/contact.ts'
import { scales } from '../fight/odds.ts'
import { CHARGE_FACTOR_IDS } from '../state/charges.ts'
import { FIGHT_IDS } from '../state/fights.ts'
import { FORM_IDS, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import { type Because, type FightRow, mustBeUnit, rowsOf, type Side, sideOf } from './odds.ts'

/** A test of one die: what modifies it, the least face that passes, how likely that is. */
interface TestOdds {
  readonly unit: number
  readonly factors: readonly Because[]
  readonly needs: number
  readonly chance: number
}

/** What the enemy may do, by everything except its orders, which are secret. */
interface Reaction {
  readonly id: 'evade' | 'fire' | 'countercharge' | 'form' | 'face' | 'intercept'
  readonly rule: string
  /** The formation that is taken. */
  readonly form?: (typeof FORM_IDS)[number]
  /** Its test; undefined if it needs none. Cavalry that is not Formed tests its morale before it (14.3). */
  readonly test?: TestOdds
}

/** A fight that the charge may come to. */
interface ChargeFight {
  readonly fight: (typeof FIGHT_IDS)[number]
  readonly sides: readonly [Side, Side]
  readonly favoured: number
  readonly difference: number
  readonly rows: readonly FightRow[]
}

export interface ChargeOdds {
  readonly unit: number
  readonly enemy: number
  /** Why the enemy cannot be charged from here: rule and reason. */
  readonly forbidden?: { readonly rule: string; readonly reason: string }
  /**
   * Inches between the two, those of the charge, and whether it starts nearer than half a move, exactly there or
   * farther.
   */
  readonly distance: number
  readonly inches?: number
  readonly start?: 'near' | 'half' | 'far'
  readonly isFlank: boolean
  /** 6.3 The test that a charge at an opportunity takes. */
  readonly test: TestOdds
  readonly reactions: readonly Reaction[]
  /** The rule that ends it without dice, if the enemy does not react. */
  readonly atOnce?: string
  /** The fight if the enemy does not react, and if it counter-charges. */
  readonly fight?: ChargeFight
  readonly met?: ChargeFight
}

const STARTS = ['near', 'half', 'far'] as const

/** The test weighed last. */
function testOf(p: Corps, unit: number, rule: string): TestOdds {
  const factors: Because[] = []
  for (const [k, id] of CHARGE_FACTOR_IDS.entries())
    if (weighed.values[k] !== 0) factors.push({ id, rule, value: weighed.values[k] })
  const needs = needed(p)
  return { unit, factors, needs, chance: chanceOf(needs) }
}

function reactionTest(p: Corps, unit: number, isFlank: boolean, isSquare: boolean): TestOdds {
  weighReaction(p, unit, isFlank, isSquare)
  return testOf(p, unit, isSquare ? '15.2' : '6.10')
}

/** What can be done about a charge that is in reach. */
function reactionsTo(p: Corps, threat: Threat): Reaction[] {
  const { charger, target, isFlank } = threat
  const options = findOptions(p, threat)
  const found: Reaction[] = []
  // 15.6 By option gunners test whatever they do.
  const tested = gunnersRule(p, charger, target) !== undefined && { test: reactionTest(p, target, isFlank, false) }
  if (options & how.CAN_EVADE) found.push({ id: 'evade', rule: tested ? '15.6' : '6.5', ...tested })
  if (options & how.CAN_FIRE) found.push({ id: 'fire', rule: '15.6', ...tested })
  if (options & how.CAN_COUNTER) found.push({ id: 'countercharge', rule: '6.6' })
  if (options & how.CAN_FORM)
    for (const as of FORMS) {
      if (!canForm(p, threat, as)) continue
      const test = reactionTest(p, target, isFlank, as === form.SQUARE)
      found.push({ id: 'form', rule: '6.7', form: FORM_IDS[as], test })
    }
  if (options & how.CAN_FACE) found.push({ id: 'face', rule: '6.8', test: reactionTest(p, target, isFlank, false) })
  if (options & how.CAN_INTERCEPT)
    for (let rider = 0; rider < p.morale.length; rider++)
      if (canIntercept(p, rider, charger, target))
        found.push({ id: 'intercept', rule: '6.9', test: reactionTest(p, rider, false, false) })
  return found
}

function fightOdds(p: Corps, unit: number, enemy: number, isStationary: boolean): ChargeFight {
  weighFight(p, unit, enemy, isStationary)
  const of = fightOf(p, enemy)
  return {
    fight: FIGHT_IDS[of],
    sides: [sideOf(p, of, unit, scales.lead), sideOf(p, of, enemy, scales.target)],
    favoured: scales.favoured,
    difference: scales.difference,
    rows: rowsOf(p),
  }
}

/**
 * What a charge of a unit at an enemy would come to from where they stand. Neither side's order is asked. Throws a
 * UserError where there is no such unit on the table.
 */
export function chargeOdds(p: Corps, unit: number, enemy: number): ChargeOdds {
  mustBeUnit(p, unit)
  mustBeUnit(p, enemy)
  const isFlank = offersFlank(p, unit, enemy)
  needsToCharge(p, unit, enemy)
  const test = testOf(p, unit, '6.3')
  const common = { unit, enemy, isFlank, test, distance: gapOf(p, unit, enemy) / INCH }
  const why = judgeAim(p, unit, enemy)
  if (why !== undefined) return { ...common, forbidden: { rule: why.rule, reason: why.reason }, reactions: [] }
  const inches = contact.inches / INCH
  judgeWay(p, unit, enemy)
  const start = STARTS[1 + compareToHalf(p, unit, enemy)]
  const reactions = reactionsTo(p, { charger: unit, target: enemy, isFlank })
  const atOnce = endsBy(p, unit, enemy)
  const meets = reactions.some(({ id }) => id === 'countercharge') && p.morale[enemy] !== morale.ROUT
  return {
    ...common,
    inches,
    start,
    reactions,
    ...(atOnce === undefined ? { fight: fightOdds(p, unit, enemy, true) } : { atOnce }),
    ...(meets && isHorse(p, unit) ? { met: fightOdds(p, unit, enemy, false) } : {}),
  }
}
