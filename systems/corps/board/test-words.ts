/** The board's words in English, without a browser: takes the place of the parts of `words/` in tests. */
import { saying } from '../../../src/web/words/saying.ts'
import type { Messages } from '../../../src/words/catalogue.ts'

export const tGuide = saying(
  'guide',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?guide', eager: true, import: 'default' }),
)
