import { catalogue } from '../words.ts'
import en from './en.ts'

export const tTable = catalogue(en, { es: () => import('./es.ts') })
