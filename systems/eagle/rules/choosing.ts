/** The legal actions of the running phase by their verb, for standing orders. */
import { byVerb } from '../../../src/kernel/index.ts'
import { phases } from './sequence.ts'
import { BITS } from './state/data/limits.ts'

export const { choose, best } = byVerb(phases, BITS)
