/** Several players to a side: each commands some of its corps, and one of them is the commander in chief. */
import { type Action, packing } from '../../../src/kernel/index.ts'
import { CHIEF } from '../../../src/match/index.ts'
import { unveiling } from './blinds/unveiling.ts'
import { charging } from './cavalry/frame.ts'
import { spending } from './command/turn.ts'
import { entering } from './fight/entering.ts'
import { turnLost } from './fire/turn-lost.ts'
import { phases } from './phases.ts'
import { BITS } from './state/points.ts'
import type { Corps } from './state/position.ts'

const { a: firstOf, verb: verbOf } = packing(BITS)

/** The formation of a command; CHIEF for the chief's own. */
const ofCommand = ({ scenario: { commands } }: Corps, command: number): number =>
  commands[command].isChief ? CHIEF : command

/** For an enemy body that a question names, the chief answers. */
const ofBody = (p: Corps, seat: number, body: number): number =>
  p.scenario.roster.army[body] === seat ? ofCommand(p, p.scenario.roster.command[body]) : CHIEF

/** By phase: who commands an action that names no body. */
const OF_PHASE: Readonly<Record<string, (p: Corps, seat: number) => number>> = {
  'turn lost': (p) => ofCommand(p, turnLost(p).command),
  spending: (p) => ofCommand(p, spending(p).command),
  moving: (p, seat) => ofBody(p, seat, p.picked - 1),
  unveiling: (p) => ofCommand(p, unveiling(p).command),
  charging: (p, seat) => ofBody(p, seat, charging(p).target),
  entering: (p, seat) => ofBody(p, seat, entering(p).unit),
}

/**
 * Who commands an action: the corps of the unit, blind or general that it names, or the corps whose turn it is; the
 * chief where it concerns the army: orders, the tactical chip, one more move.
 */
export function commandedBy(p: Corps, seat: number, action: Action): number {
  const { name, choices = [] } = phases[p.phase]
  const template = choices[verbOf(action)]?.verb ?? ''
  // A107 The chief plans everything before the day.
  if (name === 'field day') return CHIEF
  if (/\{(bodies|units)\}/.test(template)) return ofBody(p, seat, firstOf(action))
  return OF_PHASE[name]?.(p, seat) ?? CHIEF
}
