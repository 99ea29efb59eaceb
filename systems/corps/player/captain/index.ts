/**
 * The captain of the inch table. The taste that does best plays the turn of a command. Charges, and reactions to them,
 * are left to the habit: trying them one by one showed no gain.
 */
import type { Captain } from '../../../../src/players/marshal/captain.ts'
import { mixtureOf } from '../../../../src/players/marshal/mixture.ts'
import { phases, spending } from '../../rules/queries/asked.ts'
import type { Corps } from '../../rules/state/position.ts'
import { habit, quick } from '../index.ts'
import type { Taste } from '../taste.ts'
import { budgets } from './budgets.ts'
import { appraisal } from './features.ts'
import { value } from './value.ts'

/** Phases in which a command spends its pips. */
const TURN = new Set(['spending', 'moving'])

/** The command whose turn it is: that of the picked body, once there is one. */
const commandOf = (view: Corps): number =>
  phases[view.phase].name === 'moving' ? view.scenario.roster.command[view.picked - 1] : spending(view).command

/**
 * The budgets are for battles of at most this many units. In a larger one there are more units to move in a playout,
 * and more enemies for each.
 */
const UNITS = 24

/** How many moves of the day a playout goes on for after the one that it begins in. */
const MOVES = 1

export const captain: Captain<Corps, Taste> = {
  habit,
  quick,
  tastes: mixtureOf(habit),
  manner: (view) => (TURN.has(phases[view.phase].name) ? 'way' : 'habit'),
  /** The turn of a command, and what it does later in the move by pips of its chief. */
  stretch: (view) => view.move * view.scenario.commands.length + commandOf(view),
  begins: (view) => phases[view.phase].name === 'spending',
  budgets,
  effort: ({ morale }) => Math.min(1, (UNITS * UNITS) / (morale.length * morale.length)),
  ended: (p, from) => p.move > from.move + MOVES && from.move + MOVES < p.scenario.moves,
  appraisal,
  value,
  grading: 0.2,
}
