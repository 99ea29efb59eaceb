import { catalogue, type Messages } from '../words.ts'

/** The words of the hand on a table in inches: rulers, steps, a typed move. */
export const tHand = catalogue(
  'inchhand',
  import.meta.glob<Messages>('../en.ftl', { query: '?inchhand', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?inchhand', import: 'default' }),
)
