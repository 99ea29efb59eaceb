import { expect, test, vi } from 'vitest'
import { engine, fastDice, includes, UNKNOWN } from '../../../src/kernel/index.ts'
import { random } from '../../../src/players/index.ts'
import { eagle } from '../rules/index.ts'
import { type Eagle, eagleLayout } from '../rules/state/position.ts'
import { faceOf, stacksOf } from './faces.ts'

vi.mock('../words/troops/t.ts', () => import('./test-words.ts'))

const kernel = engine(eagle)

const viewOf = (p: Eagle, seat: number): Eagle => {
  const view = eagleLayout.make(p.scenario)
  eagle.redact(p, seat, view)
  return view
}

/** Plays at random to a side's first movement phase, and returns the position when it asks. */
function inMovement(seat: number): Eagle {
  const dice = fastDice(5)
  const p = kernel.open('vedel', {}, dice)
  let state = 99
  const player = random<Eagle>((n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  })
  for (let k = 0; k < 4000; k++) {
    const asked = [0, 1].find((one) => includes(kernel.awaiting(p), one))
    if (asked === undefined) break
    if (asked === seat && kernel.phase(p).name === 'movement' && p.mover === 0) return p
    kernel.play(p, asked, player.choose(viewOf(p, asked), asked, kernel), dice)
  }
  throw new Error('no movement phase has come')
}

test('a unit of a stack that a view does not show is a back, and a visible unit has a face', () => {
  const truth = inMovement(0)
  for (const p of [truth, viewOf(truth, 0), viewOf(truth, 1)]) {
    for (const { hex, units } of stacksOf(p)) {
      expect(units).toHaveLength(stacksOf(truth).find((one) => one.hex === hex)!.units.length)
      for (const unit of units) if (unit !== undefined) expect(faceOf(p, unit).strength).toBeGreaterThanOrEqual(0)
      const seen = units.filter((unit) => unit !== undefined)
      expect(seen.every((unit) => p.lost[unit] !== UNKNOWN)).toBe(true)
    }
  }
})
