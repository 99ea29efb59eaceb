/** How a day stands, judged by games between two `drill`s. */
import { chanceBy } from '../../../../src/players/marshal/appraisal.ts'
import type { Corps } from '../../rules/state/position.ts'
import { appraisal, type Feature } from './features.ts'

/**
 * Found by `npx grognard fit --ruleset corps --player drill@usual --scenarios outpost,two-corps --games 1000`. In the
 * games that were held out the log loss is 0.540; for weights set by hand it was 0.571, for a coin 0.693. Which side
 * holds the sections late in the day, and whose units waver, says nearly everything.
 */
const WEIGHTS: Readonly<Record<Feature, number>> = {
  'losses late in the day': -0.0735,
  sections: -0.0904,
  'sections late in the day': 1.148,
  'infantry around sections': -0.005,
  'sound infantry': -0.0277,
  'sound cavalry': -0.0849,
  'sound guns': 0.0299,
  'shaken units': -0.2445,
  'routing units': -0.2165,
}
const weights = appraisal.names.map((name) => WEIGHTS[name as Feature])

/** The chance that an army wins. */
export const value = (p: Corps, army: number): number => chanceBy(appraisal.features(p, army), weights)
