import { catalogue } from '../../../../src/web/words/words.ts'
import en from './en.ts'

/** The words of the help on the keys of this board. */
export const tKey = catalogue(en, { es: () => import('./es.ts') })
