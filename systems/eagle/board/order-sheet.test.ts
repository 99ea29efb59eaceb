import { expect, test } from 'vitest'
import { fastDice, log } from '../../../src/kernel/index.ts'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import { centreOf } from '../rules/state/area-names.ts'
import { type Eagle, eagleLayout } from '../rules/state/position.ts'
import { groundsOf, neededFor, percentOf, rowOf, sheetsOf } from './order-sheet.ts'
import { kernel, playThrough } from './test-games.ts'

const FRENCH = 0
const tries = (p: Eagle) => sheetsOf(p, FRENCH).map((f) => `try ${p.scenario.army.formations[f]}`)
const copyOf = (p: Eagle): Eagle => {
  const copy = eagleLayout.make(p.scenario)
  eagleLayout.copy(p, copy)
  return copy
}

/** Positions in which the French write orders. */
const writing: Eagle[] = []
for (let seed = 1; seed <= 8; seed++)
  playThrough('vedel', seed, (before) => {
    if (before.depth >= 0 && kernel.phase(before).name === 'orders') writing.push(copyOf(before))
  })

test('3, RA5 the sheet shows the die that the rules then ask for', () => {
  const found = new Set<number>()
  for (const p of writing)
    for (const text of tries(p)) {
      const action = kernel.parse(p, FRENCH, text) as number
      const needed = neededFor(kernel, p, FRENCH, text)
      expect(needed === undefined).toBe(kernel.check(p, FRENCH, action) !== undefined)
      if (needed === undefined) continue
      const journal = log()
      kernel.play(copyOf(p), FRENCH, action, fastDice(1), journal)
      const told = journal.told.find(({ event }) => kernel.ruleset.events[event]?.name === 'TriesOrder')
      // A try that needs no die, or any die, is the same for every leader that sends the order.
      expect(Math.max(1, needed)).toBe(Math.max(1, told?.args[1] ?? 0))
      found.add(needed)
    }
  expect(found.size).toBeGreaterThan(2)
})

test('the chance of a die', () => {
  expect([0, 1, 2, 4, 6].map(percentOf)).toEqual([100, 100, 83, 50, 17])
})

test('3.1e grounds are chosen by their middle, then by their rows', () => {
  const buffer = new Int32Array(1 << 16)
  const lists = writing.flatMap((p) => {
    if (!sheetsOf(p, FRENCH).some((f) => p.pending[f] === 1)) return []
    const choices = [...buffer.subarray(0, kernel.actions(p, FRENCH, buffer))].map((action) => {
      const text = kernel.print(p, action)
      const { packing } = kernel
      const legal = { action, text, verb: text.split(' ')[0], a: packing.a(action), b: packing.b(action) }
      return readChoice(kernel.choice(p, action)!.verb, legal)
    })
    return [groundsOf(choices)]
  })
  expect(lists.length).toBeGreaterThan(0)
  for (const grounds of lists)
    for (const [hex, rows] of grounds)
      for (const { legal } of rows) {
        expect(centreOf(legal.b)).toBe(hex)
        expect([0, 1, 2]).toContain(rowOf(legal.b))
      }
})
