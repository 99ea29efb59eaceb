import { catalogue } from '../../../src/web/words/words.ts'
import en from '../words/en.ts'

const typed = catalogue(en, { es: () => import('../words/es.ts') })

/**
 * The board's words in the language of the moment: `t('plan.title')`. Keys are often made of numbers that the rules
 * count (`side.0`), so they are plain strings; a test sees to it that every key in the board's sources stands in the
 * catalogue.
 */
export const t = typed as unknown as (key: string, args?: Readonly<Record<string, string | number>>) => string

/** A probability as people read it. */
export const percent = (chance: number): string => t('chance', { percent: Math.round(chance * 100) })
