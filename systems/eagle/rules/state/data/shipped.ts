/** All data as shipped, the words of the rulebook among them. */
import rulebook from '../../../data/rulebook.json' with { type: 'json' }
import { type EagleData, played } from './data.ts'

export const shipped: EagleData = { ...played, rulebook: rulebook }
