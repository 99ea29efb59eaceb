/** The best move, change of formation or of face for one unit. */
import { type Area, eastward, forward, INCH, isWhollyOn, northward, rightward } from '../../../src/inches/index.ts'
import type { Action } from '../../../src/kernel/index.ts'
import { judgeGoing, listed, listMoves, poseAfter, rateOf } from '../rules/queries/asked.ts'
import { shapeOf } from '../rules/state/bodies.ts'
import { FORMS_OF, form } from '../rules/state/forms.ts'
import { headingOf } from '../rules/state/points.ts'
import { placeOf, STEP, turnOf } from '../rules/state/poses.ts'
import type { Corps } from '../rules/state/position.ts'
import type { Judge } from './judge.ts'
import { type Scene, sceneOf } from './scene.ts'
import { isAllRound, standing } from './standing.ts'
import { inchesBetween } from './survey.ts'
import { copyOf, secondCopyOf } from './trial.ts'
import { verbs } from './verbs.ts'

/** A deed under consideration: what it gains, the action, and for a move what follows the pick. */
export interface Deed {
  readonly gain: number
  readonly action: Action
  readonly move?: Move
}

/** A move as the list has it. */
export interface Move {
  readonly body: number
  readonly turn: number
  readonly place: number
}

/** A move under consideration, and what it gains. */
interface Thought {
  readonly gain: number
  readonly turn: number
  readonly place: number
}

/** Puts the unit of a scene where a move leads, and returns what that is worth. */
function worthAfter(p: Corps, scene: Scene, turn: number, place: number): number {
  const { t, unit } = scene
  const pose = poseAfter(p, unit, turn, place)
  t.x[unit] = pose.x
  t.y[unit] = pose.y
  t.heading[unit] = pose.heading
  return standing(scene)
}

/**
 * The best legal move of a body in the formation of its scene, by the worth of its places; undefined if none is worth
 * more than `least` above `now`.
 */
export function bestMove(
  p: Corps,
  scene: Scene,
  least: number,
  now = standing(scene),
): { gain: number; move: Move } | undefined {
  const { t, unit } = scene
  const thoughts: Thought[] = []
  const consider = (turn: number, place: number): void => {
    const gain = worthAfter(p, scene, turn, place) - now
    if (gain > least) thoughts.push({ gain, turn, place })
  }
  listMoves(p, unit)
  for (let k = 0; k < listed.count; k++) consider(listed.turns[k], listed.places[k])
  if (scene.section !== undefined) offerInside(p, scene, scene.section, consider)
  t.x[unit] = p.x[unit]
  t.y[unit] = p.y[unit]
  t.heading[unit] = p.heading[unit]
  thoughts.sort((one, other) => other.gain - one.gain)
  for (const { gain, turn, place } of thoughts)
    if (judgeGoing(p, unit, turn, place) === undefined) return { gain, move: { body: unit, turn, place } }
  return undefined
}

/** Inches from the middle of a brigade within which to look for places inside its section. */
const STRIDE = 4

/** Offers places inside a section that the list does not have, by half inches and turns of 15 degrees. */
function offerInside(p: Corps, { unit }: Scene, area: Area, offer: (turn: number, place: number) => void): void {
  const [x, y, heading] = [p.x[unit], p.y[unit], p.heading[unit]]
  if (isWhollyOn(area, shapeOf(p, unit))) return
  const reach = STRIDE * INCH
  if (x < area.west - reach || x > area.east + reach || y < area.south - reach || y > area.north + reach) return
  for (let dx = -reach; dx <= reach; dx += INCH / 2)
    for (let dy = -reach; dy <= reach; dy += INCH / 2) {
      if (x + dx <= area.west || x + dx >= area.east || y + dy <= area.south || y + dy >= area.north) continue
      const ahead = Math.round(forward(heading, dx, dy) / STEP)
      const right = Math.round(rightward(heading, dx, dy) / STEP)
      if (Math.abs(right) > ahead) continue
      for (let degrees = -45; degrees <= 45; degrees += 15) {
        const [turn, place] = [turnOf(degrees), placeOf(ahead, right)]
        if (isWhollyOn(area, poseAfter(p, unit, turn, place).body)) offer(turn, place)
      }
    }
}

/** The worth of the best place that a battery reaches with the move after limbering up, once it is deployed there. */
function bestAfter(scene: Scene): number {
  const { t, unit } = scene
  const [x, y, heading] = [t.x[unit], t.y[unit], t.heading[unit]]
  const deployed = (): number => {
    t.form[unit] = form.DEPLOYED
    const worth = standing(scene)
    t.form[unit] = form.LIMBERED
    return worth
  }
  listMoves(t, unit)
  let best = deployed()
  const count = listed.count
  for (let k = 0; k < count; k++) {
    const [turn, place] = [listed.turns[k], listed.places[k]]
    if (judgeGoing(t, unit, turn, place) !== undefined) continue
    const pose = poseAfter(t, unit, turn, place)
    t.x[unit] = pose.x
    t.y[unit] = pose.y
    t.heading[unit] = pose.heading
    best = Math.max(best, deployed())
    t.x[unit] = x
    t.y[unit] = y
    t.heading[unit] = heading
  }
  return best
}

