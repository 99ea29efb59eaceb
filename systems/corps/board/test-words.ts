/** The board's words in English, without a browser: takes the place of the parts of `words/` in tests. */
import { saying } from '../../../src/web/words/saying.ts'
import type { Messages } from '../../../src/words/catalogue.ts'

export const tGuide = saying(
  'guide',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?guide', eager: true, import: 'default' }),
)
export const t = saying(
  'board',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?board', eager: true, import: 'default' }),
)
export const tNames = saying(
  'names',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?names', eager: true, import: 'default' }),
)
export const tAsking = saying(
  'asking',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?asking', eager: true, import: 'default' }),
)
export const tEvent = saying(
  'event',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?event', eager: true, import: 'default' }),
)
export const tFight = saying(
  'fight',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?fight', eager: true, import: 'default' }),
)
export const tLook = saying(
  'look',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?look', eager: true, import: 'default' }),
)
export const tArmies = saying(
  'armies',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?armies', eager: true, import: 'default' }),
)
export const tDispatch = saying(
  'dispatch',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?dispatch', eager: true, import: 'default' }),
)
export const tHand = saying(
  'hand',
  import.meta.glob<Messages>('../words/en.ftl', { query: '?hand', eager: true, import: 'default' }),
)
