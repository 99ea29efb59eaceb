import { system } from '../system.ts'
import type { Generals } from './rules/index.ts'

/** Generálové ("About War"). */
export const generals = system<Generals>({
  id: 'generals',
  title: 'Generálové',
  place: 1,
  toShow: async () => (await import('./rules/shown.ts')).generalsShown,
  toPlay: async () => (await import('./rules/play.ts')).generalsToPlay,
  designed: async () => (await import('./rules/designed.ts')).designed,
  habit: async () => (await import('./player/index.ts')).habit,
  captain: async () => (await import('./player/captain/index.ts')).captain,
  waits: [0, 1, 2, 6],
})
