import { catalogue } from '../words.ts'
import en from './en.ts'

export const tLinks = catalogue(en, { es: () => import('./es.ts') })
