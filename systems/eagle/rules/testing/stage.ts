/** Positions in the middle of a game, for tests that check more than a situation file can say. */

import { engine, fastDice, scriptedDice } from '../../../../src/kernel/index.ts'
import { worded } from '../../../worded.ts'
import { eagle } from '../index.ts'
import { type Eagle, eagleLayout } from '../state/position.ts'

const kernel = engine(worded(eagle))
const { situations } = eagle
const list = new Int32Array(1 << 14)

export interface Staged {
  readonly scenario: string
  readonly options?: Readonly<Record<string, boolean | string>>
  readonly place: Readonly<Record<string, unknown>>
  readonly set: Readonly<Record<string, unknown>> & { readonly phase: string }
  readonly dice?: number[]
}

/** Sets up a position as a situation file does (`place`, `set`), and runs the game to its next question. */
export function stage({ scenario, options = {}, place, set: { phase, ...rest }, dice = [] }: Staged): Eagle {
  const p = kernel.open(scenario, options, fastDice(0))
  while (p.depth >= 0) eagleLayout.endFrame(p)
  situations?.clear(p)
  for (const [what, said] of Object.entries(place)) situations?.place(p, what, said)
  situations?.set(p, 'phase', phase)
  for (const [key, said] of Object.entries(rest)) situations?.set(p, key, said)
  situations?.ready?.(p)
  kernel.settle(p, scriptedDice(dice))
  return p
}

/** Plays legal actions of a seat, with these dice. */
export function play(p: Eagle, seat: number, texts: readonly string[], dice: number[] = []): void {
  const rolls = scriptedDice(dice)
  for (const text of texts) {
    const action = kernel.parse(p, seat, text)
    if (typeof action !== 'number') throw new Error(`${text}: ${action.reason}`)
    const why = kernel.check(p, seat, action)
    if (why) throw new Error(`${text}: ${why.reason}`)
    kernel.play(p, seat, action, rolls)
  }
}

/** Returns what a seat can do. */
export const legal = (p: Eagle, seat: number): string[] =>
  [...list.slice(0, kernel.actions(p, seat, list))].map((action) => kernel.print(p, action))
