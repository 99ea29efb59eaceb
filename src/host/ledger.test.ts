import { describe, expect, test } from 'vitest'
import { randomSource } from '../kernel/index.ts'
import type { Telling } from '../protocol/index.ts'
import { Ledger, type Page } from './ledger.ts'

const chance = randomSource(5)
const some = <T>(most: number, make: (k: number) => T): T[] =>
  Array.from({ length: chance(most + 1) }, (_, k) => make(k))
const anywhere = (): number =>
  [0, 1, -1, chance(200) - 100, chance(70_000) - 35_000, 2 ** 30 - 1, 2 ** 31 - 1, -(2 ** 31)][chance(8)] as number
const telling = (): Telling => [anywhere(), anywhere(), anywhere(), anywhere(), anywhere()]
const page = (most: number): Page => {
  let offset = chance(3)
  return {
    told: some(most, telling),
    cells: some(most, () => [(offset += 1 + chance(300)), chance(65_536) - 32_768]).flat(),
  }
}

describe('a ledger', () => {
  const pages = Array.from({ length: 400 }, (_, k) => page(k === 200 ? 5_000 : 20))
  const ledger = new Ledger()
  const at = pages.map((one) => ledger.write(one))

  test('gives back what was written, even the longest pages and numbers', () => {
    expect(at.map((place) => ledger.read(place))).toEqual(pages)
  })

  test('keeps only one copy of the same page', () => {
    const before = ledger.length
    expect(ledger.write(pages.at(-1) as Page)).toBe(at.at(-1))
    expect(ledger.write(pages.at(-2) as Page)).toBe(at.at(-2))
    expect(ledger.length).toBe(before)
  })

  test('goes on from bytes that were copied from another', () => {
    for (const cut of [0, 10, 399]) {
      const first = new Ledger()
      for (const one of pages.slice(0, cut)) first.write(one)
      const bytes = new Uint8Array(first.length + 3)
      first.copy(bytes, 3)
      const second = new Ledger(bytes.subarray(3))
      const places = pages.slice(cut).map((one) => second.write(one))
      expect([...at.slice(0, cut), ...places].map((place) => second.read(place))).toEqual(pages)
      const whole = new Uint8Array(second.length)
      second.copy(whole, 0)
      expect(new Ledger(whole).read(at[0] as number)).toEqual(pages[0])
      expect(new Ledger(whole).read(at[399] as number)).toEqual(pages[399])
    }
  })
})
