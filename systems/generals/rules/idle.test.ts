import { expect, test } from 'vitest'
import { each, engine, fastDice, noDice, randomSource, SPECTATOR } from '../../../src/kernel/index.ts'
import { inSecret } from '../../../src/match/secrecy.ts'
import { generals, generalsLayout } from './index.ts'
import { SAMPLES } from './samples.ts'

/**
 * Secret phases in which everybody can see that a seat has nothing to choose: the steward closes them, and must not
 * reveal anything by it.
 */

const kernel = engine(generals)
const list = new Int32Array(1 << 12)

test('a seat that everybody can see has nothing to choose can only close, and enemy and spectators see the same', () => {
  const seen = new Map<string, { idle: number; busy: number }>()
  for (const { scenario, options } of SAMPLES)
    for (let game = 1; game <= 3; game++) {
      const dice = fastDice(game)
      const chance = randomSource(game, 2)
      const p = kernel.open(scenario, options, dice)
      const views = [0, 1, SPECTATOR].map((seat) => ({ seat, view: generalsLayout.make(p.scenario) }))
      for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
        const phase = kernel.phase(p)
        if (phase.idle && inSecret(kernel, p)) {
          for (const { seat, view } of views) generals.redact(p, seat, view)
          for (const seat of each(asked)) {
            const idle = phase.idle(p, seat)
            const tally = seen.get(phase.name) ?? { idle: 0, busy: 0 }
            seen.set(phase.name, tally)
            tally[idle ? 'idle' : 'busy']++
            for (const { view } of views) expect(phase.idle(view, seat)).toBe(idle)
            if (!idle) continue
            const count = kernel.actions(p, seat, list)
            expect(Array.from(list.subarray(0, count), (action) => kernel.print(p, action))).toEqual(['close'])
          }
        }
        const seat = asked & 1 ? 0 : 1
        const count = kernel.actions(p, seat, list)
        const action = list[chance(count)]
        kernel.play(
          p,
          seat,
          action,
          kernel.choice(p, action)?.closes ? dice : phase.secret === 'together' ? noDice : dice,
        )
      }
    }
  expect([...seen.keys()].sort()).toEqual(['rally', 'who acts'])
  for (const { idle, busy } of seen.values()) {
    expect(idle).toBeGreaterThan(20)
    expect(busy).toBeGreaterThan(20)
  }
})
