/** What a player may order beforehand, so that the enemy's activation need not stop for each of his answers. */
import { type Action, ALL, type StandingAnswer } from '../../../../src/kernel/index.ts'
import { troopsIn } from '../clash/bodies.ts'
import { answer as may } from '../reaction/reaction.ts'
import { check, countModifiers } from '../reaction/reactors.ts'
import { phases } from '../sequence/phases.ts'
import { isBefore } from '../state/fronts.ts'
import { type Albuera, OFF, role } from '../state/position.ts'
import { SKIRMISH } from '../state/shapes.ts'
import { isGuns, manpowerOf, moraleOf, onTopOf, rightOf } from '../state/troops.ts'
import { best, choose, legal } from './choosing.ts'
import { clashOdds, harmOf, strikeOdds } from './odds.ts'
import { cornerAt, enemyNear, looksAt, stepsToEnemy, stepsToLeader } from './where.ts'

/** The number of the commander whose units the order is about, or `ALL`. */
type Answer = (p: Albuera, seat: number, about: number) => Action | undefined

const FIRE = 'fire {units} > {units}'
/** Odds are whole numbers, or hundredths for guns at guns: a little less than the required value. */
const LITTLE = 0.001

const phaseOf = (p: Albuera): string => phases[p.phase].name
/** Is the unit one of those that the order is about: directly under this commander, or any? */
const isMeant = (p: Albuera, unit: number, about: number): boolean =>
  about === ALL || p.scenario.army.commander[unit] === about
/** The head of the body that has passed its check and answers now; OFF for any other question. */
const answering = (p: Albuera): number => (phaseOf(p) === 'reaction' ? p.reactor - 1 : OFF)
const isAnswering = (p: Albuera, about: number): boolean => answering(p) !== OFF && isMeant(p, answering(p), about)

/** 14.5, 13.1 Infantry fires the shot most likely to harm, if that is `least` in ten; each battalion fires alone. */
const muskets =
  (least: number): Answer =>
  (p, seat, about) => {
    if (phaseOf(p) === 'volley') {
      const isOrdered = isMeant(p, p.firer - 1, about) && harmOf(p, p.firer - 1, p.target) >= least
      return isOrdered ? choose(p, seat, 'fire now') : undefined
    }
    if (isAnswering(p, about)) {
      const action = choose(p, seat, 'fire back')
      return action !== undefined && harmOf(p, answering(p), onTopOf(p, p.mover - 1)) >= least ? action : undefined
    }
    const worth = (unit: number, target: number) =>
      isGuns(p, unit) || !isMeant(p, unit, about) ? -1 : harmOf(p, unit, target)
    return best(p, seat, FIRE, worth, least - LITTLE)
  }

/** 10.5 Guns fire once: a shot that harms in `least` of ten, or in `last` once the enemy has nothing left to move. */
const guns =
  (least: number, last: number): Answer =>
  (p, seat, about) => {
    const worth = (unit: number, target: number) =>
      isGuns(p, unit) && isMeant(p, unit, about) ? harmOf(p, unit, target) : -1
    return best(p, seat, FIRE, worth, (p.ready === 0 ? last : least) - LITTLE)
  }

/** 14.5 The side holds its fire if only units that the order is about can fire. */
const holdFire: Answer = (p, seat, about) => {
  const isAll = about === ALL || legal(p, seat, FIRE).every(({ a }) => isMeant(p, a, about))
  return isAll ? choose(p, seat, 'hold fire') : undefined
}

/**
 * 12.12 A unit that has passed counterattacks if the shifts differ by this much; if it may do both, it fires first
 * (13.1 A).
 */
const counterattack =
  (least: number): Answer =>
  (p, seat, about) => {
    if (!isAnswering(p, about)) return undefined
    const action = best(p, seat, 'counterattack {hands}', (hand) => strikeOdds(p, hand), least - LITTLE)
    const isTwice = action !== undefined && (p.may & may.TWICE) !== 0
    return (isTwice ? choose(p, seat, 'fire back') : undefined) ?? action
  }

/** A unit that could only counterattack stands. */
const neverCounterattack: Answer = (p, seat, about) => {
  if (!isAnswering(p, about)) return undefined
  const others = ['fire back', 'step back'].some((verb) => choose(p, seat, verb) !== undefined)
  return others || legal(p, seat, 'turn {hands}').length > 0 ? undefined : standFast(p, seat, about)
}

const standFast: Answer = (p, seat, about) => (isAnswering(p, about) ? choose(p, seat, 'stand') : undefined)

/** Is a unit that has moved in a Front hex of another? */
const isAhead = (p: Albuera, unit: number, mover: number): boolean =>
  isBefore(p, unit, p.at[mover]) || (rightOf(p, mover) !== OFF && isBefore(p, unit, rightOf(p, mover)))

