import { catalogue, type Messages } from '../words.ts'

export const tRules = catalogue(
  'rules',
  import.meta.glob<Messages>('../en.ftl', { query: '?rules', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?rules', import: 'default' }),
)
