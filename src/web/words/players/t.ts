import { catalogue, type Messages } from '../words.ts'

export const tPlayers = catalogue(
  'players',
  import.meta.glob<Messages>('../en.ftl', { query: '?players', eager: true, import: 'default' }),
  import.meta.glob<Messages>(['../*.ftl', '!../en.ftl'], { query: '?players', import: 'default' }),
)
