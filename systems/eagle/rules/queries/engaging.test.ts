import { expect, test } from 'vitest'
import { each, engine, randomSource } from '../../../../src/kernel/index.ts'
import { attend, awaiting, createMatch, type Match, timeOut } from '../../../../src/match/index.ts'
import { eagle } from '../index.ts'
import { warlike } from '../samples.ts'
import { shockFrame } from '../state/frames.ts'
import type { Eagle } from '../state/position.ts'

const kernel = engine(eagle)
const list = new Int32Array(1 << 16)

/**
 * Continues a match with any actions until attacks are named and none is left to name; returns the seat that has named
 * them.
 */
function nameAll(match: Match<Eagle>, seed: number): number {
  const chance = randomSource(seed, 1)
  for (let k = 0; k < 3000 && !match.ending; k++) {
    const p = match.fold.position
    const seat = [...each(awaiting(match))][0]
    const legal = kernel.actions(p, seat, list)
    if (
      kernel.phase(p).name === 'shock' &&
      shockFrame(p).named === 0 &&
      legal === 1 &&
      p.target.some((target) => target > 0)
    )
      return seat
    timeOut(match, seat, (view, who) => {
      const all = list.subarray(0, kernel.actions(view, who, list))
      return (
        all.find((action) => kernel.print(view, action).startsWith('attack ')) ??
        all[warlike(kernel, view, who, all, chance)]
      )
    })
  }
  return -1
}

test('11.0 combats that have been named begin at the word of the attacker, even if no other unit could attack', () => {
  let found = 0
  for (let seed = 1; seed <= 4; seed++) {
    const { match } = createMatch(kernel, { scenario: 'vedel', dice: { seed: String(seed) } })
    const seat = nameAll(match, seed)
    if (seat < 0) continue
    found++
    expect(attend(match).lines).toEqual([])
    expect([...each(awaiting(match))]).toEqual([seat])
  }
  expect(found).toBeGreaterThan(0)
})
