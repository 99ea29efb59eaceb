import { dequal } from 'dequal'
import type { Fold } from '../match/fold.ts'

/** Tells which entries of the match still count. */
type Standing = Pick<Fold<never>, 'stands'>

/** What a computer player remembers, and the entry which the choice made that left it so. */
interface Remembered {
  readonly entry: number
  readonly memory: unknown
}

/**
 * The most memories that are kept, because one may take some fifty kB. If more is taken back than these, the player
 * remembers nothing, as after a restart of the host.
 */
const MOST = 8

/**
 * What a computer player has remembered in the course of a match. If choices are taken back, it remembers what it did
 * before them, and nothing of what it learned or did afterwards.
 */
export class Memories {
  private readonly kept: Remembered[] = []

  /** What it remembers after the choices that still count; undefined if it remembers nothing. */
  now(fold: Standing): Remembered | undefined {
    const { kept } = this
    for (let last = kept.at(-1); last && !fold.stands(last.entry); last = kept.at(-1)) kept.pop()
    return kept.at(-1)
  }

  /**
   * Keeps what it remembers after the choice that made `entry`. A choice that has changed nothing is passed over: what
   * is remembered is still from the one before.
   */
  keep(fold: Standing, entry: number, memory: unknown): void {
    if (dequal(memory, this.now(fold)?.memory)) return
    this.kept.push({ entry, memory })
    if (this.kept.length > MOST) this.kept.shift()
  }
}
