import { catalogue } from '../words.ts'
import en from './en.ts'

export const tRequests = catalogue(en, { es: () => import('./es.ts') })
