import { type Action, engine, fastDice, lowest, randomSource } from '../../../../src/kernel/index.ts'
import { type Generals, generals, generalsLayout } from '../index.ts'

export const kernel = engine(generals)

/** Seats a player; `MakePlayer` of the computer players is one. */
type Maker = (chance: (n: number) => number) => {
  choose(view: Generals, seat: number, engine: typeof kernel): Action
}

interface Game {
  readonly p: Generals
  readonly does: readonly string[]
}

/**
 * A game between two players that see only their views. Checks every choice, and that it leaves the view unchanged.
 * `watch` sees every question before it is answered.
 */
export function play(
  scenario: string,
  options: Readonly<Record<string, unknown>>,
  seed: number,
  makers: readonly Maker[],
  watch?: (view: Generals, seat: number, p: Generals) => void,
): Game {
  const dice = fastDice(seed)
  const p = kernel.open(scenario, options, dice)
  const view = generalsLayout.make(p.scenario)
  const players = makers.map((make, seat) => make(randomSource(seed, 1 + seat)))
  const does: string[] = []
  for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
    const seat = lowest(asked)
    generals.redact(p, seat, view)
    watch?.(view, seat, p)
    const before = view.cells.slice()
    const action = players[seat]?.choose(view, seat, kernel) ?? -1
    if (view.cells.some((cell, k) => cell !== before[k])) throw new Error('the player has changed its view')
    const refused = kernel.check(p, seat, action)
    if (refused) throw new Error(`${kernel.phase(p).name}: ${refused.reason}`)
    does.push(kernel.print(p, action))
    kernel.play(p, seat, action, dice)
  }
  return { p, does }
}
