import { catalogue } from '../words.ts'
import en from './en.ts'

export const tKeys = catalogue(en, { es: () => import('./es.ts') })
