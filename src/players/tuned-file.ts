import * as v from 'valibot'

/** The file `data/tuned.json` of a system: weights that `grognard tune` has found for `drill`, and how. */

/** The schema of a taste of the same shape: the same names, lists of the same length, finite numbers. */
function shapeOf(part: unknown): v.GenericSchema {
  if (typeof part === 'number') return v.pipe(v.number(), v.minValue(-1e9), v.maxValue(1e9))
  if (Array.isArray(part)) return v.strictTuple(part.map(shapeOf))
  return v.strictObject(Object.fromEntries(Object.entries(part as object).map(([name, one]) => [name, shapeOf(one)])))
}

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
/** Points in games, a draw being half of one, as a share with its 95 % confidence interval (Wilson). */
const points = v.strictObject({
  games: v.pipe(v.number(), v.integer(), v.minValue(1)),
  share,
  interval: v.strictTuple([share, share]),
})
const both = v.strictObject({ tuned: points, usual: points })

const found = v.strictObject({
  /** The command that finds the same again. */
  command: v.string(),
  date: v.optional(v.string()),
  /** The number of games that it was tuned by. */
  games: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Measured in fresh games: tuned against usual, in all scenarios and in each; then both against the same enemies. */
  gain: points,
  scenarios: v.record(v.string(), points),
  random: both,
  strangers: both,
})

/** How a taste was found, and what it is worth. */
export type Found = v.InferOutput<typeof found>

/** The schema of the file for a system with this usual taste. */
export const tunedSchema = (usual: object) =>
  v.strictObject({ $schema: v.optional(v.string()), taste: shapeOf(usual), found })
