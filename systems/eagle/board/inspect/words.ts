import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** What is said of odds, of ground and of what is laid over the map: it comes when the board is there. */
export const tLook = catalogue(
  'look',
  import.meta.glob<Messages>('../../words/en.ftl', { query: '?look', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../../words/*.ftl', '!../../words/en.ftl'], { query: '?look', import: 'default' }),
)
