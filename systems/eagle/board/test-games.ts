/** Games of random moves, with their events: for tests of what the board makes of them. */
import { engine, fastDice, heardBy, log, oneOf } from '../../../src/kernel/index.ts'
import { random } from '../../../src/players/index.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { eagle } from '../rules/index.ts'
import { type Eagle, eagleLayout } from '../rules/state/position.ts'

export const kernel = engine(eagle)

/** Calls back with the position before and after each action, and its events; with a seat, as that seat sees them. */
export function playThrough(
  scenario: string,
  seed: number,
  look: (before: Eagle, told: Told[], after: Eagle) => void,
  options: { readonly most?: number; readonly seat?: number } = {},
): void {
  const { most = 5_000, seat: eyes } = options
  const dice = fastDice(seed)
  const journal = log()
  const p = kernel.open(scenario, {}, dice, journal)
  const players = [0, 1].map((k) => {
    const chance = fastDice(seed + k + 1)
    return random((n) => chance.roll(oneOf(n)))
  })
  const seen = (): Eagle => {
    const view = eagleLayout.make(p.scenario)
    if (eyes === undefined) eagleLayout.copy(p, view)
    else eagle.redact(p, eyes, view)
    return view
  }
  journal.told.length = 0
  let before = seen()
  for (let k = 0, awaiting = kernel.awaiting(p); awaiting !== 0 && k < most; k++, awaiting = kernel.awaiting(p)) {
    const seat = (awaiting & 1) === 1 ? 0 : 1
    kernel.play(p, seat, players[seat].choose(p, seat, kernel as never), dice, journal)
    const all = journal.told.splice(0)
    const told = eyes === undefined ? all : heardBy(all, eyes)
    const after = seen()
    look(
      before,
      told.map((one, place) => ({
        n: k + 1,
        k: place,
        event: eagle.events[one.event].name,
        args: one.args,
      })),
      after,
    )
    before = after
  }
}
