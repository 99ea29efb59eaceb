import { catalogue, type Messages } from '../words.ts'

export const tNotices = catalogue(
  'notices',
  import.meta.glob<Messages>('../en.ftl', { query: '?notices', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?notices', import: 'default' }),
)
