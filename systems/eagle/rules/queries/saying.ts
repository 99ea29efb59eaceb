/** What choices say beyond legality: why they are refused in a given case, and when they are asked at all. */
import type { Choice, Phase } from '../../../../src/kernel/index.ts'
import type { Eagle } from '../state/position.ts'
import { explain } from './explaining.ts'
import { UNASKED } from './unasked.ts'

/**
 * Makes every choice of these phases explain its refusals and say when it is asked. The phases stay the same objects,
 * because chapters begin them.
 */
export function explained(phases: readonly Phase<Eagle>[]): readonly Phase<Eagle>[] {
  for (const choice of phases.flatMap(({ choices }) => choices ?? []) as Writable<Choice<Eagle>>[]) {
    const { verb } = choice
    choice.explain = (p, seat, a, b, why) => explain(verb, p, seat, a, b, why)
    choice.unasked = () => UNASKED[verb]
  }
  return phases
}
type Writable<T> = { -readonly [K in keyof T]: T[K] }
