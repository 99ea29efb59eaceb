/** The best move, change of formation or of face for one unit. */
import { type Area, east, INCH, isWhollyOn, north, ONE } from '../../../src/inches/index.ts'
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { judgeGoing, listed, listMoves, poseAfter } from '../rules/queries/asked.ts'
import { shapeOf } from '../rules/state/bodies.ts'
import { FORMS_OF, form } from '../rules/state/forms.ts'
import { headingOf } from '../rules/state/points.ts'
import { placeOf, STEP, turnOf } from '../rules/state/poses.ts'
import type { Corps } from '../rules/state/position.ts'
import { type Scene, sceneOf } from './scene.ts'
import { isAllRound, standing } from './standing.ts'
import { taste } from './taste.ts'
import { copyOf } from './trial.ts'
import { verbs } from './verbs.ts'

/** A deed that is thought of: what it gains, the action, and for a move what follows the pick. */
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

/** A move that is thought of, and what it gains. */
interface Thought {
  readonly gain: number
  readonly turn: number
  readonly place: number
}

/** Puts the unit of a scene where a move leads it, and says what that is worth. */
function worthAfter(p: Corps, scene: Scene, turn: number, place: number): number {
  const { t, unit } = scene
  const pose = poseAfter(p, unit, turn, place)
  t.x[unit] = pose.x
  t.y[unit] = pose.y
  t.heading[unit] = pose.heading
  return standing(scene)
}

/** The best legal move of a body by what its places are worth; undefined where none is worth more than `least`. */
export function bestMove(p: Corps, scene: Scene, least: number): { gain: number; move: Move } | undefined {
  const { t, unit } = scene
  const now = standing(scene)
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

/** Inches from the middle of a brigade within which places inside its section are looked for. */
const STRIDE = 4

/** Offers places inside a section that the list does not have, by half inches and turns of 15 degrees. */
function offerInside(p: Corps, { unit }: Scene, area: Area, offer: (turn: number, place: number) => void): void {
  const [x, y, heading] = [p.x[unit], p.y[unit], p.heading[unit]]
  if (isWhollyOn(area, shapeOf(p, unit))) return
  const reach = STRIDE * INCH
  if (x < area.west - reach || x > area.east + reach || y < area.south - reach || y > area.north + reach) return
  const [e, n] = [east(heading), north(heading)]
  for (let dx = -reach; dx <= reach; dx += INCH / 2)
    for (let dy = -reach; dy <= reach; dy += INCH / 2) {
      if (x + dx <= area.west || x + dx >= area.east || y + dy <= area.south || y + dy >= area.north) continue
      const ahead = Math.round((dx * e + dy * n) / ONE / STEP)
      const right = Math.round((dx * n - dy * e) / ONE / STEP)
      if (Math.abs(right) > ahead) continue
      for (let degrees = -45; degrees <= 45; degrees += 15) {
        const [turn, place] = [turnOf(degrees), placeOf(ahead, right)]
        if (isWhollyOn(area, poseAfter(p, unit, turn, place).body)) offer(turn, place)
      }
    }
}

/** What the best place is worth that a battery comes to with the move after it has limbered up. */
function bestAfter(scene: Scene): number {
  const { t, unit } = scene
  const [x, y, heading] = [t.x[unit], t.y[unit], t.heading[unit]]
  listMoves(t, unit)
  let best = standing(scene)
  const count = listed.count
  for (let k = 0; k < count; k++) {
    t.x[unit] = x
    t.y[unit] = y
    t.heading[unit] = heading
    const [turn, place] = [listed.turns[k], listed.places[k]]
    if (judgeGoing(t, unit, turn, place) !== undefined) continue
    const pose = poseAfter(t, unit, turn, place)
    t.x[unit] = pose.x
    t.y[unit] = pose.y
    t.heading[unit] = pose.heading
    best = Math.max(best, standing(scene))
  }
  t.x[unit] = x
  t.y[unit] = y
  t.heading[unit] = heading
  return best
}

/** The best that a unit does for its pips but fight; undefined where nothing gains more than `least`. */
export function bestDeed(
  engine: Engine<Corps>,
  view: Corps,
  seat: number,
  unit: number,
  least = taste.effort,
): Deed | undefined {
  const { choose } = verbs(engine)
  const t = copyOf(view)
  const scene = sceneOf(view, t, unit)
  let best: Deed | undefined
  const consider = (gain: number, action: Action | undefined, move?: Move): void => {
    if (action === undefined || gain <= (best?.gain ?? least)) return
    best = move === undefined ? { gain, action } : { gain, action, move }
  }
  const pick = choose(view, seat, 'pick {bodies}', unit)
  if (pick !== undefined) {
    const found = bestMove(view, scene, least)
    if (found) consider(found.gain, pick, found.move)
  }
  const now = standing(scene)
  for (const as of FORMS_OF[view.scenario.roster.arm[unit]]) {
    if (as === view.form[unit] || as === form.GARRISON) continue
    t.form[unit] = as
    const gain = (as === form.LIMBERED ? bestAfter(scene) - taste.limber : standing(scene)) - now
    if (gain > (best?.gain ?? least)) consider(gain, choose(view, seat, 'form {bodies} > {forms}', unit, as))
  }
  t.form[unit] = form.GARRISON
  if (view.form[unit] !== form.GARRISON) {
    const occupy = choose(view, seat, 'occupy {bodies}', unit)
    if (occupy !== undefined) consider(standing(scene) - now, occupy)
  }
  t.form[unit] = view.form[unit]
  for (let degrees = 0; degrees < 360 && !isAllRound(view.form[unit]); degrees += 15) {
    t.heading[unit] = headingOf(degrees)
    const gain = standing(scene) - now
    if (gain > (best?.gain ?? least)) consider(gain, choose(view, seat, 'face {bodies} > {headings}', unit, degrees))
  }
  t.heading[unit] = view.heading[unit]
  return best
}

/** The best move of a body that has been picked, forced as it may be. */
export const anyMove = (view: Corps, unit: number): Move | undefined =>
  bestMove(view, sceneOf(view, copyOf(view), unit), Number.NEGATIVE_INFINITY)?.move
