import type { Engine } from '../../../src/kernel/index.ts'
import type { Notices } from '../../../src/players/attention.ts'
import type { Corps } from '../rules/state/position.ts'
import type { Taste } from './taste.ts'

/**
 * Who judges a question, by what, and which options are noticed. All judgement takes it, so that players of several
 * tastes share a thread.
 */
export interface Judge {
  readonly engine: Engine<Corps>
  /** What the seat may know of the position. It is never written to. */
  readonly view: Corps
  readonly seat: number
  readonly taste: Taste
  readonly notices: Notices
}