/**
 * 13.1, 15.8 A unit with an enemy at its side or behind it turns to him; one that has won a Clash faces the nearest.
 */
const turnToEnemy: Answer = (p, seat, about) => {
  if (phaseOf(p) === 'fight') {
    const unit = p.reactor - 1
    const enemy = isMeant(p, unit, about) ? enemyNear(p, seat, p.at[unit]) : OFF
    return enemy === OFF
      ? undefined
      : best(p, seat, 'face {corners}', (corner) => Number(looksAt(p, unit, corner, enemy)))
  }
  if (!isAnswering(p, about)) return undefined
  const unit = answering(p)
  if (isAhead(p, unit, p.mover - 1)) return undefined
  const enemy = p.at[p.mover - 1]
  return best(p, seat, 'turn {hands}', (hand) => Number(looksAt(p, unit, cornerAt(p, unit, hand), enemy)))
}

/** 13.1 B, D Skirmishers and cavalry step back if they may, towards their commander. */
const stepBack: Answer = (p, seat, about) => {
  if (isAnswering(p, about)) return choose(p, seat, 'step back')
  const isOwn = (unit: number) => p.scenario.army.side[unit] === seat && isMeant(p, unit, about)
  return best(p, seat, 'retreat {units} > {hexes}', (unit, hex) =>
    isOwn(unit) ? -stepsToLeader(p, unit, hex) : Number.NEGATIVE_INFINITY,
  )
}

/** 13.1, 15.12 Of several units that must check, the one likeliest to pass goes first. */
const steadiestFirst: Answer = (p, seat, about) => {
  const steadiness = (unit: number) => {
    if (phaseOf(p) === 'reaction') countModifiers(p, unit, p.mover - 1, p.at[p.mover - 1], rightOf(p, p.mover - 1))
    else check.total = 0
    return isMeant(p, unit, about) ? moraleOf(p, unit) - check.total : Number.NEGATIVE_INFINITY
  }
  return best(p, seat, 'react {units}', steadiness) ?? best(p, seat, 'check {units}', steadiness)
}

/** 8.8 No unit reacts to skirmishers. */
const ignoreSkirmishers: Answer = (p, seat, about) => {
  if (phaseOf(p) !== 'reaction' || p.array[p.mover - 1] !== SKIRMISH) return undefined
  for (let unit = 0; unit < p.roles.length; unit++)
    if ((p.roles[unit] & role.REACTS) !== 0 && !isMeant(p, unit, about)) return undefined
  return choose(p, seat, 'react no more')
}

/** 7.2 What infantry does when cavalry comes among it. */
const charged =
  (verb: string): Answer =>
  (p, seat, about) =>
    phaseOf(p) === 'entry' && isMeant(p, troopsIn(p, seat, p.here), about) ? choose(p, seat, verb) : undefined

/** 15.8 A Loss falls on the unit with most Manpower. */
const toStrongest: Answer = (p, seat) => best(p, seat, 'lose {units}', (unit) => manpowerOf(p, unit))

/** 4.10.3, 14.10.8 Commanders go as far from the enemy as they can, and along with their units. */
const commandersBack: Answer = (p, seat) =>
  best(p, seat, 'escape {commanders} > {hexes}', (_, hex) => stepsToEnemy(p, seat, hex)) ??
  best(p, seat, 'follow {commanders}', () => 0)

const commandersStay: Answer = (p, seat) => best(p, seat, 'remain {commanders}', () => 0)

/** 14.11 Enemies shaken by fire are sent back, away from their commander; own units go back towards theirs. */
const orderRetreats: Answer = (p, seat) =>
  best(p, seat, 'retreat {units} > {hexes}', (unit, hex) =>
    p.scenario.army.side[unit] === seat ? -stepsToLeader(p, unit, hex) : stepsToLeader(p, unit, hex),
  )

const letStand: Answer = (p, seat) => best(p, seat, 'let {units} stand', () => 0)

/** 6.3.4, 6.3.8 A Line that must contract keeps the hex farther from the enemy; one that extends goes right. */
const drawIn: Answer = (p, seat) => {
  const unit = p.unfit - 1
  const hexes = phaseOf(p) === 'fitting' ? [p.at[unit], rightOf(p, unit)] : []
  return (
    best(p, seat, 'keep {hands}', (hand) => stepsToEnemy(p, seat, hexes[hand])) ??
    best(p, seat, 'extend {hands}', (hand) => hand)
  )
}

/** 15.4 Of several Clashes the one with the best odds comes first. */
const bestClash: Answer = (p, seat) =>
  best(p, seat, 'clash {hexes}', (hex) => clashOdds(p, seat, hex, OFF)) ??
  best(p, seat, 'combine {hexes} with {hexes}', (hex, joined) => clashOdds(p, seat, hex, joined))

