import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tMap = catalogue(
  'map',
  import.meta.glob<Messages>('../en.ftl', { query: '?map', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?map', import: 'default' }),
)
