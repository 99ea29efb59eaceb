import { catalogue, type Messages } from '../words.ts'

export const tJoin = catalogue(
  'join',
  import.meta.glob<Messages>('../en.ftl', { query: '?join', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?join', import: 'default' }),
)
