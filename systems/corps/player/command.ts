/** Commanders: where they ride, which units they rally, and what the commander in chief orders. */
import { INCH } from '../../../src/inches/index.ts'
import { type Action, d6 } from '../../../src/kernel/index.ts'
import { blindOf, generalOf, spending } from '../rules/queries/asked.ts'
import { isOn } from '../rules/state/bodies.ts'
import { nerveFactor } from '../rules/state/nerve.ts'
import { pointOf, xOf, yOf } from '../rules/state/points.ts'
import { type Corps, due, morale } from '../rules/state/position.ts'
import { farFromFoe } from './blinds.ts'
import type { Judge } from './judge.ts'
import type { Deed } from './marching.ts'
import { foesOf, inches, unitsOf } from './survey.ts'
import type { Taste } from './taste.ts'
import { verbs } from './verbs.ts'
import { chainOf } from './worth.ts'

/** A3 The command nearest to the enemy has its turn now. */
export const hurry = ({ engine, view, seat }: Judge): Action | undefined =>
  verbs(engine).best(view, seat, 'activate {commands}', (command) => -farFromFoe(view, placeOf(view, command)))

/** The body that shows where a command is: its blind, or its general. */
export const placeOf = (p: Corps, command: number): number => {
  const blind = blindOf(p, command)
  return blind >= 0 ? blind : generalOf(p, command)
}

/** The units of a command on the table. */
const troopsOf = (p: Corps, command: number): number[] =>
  unitsOf(p, p.scenario.commands[command].army).filter((unit) => p.scenario.roster.command[unit] === command)

/** Inches that a general keeps from the enemy, and how far he rides for a pip. */
const SAFE = 7
const RIDE = 16

/** What a place is worth to the general of a corps: which units he reaches from it, and how safe it is. */
function postWorth(
  taste: Taste,
  p: Corps,
  troops: readonly number[],
  foes: readonly number[],
  radius: number,
  x: number,
  y: number,
) {
  let worth = 0
  for (const unit of troops) {
    const far = inches(p.x[unit] - x, p.y[unit] - y)
    if (p.morale[unit] === morale.ROUT) continue
    // Units that have not yet acted in this turn need him most.
    const need = p.moved[unit] > 0 ? 0.6 : 1
    worth += need * (far <= radius - 2 ? taste.led : far <= radius + 1 ? 0.7 * taste.led : -0.02 * far)
    if (p.morale[unit] === morale.SHAKEN && far < 1) worth += 0.5
  }
  for (const foe of foes) {
    const far = inches(p.x[foe] - x, p.y[foe] - y)
    if (far < SAFE) worth -= (SAFE - far) * 0.3
  }
  return worth
}

/** The best ride of the general whose turn it is. */
export function bestRide(judge: Judge): Deed | undefined {
  const { view, seat, taste } = judge
  const { command } = spending(view)
  const general = generalOf(view, command)
  if (!isOn(view, general) || view.scenario.commands[command].isChief || isBound(view, general, seat)) return undefined
  const troops = troopsOf(view, command)
  const foes = foesOf(view, seat)
  const radius = view.scenario.commands[command].radius / INCH
  const worth = (x: number, y: number) => postWorth(taste, view, troops, foes, radius, x, y)
  const now = worth(view.x[general], view.y[general])
  let best: Deed | undefined
  const consider = (x: number, y: number): void => {
    // His place is rounded to a quarter of an inch, and what is in his reach may depend on that.
    const point = pointOf(x, y)
    const gain = point === undefined ? 0 : worth(xOf(point), yOf(point)) - now
    if (gain <= (best?.gain ?? 0.5)) return
    const action = rideTo(judge, general, x, y)
    if (action !== undefined) best = { gain, action }
  }
  const steady = troops.filter((unit) => view.morale[unit] !== morale.ROUT)
  const mean = (of: Corps['x']) => steady.reduce((sum, unit) => sum + of[unit], 0) / Math.max(1, steady.length)
  const [x, y] = [mean(view.x), mean(view.y)]
  for (const dx of [-4, 0, 4]) for (const dy of [-4, 0, 4]) consider(x + dx * INCH, y + dy * INCH)
  for (const unit of steady) consider(view.x[unit], view.y[unit])
  return best
}

