import { catalogue, type Messages } from '../words.ts'

export const tKeys = catalogue(
  'keys',
  import.meta.glob<Messages>('../en.ftl', { query: '?keys', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?keys', import: 'default' }),
)
