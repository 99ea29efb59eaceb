/** Computer players. */

import { type Position, UserError } from '../kernel/index.ts'
import { noSuch } from '../kernel/suggest.ts'
import type { MakePlayer } from './player.ts'
import { random } from './random.ts'

export type { Chance, MakePlayer, Player } from './player.ts'
export { random } from './random.ts'

/** What a player is called on the command line and in records, and what may be expected of it. */
export interface PlayerKind {
  readonly name: string
  readonly summary: string
}

export const playerKinds: readonly PlayerKind[] = [
  { name: 'random', summary: 'plays any legal action' },
  { name: 'drill', summary: 'plays by simple judgement' },
]

/** What of a system says who can play it. */
export interface Playable {
  readonly id: string
  /** Loads the judgement of `drill`; left out where it does not know the system. */
  readonly player?: () => Promise<MakePlayer<Position>>
}

/** Is there a player of this kind for the system? */
export const canPlay = (kind: string, { player }: Playable): boolean =>
  kind === 'random' || (kind === 'drill' && player !== undefined)

/** Throws a UserError that names the players there are where none of this kind can play the system. */
export function assertPlayer(kind: string, system: Playable): void {
  if (canPlay(kind, system)) return
  const names = playerKinds.map(({ name }) => name).filter((name) => canPlay(name, system))
  if (kind !== 'drill') throw noSuch('player', kind, names)
  throw new UserError(
    `player 'drill' does not know ${system.id} yet; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`,
  )
}

/**
 * Loads the maker of players of a kind for a system. Rejects with a UserError that names those there are where there is
 * none of this kind.
 */
export async function findPlayer(kind: string, system: Playable): Promise<MakePlayer<Position>> {
  assertPlayer(kind, system)
  return kind === 'drill' && system.player ? system.player() : random
}
