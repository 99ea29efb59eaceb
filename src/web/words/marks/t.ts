import { catalogue, type Messages } from '../words.ts'

/** The words for what can be switched on a map of hexes, and for the keys of its board. */
export const tMarks = catalogue(
  'marks',
  import.meta.glob<Messages>('../en.ftl', { query: '?marks', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?marks', import: 'default' }),
)
