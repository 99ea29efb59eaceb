import { catalogue, type Messages } from '../words.ts'

export const tData = catalogue(
  'data',
  import.meta.glob<Messages>('../en.ftl', { query: '?data', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?data', import: 'default' }),
)
