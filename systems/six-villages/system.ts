import { system } from '../system.ts'
import type { SixVillages } from './rules/state/position.ts'

/** Six Villages, the teaching system. */
export const sixVillages = system<SixVillages>({
  id: 'six-villages',
  title: 'Six Villages',
  place: 9,
  colours: [
    { fill: '#2a4f86', ink: '#fdf8ea' },
    { fill: '#a33a2a', ink: '#fdf8ea' },
  ],
  toPlay: async () => (await import('./rules/play.ts')).sixVillagesToPlay,
  habit: async () => (await import('./player/index.ts')).habit,
})
