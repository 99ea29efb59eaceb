import { catalogue } from '../words.ts'
import en from './en.ts'

export const tShare = catalogue(en, { es: () => import('./es.ts') })
