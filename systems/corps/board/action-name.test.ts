import { expect, test, vi } from 'vitest'
import { engine, fastDice } from '../../../src/kernel/index.ts'
import { corps } from '../rules/index.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/names/t.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/troops/t.ts', () => ({ troopName: (_kind: string, _id: string, name: string) => name }))
const { actionName } = await import('./action-name.ts')

const kernel = engine(corps)

test('an action of a record is told in the words of the questions, and says who does it', () => {
  const p = kernel.open('outpost', {}, fastDice(2))
  const list = new Int32Array(1 << 16)
  const dice = fastDice(2)
  const told = new Set<string>()
  // The first pips of either side, and the questions in between.
  for (let k = 0; k < 60 && kernel.awaiting(p) !== 0; k++) {
    const seat = kernel.awaiting(p) & 1 ? 0 : 1
    const count = kernel.actions(p, seat, list)
    for (const action of list.subarray(0, count)) {
      const text = kernel.print(p, action)
      const name = actionName(kernel, p, seat, text)
      expect(name, text).toMatch(/^[\p{Lu}\d]/u)
      expect(name, text).not.toBe(text)
      told.add(name ?? '')
    }
    expect(actionName(kernel, p, seat, 'march to Paris')).toBeUndefined()
    kernel.play(p, seat, list[(k * 7) % count], dice)
  }
  expect(told).toContain('14 French: Move')
  expect([...told].some((name) => /^Battery of 4 French Corps: Fire at /.test(name))).toBe(true)
})

test('a body that moves is named with its moves, one after the other, until one cannot be known beforehand', () => {
  const p = kernel.open('outpost', {}, fastDice(2))
  const seat = kernel.awaiting(p) & 1 ? 0 : 1
  const told = (...texts: string[]) => actionName(kernel, p, seat, texts[0] ?? '', texts.slice(1))
  expect(told('pick fr-14')).toBe('14 French: Move')
  expect(told('pick fr-14', 'go 0 6 R0.1875')).toBe('14 French: 6″ ahead, 0.19″ right')
  expect(told('pick fr-14', 'go 0 6 R0.1875', 'march to Paris')).toBe('14 French: 6″ ahead, 0.19″ right')
  expect(told('pick fr-14', 'march to Paris')).toBe('14 French: Move')
})
