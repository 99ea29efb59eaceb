import { expect, test, vi } from 'vitest'
import { fastDice } from '../../../src/kernel/index.ts'
import { kernel } from '../rules/testing/field.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
const { actionName } = await import('./action-name.ts')

/** The names of all that can be chosen in the first `steps` questions of a battle. */
function namesIn(scenario: string, steps: number): Map<string, string> {
  const dice = fastDice(2)
  const p = kernel.open(scenario, {}, dice)
  const list = new Int32Array(1 << 16)
  const names = new Map<string, string>()
  for (let k = 0; k < steps && kernel.awaiting(p) !== 0; k++) {
    const seat = kernel.awaiting(p) & 1 ? 0 : 1
    const count = kernel.actions(p, seat, list)
    for (const action of list.subarray(0, count)) {
      const text = kernel.print(p, action)
      const name = actionName(kernel, p, seat, text)
      expect(name, text).toMatch(/^[\p{Lu}\d]/u)
      expect(name, text).not.toMatch(/asking-|[{}]/)
      names.set(text, name ?? '')
    }
    expect(actionName(kernel, p, seat, 'march to Paris')).toBeUndefined()
    kernel.play(p, seat, list[(k * 7) % count], dice)
  }
  return names
}

test('an action of a record is told in the words of the questions, with the unit that does it', () => {
  const said = [...namesIn('lancers', 150).values()]
  expect(said.some((name) => /^Move .+ with its stack$/.test(name))).toBe(true)
  expect(said.some((name) => /^.+: Forward to the (?:left|right)$/.test(name))).toBe(true)
})

test('a whole division is told from a single brigade', () => {
  const said = [...namesIn('albuera', 300).values()]
  expect(said.some((name) => name.startsWith('Activate '))).toBe(true)
  expect(said).toContain('Try to activate the whole division')
})
