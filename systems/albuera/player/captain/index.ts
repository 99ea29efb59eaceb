/**
 * The captain of Albuera. The taste that does best plays the activation of a commander: where his units go, what they
 * fire at, whom they attack. Chits, reactions and what follows a fight are left to the habit.
 */
import type { Captain } from '../../../../src/players/marshal/captain.ts'
import { mixtureOf } from '../../../../src/players/marshal/mixture.ts'
import { activeSide, phases } from '../../rules/queries/asked.ts'
import type { Albuera } from '../../rules/state/position.ts'
import { habit } from '../index.ts'
import type { Taste } from '../taste.ts'
import { budgets } from './budgets.ts'
import { appraisal } from './features.ts'
import { value } from './value.ts'

/** Phases in which the units of an activated commander act. */
const ACTION = new Set(['acting', 'movement'])

/**
 * The budgets are for battles of at most this many units. In a larger one there are more units to move in a playout,
 * and more places for each.
 */
const UNITS = 40
/** The least share of its playouts that a level makes. */
const LEAST_EFFORT = 1 / 16

/** How many turns a playout goes on for after the one that it begins in. */
const TURNS = 1

export const captain: Captain<Albuera, Taste> = {
  habit,
  tastes: mixtureOf(habit),
  manner: (view, seat) => (ACTION.has(phases[view.phase].name) && activeSide(view) === seat ? 'way' : 'habit'),
  /**
   * A number for each activation. A chit that went back into the cup can be drawn twice in a turn; by then more
   * commanders show their stripe.
   */
  stretch: ({ turn, drawn, striped, post: { length } }) =>
    (turn * (length + 1) + drawn) * (length + 1) + striped.reduce((sum, one) => sum + one, 0),
  begins: (view) => phases[view.phase].name === 'acting',
  budgets,
  effort: ({ marks: { length } }) => Math.min(1, Math.max(LEAST_EFFORT, (UNITS * UNITS) / (length * length))),
  ended: (p, from) => p.turn > from.turn + TURNS && from.turn + TURNS < p.scenario.turns,
  appraisal,
  value,
}