/** A ride to a place, or as far towards it as a pip allows. */
export function rideTo({ engine, view, seat }: Judge, general: number, x: number, y: number) {
  const [dx, dy] = [x - view.x[general], y - view.y[general]]
  const far = inches(dx, dy)
  const part = far <= RIDE - 0.3 ? 1 : (RIDE - 0.5) / far
  const point = pointOf(view.x[general] + dx * part, view.y[general] + dy * part)
  return point === undefined ? undefined : verbs(engine).choose(view, seat, 'ride {bodies} > {points}', general, point)
}

/** A ride that leads nowhere, for a pip that must be used. */
export function idleRide(judge: Judge): Action | undefined {
  const { view } = judge
  const general = generalOf(view, spending(view).command)
  return isOn(view, general) ? rideTo(judge, general, view.x[general], view.y[general]) : undefined
}

/** The chance that a unit passes its test with its general beside it. */
function chanceToRally(p: Corps, unit: number): number {
  const { modifiers, passes } = p.scenario.nerve
  const { determination } = p.scenario.roster
  const classes = determination[unit] > 0 ? modifiers[nerveFactor.CLASS_A] : modifiers[nerveFactor.CLASS_C]
  const total =
    modifiers[nerveFactor.ATTACHED] +
    modifiers[p.morale[unit] === morale.ROUT ? nerveFactor.ROUTING : nerveFactor.SHAKEN] +
    p.casualties[unit] * modifiers[nerveFactor.CASUALTY] +
    (determination[unit] === 0 ? 0 : classes)
  return d6.faces.filter((face) => face + total >= passes).length / d6.faces.length
}

/** 3.10 A unit that may be rallied: at once, or after a ride to it. */
export function bestRally(judge: Judge): Deed | undefined {
  const { engine, view, seat, taste } = judge
  const { best } = verbs(engine)
  const worth = (unit: number): number => {
    const chance = chanceToRally(view, unit)
    if (chance === 0) return 0
    // A Shaken unit may begin a rout, and carry friends along.
    return view.morale[unit] === morale.ROUT
      ? taste.rally * chance
      : taste.steady / 6 + (taste.rally + 2 * chainOf(taste, view, unit)) * chance
  }
  let most = 0
  const note = (unit: number): number => {
    const gain = worth(unit)
    most = Math.max(most, gain)
    return gain
  }
  const action = best(view, seat, 'rally {bodies}', note, 0)
  if (action !== undefined) return { gain: most, action }
  const { command } = spending(view)
  const { isChief, army } = view.scenario.commands[command]
  const general = generalOf(view, command)
  if (view.pips < 2 || !isOn(view, general) || isBound(view, general, seat)) return undefined
  let found: Deed | undefined
  for (const unit of unitsOf(view, army)) {
    if (!isChief && view.scenario.roster.command[unit] !== command) continue
    if (view.morale[unit] < morale.SHAKEN || isSpent(view, unit)) continue
    const far = inches(view.x[unit] - view.x[general], view.y[unit] - view.y[general])
    if (far > RIDE) continue
    const gain = 0.8 * worth(unit)
    if (gain <= (found?.gain ?? 0)) continue
    const ride = rideTo(judge, general, view.x[unit], view.y[unit])
    if (ride !== undefined) found = { gain, action: ride }
  }
  return found
}

/** A14 Has he set a pip aside for a unit that he is with? Then he stays until it has tested. */
export const isBound = (p: Corps, general: number, seat: number): boolean =>
  unitsOf(p, seat).some(
    (unit) => (p.due[unit] & due.PIP) !== 0 && inches(p.x[unit] - p.x[general], p.y[unit] - p.y[general]) < 4,
  )

/** A16 Can it no longer rally? */
const isSpent = (p: Corps, unit: number): boolean =>
  p.casualties[unit] >= p.scenario.nerve.breaks[p.scenario.roster.arm[unit]] || (p.due[unit] & due.PIP) !== 0
