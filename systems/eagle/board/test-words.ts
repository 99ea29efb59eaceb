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
export const tMap = saying(
  'map',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?map', eager: true, import: 'default' }),
)
export const tTold = saying(
  'told',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?told', eager: true, import: 'default' }),
)
export const troopName = (_kind: string, _id: string, name: string): string => name
export const tEvent = saying(
  'event',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?event', eager: true, import: 'default' }),
)
