import { expect, test, vi } from 'vitest'
import { isRefusal } from '../../../src/kernel/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { readChoice } from '../../../src/web/hexboard/choices.ts'
import type { Albuera } from '../rules/state/position.ts'
import { call, column, emptyField, holdFire, kernel, line, unit, west } from '../rules/testing/field.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
const { begunBy, pricedName, textsOf } = await import('./begun.ts')

/** A table of a position as seen by the French, who are asked. */
const tableOf = (p: Albuera): Table<Albuera> =>
  ({
    engine: kernel,
    scenario: p.scenario,
    view: () => p,
    seat: () => 0,
    phase: () => kernel.phase(p),
  }) as unknown as Table<Albuera>

/** II/34 in Column; the French act. */
function acting(): Albuera {
  const p = emptyField({
    Girard: '0101',
    Brayer: '0911',
    Hoghton: '0101',
    'II/34': column('1010'),
    '29': line('1410', west),
  })
  call(p, 'Girard', 'Brayer')
  return holdFire(p)
}

test('a unit that has not begun to move is offered what it can do where it stands; doing it begins its movement', () => {
  const p = acting()
  const table = tableOf(p)
  const ii34 = unit(p, 'II/34')
  const choices = begunBy(table, ii34)
  const verbs = new Set(choices.map(({ legal }) => legal.verb))
  expect([...verbs].sort()).toEqual(['back', 'detach', 'form', 'march', 'turn'])
  expect(choices.every((choice) => choice.unit === ii34)).toBe(true)
  // Looking begins nothing.
  expect(p.mover).toBe(0)
  const formed = choices.find(({ legal }) => legal.text === 'form line E')!
  expect(textsOf(table, formed)).toEqual(['move II/34', 'form line E'])
  for (const text of textsOf(table, formed)) {
    const action = kernel.parse(p, 0, text)
    expect([text, isRefusal(action)]).toEqual([text, false])
    kernel.play(p, 0, action as number, { roll: () => 0 } as never)
  }
  // On the move there is nothing to begin.
  expect(begunBy(table, ii34)).toEqual([])
  const turn = { ...formed, legal: { ...formed.legal, verb: 'turn', text: 'turn left' } }
  expect(textsOf(table, turn)).toEqual(['turn left'])
})

test('an array and a turn are named with the Movement Points that they cost, and nothing else is', () => {
  const p = acting()
  const table = tableOf(p)
  const named = Object.fromEntries(
    begunBy(table, unit(p, 'II/34')).map((choice) => [choice.legal.text, pricedName(table, choice)]),
  )
  expect(named['form line E']).toBe('Form Line, facing east (2 points)')
  expect(named['turn left']).toBe('Turn to the left (1 point)')
  expect(named['march double']).toBeUndefined()
  const legal = { action: 0, text: 'move II/34', verb: 'move', a: unit(p, 'II/34'), b: 0 }
  expect(pricedName(table, readChoice('move {units}', legal))).toBeUndefined()
})
