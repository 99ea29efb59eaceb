import { expect, test } from 'vitest'
import type { Legal } from '../board/table.ts'
import { actors, isOf, readChoice, turning, turnsStack } from './choices.ts'

const legal = (verb: string, a: number, b: number): Legal => ({ action: 0, text: `${verb} ${a} > ${b}`, verb, a, b })

test('the template of a choice says who acts, and on what', () => {
  expect(readChoice('move {units} > {hexes}', legal('move', 3, 40))).toMatchObject({
    unit: 3,
    leader: -1,
    hex: 40,
    corner: -1,
  })
  expect(readChoice('ride {leaders} > {hexes}', legal('ride', 2, 40))).toMatchObject({ unit: -1, leader: 2, hex: 40 })
  expect(readChoice('head {units} > {corners}', legal('head', 3, 5))).toMatchObject({ unit: 3, hex: -1, corner: 5 })
  expect(readChoice('go {markers} > {hexes}', legal('go', 2, 40))).toMatchObject({
    unit: -1,
    leader: -1,
    marker: 2,
    hex: 40,
  })
  expect(readChoice('face {corners}', legal('face', 4, 0))).toMatchObject({ unit: -1, hex: -1, corner: 4 })
  expect(readChoice('resolve {hexes}', legal('resolve', 40, 0))).toMatchObject({ unit: -1, hex: 40 })
  expect(readChoice('done', legal('done', 0, 0))).toMatchObject({
    first: '',
    unit: -1,
    leader: -1,
    hex: -1,
    corner: -1,
  })
  expect(turnsStack(readChoice('turn {hexes} > {corners}', legal('turn', 40, 5)))).toBe(true)
})

test('a number of a kind that a system adds stands for its unit, or for a hex', () => {
  const kinds = { units: { volleys: (n: number) => Math.floor(n / 10) }, hexes: { areas: (n: number) => n + 100 } }
  expect(readChoice('fire {volleys} > {hexes}', legal('fire', 42, 9), kinds)).toMatchObject({ unit: 4, hex: 9 })
  expect(readChoice('defend {units} > {areas}', legal('defend', 4, 9), kinds)).toMatchObject({ unit: 4, hex: 109 })
})

test('each unit or leader that can act is named once', () => {
  const list = [
    readChoice('move {units} > {hexes}', legal('move', 3, 40)),
    readChoice('move {units} > {hexes}', legal('move', 3, 41)),
    readChoice('ride {leaders} > {hexes}', legal('ride', 3, 41)),
    readChoice('done', legal('done', 0, 0)),
  ]
  expect(actors(list)).toEqual([
    { kind: 'unit', n: 3 },
    { kind: 'leader', n: 3 },
  ])
  expect(list.filter((choice) => isOf(choice, { kind: 'leader', n: 3 }))).toEqual([list[2]])
})

test('turning takes the next corner that is possible', () => {
  const turns = [0, 2, 4].map((corner) => readChoice('head {units} > {corners}', legal('head', 3, corner)))
  expect(turning(turns, 5, 1)?.corner).toBe(0)
  expect(turning(turns, 5, -1)?.corner).toBe(4)
  expect(turning(turns, 0, 1)?.corner).toBe(2)
  expect(turning([], 0, 1)).toBeUndefined()
})
