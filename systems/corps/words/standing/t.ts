import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tStanding = catalogue(
  'standing',
  import.meta.glob<Messages>('../en.ftl', { query: '?standing', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?standing', import: 'default' }),
)
