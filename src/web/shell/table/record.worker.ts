import { findIn, systems } from '../../../../systems/registry.ts'
import { engine } from '../../../kernel/index.ts'
import { type Shown, verify } from '../../../match/index.ts'
import { endingOf } from '../../board/ended.ts'

/** What the page asks of a record: whether its dice are good, or how the game ended. */
export interface RecordQuestion {
  readonly ask: 'verify' | 'ending'
  readonly ruleset: string
  readonly record: string
  /** What this browser was shown of the match. */
  readonly shown?: Shown
}

/** Plays every entry of a record again, away from the page. */
self.onmessage = async ({ data: { ask, ruleset, record, shown } }: MessageEvent<RecordQuestion>) => {
  const rules = engine(await findIn(systems, ruleset).toPlay())
  self.postMessage(ask === 'verify' ? verify(rules, record, shown) : endingOf(rules, record))
}
