import { catalogue, type Messages } from '../words.ts'

export const tBattle = catalogue(
  'battle',
  import.meta.glob<Messages>('../en.ftl', { query: '?battle', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?battle', import: 'default' }),
)
