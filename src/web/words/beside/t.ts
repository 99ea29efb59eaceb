import { catalogue, type Messages } from '../words.ts'

export const tBeside = catalogue(
  'beside',
  import.meta.glob<Messages>('../en.ftl', { query: '?beside', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?beside', import: 'default' }),
)
