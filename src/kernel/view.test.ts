import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { fastDice } from './dice.ts'
import { engine } from './engine.ts'
import { apply, difference, shown } from './view.ts'

const { layout } = sixVillages
const game = () => engine(sixVillages).open('lake', {}, fastDice(3))

test('the changes written over the earlier view give the later view', () => {
  const before = game()
  const size = before.cells.length
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(size - 1), fc.integer({ min: -32768, max: 32767 }))), (writes) => {
      const after = layout.make(before.scenario)
      layout.copy(before, after)
      for (const [offset, value] of writes) after.cells[offset] = value
      const changes = difference(before, after)
      expect(changes.length).toBeLessThanOrEqual(new Set(writes.map(([offset]) => offset)).size)
      const rebuilt = layout.make(before.scenario)
      layout.copy(before, rebuilt)
      apply(changes, rebuilt)
      expect(layout.equal(rebuilt, after)).toBe(true)
    }),
  )
})

test('if nothing has changed, there are no changes', () => {
  expect(difference(game(), game())).toEqual([])
})

test('a change outside the position is refused, and nothing is written', () => {
  const p = game()
  const copy = game()
  for (const offset of [-1, p.cells.length, 1.5, Number.NaN])
    expect(() =>
      apply(
        [
          [0, 7],
          [offset, 1],
        ],
        p,
      ),
    ).toThrow(RangeError)
  expect(layout.equal(p, copy)).toBe(true)
})

test('a hidden cell that is revealed counts as shown; one that changes unseen, or becomes hidden, does not', () => {
  const p = game()
  const before = layout.make(p.scenario)
  const after = layout.make(p.scenario)
  sixVillages.redact(p, 0, before)
  p.ready[3] = 1
  sixVillages.redact(p, 0, after)
  expect(shown(before, after)).toBe(false)
  p.shown[3] = 1
  sixVillages.redact(p, 0, after)
  expect(shown(before, after)).toBe(true)
  expect(shown(after, before)).toBe(false)
  expect(after.ready[3]).toBe(1)
})
