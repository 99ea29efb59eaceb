import { catalogue } from '../words.ts'
import en from './en.ts'

export const tJoin = catalogue(en, { es: () => import('./es.ts') })
