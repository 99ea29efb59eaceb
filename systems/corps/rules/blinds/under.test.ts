import { describe, expect, test } from 'vitest'
import { fastDice, scriptedDice } from '../../../../src/kernel/index.ts'
import { type TableSpec, table } from '../testing/table.ts'
import { coverOf, imagineBlinds } from './under.ts'

type CommandSpec = TableSpec['commands'][0]

const strip = (x: number, decoy = false) => ({ at: [x, 36], strips: 1, decoy }) as const
const units = [{ name: 'A', form: 'march', at: [0, 0] }] as const
const foe: CommandSpec = {
  id: 'foe',
  army: 1,
  general: [70, 70],
  units: [{ name: 'enemy', form: 'line', at: [36, 69] }],
}
const two: CommandSpec = { id: 'one', units, blinds: [strip(20), strip(40, true)] }

describe('A106 what lies under blinds', () => {
  test('strips that look alike are shuffled at the opening', () => {
    const kept = table({ commands: [two, foe] }, 1, 0)
    expect([...kept.p.decoy]).toEqual([0, 1])
    expect(kept.told()).toMatch(/^CoverLaid blind one1; MoveBegan 1/)
    const changed = table({ commands: [two, foe] }, 0, 0)
    expect([...changed.p.decoy]).toEqual([1, 0])
  })

  test('strips that look different are not shuffled', () => {
    const broad: CommandSpec = { id: 'one', units, blinds: [{ at: [20, 36], strips: 2 }, strip(40, true)] }
    expect([...table({ commands: [broad, foe] }, 0).p.decoy]).toEqual([0, 1])
  })

  test('every place is equally likely', () => {
    const three: CommandSpec = { id: 'one', units, blinds: [strip(10), strip(30, true), strip(50, true)] }
    const found = [0, 0, 0]
    for (const one of [0, 1, 2])
      for (const other of [0, 1]) found[[...table({ commands: [three, foe] }, one, other, 0).p.decoy].indexOf(0)]++
    expect(found).toEqual([2, 2, 2])
  })

  test('the enemy does not see which is which', () => {
    const { kernel, p } = table({ commands: [two, foe] }, 1, 0)
    const [own, other] = [0, 1].map((seat) => {
      const view = kernel.ruleset.layout.make(p.scenario)
      kernel.ruleset.redact(p, seat, view)
      return [...view.decoy]
    })
    expect([own, other]).toEqual([
      [0, 1],
      [-32768, -32768],
    ])
  })

  test('an imagined position covers the command once, and looks the same', () => {
    const { kernel, p } = table({ commands: [two, foe] }, 1, 0)
    const [view, guess, seen] = [0, 1, 2].map(() => kernel.ruleset.layout.make(p.scenario)) as [
      typeof p,
      typeof p,
      typeof p,
    ]
    kernel.ruleset.redact(p, 1, view)
    const found = new Set<string>()
    for (let seed = 1; seed < 20; seed++) {
      kernel.ruleset.imagine(view, 1, fastDice(seed), guess)
      found.add([...guess.decoy].join())
      kernel.ruleset.redact(guess, 1, seen)
      expect(kernel.ruleset.layout.equal(view, seen)).toBe(true)
    }
    expect([...found].sort()).toEqual(['0,1', '1,0'])
  })

  test('when one of two blinds is known, the other is concluded', () => {
    const { p } = table({ commands: [two, foe] }, 1, 0)
    // The decoy has been found.
    p.x[p.scenario.roster.blinds + 1] = -1
    imagineBlinds(p, 0, scriptedDice([]))
    expect([coverOf(p, 0), ...p.decoy]).toEqual([p.scenario.roster.blinds, 0, 0])
  })

  test('a command without units has decoys only', () => {
    const none: CommandSpec = { id: 'one', blinds: [strip(20, true), strip(40, true)] }
    const { p } = table({ commands: [none, foe] }, 0, 0)
    imagineBlinds(p, 0, scriptedDice([]))
    expect([coverOf(p, 0), ...p.decoy]).toEqual([-1, 1, 1])
  })
})
