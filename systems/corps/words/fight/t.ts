import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of fights, fire and tests, told and foreseen. */
export const tFight = catalogue(
  'fight',
  import.meta.glob<Messages>('../en.ftl', { query: '?fight', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?fight', import: 'default' }),
)
