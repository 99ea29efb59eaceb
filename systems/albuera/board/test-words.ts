/** The words of the map in English, without a browser: takes the place of their module in tests. */

import { saying } from '../../../src/web/words/saying.ts'
import type { Messages } from '../../../src/words/catalogue.ts'

export const tMap = saying(
  'map',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?map', eager: true, import: 'default' }),
)
