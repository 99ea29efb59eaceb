import { catalogue } from '../../../../src/web/words/words.ts'
import en from './words/en.ts'

const typed = catalogue(en, { es: () => import('./words/es.ts') })

/** What is said of odds, of ground and of what is laid over the map: it comes when the board is there. */
export const tLook = typed as unknown as (key: string, args?: Readonly<Record<string, string | number>>) => string
