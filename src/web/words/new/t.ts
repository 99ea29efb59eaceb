import { catalogue } from '../words.ts'
import en from './en.ts'

export const tNew = catalogue(en, { es: () => import('./es.ts') })
