import { expect, test, vi } from 'vitest'
import { fastDice } from '../../../src/kernel/index.ts'
import { choicesOf } from '../../../src/web/table/seat-choices.ts'
import { situations } from '../rules/situations.ts'
import { SECTOR_NAMES } from '../rules/state/board.ts'
import { boardChoices, readChoice } from './choices.ts'
import { fullAhead } from './no-room.ts'
import { kernel } from './test-games.ts'

vi.mock('./words.ts', () => import('./test-words.ts'))
vi.mock('../words/asking/t.ts', () => import('./test-words.ts'))
vi.mock('../words/fight/t.ts', () => import('./test-words.ts'))
vi.mock('../words/objective/t.ts', () => import('./test-words.ts'))

const WHITE = 0

/** For each order of White: the sector that is full, or `room`, when `chosen` have been chosen to act. */
function ahead(phase: string, place: Readonly<Record<string, unknown>>, orders: string[], chosen: string[] = []) {
  const p = kernel.open('dennewitz', {}, fastDice(1))
  situations.clear(p)
  for (const [what, value] of Object.entries(place)) situations.place(p, what, value)
  situations.set(p, 'phase', phase)
  situations.set(p, 'orders', { white: orders })
  kernel.settle(p, fastDice(1))
  for (const text of chosen) kernel.play(p, WHITE, kernel.parse(p, WHITE, text) as number, fastDice(1))
  const read = (text: string) => readChoice(kernel, p, WHITE, text)
  const rows = boardChoices(p, WHITE, choicesOf(kernel, WHITE).all(p), chosen, read)
  const found = rows.map((row) => [row.text, SECTOR_NAMES[fullAhead(p, WHITE, row) ?? -1] ?? 'room'])
  return Object.fromEntries(found.filter(([text]) => text?.startsWith('act')))
}

const FULL = { b2: { white: '6I' }, b1: { white: '2I C A' }, a2: {}, c2: {} }

test('G33 a unit that would move into a full sector is told so', () => {
  expect(ahead('non-combat move', FULL, ['I b1>b2'])).toEqual({ 'act I b1>b2': 'b2' })
  expect(ahead('non-combat move', { ...FULL, b2: { white: '5I' } }, ['I b1>b2'])).toEqual({ 'act I b1>b2': 'room' })
})

test('G33 a unit that leaves makes room, and one that goes there takes it', () => {
  const orders = ['I b1>b2', 'C b1>b2', 'I b2>a2']
  expect(ahead('non-combat move', FULL, orders, ['act I b2>a2'])).toMatchObject({
    'act I b1>b2': 'room',
    'act C b1>b2': 'room',
  })
  expect(ahead('non-combat move', FULL, orders, ['act I b2>a2', 'act I b1>b2'])).toMatchObject({
    'act I b1>b2': 'room',
    'act C b1>b2': 'b2',
  })
})

test('G33 a sector of the enemy is never full: there is combat', () => {
  const place = { ...FULL, b2: { black: '6I' } }
  expect(ahead('combined arms', place, ['I b1>b2'])).toEqual({ 'act I b1>b2': 'room' })
})

test('G61 guns do not move in the combined arms phase, and take no room there', () => {
  const orders = ['A b1>b2', 'I b1>b2']
  const place = { ...FULL, b2: { white: '5I' } }
  expect(ahead('combined arms', place, orders, ['act A b1>b2'])).toEqual({
    'act A b1>b2': 'room',
    'act I b1>b2': 'room',
  })
  expect(ahead('non-combat move', place, orders, ['act A b1>b2'])).toEqual({
    'act A b1>b2': 'room',
    'act I b1>b2': 'b2',
  })
})
