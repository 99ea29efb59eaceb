import fc from 'fast-check'
import { expect, test } from 'vitest'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { generals } from '../rules/index.ts'
import { type Attack, clash, type Garrison } from './clash.ts'

const { tables } = engine(generals).open('marengo', {}, fastDice(1)).scenario

const units = (most: number, least = 0) => fc.integer({ min: least, max: most })
const attack: fc.Arbitrary<Attack> = fc.record({
  I: units(10),
  C: units(10),
  A: units(7),
  fire: units(0, -2),
  brush: units(0, -1),
  slope: units(1, -1),
  fast: fc.boolean(),
  melee: fc.boolean(),
})
const garrison: fc.Arbitrary<Garrison> = fc.record({
  I: units(7),
  C: units(7),
  A: units(7),
  squares: units(7),
  tiredI: units(7),
  tiredC: units(7),
})

test('what a clash brings does not depend on the clashes that were asked for before', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(attack, garrison), { minLength: 2, maxLength: 12 }), (asked) => {
      // What is remembered belongs to the tables: copies of them remember nothing yet.
      const [there, back] = [{ ...tables }, { ...tables }]
      const results = asked.map(([by, on]) => clash(there, by, on))
      const turned = asked.toReversed().map(([by, on]) => clash(back, by, on))
      expect(turned.toReversed()).toEqual(results)
    }),
    { numRuns: 400 },
  )
})
