import { catalogue } from '../words.ts'
import en from './en.ts'

export const tLater = catalogue(en, { es: () => import('./es.ts') })
