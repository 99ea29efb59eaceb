/** What the enemy's reactions to a step (13) bring the unit that moves. */
import { neighbour } from '../../../src/hex/index.ts'
import {
  answer,
  answersTo,
  check,
  costOf,
  countModifiers,
  findReactors,
  gatherBody,
  outcome,
  outcomeOf,
  procedureOf,
  reactors,
  shotFault,
  sideOfWay,
} from '../rules/queries/asked.ts'
import type { Albuera } from '../rules/state/position.ts'
import { SKIRMISH, SQUARE } from '../rules/state/shapes.ts'
import { isWide, moraleOf, onTopOf, rightOf } from '../rules/state/troops.ts'
import { boutAgainst, handTo } from './bouts.ts'
import type { Taste } from './taste.ts'
import { fired, lossWorth, routWorth, weighFight, weighFire } from './worth.ts'

/** What the reactions promise, and how likely the movement is to go on after them. */
export const roused = { worth: 0, goesOn: 1 }

const body = new Int16Array(256)
const heads: number[] = []
const shares = [0, 0, 0, 0]

/** Weighs the reactions to a unit that has come to where it stands: into `roused`. */
export function weighReactions(taste: Taste, p: Albuera, mover: number): void {
  roused.worth = 0
  roused.goesOn = 1
  // 8.8 No unit needs to react to skirmishers.
  if (p.array[mover] === SKIRMISH) return
  findReactors(p, mover, isWide(p, mover), p.at[mover], p.face[mover])
  if (reactors.count === 0) return
  heads.length = 0
  for (let k = 0; k < reactors.count; k++) heads.push(reactors.units[k])
  for (const head of heads) weighOne(taste, p, head, mover)
}

function weighOne(taste: Taste, p: Albuera, head: number, mover: number): void {
  const procedure = procedureOf(p, head, mover)
  countModifiers(p, head, mover, p.at[mover], rightOf(p, mover))
  const plus = check.total
  const morale = moraleOf(p, head)
  shares.fill(0)
  for (let roll = 0; roll < 10; roll++) shares[outcomeOf(p, procedure, roll + plus, morale)] += 0.1
  const count = gatherBody(p, p.scenario.army.side[head], p.at[head], body, 0)
  let gain = 0
  for (const result of [outcome.FAILED, outcome.ROUTED]) {
    if (shares[result] === 0) continue
    const { losses, retreat } = costOf(p, procedure, result)
    let worth = losses * lossWorth(taste, p, head)
    for (let k = 0; k < count; k++)
      worth += result === outcome.ROUTED ? routWorth(taste, p, body[k], p.scenario.data.tables.reactions.turns) : 0
    gain += shares[result] * (worth + retreat * taste.driven)
  }
  const passes = shares[outcome.GREAT] + shares[outcome.PASSED]
  const may = answersTo(procedure, outcome.PASSED)
  let worst = 0
  let stops = 0
  const target = onTopOf(p, mover)
  if ((may & answer.FIRE) !== 0 && shotFault(p, head, target) === undefined) {
    worst = weighFire(taste, p, [head], target)
    stops = fired.fails
  }
  const strike = (may & answer.STRIKE) !== 0 ? strikeWorth(taste, p, head, mover) : 0
  if (strike > worst) {
    worst = strike
    stops = 1
  }
  roused.worth += gain - passes * worst
  roused.goesOn *= 1 - passes * stops
}

/** What a counterattack would promise the body that reacts; 0 if it makes none. */
export function strikeWorth(taste: Taste, p: Albuera, head: number, mover: number): number {
  if (p.array[head] === SQUARE || p.array[head] === SKIRMISH) return 0
  const hand = handTo(p, head, mover)
  if (hand < 0) return 0
  const by = sideOfWay(hand, p.face[head])
  const ahead = neighbour(p.scenario.ground.grid, p.at[head], by)
  const hex = ahead === p.at[mover] || ahead === rightOf(p, mover) ? ahead : p.at[mover]
  return weighFight(taste, p, boutAgainst(p, head, mover, hex, by, false))
}
