import { randomSource } from '../../kernel/index.ts'
import { wishInSteps } from '../../match/index.ts'
import type { Weighed } from '../../players/index.ts'
import type { HostMessages } from '../../protocol/index.ts'
import type { Pause } from './pause.ts'
import type { Seen, Systems } from './systems.ts'

export interface AskAdvice extends Seen {
  /** The computer player that gives it. */
  readonly player: string
  /** The number of updates that led to the view. */
  readonly n: number
}

/** The seed for all of an adviser's chance: the same question has the same answer. */
const SEED = [1808, 1809] as const

/** The most plans in a hint. */
const MOST = 3

/**
 * What a computer player would do in place of a seat that must choose, and what else it has weighed, best first.
 * Rejects with an Error if it finds no legal action.
 */
export async function advise(
  systems: Systems,
  { player: kind, n, ...seen }: AskAdvice,
  pause?: Pause,
): Promise<Omit<HostMessages['advice'], 'id'>> {
  const makePlayer = await systems.playerOf(kind, seen.ruleset)
  const { engine, view } = systems.viewOf(seen)
  const player = makePlayer(randomSource(...SEED))
  let weighed: readonly Weighed[] | undefined
  const steps = wishInSteps(engine, view, seen.seat, function* (now) {
    const action = player.think ? yield* player.think(now, seen.seat, engine) : player.choose(now, seen.seat, engine)
    // In a whole plan, all the thought goes into the first action.
    weighed ??= player.weighed?.() ?? []
    return action
  })
  let step = steps.next()
  for (; !step.done; step = steps.next()) await pause?.()
  const wish = step.value
  if (!wish || !weighed) throw new Error(`${kind} found no legal action`)
  const plans = weighed.slice(0, MOST).map(({ does, chance, error }) => ({
    do: [...does],
    chance,
    ...(Number.isFinite(error) && { error }),
  }))
  return { type: 'advice', n, plans: plans.length > 0 ? plans : [{ do: wish }] }
}
