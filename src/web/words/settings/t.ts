import { catalogue } from '../words.ts'
import en from './en.ts'

export const tSettings = catalogue(en, { es: () => import('./es.ts') })
