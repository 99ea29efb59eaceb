/** Rule 4: which moves of a body the order of its command allows. */
import { type Body, type Convex, GRACE, gap, ONE, standsOn, within } from '../../../../src/inches/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { forbids, leaveFor } from '../command/orders.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { arm, form } from '../state/forms.ts'
import { leave } from '../state/leave.ts'
import { type Corps, order } from '../state/position.ts'
import { isAnyWithin, isEnemyWithin } from './clearance.ts'
import { closesUp } from './closing.ts'
import { beyondObjective, isNearObjective } from './objective.ts'
import type { Outset } from './outset.ts'
import { passesNear, setWay, wayHull } from './way.ts'

const NEARER = refusal('4.3', 'On Halt no unit comes nearer to the enemy.')
const AWAY = refusal('A42', 'By its order the unit goes towards the objective: it may not end farther from it.')
const TOO_NEAR = refusal(
  '4.2',
  'On Move a unit keeps 4 inches from the enemy; 2 in built-up areas and on difficult ground.',
)
const BLIND_TOO_NEAR = refusal('A83', 'A blind keeps 4 inches from the enemy.')
const BEYOND = refusal('4.4', 'On Hold no unit goes beyond the far edge of the objective, but one cavalry brigade.')
const NOT_INTO = refusal('4.14', 'On Hold infantry enters a built-up area within its objective only.')
const BACK = refusal('A63', 'On Hold no unit goes away from the objective.')
const RECCE_NEAR = refusal('A52', 'On reconnaissance cavalry keeps 8 inches from the enemy.')
const RECCE_FAR = refusal('A52', 'On reconnaissance cavalry stays where one move brings it back to the objective.')

const commandOf = (p: Corps, body: number): number => p.scenario.roster.command[body]

/** 4.2, A142 Does it stand in a built-up area or on difficult ground? */
function isCovered(p: Corps, shape: Convex): boolean {
  const { difficult, sections } = p.scenario.ground
  for (const area of difficult) if (standsOn(area, shape)) return true
  for (const area of sections) if (standsOn(area, shape)) return true
  return false
}

/**
 * Does a move come nearer to an enemy than it may: than `cover` if one of the two stands in cover, else than `open`? A
 * body that is too near already may not come nearer.
 */
function comesTooNear(p: Corps, { from, foes }: Outset, to: Body, open: number, cover: number): boolean {
  setWay(from, to)
  for (let k = 0; k < foes.count; k++) {
    const enemy = foes.shapes[k]
    if (!passesNear(enemy, open) || !within(wayHull(), enemy, open - 1)) continue
    const least = cover < open && (isCovered(p, enemy) || isCovered(p, to)) ? cover : open
    if (!within(wayHull(), enemy, least - 1)) continue
    if (!within(from, enemy, least - 1) || gap(to, enemy) < gap(from, enemy) - GRACE) return true
  }
  return false
}

/** A52 Is another cavalry brigade of its command on reconnaissance? */
function isAnotherBeyond(p: Corps, body: number): boolean {
  const { roster } = p.scenario
  const command = commandOf(p, body)
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (unit === body || roster.command[unit] !== command || roster.arm[unit] !== arm.CAVALRY || !isOn(p, unit))
      continue
    if (beyondObjective(p, command, shapeOf(p, unit)) > GRACE * ONE) return true
  }
  return false
}

/** A52 May this body be there, beyond the objective, on reconnaissance? */
function judgeReconnaissance(p: Corps, { body, command, rate, foes }: Outset, to: Body): Refusal | undefined {
  if (p.scenario.roster.arm[body] !== arm.CAVALRY || isAnotherBeyond(p, body)) return BEYOND
  if (isAnyWithin(foes, to, p.scenario.orders.recce - 1)) return RECCE_NEAR
  return isNearObjective(p, command, to, rate) ? undefined : RECCE_FAR
}

/**
 * A42 Does a body end farther from its objective than it stands, except round ground that bars its way, or to bring a
 * battery to canister range (A145)?
 */
