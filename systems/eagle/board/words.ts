import { catalogue } from '../../../src/web/words/words.ts'
import en from '../words/en.ts'

const typed = catalogue(en, { es: () => import('../words/es.ts') })

/**
 * The board's words in the language of the moment. Keys are often made of numbers that the rules count, so they are
 * plain strings.
 */
export const t = typed as unknown as (key: string, args?: Readonly<Record<string, string | number>>) => string
