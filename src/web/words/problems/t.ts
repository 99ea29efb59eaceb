import { catalogue } from '../words.ts'
import en from './en.ts'

export const tProblems = catalogue(en, { es: () => import('./es.ts') })
