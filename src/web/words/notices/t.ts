import { catalogue } from '../words.ts'
import en from './en.ts'

export const tNotices = catalogue(en, { es: () => import('./es.ts') })
