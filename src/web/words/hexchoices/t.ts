import { catalogue, type Messages } from '../words.ts'

export const tChoices = catalogue(
  'hexchoices',
  import.meta.glob<Messages>('../en.ftl', { query: '?hexchoices', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?hexchoices', import: 'default' }),
)
