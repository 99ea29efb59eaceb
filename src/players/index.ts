/** Computer players. */

import { drill as eagleDrill } from '../../systems/eagle/player/index.ts'
import { drill as generalsDrill } from '../../systems/generals/player/index.ts'
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

/** A player of one system is only ever given views of that system: what treats all systems alike sees it so. */
const alike = <P extends Position>(make: MakePlayer<P>): MakePlayer<Position> => make as unknown as MakePlayer<Position>

/** Judgement is of one system: by the ruleset's id. */
const drills: Readonly<Record<string, MakePlayer<Position>>> = {
  generals: alike(generalsDrill),
  eagle: alike(eagleDrill),
}

/** Is there a player of this kind for the ruleset? */
export const canPlay = (kind: string, ruleset: string): boolean =>
  kind === 'random' || (kind === 'drill' && Object.hasOwn(drills, ruleset))

/** The maker of players of a kind for a ruleset. Throws a UserError that names those there are. */
export function findPlayer(kind: string, ruleset: string): MakePlayer<Position> {
  const names = playerKinds.map(({ name }) => name).filter((name) => canPlay(name, ruleset))
  if (kind === 'random') return random
  const drill = drills[ruleset]
  if (kind === 'drill' && drill) return drill
  if (kind === 'drill')
    throw new UserError(
      `player 'drill' does not know ${ruleset} yet; there ${names.length === 1 ? 'is' : 'are'} ${names.join(', ')}`,
    )
  throw noSuch('player', kind, names)
}
