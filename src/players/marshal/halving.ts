import { type Contender, lead } from './contenders.ts'

/** Scores something in a world, 0 to 1, in steps. */
export type Trial<T> = (what: T, world: number) => Generator<undefined, number>

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

/** The most contenders for which a budget allows: each round costs at most half as much as the one before. */
export const mostFor = ({ budget, keep }: { readonly budget: number; readonly keep: number }): number =>
  Math.max(1 + keep, Math.floor(budget / (2 * LEAST)))

/**
 * Sequential halving: all contenders are tried equally often, the worse half is dropped, and the rest is tried more,
 * until `keep` are left. Gives these and `always`, the best first. Yields in each trial and after it.
 *
 * Contenders that have had more trials wait until the others catch up.
 *
 * Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits" (2013).
 */
export function* halve<T>(
  contenders: readonly Contender<T>[],
  { budget, keep, always }: Bounds<T>,
  trial: Trial<T>,
): Generator<undefined, Contender<T>[]> {
  let live = [always, ...contenders.filter((one) => one !== always)].slice(0, mostFor({ budget, keep }))
  const rounds = roundsTo(keep, live.length)
  let left = budget
  for (let round = 0; round < rounds; round++) {
    const more = Math.max(LEAST, Math.floor(left / (rounds - round) / live.length))
    const goal = Math.min(...live.map(({ scores }) => scores.length)) + more
    for (const { what, scores } of live)
      while (scores.length < goal && left > 0) {
        left--
        scores.push(yield* trial(what, scores.length))
        yield
      }
    const ranked = live.toSorted((a, b) => lead(b, always).mean - lead(a, always).mean)
    const kept = ranked.slice(0, Math.max(keep, Math.ceil(live.length / 2)))
    live = kept.includes(always) ? kept : [...kept, always]
  }
  return live
}
