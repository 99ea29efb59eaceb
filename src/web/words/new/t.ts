import { catalogue, type Messages } from '../words.ts'

export const tNew = catalogue(
  'new',
  import.meta.glob<Messages>('../en.ftl', { query: '?new', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?new', import: 'default' }),
)
