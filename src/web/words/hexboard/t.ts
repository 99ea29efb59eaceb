import { catalogue, type Messages } from '../words.ts'

/** The words of every board of hexes. */
export const tHexes = catalogue(
  'hexboard',
  import.meta.glob<Messages>('../en.ftl', { query: '?hexboard', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?hexboard', import: 'default' }),
)
