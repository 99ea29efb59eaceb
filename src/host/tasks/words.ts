import { type Position, QUESTION_WORK, toWords, within } from '../../kernel/index.ts'
import type { HostMessages } from '../../protocol/index.ts'
import { packedSentences } from '../sentences.ts'
import type { Seen, Systems } from './systems.ts'

/** What a seat sees and has learnt, in words, for clients that want them. */

export interface AskView extends Seen {
  /** The number of updates that led to the view. */
  readonly n: number
}

/** The seat's view in words. */
export function viewInWords(systems: Systems, asked: AskView): Omit<HostMessages['view'], 'id'> {
  const { engine, view } = systems.viewOf(asked)
  return { type: 'view', n: asked.n, words: within(QUESTION_WORK, () => toWords<Position>(engine, view)).result }
}

export interface AskSentences extends Seen {
  /** What the seat's updates tell: see `packed`. */
  readonly told: Int32Array
}

/** The sentences of each update. */
export function sentencesOf(systems: Systems, asked: AskSentences): string[][] {
  const { engine, view } = systems.viewOf(asked)
  return within(QUESTION_WORK, () => packedSentences(engine, view, asked.told)).result
}
