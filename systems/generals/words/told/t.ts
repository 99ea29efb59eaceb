import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tTold = catalogue(
  'told',
  import.meta.glob<Messages>('../en.ftl', { query: '?told', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?told', import: 'default' }),
)
