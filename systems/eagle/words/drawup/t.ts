import { catalogue } from '../../../../src/web/words/words.ts'
import en from './en.ts'

/** What is said where a side is drawn up in one go. */
export const tDrawUp = catalogue(en, { es: () => import('./es.ts') })
