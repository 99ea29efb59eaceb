import { catalogue } from '../../../../src/web/words/words.ts'
import en from './en.ts'

export const tTold = catalogue(en, { es: () => import('./es.ts') })
