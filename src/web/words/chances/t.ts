import { catalogue, type Messages } from '../words.ts'

export const tChances = catalogue(
  'chances',
  import.meta.glob<Messages>('../en.ftl', { query: '?chances', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?chances', import: 'default' }),
)