/** 3.1 The chits that came out of the cup in the last turn go back into it. */
const sameChits: Answer = (p, seat) => {
  if (phaseOf(p) !== 'pool' || !p.scenario.army.leads.some((side, c) => side === seat && p.out[c] === 1))
    return undefined
  return best(p, seat, 'choose {commanders}', (c) => p.out[c], 0) ?? choose(p, seat, 'close')
}

interface Order {
  readonly name: string
  readonly text: string
  readonly answer: Answer
}

/** Orders for all brigades or for one: their sentences end with which. */
const BY_BRIGADE: readonly Order[] = [
  {
    name: 'form square',
    text: 'Infantry tries to form square when cavalry enters its hex',
    answer: charged('form square'),
  },
  { name: 'never form square', text: 'Infantry stands as it is when cavalry enters its hex', answer: charged('stand') },
  ...[2, 1, 0].map((column) => ({
    name: `counterattack at ${column}`,
    text: `Units counterattack at column ${column} of the Clash Table or better`,
    answer: counterattack(column),
  })),
  {
    name: 'never counterattack',
    text: 'A unit whose only other choice is a counterattack stands',
    answer: neverCounterattack,
  },
  ...[5, 3, 1].map((least) => ({
    name: `muskets at ${least}`,
    text: `Infantry fires, also as a reaction, if the chance of harm is at least ${least} in ten`,
    answer: muskets(least),
  })),
  ...[5, 3, 1].map((least) => ({
    name: `guns at ${least}`,
    text: `Guns fire if the chance of harm is at least ${least} in ten`,
    answer: guns(least, least),
  })),
  {
    name: 'guns wait',
    text: 'Guns wait for a shot with a chance of harm of six in ten, until the enemy has nothing left to move',
    answer: guns(6, 1),
  },
  { name: 'turn to the enemy', text: 'A unit turns to an enemy at its side or behind it', answer: turnToEnemy },
  { name: 'step back', text: 'Skirmishers and cavalry step back from infantry', answer: stepBack },
  { name: 'ignore skirmishers', text: 'No unit reacts to skirmishers', answer: ignoreSkirmishers },
  {
    name: 'steadiest first',
    text: 'Of several units that react or check, the steadiest go first',
    answer: steadiestFirst,
  },
  { name: 'stand fast', text: 'A unit that may react and has no other order stands', answer: standFast },
  { name: 'hold fire', text: 'Units with no other order hold their fire', answer: holdFire },
]

/** Orders for the whole side. */
const OF_THE_SIDE: readonly Order[] = [
  {
    name: 'losses to the strongest',
    text: 'Losses that a side may share out fall on the unit with the most Manpower.',
    answer: toStrongest,
  },
  { name: 'commanders back', text: 'Commanders in danger move away from the enemy.', answer: commandersBack },
  { name: 'commanders stay', text: 'Commanders stay where they are if they may.', answer: commandersStay },
  { name: 'let them stand', text: 'Enemies that need not retreat are left where they stand.', answer: letStand },
  { name: 'order retreats', text: 'Enemies retreat if they can be made to.', answer: orderRetreats },
  { name: 'draw in', text: 'Lines that no longer need two hexes keep the one farther from the enemy.', answer: drawIn },
  { name: 'best Clash first', text: 'Of several Clashes the one with the best odds comes first.', answer: bestClash },
]

/** Has the other side's chit been drawn? There are no answers in a player's own activation. */
const isEnemysTurn = (p: Albuera, seat: number): boolean => p.drawn > 0 && p.scenario.army.leads[p.drawn - 1] !== seat

const inEnemysTurn =
  (answer: Answer): Answer =>
  (p, seat, about) =>
    isEnemysTurn(p, seat) ? answer(p, seat, about) : undefined

/** All standing orders. Of those that a player has given, the first that has an answer gives it. */
export const standing: readonly StandingAnswer<Albuera>[] = [
  ...BY_BRIGADE.map(({ name, text, answer }) => ({
    name,
    text: `${text}: {commanders}`,
    forAll: true as const,
    answer: inEnemysTurn(answer),
  })),
  ...OF_THE_SIDE.map((order) => ({ ...order, answer: inEnemysTurn(order.answer) })),
  { name: 'same chits', text: 'The chits of the last turn go into the cup again.', answer: sameChits },
]

/** Orders that together answer every question in the enemy's activations. */
export const WHOLE_DEFENCE: readonly string[] = [
  ...['form square', 'counterattack at 1', 'muskets at 1', 'guns wait', 'turn to the enemy', 'step back'],
  ...['steadiest first', 'stand fast', 'hold fire', 'losses to the strongest', 'commanders back', 'order retreats'],
  ...['draw in', 'best Clash first'],
]
