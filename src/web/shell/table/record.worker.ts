import { findIn } from '../../../../systems/find.ts'
import { systems } from '../../../../systems/registry.ts'
import { engine } from '../../../kernel/index.ts'
import { type Shown, verify } from '../../../match/index.ts'
import type { Pack } from '../../../match/pack.ts'
import { endingOf } from '../../board/ended.ts'
import type { Eyes } from './explaining.ts'

/**
 * What the page asks of a record: whether its dice are good, how the game ended, what computer players decided, what one
 * of them expected, or how the chances stood. To the last there are many answers, each with more games behind it.
 */
export interface RecordQuestion {
  readonly ask: 'verify' | 'ending' | 'decisions' | 'explain' | 'chances'
  readonly ruleset: string
  /** The designer's data by which the game was played. */
  readonly pack?: Pack
  readonly record: string
  /** What this browser was shown of the match. */
  readonly shown?: Shown
  /** Whose moments are meant. */
  readonly eyes?: Eyes
  /** The entry of the answer that is explained. */
  readonly entry?: number
  /** The moments whose chances are asked for. */
  readonly moments?: readonly number[]
  /** The rounds in which the game is played on from each of them: see `prospects`. */
  readonly rounds?: readonly number[]
}

/** Milliseconds between two answers of many: the page draws each. */
const PAUSE = 200

/** Plays every entry of a record again, away from the page. */
self.onmessage = ({ data }: MessageEvent<RecordQuestion>) =>
  (data.ask === 'chances' ? tellChances(data) : answer(data).then((found) => self.postMessage(found))).catch(
    self.reportError,
  )

const systemOf = ({ ruleset }: RecordQuestion) => findIn(systems, ruleset)

async function rulesOf(question: RecordQuestion) {
  const system = systemOf(question)
  const { pack } = question
  return engine(
    pack ? await (await import('../../table/local/own-rules.ts')).rulesOver(system, pack) : await system.toPlay(),
  )
}

async function answer(question: RecordQuestion): Promise<unknown> {
  const { ask, record, shown, eyes, entry } = question
  const rules = await rulesOf(question)
  if (ask === 'verify') return verify(rules, record, shown)
  if (ask === 'ending') return endingOf(rules, record)
  const { explained, placedDecisions } = await import('./explaining.ts')
  return entry === undefined
    ? placedDecisions(rules, systemOf(question), record, eyes)
    : explained(rules, systemOf(question), record, entry)
}

async function tellChances(question: RecordQuestion): Promise<void> {
  const { record, moments = [], rounds = [], eyes } = question
  const rules = await rulesOf(question)
  const { chances } = await import('./explaining.ts')
  let last: unknown
  let said = 0
  for await (const found of chances(rules, systemOf(question), record, moments, rounds, eyes)) {
    last = found
    if (performance.now() - said < PAUSE) continue
    said = performance.now()
    self.postMessage(found)
  }
  self.postMessage(last)
}
