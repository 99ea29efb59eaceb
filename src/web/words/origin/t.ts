import { catalogue, type Messages } from '../words.ts'

export const tOrigin = catalogue(
  'origin',
  import.meta.glob<Messages>('../en.ftl', { query: '?origin', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?origin', import: 'default' }),
)
