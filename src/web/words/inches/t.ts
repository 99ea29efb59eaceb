import { catalogue, type Messages } from '../words.ts'

export const tInches = catalogue(
  'inches',
  import.meta.glob<Messages>('../en.ftl', { query: '?inches', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?inches', import: 'default' }),
)
