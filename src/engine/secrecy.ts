import type { Action } from './action.ts'
import type { Engine } from './engine.ts'
import { OPENED } from './layout.ts'
import type { Position } from './position.ts'
import { only } from './seats.ts'

/** What an action is in view of secret choices: none of their business, one among others, or the one that opens them. */
export interface Secrecy {
  /** A secret choice is being made. */
  readonly secret: boolean
  /** The action closes it, as the last that was missing. */
  readonly opens: boolean
  /** Made alone and not opening: its dice come from a stream of the seat's own. */
  readonly alone: boolean
}

const OPEN: Secrecy = { secret: false, opens: false, alone: false }
const DRAFT: Secrecy = { secret: true, opens: false, alone: false }
const ALONE: Secrecy = { secret: true, opens: false, alone: true }
const OPENING: Secrecy = { secret: true, opens: true, alone: false }

/** Does a secret phase lie on the agenda that has not been opened? Gives its frame, or −1. */
function secretFrame<P extends Position>(engine: Engine<P>, p: P): number {
  const { phases } = engine.ruleset
  const top = p.depth
  let found = -1
  for (p.depth = 0; p.depth <= top; p.depth++) {
    if (phases[p.phase].secret === undefined || p.closed === OPENED) continue
    found = p.depth
    break
  }
  p.depth = top
  return found
}

/** Is a secret choice being made? */
export const inSecret = <P extends Position>(engine: Engine<P>, p: P): boolean => secretFrame(engine, p) >= 0

/** What a legal action would be. */
export function secrecyOf<P extends Position>(engine: Engine<P>, p: P, seat: number, action: Action): Secrecy {
  const frame = secretFrame(engine, p)
  if (frame < 0) return OPEN
  if (frame === p.depth && engine.choice(p, action)?.closes === true && engine.awaiting(p) === only(seat)) return OPENING
  return engine.phase(p).secret === 'together' ? DRAFT : ALONE
}
