/** The board's words in English, without a browser: replaces `words.ts` and its parts in tests. */

import { saying } from '../../../src/web/words/saying.ts'
import type { Messages } from '../../../src/words/catalogue.ts'

export const t = saying(
  'board',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?board', eager: true, import: 'default' }),
)
export const tAsking = saying(
  'asking',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?asking', eager: true, import: 'default' }),
)
export const tQuestion = saying(
  'question',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?question', eager: true, import: 'default' }),
)
export const tTold = saying(
  'told',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?told', eager: true, import: 'default' }),
)
export const tEvent = saying(
  'event',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?event', eager: true, import: 'default' }),
)
export const tFight = saying(
  'fight',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?fight', eager: true, import: 'default' }),
)
export const tObjective = saying(
  'objective',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?objective', eager: true, import: 'default' }),
)
