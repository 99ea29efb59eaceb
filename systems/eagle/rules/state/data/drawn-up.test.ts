/** systems/eagle/data/drawn-up.json against its schema and the scenarios that it is about. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hexNamed } from '../../../../../src/hex/index.ts'
import { validated } from '../../../../../src/kernel/json.ts'
import { drawnUpSchema } from './drawn-up.ts'
import { gridOf } from './map.ts'
import { shipped } from './shipped.ts'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/${path}`, import.meta.url), 'utf8'))
const { groups } = validated(drawnUpSchema, read('drawn-up.json'), 'drawn-up.json')

test('the file names pieces of the right side and hexes that exist, each piece once in a scenario', () => {
  const grid = gridOf(shipped.map)
  const sides = new Map([...shipped.forces.units, ...shipped.forces.leaders].map(({ id, side }) => [id, side]))
  const seen = new Set<string>()
  for (const { scenarios, side, places } of groups)
    for (const [hex, pieces] of Object.entries(places)) {
      expect(hexNamed(grid, hex), hex).toBeGreaterThanOrEqual(0)
      for (const piece of pieces) {
        expect([piece, sides.get(piece)]).toEqual([piece, side])
        for (const scenario of scenarios) {
          expect(shipped.scenarios.scenarios.some(({ id }) => id === scenario)).toBe(true)
          expect(seen.has(`${scenario} ${piece}`), `${piece} twice in ${scenario}`).toBe(false)
          seen.add(`${scenario} ${piece}`)
        }
      }
    }
})
