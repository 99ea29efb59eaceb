/** Everything that comes with the system: what it is played with, and its rulebook. */
import rulebook from '../../data/rulebook.json' with { type: 'json' }
import { type GeneralsData, played } from './data.ts'

export const shipped: GeneralsData = { ...played, rulebook }
