/** The best move, change of formation or of face for one unit. */
import type { Action, Engine } from '../../../src/kernel/index.ts'
import { judgeGoing, listed, listMoves, poseAfter } from '../rules/queries/asked.ts'
import { FORMS_OF, form } from '../rules/state/forms.ts'
import { headingOf } from '../rules/state/points.ts'
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

const order: number[] = []
const gains = new Float64Array(160)

/** The best legal move of a body in the list by what its places are worth; undefined where none is worth more than `least`. */
function bestMove(p: Corps, scene: Scene, least: number): { gain: number; move: Move } | undefined {
  const { t, unit } = scene
  const now = standing(scene)
  listMoves(p, unit)
  order.length = 0
  for (let k = 0; k < listed.count; k++) {
    const pose = poseAfter(p, unit, listed.turns[k], listed.places[k])
    t.x[unit] = pose.x
    t.y[unit] = pose.y
    t.heading[unit] = pose.heading
    gains[k] = standing(scene) - now
    if (gains[k] > least) order.push(k)
  }
  t.x[unit] = p.x[unit]
  t.y[unit] = p.y[unit]
  t.heading[unit] = p.heading[unit]
  order.sort((one, other) => gains[other] - gains[one])
  for (const k of order) {
    const [turn, place] = [listed.turns[k], listed.places[k]]
    if (judgeGoing(p, unit, turn, place) === undefined) return { gain: gains[k], move: { body: unit, turn, place } }
  }
  return undefined
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
    const gain = standing(scene) - now
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
