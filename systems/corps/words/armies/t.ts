import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

/** The words of the order of battle. */
export const tArmies = catalogue(
  'armies',
  import.meta.glob<Messages>('../en.ftl', { query: '?armies', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?armies', import: 'default' }),
)
