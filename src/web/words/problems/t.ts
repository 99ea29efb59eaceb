import { catalogue, type Messages } from '../words.ts'

export const tProblems = catalogue(
  'problems',
  import.meta.glob<Messages>('../en.ftl', { query: '?problems', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?problems', import: 'default' }),
)
