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
  /** The most that the host's worker and the dice checker may load when the system is played, gzipped. */
  readonly workerKilobytes: number
}

/** The goals of a system; undefined where it has set itself none. */
export function goalsOf(system: string): Goals | undefined {
  const file = new URL(`../systems/${system}/goals.json`, import.meta.url)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
