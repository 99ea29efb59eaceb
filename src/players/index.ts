/** Computer players. */

import { type Position, randomSource, UserError } from '../kernel/index.ts'
import { noSuch } from '../kernel/suggest.ts'
import { type Habit, novice, withTaste } from './habit.ts'
import type { Captain } from './marshal/captain.ts'
import { levels, thinks } from './marshal/levels.ts'
import { novices } from './novices.ts'
import type { MakePlayer } from './player.ts'
import { random } from './random.ts'
import { strangerTo } from './taste.ts'

export { bestTaste, type Habit, withTaste } from './habit.ts'
export { ADVISER } from './names.ts'
export type { Chance, MakePlayer, Player, Reckoning, Weighed } from './player.ts'
export { random } from './random.ts'
export { thinks }

/** What a player is called on the command line and in records, and what to expect of it. */
export interface PlayerKind {
  readonly name: string
  readonly summary: string
}

export const playerKinds: readonly PlayerKind[] = [
  { name: 'random', summary: 'plays any legal action' },
  ...novices,
  { name: 'drill', summary: 'plays by simple judgement' },
  ...levels,
]

/** The part of a system that says which players can play it. */
export interface Playable {
  readonly id: string
  /** Loads the judgement of `drill`; left out if it does not know the system. */
  readonly habit?: () => Promise<Habit<Position>>
  /** Loads what `marshal` must know of the system; left out if it cannot play it. */
  readonly captain?: () => Promise<Captain<Position>>
  /** How many seconds each level of `marshal` thinks at most, on one core of a desktop computer. */
  readonly waits?: readonly number[]
}

/** How many seconds a player of this kind thinks at most about a system; undefined if it answers at once. */
export const waitFor = (kind: string, { waits }: Playable): number | undefined =>
  waits?.[levels.findIndex(({ name }) => name === kind)]

/** Is there a player of this kind for the system? */
export const canPlay = (kind: string, { habit, captain }: Playable): boolean =>
  kind === 'random' ||
  (habit !== undefined && (kind === 'drill' || novices.some(({ name }) => name === kind))) ||
  (captain !== undefined && thinks(kind))

/** Throws a UserError that lists the players there are, if none of this kind can play the system. */
export function assertPlayer(kind: string, system: Playable): void {
  if (canPlay(kind, system)) return
  const names = playerKinds.map(({ name }) => name).filter((name) => canPlay(name, system))
  if (!playerKinds.some(({ name }) => name === kind)) throw noSuch('player', kind, names)
  throw new UserError(
    `player '${kind}' does not know ${system.id} yet; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`,
  )
}

/** Tastes by name, as plain data. */
export type Tastes = Readonly<Record<string, object>>

/** The names of tastes are those given, `usual`, `tuned`, and those of strangers: `stranger-1` and so on. */
const STRANGER = /^stranger-([1-9]\d{0,5})$/

function tasteNamed(name: string, habit: Habit<Position>, given: Tastes): object {
  const { usual, tuned } = habit
  const own = Object.hasOwn(given, name) ? given[name] : undefined
  if (own !== undefined) return own
  const stranger = STRANGER.exec(name)
  if (stranger) return strangerTo(usual, randomSource(Number(stranger[1])))
  if (name === 'usual') return usual
  if (name === 'tuned' && tuned) return tuned
  throw noSuch('taste', name, ['usual', ...(tuned ? ['tuned'] : []), 'stranger-1', ...Object.keys(given)])
}

/**
 * Loads the maker of players of a kind for a system. `drill@TASTE` is a `drill` with other weights than its best:
 * `usual`, `tuned`, a stranger's (`stranger-1`, …), or one of those `given`, which make it another enemy of about the
 * same judgement. If this kind or taste does not exist, rejects with a UserError that lists those that do.
 */
export async function findPlayer(name: string, system: Playable, given: Tastes = {}): Promise<MakePlayer<Position>> {
  const [kind, taste] = name.split(/@(.*)/s) as [string, string?]
  assertPlayer(kind, system)
  if (kind === 'drill' && system.habit) {
    const habit = await system.habit()
    return withTaste(habit, taste === undefined ? undefined : tasteNamed(taste, habit, given))
  }
  if (taste !== undefined) throw new UserError(`player '${kind}' has no tastes: write '${kind}' alone`)
  const beginner = novices.find(({ name }) => name === kind)
  if (beginner && system.habit) return novice(await system.habit(), beginner)
  const level = levels.find(({ name }) => name === kind)
  if (level === undefined || system.captain === undefined) return random
  const [{ marshal }, captain] = await Promise.all([import('./marshal/index.ts'), system.captain()])
  return marshal(captain, level)
}
