/** How a battle stands, judged by games between two `drill`s. */
import { chanceBy } from '../../../../src/players/marshal/appraisal.ts'
import type { Albuera } from '../../rules/state/position.ts'
import { appraisal, type Feature } from './features.ts'

/**
 * Found by `npx grognard fit --ruleset albuera --player drill --scenarios knoll,lancers,assault --games 600`, by the
 * weights that `drill` had then, with three more features (guns lost, units on their last level, levels that have
 * routed) that proved to be worth nothing. By the weights that it has now, the log loss in the games that are held out is
 * 0.597; weights fitted to these games have 0.592, the mean result 0.664, a coin 0.693.
 */
const WEIGHTS: Readonly<Record<Feature, number>> = {
  points: 0.0582,
  'points late in the battle': 0.3774,
  'a tie late in the battle': 1.361,
  'prize late in the battle': 0.2299,
  'infantry lost': -0.0925,
  'cavalry lost': -0.0619,
}
const weights = appraisal.names.map((name) => WEIGHTS[name as Feature])

/** The chance that a side wins. */
export const value = (p: Albuera, side: number): number => chanceBy(appraisal.features(p, side), weights)
