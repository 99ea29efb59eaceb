import { catalogue } from '../../../../src/web/words/words.ts'
import en from './en.ts'

const typed = catalogue(en, { es: () => import('./es.ts') })

/** The words of what happens. Keys are often made of numbers that the rules count, so they are plain strings. */
export const tTold = typed as unknown as (key: string, args?: Readonly<Record<string, string | number>>) => string
