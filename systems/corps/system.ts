import { system } from '../system.ts'
import type { Corps } from './rules/index.ts'

/** Old Wargame Rules: a corps a side and more. */
export const corps = system<Corps>({
  id: 'corps',
  title: 'Old Wargame Rules: a corps a side and more',
  place: 4,
  colours: [
    { fill: '#2a4f86', ink: '#fdf8ea' },
    { fill: '#dcd8cc', ink: '#26231f' },
  ],
  toShow: async () => (await import('./rules/shown.ts')).corpsShown,
  toPlay: async () => (await import('./rules/play.ts')).corpsToPlay,
  designed: async () => (await import('./rules/designed.ts')).designed,
  habit: async () => (await import('./player/index.ts')).habit,
  captain: async () => (await import('./player/captain/index.ts')).captain,
  waits: [5, 10, 30, 60],
})
