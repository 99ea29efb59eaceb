import { catalogue, type Messages } from '../../../../src/web/words/words.ts'

export const tPlans = catalogue(
  'plans',
  import.meta.glob<Messages>('../en.ftl', { query: '?plans', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?plans', import: 'default' }),
)
