import type { Corps } from '../rules/state/position.ts'
import { reading } from './reading.ts'

/** The body that an action is done to; -1 for none. */
export const targetOf = (second: string, b: number): number => (second === 'bodies' || second === 'units' ? b : -1)

/** Orders and gifts of a turn are about a command: its general stands for it. */
export function actorOf(p: Corps, first: string, a: number, phase: string): number {
  const { picked, scenario } = p
  const { roster } = scenario
  if (phase === 'moving') return picked - 1
  if (first === 'bodies' || first === 'units') return a
  if (first === 'commands') return roster.generals + a
  // 6.4 The target of a charge gives the answers to it.
  if (phase === 'charging') return reading()?.chargedIn(p) ?? -1
  return -1
}
