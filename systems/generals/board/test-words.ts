/** The board's words in English, without a browser: takes the place of `words.ts` and of its parts in tests. */
import { saying } from '../../../src/web/words/saying.ts'
import en from '../words/en.ts'
import question from '../words/question/en.ts'
import told from '../words/told/en.ts'

export const t = saying(en)
export const tQuestion = saying(question)
export const tTold = saying(told)
export const percent = (chance: number): string => t('chance', { percent: Math.round(chance * 100) })