/** Deeds considered for one unit: the best of them. */
interface Deeds {
  best: Deed | undefined
  /** What another deed must gain to be better. */
  readonly most: () => number
  readonly consider: (gain: number, action: Action | undefined, move?: Move) => void
}

function deedsAbove(least: number): Deeds {
  const deeds: Deeds = {
    best: undefined,
    most: () => deeds.best?.gain ?? least,
    consider(gain, action, move) {
      if (action === undefined || gain <= deeds.most()) return
      deeds.best = move === undefined ? { gain, action } : { gain, action, move }
    },
  }
  return deeds
}

/** Formations to fight in, which a brigade takes after half a move. */
const TO_FIGHT: readonly number[] = [form.ATTACK, form.LINE, form.HORSE_COLUMN, form.HORSE_LINE]
/** Inches between centres within which this is considered: farther from the enemy there is time for two turns. */
const SOON = 24

/**
 * 3.13 Half a move, and a formation to fight in; like everything that takes more than one pip, it counts by its gain
 * per pip.
 */
function thinkOfMarch({ engine, view, seat }: Judge, scene: Scene, now: number, deeds: Deeds): void {
  const { t, unit, foes } = scene
  const { halfAndForm } = view.scenario.prices
  if (view.pips < halfAndForm || !foes.some((foe) => inchesBetween(view, unit, foe) <= SOON)) return
  for (const as of TO_FIGHT) {
    const action = verbs(engine).choose(view, seat, 'march {bodies} > {forms}', unit, as)
    if (action === undefined) continue
    const half = secondCopyOf(view)
    half.picked = 1 + unit
    half.forming = 1 + as
    t.form[unit] = as
    const found = bestMove(half, scene, deeds.most() * halfAndForm, now)
    if (found) deeds.consider(found.gain / halfAndForm, action, found.move)
  }
  t.form[unit] = view.form[unit]
}

/** 3.12 Half a move back, still facing the enemy: out of its reach, to behind supports. */
function thinkOfRetiring({ engine, view, seat }: Judge, scene: Scene, now: number, deeds: Deeds): void {
  const action = verbs(engine).choose(view, seat, 'retire {bodies}', scene.unit)
  if (action === undefined) return
  const { t, unit } = scene
  // If there is no room for that it goes half as far, which is worth as much.
  const half = rateOf(view, unit) >> 1
  t.x[unit] -= eastward(view.heading[unit], half)
  t.y[unit] -= northward(view.heading[unit], half)
  deeds.consider((standing(scene) - now) / view.scenario.prices.retire, action)
  t.x[unit] = view.x[unit]
  t.y[unit] = view.y[unit]
}

/** Degrees between the faces considered, and the same if there is little time. */
const FACES = 15
const FEW_FACES = 45

/**
 * The best that a unit does for its pips, except fight; undefined if nothing gains more than `least`. `isQuick`: leaves
 * out everything that costs more than one pip.
 */
export function bestDeed(judge: Judge, unit: number, least = judge.taste.effort, isQuick = false): Deed | undefined {
  const { engine, view, seat, taste } = judge
  const { choose } = verbs(engine)
  const t = copyOf(view)
  const scene = sceneOf(taste, view, t, unit)
  const deeds = deedsAbove(least)
  const now = standing(scene)
  const pick = choose(view, seat, 'pick {bodies}', unit)
  if (pick !== undefined) {
    const found = bestMove(view, scene, least, now)
    if (found) deeds.consider(found.gain, pick, found.move)
  }
  for (const as of FORMS_OF[view.scenario.roster.arm[unit]]) {
    if (as === view.form[unit] || as === form.GARRISON) continue
    t.form[unit] = as
    const gain = (as === form.LIMBERED ? bestAfter(scene) - taste.limber : standing(scene)) - now
    if (gain > deeds.most()) deeds.consider(gain, choose(view, seat, 'form {bodies} > {forms}', unit, as))
  }
  t.form[unit] = form.GARRISON
  if (view.form[unit] !== form.GARRISON) {
    const occupy = choose(view, seat, 'occupy {bodies}', unit)
    if (occupy !== undefined) deeds.consider(standing(scene) - now, occupy)
  }
  t.form[unit] = view.form[unit]
  for (let degrees = 0; degrees < 360 && !isAllRound(view.form[unit]); degrees += isQuick ? FEW_FACES : FACES) {
    t.heading[unit] = headingOf(degrees)
    const gain = standing(scene) - now
    if (gain > deeds.most()) deeds.consider(gain, choose(view, seat, 'face {bodies} > {headings}', unit, degrees))
  }
  t.heading[unit] = view.heading[unit]
  if (!isQuick) {
    thinkOfMarch(judge, scene, now, deeds)
    thinkOfRetiring(judge, scene, now, deeds)
  }
  return deeds.best
}

/** The best move of a picked body, however forced. */
export const anyMove = ({ view, taste }: Judge, unit: number): Move | undefined =>
  bestMove(view, sceneOf(taste, view, copyOf(view), unit), Number.NEGATIVE_INFINITY)?.move
