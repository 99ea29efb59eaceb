import { catalogue, type Messages } from '../words.ts'

export const tLater = catalogue(
  'later',
  import.meta.glob<Messages>('../en.ftl', { query: '?later', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?later', import: 'default' }),
)
