import { catalogue } from '../words.ts'
import en from './en.ts'

export const tHome = catalogue(en, { es: () => import('./es.ts') })
