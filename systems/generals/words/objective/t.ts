import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tObjective = catalogue(
  'objective',
  import.meta.glob<Messages>('../en.ftl', { query: '?objective', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?objective', import: 'default' }),
)
