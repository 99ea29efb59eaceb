/** The board's words in English, without a browser: takes the place of `words.ts` and of its parts in tests. */
import { saying } from '../../../src/web/words/saying.ts'
import en from '../words/en.ts'
import map from '../words/map/en.ts'
import told from '../words/told/en.ts'
import troops from '../words/troops/en.ts'

export const t = saying(en)
export const tMap = saying(map)
export const tTold = saying(told)
export const troopName = (kind: keyof typeof troops, id: string): string => troops[kind][id] ?? id
