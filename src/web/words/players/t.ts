import { catalogue } from '../words.ts'
import en from './en.ts'

export const tPlayers = catalogue(en, { es: () => import('./es.ts') })
