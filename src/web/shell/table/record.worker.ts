import { findIn } from '../../../../systems/find.ts'
import { systems } from '../../../../systems/registry.ts'
import { engine } from '../../../kernel/index.ts'
import { type Shown, verify } from '../../../match/index.ts'
import type { Pack } from '../../../match/pack.ts'
import { endingOf } from '../../board/ended.ts'

/** What the page asks of a record: whether its dice are good, or how the game ended. */
export interface RecordQuestion {
  readonly ask: 'verify' | 'ending'
  readonly ruleset: string
  /** The designer's data by which the game was played. */
  readonly pack?: Pack
  readonly record: string
  /** What this browser was shown of the match. */
  readonly shown?: Shown
}

/** Plays every entry of a record again, away from the page. */
self.onmessage = async ({ data: { ask, ruleset, pack, record, shown } }: MessageEvent<RecordQuestion>) => {
  const system = findIn(systems, ruleset)
  const rules = engine(
    pack ? await (await import('../../table/local/own-rules.ts')).rulesOver(system, pack) : await system.toPlay(),
  )
  self.postMessage(ask === 'verify' ? verify(rules, record, shown) : endingOf(rules, record))
}
