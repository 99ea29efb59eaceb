/**
 * The captain of the Shadow of the Eagle. Movements are plans. Orders, fire, combat and what follows it are questions that
 * `marshal` tries one by one.
 */
import type { Action, Engine } from '../../../../src/kernel/index.ts'
import type { Captain } from '../../../../src/players/marshal/captain.ts'
import { mixtureOf } from '../../../../src/players/marshal/mixture.ts'
import { phases } from '../../rules/queries/asked.ts'
import { type Eagle, VOLLEYS } from '../../rules/state/position.ts'
import { FRENCH } from '../../rules/state/sides.ts'
import { habit } from '../index.ts'
import { isShort, type Taste } from '../weights.ts'
import { budgets } from './budgets.ts'
import { appraisal } from './features.ts'
import { type Movement, movements } from './movements.ts'
import { value } from './value.ts'

/** Phases whose questions are tried. */
const TRIED = new Set([
  'defensive fire',
  'offensive fire',
  'shock',
  'square',
  'countercharge',
  'combat',
  'loss',
  'retreat',
  'advance',
  'pursuit',
  'out of hand',
  'orders',
])

/** The budgets are made for battles of this many units. A smaller one gets more playouts, up to twice as many. */
const LARGE = 72
const MOST_EFFORT = 2

const FIRE = 'fire {volleys} > {hexes}'

/** Does a unit fire with only some of its points? All of them do more. */
function isPart(p: Eagle, action: Action, { packing, action: numbered }: Engine<Eagle>): boolean {
  const fire = numbered(p, FIRE)
  return fire !== undefined && packing.verb(action) === packing.verb(fire) && packing.a(action) % VOLLEYS !== 0
}

/** Has the turn ended in which the enemy answers? If the battle ends soon, the playout runs to its end. */
function ended(p: Eagle, from: Eagle): boolean {
  if (isShort(p)) return false
  const last = from.turn + (from.active === FRENCH ? 1 : 2)
  return p.turn >= last && last < p.scenario.turns
}

export const captain: Captain<Eagle, Taste, Movement> = {
  habit,
  tastes: mixtureOf(habit),
  manner: (view) => {
    const { name } = phases[view.phase]
    return name === 'movement' ? 'plan' : TRIED.has(name) ? 'deviate' : 'habit'
  },
  plans: movements,
  budgets,
  effort: ({ scenario }) => Math.max(1, Math.min(MOST_EFFORT, Math.floor(LARGE / scenario.army.units.length))),
  tries: (view, action, engine) => !isPart(view, action, engine),
  ended,
  appraisal,
  value,
  grading: 0.3,
}
