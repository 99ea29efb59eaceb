import { expect, test, vi } from 'vitest'
import { fastDice } from '../../../src/kernel/index.ts'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import type { Albuera } from '../rules/state/position.ts'
import { act, holdFire, kernel } from '../rules/testing/field.ts'
import { column, line, stage } from '../rules/testing/stage.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
const { actionName } = await import('./action-name.ts')
const { choiceName } = await import('./naming.ts')

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

test('an action of a record has the words of the questions, with the unit that does it', () => {
  const said = [...namesIn('lancers', 150).values()]
  expect(said.some((name) => /^Move .+ with its stack$/.test(name))).toBe(true)
  expect(said.some((name) => /^.+: Forward to the (?:left|right)$/.test(name))).toBe(true)
})

test('the activation of a whole division does not have the name of that of a single brigade', () => {
  const said = [...namesIn('albuera', 300).values()]
  expect(said.some((name) => name.startsWith('Activate '))).toBe(true)
  expect(said).toContain('Try to activate the whole division')
})

test('the name of a movement says where the units go and how they then stand, not each step', () => {
  const at = (enemy: string) =>
    holdFire(stage({ Brayer: '1820', '2/48': line(enemy, 'W'), 'II/40': column('1818', 'E') }))
  const toldOf = (p: Albuera, ...texts: string[]) => actionName(kernel, p, 0, texts[0] ?? '', texts.slice(1))
  const told = (...texts: string[]) => toldOf(at('2018'), ...texts)
  expect(told('move II/40')).toBe('Move II/40')
  expect(told('move II/40', 'forward left', 'halt')).toBe('Move II/40: to 1918')
  expect(told('move II/40', 'turn left', 'form line NE', 'halt')).toBe('Move II/40: line, facing north-east')
  // What cannot be known beforehand, because it is another's choice or chance, is left out.
  expect(told('move II/40', 'forward left', 'march to Paris', 'halt')).toBe('Move II/40: to 1918')
  // The name ends with the fire: the dice decide what comes after it.
  expect(toldOf(at('1918'), 'move II/40', 'turn left', 'fire at 2/48', 'form line NE')).toBe(
    'Move II/40: fire at 2/48, facing north-east',
  )
  // What is not legal is not played, and nothing after it: here the enemy is out of range.
  expect(told('move II/40', 'fire at 2/48', 'forward left')).toBe('Move II/40')
  // A movement under way: the name has only the part that is left.
  const moving = at('2018')
  act(moving, 'move II/40')
  expect(toldOf(moving, 'forward left', 'halt')).toBe('II/40: to 1918')
  expect(toldOf(moving, 'halt')).toBe('II/40: No more with this unit')
})

test('the whole division of a commander is named apart from his own activation', () => {
  const p = kernel.open('albuera', {}, fastDice(1))
  const a = p.scenario.army.commanders.indexOf('Girard')
  const name = (text: string) =>
    choiceName(p, readChoice('activate {commanders}', { action: 0, text, verb: 'activate', a, b: 0 }))
  expect(name('activate Girard')).toBe('Activate Girard')
  expect(name('activate the division of Girard')).toBe('Try to activate the whole division of Girard')
})
