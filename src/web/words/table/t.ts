import { catalogue, type Messages } from '../words.ts'

export const tTable = catalogue(
  'table',
  import.meta.glob<Messages>('../en.ftl', { query: '?table', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?table', import: 'default' }),
)
