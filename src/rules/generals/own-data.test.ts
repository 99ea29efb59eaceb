import { describe, expect, test } from 'vitest'
import { engine, fastDice } from '../../engine/index.ts'
import { type GeneralsData, shipped } from './data.ts'
import { generals } from './index.ts'
import { withFiles } from './own-data.ts'

const files = (file: string, value: unknown) => new Map([[file, value]])
/** A copy of a shipped file in which something stands differently. */
function changed<K extends 'tables' | 'scenarios'>(file: K, change: (value: GeneralsData[K]) => void): GeneralsData[K] {
  const value = structuredClone(shipped[file])
  change(value)
  return value
}
const scenario = (setup: unknown) => ({
  scenarios: [{ id: 'mine', title: 'Mine', intro: 'My own.', minutes: 30, setup }],
  armies: shipped.scenarios.armies,
})

describe("a designer's own files", () => {
  test('the shipped files may stand in for themselves', () => {
    const all = new Map<string, unknown>([
      ['tables.json', shipped.tables],
      ['scenarios.json', shipped.scenarios],
      ...Object.entries(shipped.boards).map(([name, board]) => [`boards/${name}.json`, board] as const),
    ])
    expect(withFiles(shipped, all)).toEqual(shipped)
  })

  test('scenarios, boards and numbers of tables are played as they are given', () => {
    const board = { ...shipped.boards.A, id: 'mine', sectors: { b2: ['building', 'hill'] }, roads: [['a1', 'a2']] }
    const own = generals.withData?.(
      new Map<string, unknown>([
        ['scenarios.json', scenario({ white: { a1: { I: 3 }, RW: { C: 12 } }, black: { b3: { A: 4, I: 2 } } })],
        ['boards/mine.json', board],
        ['tables.json', changed('tables', (tables) => void ((tables as { game: { rounds: number } }).game.rounds = 3))],
      ]),
    )
    expect(own?.scenarios().map(({ id }) => id)).toEqual(['mine'])
    expect(own?.scenarios()[0].options.find(({ name }) => name === 'board')?.values).toContain('mine')
    const p = engine(own as typeof generals).open('mine', { board: 'mine', building: true }, fastDice(1))
    expect(p.scenario.army).toEqual([
      [3, 12, 0],
      [2, 0, 4],
    ])
    expect(p.scenario.terrain.building.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(p.scenario.tables.file.game.rounds).toBe(3)
  })

  test.each([
    [
      'scenarios.json',
      scenario({ white: { a1: { I: 7 } }, black: {} }),
      /^scenarios\.json: scenarios\[0\]\.setup\.white\.a1: a sector holds 6 units$/,
    ],
    ['scenarios.json', scenario({ white: { a1: { I: 1 } }, black: { a1: { I: 1 } } }), /setup\.black\.a1: both sides stand there/],
    ['scenarios.json', scenario({ white: { RB: { I: 1 } }, black: {} }), /setup\.white\.RB: that is the enemy's reserve/],
    ['scenarios.json', scenario({ white: { RW: { A: 4 }, a1: { A: 1 } }, black: {} }), /setup\.white: a colour has 4 A at most/],
    ['scenarios.json', scenario({ white: { RW: { I: 1e9 } }, black: {} }), /setup\.white\.RW\.I: /],
    ['scenarios.json', scenario({ white: { z9: { I: 1 } }, black: {} }), /setup\.white\.z9: a sector is expected/],
    ['scenarios.json', scenario([]), /scenarios\[0\]\.setup/],
    [
      'scenarios.json',
      changed('scenarios', ({ scenarios }) => void (scenarios as unknown[]).push(scenarios[0])),
      /\.id: 'marengo' stands there twice/,
    ],
    [
      'scenarios.json',
      changed('scenarios', ({ armies }) => void ((armies.list[0].units as { I: number }).I = 3)),
      /armies\.list\[0\]\.units: an army has 30 units, not 13/,
    ],
    ['scenarios.json', null, /^scenarios\.json: /],
    ['boards/new.json', { ...shipped.boards.A, roads: [['a1', 'c3']] }, /^boards\/new\.json: roads\[0\]: a1 and c3 do not touch$/],
    ['boards/new.json', { ...shipped.boards.A, sectors: { b2: ['swamp'] } }, /sectors\.b2\[0\]: forest, hill or building is expected/],
    [
      'tables.json',
      changed('tables', (tables) => void ((tables as { game: { rounds: unknown } }).game.rounds = 'ten')),
      /^tables\.json: game\.rounds: a whole number from -100 to 100 is expected, not "ten"$/,
    ],
    [
      'tables.json',
      changed('tables', (tables) => void ((tables as { game: { orders: number } }).game.orders = 40)),
      /game\.orders: a sheet has 16 lines/,
    ],
    ['tables.json', { ...shipped.tables, extra: 1 }, /extra: the tables have no such entry/],
    ['tables.json', {}, /^tables\.json: modifiers: an object is expected$/],
    ['tables.json', [], /^tables\.json: file: an object is expected$/],
    ['rulebook.json', {}, /^rulebook\.json: no file that can be replaced; there are scenarios\.json/],
    ['boards/../x.json', {}, /no file that can be replaced/],
  ])('%s that is wrong is refused with the place (%#)', (file, value, line) => {
    expect(() => withFiles(shipped, files(file, value))).toThrow(line)
  })
})
