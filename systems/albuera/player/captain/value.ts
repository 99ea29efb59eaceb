/** How a battle stands, judged by games between two `drill`s. */
import { chanceBy } from '../../../../src/players/marshal/appraisal.ts'
import type { Albuera } from '../../rules/state/position.ts'
import { appraisal, type Feature } from './features.ts'

/**
 * Found by `npx grognard fit --ruleset albuera --player drill --scenarios knoll,lancers,assault --games 600`, with three
 * more features (guns lost, units on their last level, levels that have routed) that proved to be worth nothing and were
 * left out; without them the fit is nearly the same. In the games that were held out the log loss is 0.547; for the mean
 * result it is 0.607, for a coin 0.693.
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
