import { catalogue, type Messages } from '../words.ts'

export const tIntentions = catalogue(
  'intentions',
  import.meta.glob<Messages>('../en.ftl', { query: '?intentions', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?intentions', import: 'default' }),
)
