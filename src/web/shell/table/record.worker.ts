import { findIn } from '../../../../systems/find.ts'
import { systems } from '../../../../systems/registry.ts'
import { engine } from '../../../kernel/index.ts'
import { type Shown, verify } from '../../../match/index.ts'
import type { Pack } from '../../../match/pack.ts'
import { endingOf } from '../../board/ended.ts'
import type { Eyes } from './explaining.ts'

/**
 * What the page asks of a record: whether its dice are good, how the game ended, when computer players answered, or what one
 * of them expected.
 */
export interface RecordQuestion {
  readonly ask: 'verify' | 'ending' | 'answers' | 'explain'
  readonly ruleset: string
  /** The designer's data by which the game was played. */
  readonly pack?: Pack
  readonly record: string
  /** What this browser was shown of the match. */
  readonly shown?: Shown
  /** Whose moments say when computer players answered. */
  readonly eyes?: Eyes
  /** The entry of the answer that is explained. */
  readonly entry?: number
}

/** Plays every entry of a record again, away from the page. */
self.onmessage = ({ data }: MessageEvent<RecordQuestion>) =>
  answer(data).then((found) => self.postMessage(found), self.reportError)

async function answer({ ask, ruleset, pack, record, shown, eyes, entry }: RecordQuestion): Promise<unknown> {
  const system = findIn(systems, ruleset)
  const rules = engine(
    pack ? await (await import('../../table/local/own-rules.ts')).rulesOver(system, pack) : await system.toPlay(),
  )
  if (ask === 'verify') return verify(rules, record, shown)
  if (ask === 'ending') return endingOf(rules, record)
  const { explained, placedAnswers } = await import('./explaining.ts')
  return entry === undefined ? placedAnswers(rules, record, eyes) : explained(rules, system, record, entry)
}
