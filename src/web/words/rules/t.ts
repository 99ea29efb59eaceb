import { catalogue } from '../words.ts'
import en from './en.ts'

export const tRules = catalogue(en, { es: () => import('./es.ts') })
