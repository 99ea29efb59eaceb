import { expect, test, vi } from 'vitest'
import { act, asked, hex, line, stage } from '../rules/testing/stage.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
// Nothing is loaded after the board: it would arrive while the test runs, or after it.
vi.mock('./helpers.ts', () => ({ helpers: () => undefined }))
vi.mock('./reading.ts', () => ({ reading: () => undefined }))
const { attacksNamed } = await import('./battlefield.ts')

test('arrows of fire begin and end between the two hexes of a Line', () => {
  // 1/57 covers 1009 and 1010. Each side has a battalion that may join its fire.
  const p = stage({
    '29': line('1008', 'E'),
    '1/57': line('1009', 'E'),
    'II/34': line('1109', 'W'),
    'III/34': line('1110', 'W'),
  })
  const [both, one] = [{ hex: hex(p, '1009'), also: hex(p, '1010') }, { hex: hex(p, '1109') }]
  expect(attacksNamed(p, false)).toEqual([])
  act(p, 'fire 1/57 > II/34')
  expect(attacksNamed(p, true)).toEqual([{ from: both, to: one }])
  act(p, 'fire now', 0)
  expect(asked(p)).toBe(0)
  act(p, 'fire II/34 > 1/57')
  expect(attacksNamed(p, true)).toEqual([{ from: one, to: both }])
})
