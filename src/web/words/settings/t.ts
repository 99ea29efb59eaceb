import { catalogue, type Messages } from '../words.ts'

export const tSettings = catalogue(
  'settings',
  import.meta.glob<Messages>('../en.ftl', { query: '?settings', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?settings', import: 'default' }),
)
