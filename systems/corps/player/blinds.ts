/** Blinds: where they are led, when they are extended and replaced, and how their figures are placed. */
import { bearing, gapToArea, INCH, makeConvex, setPoint, turnBetween } from '../../../src/inches/index.ts'
import type { Action } from '../../../src/kernel/index.ts'
import { blindOf, judgeGoing, listed, listMoves, poseAfter, unveiling } from '../rules/queries/asked.ts'
import { arm, form } from '../rules/state/forms.ts'
import type { Corps } from '../rules/state/position.ts'
import { formOf, spreads, stripOf } from '../rules/state/slots.ts'
import type { Judge } from './judge.ts'
import type { Move } from './marching.ts'
import { sectionsOf } from './scene.ts'
import { foesOf, inches, nearestOf } from './survey.ts'
import type { Taste } from './taste.ts'
import { verbs } from './verbs.ts'

/** Inches between the middles of a blind and an enemy at which to extend it, and at which to place its figures. */
const EXTEND = 36
const UNVEIL = 27
/** Inches within which a blind in the open is seen. */
const SEEN = 18
/** With a section this near to a blind, in inches, its figures are placed in good time to occupy it. */
const OCCUPY = 12

const centre = makeConvex(1)

/** Inches from a body to its nearest enemy, between their middles. */
export function farFromFoe(p: Corps, body: number): number {
  const foe = nearestOf(p, body, foesOf(p, p.scenario.roster.army[body]))
  return foe < 0 ? Number.POSITIVE_INFINITY : inches(p.x[body] - p.x[foe], p.y[body] - p.y[foe])
}

/** Is a section of its objective near enough for its units to be sent into it? */
function isAtSections(p: Corps, command: number, blind: number): boolean {
  setPoint(centre, p.x[blind], p.y[blind])
  return sectionsOf(p, p.objective[command]).some((section) => gapToArea(section, centre) <= OCCUPY * INCH)
}

/** A83 The figures are placed in good time before the enemy is near, or where there is ground to occupy. */
export function unveil({ engine, view, seat }: Judge): Action | undefined {
  const { choose } = verbs(engine)
  const stay = choose(view, seat, 'stay on blinds')
  const place = choose(view, seat, 'place the figures')
  const { command } = unveiling(view)
  const blind = blindOf(view, command)
  if (place === undefined || blind < 0) return stay
  return farFromFoe(view, blind) <= UNVEIL || isAtSections(view, command, blind) ? place : stay
}

/** By arm, what is best placed first, and how good a formation is for coming on. */
const FIRST = [3, 1, 2]
const GOOD: Readonly<Record<number, number>> = {
  [form.ATTACK]: 0.9,
  [form.LINE]: 0.5,
  [form.MARCH]: 0.1,
  [form.HORSE_COLUMN]: 0.9,
  [form.HORSE_LINE]: 0.5,
  [form.DEPLOYED]: 0.9,
  [form.LIMBERED]: 0.5,
}

/** 1.2 Infantry in columns of attack first, then guns, then horse; from the middle outwards. */
export function placeUnit({ engine, view, seat }: Judge): Action | undefined {
  const { roster } = view.scenario
  return verbs(engine).best(
    view,
    seat,
    'set {units} > {slots}',
    (unit, slot) =>
      FIRST[roster.arm[unit]] +
      GOOD[formOf(slot)] +
      (roster.arm[unit] === arm.INFANTRY ? 0.1 * Math.min(2, stripOf(slot)) - 0.02 * stripOf(slot) : 0),
  )
}

/** How many strips a blind is extended to before it meets the enemy. */
const STRIPS = 3

/** What a place is worth to a blind. */
function worthHere(
  taste: Taste,
  p: Corps,
  blind: number,
  x: number,
  y: number,
  heading: number,
  foes: readonly number[],
): number {
  const { roster } = p.scenario
  setPoint(centre, x, y)
  const { areas } = p.scenario.objectives[p.objective[roster.command[blind]]]
  let gap = areas.length === 0 ? 0 : Number.POSITIVE_INFINITY
  for (const area of areas) gap = Math.min(gap, gapToArea(area, centre) / INCH)
  let [near, look] = [Number.POSITIVE_INFINITY, 0]
  for (const foe of foes) {
    const far = inches(p.x[foe] - x, p.y[foe] - y)
    if (far >= near) continue
    near = far
    look = Math.abs(turnBetween(heading, bearing(p.x[foe] - x, p.y[foe] - y))) / 360
  }
  const shown = near < SEEN && p.strips[blind] === 1 ? (SEEN - near) * 0.3 : 0
  return -taste.goal * gap - shown - 0.2 * look
}

/** The best deed of a blind; undefined if it is well where it is. */
export function bestForBlind(
  judge: Judge,
  blind: number,
  least: number,
): { gain: number; action: Action; move?: Move } | undefined {
  const { engine, view, seat, taste } = judge
  const { choose } = verbs(engine)
  const { roster } = view.scenario
  const isReal = view.decoy[blind - roster.blinds] === 0
  if (isReal && view.strips[blind] < STRIPS && farFromFoe(view, blind) <= EXTEND)
    for (const text of ['3 both', '3 left', '3 right', '2 left', '2 right']) {
      const action = choose(view, seat, 'spread {bodies} > {spreads}', blind, spreads.parse(text) as number)
      if (action !== undefined) return { gain: 2, action }
    }
  const pick = choose(view, seat, 'pick {bodies}', blind)
  if (pick === undefined) return undefined
  const found = bestBlindMove(taste, view, blind, least)
  return found && { gain: found.gain, action: pick, move: found.move }
}

/** The best move of a blind in the list. */
export function bestBlindMove(
  taste: Taste,
  view: Corps,
  blind: number,
  least: number,
): { gain: number; move: Move } | undefined {
  const foes = foesOf(view, view.scenario.roster.army[blind])
  const now = worthHere(taste, view, blind, view.x[blind], view.y[blind], view.heading[blind], foes)
  listMoves(view, blind)
  const [turns, places] = [listed.turns.slice(0, listed.count), listed.places.slice(0, listed.count)]
  let best: { gain: number; move: Move } | undefined
  for (const [k, turn] of turns.entries()) {
    const { x, y, heading } = poseAfter(view, blind, turn, places[k])
    const gain = worthHere(taste, view, blind, x, y, heading, foes) - now
    if (gain > (best?.gain ?? least) && judgeGoing(view, blind, turn, places[k]) === undefined)
      best = { gain, move: { body: blind, turn, place: places[k] } }
  }
  return best
}
