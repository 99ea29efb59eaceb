import en from './en.ts'
import { catalogue } from './words.ts'

/** The interface's words: `t('home.new')`, in the language of the moment. */
export const t = catalogue(en, { es: () => import('./es.ts') })
