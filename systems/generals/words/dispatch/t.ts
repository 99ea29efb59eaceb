import { catalogue } from '../../../../src/web/words/words.ts'
import en from './en.ts'

export const tDispatch = catalogue(en, { es: () => import('./es.ts') })
