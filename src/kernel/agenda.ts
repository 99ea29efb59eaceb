import { OPENED } from './layout.ts'
import type { Phase } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'

/** A phase belongs to one ruleset, which numbers its phases when its engine is made. */
const numbers = new WeakMap<object, number>()

export function numberPhases<P>(phases: readonly Phase<P>[]): void {
  for (const [number, phase] of phases.entries()) {
    const known = numbers.get(phase)
    if (known !== undefined && known !== number)
      throw new KernelError(`phase '${phase.name}' is listed twice, or by two rulesets`)
    numbers.set(phase, number)
  }
}

export function phaseNumber<P>(phase: Phase<P>): number {
  const number = numbers.get(phase)
  if (number === undefined) throw new KernelError(`phase '${phase.name}' is not among the phases of its ruleset`)
  return number
}

/**
 * Puts a phase on top of the agenda: it runs before the phase that began it goes on. After `begin` the locals are those
 * of the new frame, so read what you need first, then begin, and only once per step.
 */
export function begin<P extends Position>(p: P, phase: Phase<P>): void {
  if (p.depth + 1 >= p.frames)
    throw new KernelError(`the agenda holds ${p.frames} frames, and '${phase.name}' would be one more`)
  const number = phaseNumber(phase)
  p.depth++
  p.phase = number
  p.step = 0
  p.closed = 0
}

/** Has the secret choice of the phase on top been opened? Until then its steps must not show what anybody chose. */
export const opened = (p: Position): boolean => p.closed === OPENED
