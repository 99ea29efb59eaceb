import { hasBegun } from '../match/index.ts'
import type { Status } from '../protocol/index.ts'
import { type Standing, statusOf, thinkingOf } from './status.ts'

/** The parts of the status that an entry can change: while these are the same, no entry has changed it. */
function partsOf(of: Standing): readonly unknown[] {
  const { match } = of
  const { drawOffered, asked, ending, standing, fold } = match
  return [drawOffered, asked, ending, hasBegun(match) ? -1 : fold.next, thinkingOf(of), ...standing]
}

/** The status of a match, whenever it differs from the last. */
export class StatusNews {
  private readonly standing: Standing
  private parts: readonly unknown[] = []
  private last = ''

  constructor(standing: Standing) {
    this.standing = standing
  }

  /** The status, if it has changed since it was last returned. */
  news(): Status | undefined {
    this.parts = partsOf(this.standing)
    const status = statusOf(this.standing)
    const text = JSON.stringify(status)
    if (text === this.last) return undefined
    this.last = text
    return status
  }

  /** The same when only the match itself can have changed. It is called after each entry, so it is cheap. */
  newsOfMatch(): Status | undefined {
    const { parts } = this
    const now = partsOf(this.standing)
    return now.length === parts.length && now.every((part, k) => part === parts[k]) ? undefined : this.news()
  }
}
