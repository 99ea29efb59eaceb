import { catalogue, type Messages } from '../words.ts'

export const tHint = catalogue(
  'hint',
  import.meta.glob<Messages>('../en.ftl', { query: '?hint', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?hint', import: 'default' }),
)
