import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words for odds, for ground and for what is laid over the map: they load after the board. */
export const tLook = catalogue(
  'look',
  import.meta.glob<Messages>('../../words/en.ftl', { query: '?look', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../../words/*.ftl', '!../../words/en.ftl'], { query: '?look', import: 'default' }),
)
