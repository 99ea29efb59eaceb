import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tQuestion = catalogue(
  'question',
  import.meta.glob<Messages>('../en.ftl', { query: '?question', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?question', import: 'default' }),
)