const goesAway = (p: Corps, { body, command, from, gap, isBarred, closes }: Outset, to: Body): boolean =>
  !isBarred && !isNearObjective(p, command, to, gap + GRACE) && !(closes && closesUp(p, body, from, to))

/**
 * Does a move lead away from the objective of an order that wants the unit there? An order can forbid other moves too.
 */
export const isAgainstOrder = (p: Corps, outset: Outset, to: Body): boolean =>
  outset.says !== leave.NO && outset.says !== leave.OBJECTIVE && goesAway(p, outset, to)

function judgeOnHold(p: Corps, outset: Outset, to: Body): Refusal | undefined {
  const { command, from } = outset
  const beyond = beyondObjective(p, command, to)
  const isFarther = goesAway(p, outset, to)
  if (beyond > GRACE * ONE && (isFarther || beyond > beyondObjective(p, command, from)))
    return judgeReconnaissance(p, outset, to)
  return isFarther ? BACK : undefined
}

/** A83 May a blind lie like this when it turns or is extended? */
export const judgeBlind = (p: Corps, body: number, shape: Convex): Refusal | undefined =>
  isEnemyWithin(p, body, shape, p.scenario.orders.open - 1) ? BLIND_TOO_NEAR : undefined

/** Does a way lead into a built-up area that its beginning does not stand on? */
function goesIntoCover({ scenario: { ground } }: Corps, { from }: Outset, to: Body): boolean {
  for (const section of ground.sections) if (standsOn(section, to) && !standsOn(section, from)) return true
  return false
}

/**
 * 4.14 May infantry enter a built-up area by its order? That it comes no nearer to the enemy on Halt is asked anyway
 * (4.3).
 */
function judgeInto(p: Corps, outset: Outset, to: Body): Refusal | undefined {
  const { body, command } = outset
  if (p.scenario.roster.arm[body] !== arm.INFANTRY) return undefined
  const says = leaveFor(p, body, 'enter')
  if (says !== leave.NO && says !== leave.OBJECTIVE) return undefined
  if (!goesIntoCover(p, outset, to)) return undefined
  if (says === leave.NO) return forbids(p, body, 'enter')
  return isNearObjective(p, command, to, 0) ? undefined : NOT_INTO
}

/**
 * 4.2, 4.3 Why a body comes too near to the enemy for the order of its command, wherever the objective lies: asked of
 * all actions that take it to another place.
 */
export function judgeDistance(p: Corps, outset: Outset, to: Body): Refusal | undefined {
  const { command, says, nearer, foes } = outset
  if (says === leave.NO) return nearer >= 0 && isAnyWithin(foes, to, nearer) ? NEARER : undefined
  const { open, cover } = p.scenario.orders
  return p.order[command] === order.MOVE && comesTooNear(p, outset, to, open, cover) ? TOO_NEAR : undefined
}

/**
 * Does its command's order (4.1 to 4.8, 4.14, A42, A52, A63) let a body make this move? `judgeMove` judges the way
 * itself.
 */
export function judgeByOrder(p: Corps, outset: Outset, to: Body): Refusal | undefined {
  const { body, says } = outset
  const { open } = p.scenario.orders
  if (p.form[body] === form.BLIND && comesTooNear(p, outset, to, open, open)) return BLIND_TOO_NEAR
  const kept = judgeInto(p, outset, to)
  if (kept !== undefined) return kept
  if (says === leave.OBJECTIVE) return judgeOnHold(p, outset, to)
  if (says !== leave.NO && goesAway(p, outset, to)) return AWAY
  return judgeDistance(p, outset, to)
}

/** 4.1, 4.7, 4.8, A41 Does a move bring a body nearer to the objective that its order sends it to? */
export const comesNearer = (p: Corps, { command, gap }: Outset, to: Pick<Body, 'x' | 'y'>): boolean =>
  gap > GRACE && isNearObjective(p, command, to, gap - GRACE - 1)
