import { system } from '../system.ts'
import type { Eagle } from './rules/index.ts'

/** The Shadow of the Eagle: Bailén 1808. */
export const eagle = system<Eagle>({
  id: 'eagle',
  title: 'The Shadow of the Eagle: Bailén 1808',
  place: 2,
  colours: [
    { fill: '#2a4f86', ink: '#fdf8ea' },
    { fill: '#f0c53f', ink: '#2b1f06' },
  ],
  toShow: async () => (await import('./rules/shown.ts')).eagleShown,
  toPlay: async () => (await import('./rules/play.ts')).eagleToPlay,
  designed: async () => (await import('./rules/designed.ts')).designed,
  habit: async () => (await import('./player/index.ts')).habit,
  captain: async () => (await import('./player/captain/index.ts')).captain,
  waits: [3, 8, 25, 45],
})
