/** What choices say beyond legality: why they are refused in this case, and when they are asked at all. */
import type { Because, Choice, Phase, Refusal } from '../../../../src/kernel/index.ts'
import type { Eagle } from '../state/position.ts'
import { explain } from './explaining.ts'
import { UNASKED } from './unasked.ts'

/** By verb. It stands apart because a page loads it later than legality (see `deeds.ts`). */
const said = {
  explain: (verb: string, p: Eagle, seat: number, a: number, b: number, why: Refusal): Because | undefined =>
    explain(verb, p, seat, a, b, why),
  unasked: (verb: string): Refusal | undefined => UNASKED[verb],
}

/**
 * Makes every choice of these phases explain its refusals and say when it is asked. The phases stay the same objects:
 * chapters begin them.
 */
export function explained(phases: readonly Phase<Eagle>[]): readonly Phase<Eagle>[] {
  for (const choice of phases.flatMap(({ choices }) => choices ?? []) as Writable<Choice<Eagle>>[]) {
    const { verb } = choice
    choice.explain = (p, seat, a, b, why) => said.explain(verb, p, seat, a, b, why)
    choice.unasked = () => said.unasked(verb)
  }
  return phases
}
type Writable<T> = { -readonly [K in keyof T]: T[K] }
