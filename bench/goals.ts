import { existsSync, readFileSync } from 'node:fs'

/** What a system is to reach, and in which scenarios it is measured: `goals.json` in its folder. */
export interface Goals {
  readonly scenario: string
  /** Random play and replay, as ratios to chessops' random plies. */
  readonly play: number
  readonly replay: number
  readonly verifyMilliseconds: number
  /** The 99th percentile of complete lists, where it is not that of every system. */
  readonly listMicroseconds?: number
  /** The scenario in which `drill` plays against `drill`, where it knows the system. */
  readonly duel?: string
  readonly duelMilliseconds?: number
  /** The most that copying a position may take, where it is not that of every system. */
  readonly copyNanoseconds?: number
  /** The most numbers that a position of the scenario may have. */
  readonly cells?: number
  readonly asked?: Asked
  /** The most that the host's worker and the dice checker may load when the system is played, gzipped. */
  readonly workerKilobytes: number
}

/** Figures that one system asks for beside those of all. Verbs are written as their templates are. */
export interface Asked {
  /** What is done mostly, four times in five, to get to moments worth measuring: a pattern of verbs. */
  readonly prefers: string
  /** The list of one verb, 99th percentile. */
  readonly lists: readonly { readonly verb: string; readonly microseconds: number }[]
  /** One legal action of a verb judged to the end, in the mean. */
  readonly judges: readonly { readonly verb: string; readonly microseconds: number }[]
  /**
   * A query about what an action names in a scenario (`of`; the system's own if left out), and after it, where `then` is
   * given, one of that verb.
   */
  readonly queries: readonly {
    readonly query: string
    readonly of?: string
    readonly verb: string
    readonly then?: string
    readonly milliseconds: number
  }[]
  /** All that may come of an action up to some phases, by each answer of the other side. */
  readonly forecasts: readonly {
    readonly of?: string
    readonly verb: string
    readonly until: readonly string[]
    readonly milliseconds: number
  }[]
}

/** The goals of a system; undefined where it has set itself none. */
export function goalsOf(system: string): Goals | undefined {
  const file = new URL(`../systems/${system}/goals.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
