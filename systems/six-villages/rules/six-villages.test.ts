import { expect, test } from 'vitest'
import { engine, fastDice, log, NOBODY, noDice, only, scriptedDice } from '../../../src/kernel/index.ts'
import { worded } from '../../worded.ts'
import { type SixVillages, sixVillages } from './index.ts'
import { SIDES } from './state/position.ts'

const kernel = engine(worded(sixVillages))
const { situations } = sixVillages

/** Blue marches first, in the first turn, with these companies on the board. */
function marching(placed: Readonly<Record<string, object>>, weather = 'calm'): SixVillages {
  const p = kernel.open('lake', {}, fastDice(1))
  situations?.clear(p)
  for (const [name, value] of Object.entries(placed)) situations?.place(p, name, value)
  for (const [field, value] of Object.entries({ lead: 'blue', weather, aside: 'mist', phase: 'march' }))
    situations?.set(p, field, value)
  return p
}
function act(p: SixVillages, seat: number, text: string, dice: readonly number[] = []): string[] {
  const action = kernel.parse(p, seat, text)
  if (typeof action !== 'number') throw new Error(action.reason)
  expect(kernel.check(p, seat, action)).toBeUndefined()
  const journal = log()
  const scripted = scriptedDice(dice)
  kernel.play(p, seat, action, scripted, journal)
  expect(scripted.left).toBe(0)
  return journal.told.map((told) => kernel.narrate(p, told))
}
const refused = (p: SixVillages, seat: number, text: string): string | undefined => {
  const action = kernel.parse(p, seat, text)
  return typeof action === 'number' ? kernel.check(p, seat, action)?.rule : action.rule
}
const [blue, red] = SIDES.keys()

test('4.2 a company marches to the next village, and no further, once a turn', () => {
  const p = marching({ 'blue 1': { at: 'Mill' }, 'red 1': { at: 'Oaks' } })
  expect(refused(p, blue, 'march blue 1 > Ford')).toBe('4.2')
  expect(refused(p, blue, 'march red 1 > Ford')).toBe('1.2')
  expect(act(p, blue, 'march blue 1 > Inn Yard')).toEqual(['blue 1 marches to Inn Yard.'])
  expect(refused(p, blue, 'march blue 1 > Mill')).toBe('4.1')
  expect(refused(p, red, 'march red 1 > Ford')).toBe('4')
})

test('5.3 a company rolls a die for each step, for drill and for ambush; 5 and 6 hit', () => {
  const p = marching({ 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks', ready: 1, ambush: 1 } }, 'mist')
  expect(act(p, blue, 'march blue 1 > Oaks')).toEqual(['blue 1 attacks Oaks.'])
  expect(kernel.awaiting(p)).toBe(only(red))
  const told = act(p, red, 'meet with red 1', [5, 1, 4, 3, 2, 2, 1, 4])
  expect(told).toEqual([
    'blue 1 shows its drill (0) and ambush (0).',
    'red 1 shows its drill (1) and ambush (1).',
    'blue 1 rolls 2 dice; hits: 1.',
    'red 1 rolls 5 dice; hits: 0.',
    'red 1 tests its nerve: 4.',
  ])
  expect(situations?.read(p, 'red 1', { at: '', strength: 0, ready: 0 })).toEqual({ at: 'Oaks', strength: 1, ready: 0 })
  expect(situations?.read(p, 'blue 1', { at: '' })).toEqual({ at: 'Ford' })
})

test('5.5 a defender whose nerve fails gives way, and the attacker marches in', () => {
  const p = marching({ 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks' } })
  act(p, blue, 'march blue 1 > Oaks')
  expect(act(p, red, 'meet with red 1', [6, 1, 1, 1, 3]).slice(-2)).toEqual([
    'red 1 gives way to Inn.',
    'blue 1 marches to Oaks.',
  ])
})

test('5.2 a village gives way to the next, unless the enemy holds it', () => {
  const p = marching({
    'blue 1': { at: 'Ford' },
    'blue 2': { at: 'Inn' },
    'red 1': { at: 'Oaks' },
    'red 2': { at: 'Oaks' },
  })
  act(p, blue, 'march blue 1 > Oaks')
  expect(refused(p, red, 'give way')).toBe('5.2')
  const q = marching({ 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks' }, 'red 2': { at: 'Oaks' } })
  act(q, blue, 'march blue 1 > Oaks')
  expect(act(q, red, 'give way')).toEqual([
    'red 1 gives way to Inn.',
    'red 2 gives way to Inn.',
    'blue 1 marches to Oaks.',
  ])
})

test('1.3 a side that has lost everything has lost', () => {
  const p = marching({ 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks', strength: 1 } })
  act(p, blue, 'march blue 1 > Oaks')
  act(p, red, 'meet with red 1', [5, 5, 1])
  expect(sixVillages.outcome(p)).toEqual({ winner: only(blue) })
  expect(kernel.awaiting(p)).toBe(NOBODY)
})

test('a standing answer meets an attack on its village with the best company there, and answers nothing else', () => {
  const [meet] = sixVillages.standing ?? []
  const p = marching({ 'blue 1': { at: 'Ford' }, 'red 1': { at: 'Oaks', strength: 1 }, 'red 2': { at: 'Oaks' } })
  const [ford, oaks] = ['Ford', 'Oaks'].map((name) => kernel.numberOf(p.scenario, 'villages', name) as number)
  expect(meet.answer(p, red, oaks)).toBeUndefined()
  act(p, blue, 'march blue 1 > Oaks')
  const view = sixVillages.layout.make(p.scenario)
  sixVillages.redact(p, red, view)
  expect(meet.answer(view, red, ford)).toBeUndefined()
  expect(kernel.print(p, meet.answer(view, red, oaks) as number)).toBe('meet with red 2')
})

test('situations read back what they set, and say what is wrong', () => {
  const p = marching({ 'red 3': { at: 'Mill Bridge', strength: 1, ready: 1 } })
  expect(situations?.read(p, 'red 3', { at: '', strength: 0, ready: 0, moved: 0 })).toEqual({
    at: 'Mill Bridge',
    strength: 1,
    ready: 1,
    moved: 0,
  })
  expect(situations?.read(p, 'red 1', { at: '' })).toBeUndefined()
  for (const [field, value] of Object.entries({
    turn: 2,
    lead: 'red',
    weather: 'mist',
    aside: 'calm',
    marching: 'red',
  })) {
    situations?.set(p, field, value)
    expect(situations?.field(p, field)).toBe(value)
  }
  for (const phase of ['drill', 'planning', 'march']) {
    situations?.set(p, 'phase', phase)
    kernel.settle(p, noDice)
    expect(kernel.phase(p).name).toBe(phase)
    expect(kernel.awaiting(p)).not.toBe(NOBODY)
  }
  expect(() => situations?.place(p, 'green 1', {})).toThrow("place: 'green 1' does not exist; there are blue 1")
  expect(() => situations?.place(p, 'red 1', 'Mill')).toThrow('write it as { "at": "Ford" }')
  expect(() => situations?.place(p, 'red 1', { at: 'Moscow' })).toThrow("red 1.at: 'Moscow' does not exist")
  expect(() => situations?.place(p, 'red 1', { strength: 9 })).toThrow(
    'red 1.strength: a whole number from 1 to 3 is expected, not 9',
  )
  expect(() => situations?.place(p, 'red 1', { speed: 1 })).toThrow('red 1.speed: a company has at, strength')
  expect(() => situations?.set(p, 'moon', 1)).toThrow("'moon' is not a field of this game")
})
