import type { Action } from '../kernel/action.ts'
import { opened } from '../kernel/agenda.ts'
import type { Engine } from '../kernel/engine.ts'
import type { Position } from '../kernel/position.ts'
import { only } from '../kernel/seats.ts'

/** How an action relates to secret choices: it has nothing to do with them, is one among others, or opens them. */
export interface Secrecy {
  /** A secret choice is being made. */
  readonly secret: boolean
  /** The action closes it, and it was the last that was missing. */
  readonly opens: boolean
  /** Made alone and not opening: its dice come from the seat's own stream. */
  readonly alone: boolean
}

const OPEN: Secrecy = { secret: false, opens: false, alone: false }
const DRAFT: Secrecy = { secret: true, opens: false, alone: false }
const ALONE: Secrecy = { secret: true, opens: false, alone: true }
const OPENING: Secrecy = { secret: true, opens: true, alone: false }

/**
 * Is a secret choice being made? The agenda is open to all, so nothing lies on a phase whose secret has not been
 * opened.
 */
export const inSecret = <P extends Position>(engine: Engine<P>, p: P): boolean =>
  p.depth >= 0 && engine.phase(p).secret !== undefined && !opened(p)

/** How a legal action relates to secret choices. */
export function secrecyOf<P extends Position>(engine: Engine<P>, p: P, seat: number, action: Action): Secrecy {
  if (!inSecret(engine, p)) return OPEN
  if (engine.choice(p, action)?.closes === true && engine.awaiting(p) === only(seat)) return OPENING
  return engine.phase(p).secret === 'together' ? DRAFT : ALONE
}
