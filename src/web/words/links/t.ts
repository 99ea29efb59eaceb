import { catalogue, type Messages } from '../words.ts'

export const tLinks = catalogue(
  'links',
  import.meta.glob<Messages>('../en.ftl', { query: '?links', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?links', import: 'default' }),
)
