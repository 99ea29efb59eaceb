import { catalogue, type Messages } from '../words.ts'

export const tExpected = catalogue(
  'expected',
  import.meta.glob<Messages>('../en.ftl', { query: '?expected', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?expected', import: 'default' }),
)
