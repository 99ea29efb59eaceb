import { catalogue, type Messages } from '../words.ts'

export const tReplay = catalogue(
  'replay',
  import.meta.glob<Messages>('../en.ftl', { query: '?replay', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?replay', import: 'default' }),
)
