import { catalogue, type Messages } from '../words.ts'

export const tHome = catalogue(
  'home',
  import.meta.glob<Messages>('../en.ftl', { query: '?home', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?home', import: 'default' }),
)
