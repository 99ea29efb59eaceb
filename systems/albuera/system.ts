import { system } from '../system.ts'
import type { Albuera } from './rules/index.ts'

/** Albuera 1811: Beresford vs. Soult. */
export const albuera = system<Albuera>({
  id: 'albuera',
  title: 'Albuera 1811: Beresford vs. Soult',
  place: 3,
  lessons: ['lancers'],
  colours: [
    { fill: '#2a4f86', ink: '#fdf8ea' },
    { fill: '#9c2f2a', ink: '#fdf8ea' },
  ],
  toShow: async () => (await import('./rules/shown.ts')).albueraShown,
  toPlay: async () => (await import('./rules/play.ts')).albueraToPlay,
  designed: async () => (await import('./rules/designed.ts')).designed,
  habit: async () => (await import('./player/index.ts')).habit,
  captain: async () => (await import('./player/captain/index.ts')).captain,
  waits: [2, 7, 10, 25],
})
