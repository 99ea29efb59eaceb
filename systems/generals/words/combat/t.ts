import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tCombat = catalogue(
  'combat',
  import.meta.glob<Messages>('../en.ftl', { query: '?combat', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?combat', import: 'default' }),
)
