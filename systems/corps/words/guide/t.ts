import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tGuide = catalogue(
  'guide',
  import.meta.glob<Messages>('../en.ftl', { query: '?guide', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?guide', import: 'default' }),
)
