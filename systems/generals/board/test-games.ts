/** Games between two computer players: for tests of what the board makes of them. */
import { engine, fastDice, includes, oneOf } from '../../../src/kernel/index.ts'
import type { MakePlayer } from '../../../src/players/index.ts'
import { generals } from '../rules/index.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'

export const kernel = engine(generals)

export interface TestGame {
  readonly scenario: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: number
  readonly player: MakePlayer<Generals>
}

/** Plays a game to its end, and calls back whenever seat 0 is asked. */
export function playThrough({ scenario, options = {}, seed, player }: TestGame, look: (p: Generals) => void): void {
  const dice = fastDice(seed)
  const p = kernel.open(scenario, options, dice)
  const players = [0, 1].map((k) => {
    const chance = fastDice(seed + k + 1)
    return player((n) => chance.roll(oneOf(n)))
  })
  const view = generalsLayout.make(p.scenario)
  for (let awaiting = kernel.awaiting(p); awaiting !== 0; awaiting = kernel.awaiting(p)) {
    const seat = includes(awaiting, 0) ? 0 : 1
    if (seat === 0) look(p)
    generals.redact(p, seat, view)
    kernel.play(p, seat, players[seat].choose(view, seat, kernel), dice)
  }
}
