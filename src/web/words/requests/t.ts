import { catalogue, type Messages } from '../words.ts'

export const tRequests = catalogue(
  'requests',
  import.meta.glob<Messages>('../en.ftl', { query: '?requests', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?requests', import: 'default' }),
)
