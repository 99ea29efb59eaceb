/** What infantry begins for a pip: an assault, a firefight, a skirmish. */
import { GRACE, within } from '../../../../src/inches/index.ts'
import type { Choice, Offers } from '../../../../src/kernel/index.ts'
import { judgeOrdered, payStanding } from '../command/judging.ts'
import { spending } from '../command/turn.ts'
import { settleHarm } from '../morale/aftermath.ts'
import { isEnemy } from '../movement/clearance.ts'
import { rateOf } from '../movement/rates.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { coverOf } from '../state/cover.ts'
import { arm, form } from '../state/forms.ts'
import { type Deed, leave } from '../state/leave.ts'
import { type Corps, mark, morale } from '../state/position.ts'
import { judgeFirefight, judgeSkirmish } from './firing.ts'
import { FormUp, Occupy } from './garrison.ts'
import { judgeAssault } from './going-in.ts'
import { beginAssault, beginFirefight } from './joining.ts'
import { skirmish } from './skirmish.ts'

const commandOf = (p: Corps): number => spending(p).command

function isInRange(p: Corps, unit: number, enemy: number, range: number, deep: number): boolean {
  const from = shapeOf(p, unit)
  const to = shapeOf(p, enemy)
  if (within(from, to, range)) return true
  return deep > 0 && within(from, to, range + deep) && coverOf(p, enemy) !== undefined
}

/** Does the order of the active command allow its units one of these deeds, against some enemy at least? */
function mayAny(p: Corps, deeds: readonly Deed[]): boolean {
  const given = p.order[commandOf(p)]
  for (const deed of deeds) if (p.scenario.orders.leaves[deed][given] !== leave.NO) return true
  return false
}

const SKIRMISH: readonly Deed[] = ['skirmish']
const FIREFIGHT: readonly Deed[] = ['firefight']
/** Which of these it is depends on where the enemy stands. */
const HAND_TO_HAND: readonly Deed[] = ['assault', 'edge', 'inside']

/**
 * Offers all pairs of own infantry and an enemy unit within a range (cells) of it, if its order allows one of the deeds;
 * `deep` is added for those inside a built-up area or wood, whose border counts.
 */
function offerPairs(
  p: Corps,
  deeds: readonly Deed[],
  rangeOf: (unit: number) => number,
  deep: number,
  offers: Offers,
): void {
  const { roster } = p.scenario
  const command = commandOf(p)
  // Ask once what rules out every enemy: the order, and the state of the unit.
  if (!mayAny(p, deeds)) return
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (roster.command[unit] !== command || roster.arm[unit] !== arm.INFANTRY) continue
    // 18.1, 18.6 No others begin a fight.
    if (p.form[unit] === form.MARCH || p.morale[unit] !== morale.FORMED) continue
    if (judgeOrdered(p, command, unit, 0) !== undefined) continue
    const range = rangeOf(unit)
    for (let enemy = 0; enemy < p.morale.length; enemy++)
      if (isEnemy(p, unit, enemy) && isOn(p, enemy) && isInRange(p, unit, enemy, range, deep)) offers.try(unit, enemy)
  }
}

const Assault: Choice<Corps> = {
  verb: 'assault {bodies} > {bodies}',
  propose: (p, _seat, offers) =>
    offerPairs(p, HAND_TO_HAND, (unit) => rateOf(p, unit) + GRACE, p.scenario.fights.section, offers),
  check: (p, _seat, unit, enemy) => judgeAssault(p, commandOf(p), unit, enemy),
  play: (p, _seat, unit, enemy, _dice, journal) => beginAssault(p, unit, enemy, journal),
}

const Firefight: Choice<Corps> = {
  verb: 'firefight {bodies} > {bodies}',
  propose: (p, _seat, offers) => offerPairs(p, FIREFIGHT, () => p.scenario.fights.firefight, 0, offers),
  check: (p, _seat, unit, enemy) => judgeFirefight(p, commandOf(p), unit, enemy),
  play: (p, _seat, unit, enemy) => beginFirefight(p, unit, enemy),
}

const Skirmish: Choice<Corps> = {
  verb: 'skirmish {bodies} > {bodies}',
  propose: (p, _seat, offers) => offerPairs(p, SKIRMISH, () => p.scenario.fights.skirmish.reach, 0, offers),
  check: (p, _seat, unit, enemy) => judgeSkirmish(p, commandOf(p), unit, enemy),
  play(p, _seat, unit, enemy, dice, journal) {
    payStanding(p, unit, p.scenario.prices.fight)
    p.marks[unit] |= mark.SHOT
    skirmish(p, unit, enemy, dice, journal)
    settleHarm(p)
  },
}

/** What the chapter of fights on foot offers a commander for his pips. */
export const fightChoices: readonly Choice<Corps>[] = [Assault, Firefight, Skirmish, Occupy, FormUp]
