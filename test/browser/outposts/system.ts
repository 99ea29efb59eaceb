import { system } from '../../../systems/system.ts'
import type { Outposts } from './rules/index.ts'

export const outposts = system<Outposts>({
  id: 'outposts',
  title: 'Outposts',
  place: 8,
  colours: [
    { fill: '#2a4f86', ink: '#fdf8ea' },
    { fill: '#9c2f2a', ink: '#fdf8ea' },
  ],
  toPlay: async () => (await import('./rules/index.ts')).outposts,
})
