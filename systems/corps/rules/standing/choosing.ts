/** The legal actions of the current phase by their verb: for answers given beforehand. */
import { byVerb } from '../../../../src/kernel/index.ts'
import { phases } from '../phases.ts'
import { BITS } from '../state/points.ts'

export const { choose, best, legal } = byVerb(phases, BITS)
