/** The words of maps in English, without a browser: takes the place of `t.ts` in tests. */
import type { Messages } from '../../../words/catalogue.ts'
import { saying } from '../../words/saying.ts'

export const tSigns = saying(
  'signs',
  import.meta.glob<Messages>('../../../painting/words/en.ftl', { query: '?signs', eager: true, import: 'default' }),
)
