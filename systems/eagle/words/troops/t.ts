import { catalogue } from '../../../../src/web/words/words.ts'
import en from './en.ts'

const typed = catalogue(en, { es: () => import('./es.ts') }) as unknown as (key: string) => string | undefined

/** The name of a unit, a leader or a formation by its id; the id itself where a designer has given it no other. */
export const troopName = (kind: keyof typeof en, id: string): string => typed(`${kind}.${id}`) ?? id
