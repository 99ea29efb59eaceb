import { catalogue } from '../words.ts'
import en from './en.ts'

export const tReplay = catalogue(en, { es: () => import('./es.ts') })
