import { existsSync, readFileSync } from 'node:fs'

/** The goals of a system, and the scenarios in which they are measured: `goals.json` in its folder. */
export interface Goals {
  readonly scenario: string
  /** Random play and replay, as ratios to chessops' random plies. */
  readonly play: number
  readonly replay: number
  readonly verifyMilliseconds: number
  /** The 99th percentile of complete lists, if it differs from the goal of every system. */
  readonly listMicroseconds?: number
  /** The scenario in which `drill` plays against `drill`, if it knows the system. */
  readonly duel?: string
  readonly duelMilliseconds?: number
  /** The most that copying a position may take, if it differs from the goal of every system. */
  readonly copyNanoseconds?: number
  /** The most numbers that a position of the scenario may have. */
  readonly cells?: number
  readonly asked?: Asked
  /** The most that the host's worker and the dice checker may load when the system is played, gzipped. */
  readonly workerKilobytes: number
}

/** Figures that one system asks for in addition to those of all systems. Verbs are written as templates. */
export interface Asked {
  /** A pattern of verbs chosen four times in five, to get to moments worth measuring. */
  readonly prefers: string
  /** The list of one verb, 99th percentile. */
  readonly lists: readonly { readonly verb: string; readonly microseconds: number }[]
  /** The mean time to judge one legal action of a verb to the end. */
  readonly judges: readonly { readonly verb: string; readonly microseconds: number }[]
  /**
   * A query about what an action names in a scenario (`of`; that of the goals if left out), and, with `then`, about
   * what a following action of that verb names.
   */
  readonly queries: readonly {
    readonly query: string
    readonly of?: string
    readonly verb: string
    readonly then?: string
    readonly milliseconds: number
  }[]
  /** Everything that may come of an action up to certain phases, for each answer of the other side. */
  readonly forecasts: readonly {
    readonly of?: string
    readonly verb: string
    readonly until: readonly string[]
    readonly milliseconds: number
  }[]
}

/** The goals of a system; undefined if it has none. */
export function goalsOf(system: string): Goals | undefined {
  const file = new URL(`../systems/${system}/goals.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
