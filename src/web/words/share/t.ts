import { catalogue, type Messages } from '../words.ts'

export const tShare = catalogue(
  'share',
  import.meta.glob<Messages>('../en.ftl', { query: '?share', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?share', import: 'default' }),
)
