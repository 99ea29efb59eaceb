/** A107 Before a field day both sides plan it in secret: commands, orders, blinds, decoys. */
import { only, type Phase } from '../../../../src/kernel/index.ts'
import type { Corps } from '../state/position.ts'
import { openPlans } from './opening.ts'
import { Allot, Close, Lay, Take, Widen, Write } from './planning.ts'

export const FieldDay: Phase<Corps> = {
  name: 'field day',
  rule: 'A107',
  secret: 'together',
  asks: () => only(0) | only(1),
  choices: [Take, Allot, Write, Widen, Lay, Close],
  steps: [(p, dice, journal) => openPlans(p, dice, journal)],
}
