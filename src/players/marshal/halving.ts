import { type Contender, lead } from './contenders.ts'

export interface Bounds<T> {
  /**
   * The trials that all rounds together may take. If these are fewer than four for each contender, the last in the list
   * may not be tried.
   */
  readonly budget: number
  /** How many contenders are kept. */
  readonly keep: number
  /** It is kept through all rounds, in addition to those; the others are measured by how much better they are. */
  readonly always: Contender<T>
}

/** The number of rounds, at least one, in which halving `count` contenders leaves `keep`. */
function roundsTo(keep: number, count: number): number {
  let rounds = 1
  for (let left = Math.ceil(count / 2); left > keep; left = Math.ceil(left / 2)) rounds++
  return rounds
}

/** The fewest trials of a contender in one round. */
const LEAST = 2

/**
 * Sequential halving: all contenders are tried equally often, the worse half is dropped, and the rest is tried more,
 * until `keep` are left. Gives these and `always`, the best first. `trial` scores one contender in a world; yields
 * after each trial.
 *
 * Contenders that have had more trials wait until the others catch up.
 *
 * Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits" (2013).
 */
export function* halve<T>(
  contenders: readonly Contender<T>[],
  { budget, keep, always }: Bounds<T>,
  trial: (what: T, world: number) => number,
): Generator<undefined, Contender<T>[]> {
  // Each round costs at most half as much as the one before, so the budget does not allow more contenders than this.
  const most = Math.max(1 + keep, Math.floor(budget / (2 * LEAST)))
  let live = [always, ...contenders.filter((one) => one !== always)].slice(0, most)
  const rounds = roundsTo(keep, live.length)
  let left = budget
  for (let round = 0; round < rounds; round++) {
    const more = Math.max(LEAST, Math.floor(left / (rounds - round) / live.length))
    const goal = Math.min(...live.map(({ scores }) => scores.length)) + more
    for (const { what, scores } of live)
      while (scores.length < goal && left > 0) {
        left--
        scores.push(trial(what, scores.length))
        yield
      }
    const ranked = live.toSorted((a, b) => lead(b, always).mean - lead(a, always).mean)
    const kept = ranked.slice(0, Math.max(keep, Math.ceil(live.length / 2)))
    live = kept.includes(always) ? kept : [...kept, always]
  }
  return live
}
