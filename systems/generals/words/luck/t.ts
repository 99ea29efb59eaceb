import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tLuck = catalogue(
  'luck',
  import.meta.glob<Messages>('../en.ftl', { query: '?luck', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?luck', import: 'default' }),
)
