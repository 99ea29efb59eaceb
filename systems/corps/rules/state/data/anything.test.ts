/** Any content of a file is read, or refused in one line that names the file. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Loose, said } from '../../testing/said.ts'
import { shipped } from './shipped.ts'

const PARTS = ['armies', 'tables', 'fields', 'scenarios', 'rulebook'] as const

type Way = readonly (string | number)[]

/** The ways to all values in a file. */
function waysOf(value: unknown, way: Way = []): Way[] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, one]) => waysOf(one, [...way, key]))]
}

const ways = Object.fromEntries(PARTS.map((part) => [part, waysOf(shipped[part]).slice(1)]))

/** Replaces the value at the end of a way. */
function put(file: Loose, way: Way, value: unknown): void {
  const holder = way.slice(0, -1).reduce((one, key) => one[key], file)
  holder[way.at(-1)!] = value
}

test('a file with another value in any one place is read, or refused with its name', () => {
  const junk = fc.oneof(
    fc.constantFrom(null, true, '', 'rout', 0, -1, 5.5, 72, 1e9, Number.NaN, [], {}, [[]], [[0, 0]]),
    fc.array(fc.tuple(fc.nat(72), fc.nat(72)), { maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...PARTS), fc.nat(), junk, (part, k, value) => {
      const way = ways[part][k % ways[part].length]
      // Damage may show only in a file that depends on the damaged one.
      const pattern = /^(?:nothing|(?:armies|tables|fields|scenarios|rulebook)\.json: [^\n]+: [^\n]+)$/
      expect(said(part, (file) => put(file, way, value))).toMatch(pattern)
    }),
    { numRuns: 400 },
  )
})
