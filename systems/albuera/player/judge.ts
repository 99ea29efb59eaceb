import type { Engine } from '../../../src/kernel/index.ts'
import type { Notices } from '../../../src/players/attention.ts'
import type { Albuera } from '../rules/state/position.ts'
import type { Taste } from './taste.ts'

/**
 * What is needed to judge a question: the view, the taste, and what the player notices. Players of several tastes share
 * a thread.
 */
export interface Judge {
  readonly engine: Engine<Albuera>
  /** What the seat may know of the position. Never written to. */
  readonly view: Albuera
  readonly seat: number
  readonly taste: Taste
  readonly notices: Notices
}
