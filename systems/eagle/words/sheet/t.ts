import { catalogue } from '../../../../src/web/words/words.ts'
import en from './en.ts'

const typed = catalogue(en, { es: () => import('./es.ts') })

/** The words of the order sheets; keys are made of the numbers of orders, so they are plain strings. */
export const tSheet = typed as unknown as (key: string, args?: Readonly<Record<string, string | number>>) => string
