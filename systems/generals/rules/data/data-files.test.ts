import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { engine, fastDice, UserError } from '../../../../src/kernel/index.ts'
import { proofs } from '../../../../src/situations/proof.ts'
import { worded } from '../../../worded.ts'
import { generals } from '../index.ts'
import { withFiles } from './data-files.ts'
import { readingsSchema } from './data-schemas.ts'
import { shipped } from './shipped.ts'

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../data/${path}`, import.meta.url), 'utf8'))
/** The files of a folder that a designer may replace. */
const FILES = [
  'scenarios.json',
  'tables.json',
  'rulebook.json',
  'boards/A.json',
  'boards/heights.json',
  'boards/river.json',
]

test('every ruling has its reading, and every reading is one that the schema allows', () => {
  const { rules } = read('rulebook.json') as { rules: { id: string; section: string }[] }
  const { readings } = v.parse(readingsSchema, read('readings.json'))
  const rulings = rules.filter(({ section }) => section === 'Rulings').map(({ id }) => id)
  expect(readings.map(({ id }) => id)).toEqual(rulings)
})

test('the shipped files may stand in for themselves', () => {
  const { rulebook, ...rest } = withFiles(shipped, new Map(FILES.map((path) => [path, read(path)])))
  const { rulebook: ours, ...others } = shipped
  expect(rest).toEqual(others)
  expect(rulebook.rules).toEqual(ours.rules)
})

test('the shipped files say where everything in them comes from', () => {
  const sourced = (value: unknown): boolean => typeof (value as { provenance?: unknown }).provenance === 'string'
  const tables = read('tables.json') as Record<string, unknown>
  expect(Object.entries(tables).filter(([key, part]) => key !== '$schema' && !sourced(part))).toEqual([])
  const { scenarios, armies } = read('scenarios.json') as { scenarios: unknown[]; armies: unknown }
  expect(
    [...scenarios, armies, ...Object.keys(shipped.boards).map((name) => read(`boards/${name}.json`))].every(sourced),
  ).toBe(true)
})

// What a designer may do

// biome-ignore lint/suspicious/noExplicitAny: files that are wrong in every way.
type Loose = Record<string, any>
/** A shipped file with a change. */
function changed(path: string, change: (value: Loose) => void): Loose {
  const value = read(path) as Loose
  change(value)
  return value
}
const own = (files: Record<string, unknown>) => generals.withData?.(new Map(Object.entries(files))) as typeof generals
const setup = (white: unknown, black: unknown) => ({
  id: 'mine',
  title: 'Mine',
  intro: 'My own.',
  minutes: 30,
  setup: { white, black },
})
const { armies } = read('scenarios.json') as Loose

describe("a designer's files are played as they are given", () => {
  test('scenarios, boards and numbers of the tables', () => {
    const ruleset = own({
      'scenarios.json': { scenarios: [setup({ a1: { I: 3 }, RW: { C: 12 } }, { b3: { A: 4, I: 2 } })], armies },
      'boards/mine.json': {
        ...shipped.boards.A,
        id: 'mine',
        sectors: { b2: ['building', 'hill'] },
        roads: [['a1', 'a2']],
        compensation: { text: 'None.', handicap: 0 },
      },
      'tables.json': changed('tables.json', ({ game, scoring }) => {
        game.rounds = 3
        scoring.command = 4
      }),
    })
    expect(ruleset.scenarios().map(({ id }) => id)).toEqual(['mine'])
    expect(ruleset.scenarios()[0].options.find(({ name }) => name === 'board')?.values).toContain('mine')
    const failures = proofs(worded(ruleset), 'mine')
    expect(
      failures({
        options: { board: 'mine', building: true, road: true },
        expect: { units: { a1: { white: '3I' }, RW: { white: '12C' }, b3: { black: '2I 4A' } }, phase: 'planning' },
      }),
    ).toEqual([])
    const place = { b3: { white: 'I' }, a3: { black: 'I' } }
    expect(
      failures({
        place,
        set: { phase: 'scoring', round: 3 },
        expect: { vp: { white: 4, black: 0 }, outcome: { winner: ['white'] } },
      }),
    ).toEqual([])
  })

  test('modifiers, in whatever order the rows stand', () => {
    const tables = changed('tables.json', ({ modifiers }) => {
      modifiers.rows = Object.fromEntries(Object.entries(modifiers.rows).reverse())
      ;(modifiers.rows as Loose).attackingInfantry[4] = [2, 1]
    })
    expect(
      proofs(
        worded(own({ 'tables.json': tables })),
        'marengo',
      )({
        place: { b1: { white: 'I' }, b2: { black: '2I' } },
        set: { phase: 'combined arms', orders: { white: ['I b1>b2'] } },
        dice: [2, 1],
        actions: [
          { seat: 'white', do: ['act I b1>b2', 'close'] },
          { seat: 'black', do: 'close' },
        ],
        expect: {
          told: [
            'White b1|b2 1: +2, the table (G120).',
            'Black b1|b2 1: 0, the table (G120).',
            'White b1|b2 1: 4 against Black b1|b2 1, hits.',
          ],
        },
      }),
    ).toEqual([])
  })

  test('limits of forest and river, and moves by road', () => {
    const tables = changed('tables.json', ({ terrain }) => {
      terrain.forest.border = 2
      terrain.road.extraMoves = 1
    })
    const failures = proofs(worded(own({ 'tables.json': tables })), 'marengo')
    const enter = (n: number) => [
      { seat: 'white', do: [...Array(n).fill('act I a1>a2'), 'close'], ...(n > 2 && { refused: 'G138' }) },
    ]
    const set = { phase: 'combined arms', orders: { white: ['3 I a1>a2'] } }
    for (const n of [2, 3])
      expect(failures({ options: { forest: true }, place: { a1: { white: '3I' } }, set, actions: enter(n) })).toEqual(
        [],
      )
    const marches = (n: number) => ({
      seat: 'white',
      do: [...Array(n).fill('road I b1>b2'), 'close'],
      ...(n > 1 && { refused: 'G150' }),
    })
    const idle = ['white', 'black'].map((seat) => ({ seat, do: 'close' }))
    for (const n of [1, 2])
      expect(
        failures({
          options: { road: true },
          place: { b1: { white: '2I' } },
          set: { phase: 'non-combat move' },
          actions: [...idle, marches(n)],
        }),
      ).toEqual([])
  })

  test('a custom battle of another size offers the armies that fit it', () => {
    const sizes = { white: { a1: 2, RW: 1 }, black: { b3: 3 } }
    const ruleset = own({
      'scenarios.json': {
        scenarios: [{ id: 'duel', title: 'Duel', intro: 'Three a side.', minutes: 10, sizes, army: 'guns' }],
        armies: {
          list: [
            ...armies.list,
            { id: 'foot-guards', title: 'Guards', units: { I: 3 } },
            { id: 'guns', title: 'Guns', units: { A: 1, I: 2 } },
          ].filter(({ id, units }: Loose) => id !== 'guns' || units.A === 1),
        },
      },
    })
    const option = ruleset.scenarios()[0].options.find(({ name }) => name === 'army')
    expect([option?.values, option?.default]).toEqual([['foot-guards', 'guns'], 'guns'])
    expect(
      proofs(
        worded(ruleset),
        'duel',
      )({
        actions: [
          { seat: 'white', do: ['place A a1', 'place I a1', 'place I a1', 'ready'], refused: 'G11' },
          { seat: 'white', do: ['place I a1', 'place I a1', 'place A RW', 'ready'] },
          { seat: 'black', do: ['place I b3', 'place A b3', 'place I b3', 'ready'] },
        ],
        expect: { units: { a1: { white: '2I' }, RW: { white: 'A' }, b3: { black: '2I A' } } },
      }),
    ).toEqual([])
  })

  test('the rulebook in other words', () => {
    const rulebook = changed('rulebook.json', ({ rules }) => {
      rules[0].title = 'Pole a jeho měřítko'
    })
    expect(own({ 'rulebook.json': rulebook }).rulebook[0].title).toBe('Pole a jeho měřítko')
  })

  test('two packs do not see the data of each other', () => {
    const [mine, theirs] = [3, 7].map((rounds) =>
      own({ 'tables.json': changed('tables.json', ({ game }) => void (game.rounds = rounds)) }),
    )
    const rounds = (ruleset: typeof generals) =>
      engine(ruleset).open('marengo', {}, fastDice(1)).scenario.tables.file.game.rounds
    expect([mine, theirs, generals].map((ruleset) => rounds(ruleset))).toEqual([3, 7, 10])
  })
})

// What is wrong

const scenarios = (...list: unknown[]) => ({ scenarios: list, armies })
const table = (change: (value: Loose) => void) => changed('tables.json', change)
const ground = (change: (value: Loose) => void) => changed('boards/A.json', change)
const custom = (more: Loose) => ({ id: 'own', title: 'Own', intro: 'Own.', minutes: 5, ...more })

describe('a file that is wrong gets one line: the file, the place in it, what is wrong', () => {
  test.each<[string, unknown, string]>([
    ['scenarios.json', null, 'scenarios.json: an object is expected'],
    ['scenarios.json', { scenarios: {} }, 'scenarios.json: scenarios: a list is expected'],
    ['scenarios.json', { scenarios: [] }, 'scenarios.json: scenarios: a scenario at least is expected'],
    ['scenarios.json', scenarios({ id: 'x' }), 'scenarios.json: scenarios[0].title: this is missing'],
    [
      'scenarios.json',
      scenarios({ ...setup({}, {}), colour: 'red' }),
      'scenarios.json: scenarios[0].colour: there is no such entry',
    ],
    [
      'scenarios.json',
      scenarios(setup({ z9: { I: 1 } }, {})),
      'scenarios.json: scenarios[0].setup.white.z9: one of these is expected: a1, b1, c1',
    ],
    [
      'scenarios.json',
      scenarios(setup({ a1: { I: 7 } }, {})),
      'scenarios.json: scenarios[0].setup.white.a1: 7 units, but a sector holds 6',
    ],
    [
      'scenarios.json',
      scenarios(setup({ a1: { I: 4, A: 3 } }, {})),
      'scenarios.json: scenarios[0].setup.white.a1: 7 units',
    ],
    [
      'scenarios.json',
      scenarios(setup({ a1: { I: '6' } }, {})),
      'scenarios.json: scenarios[0].setup.white.a1.I: a whole number from 0 to 99 is expected',
    ],
    [
      'scenarios.json',
      scenarios(setup({ a1: { I: -1 } }, {})),
      'scenarios.json: scenarios[0].setup.white.a1.I: a whole number',
    ],
    [
      'scenarios.json',
      scenarios(setup({ a1: { I: 1.5 } }, {})),
      'scenarios.json: scenarios[0].setup.white.a1.I: a whole number',
    ],
    [
      'scenarios.json',
      scenarios(setup({ a1: { X: 1 } }, {})),
      'scenarios.json: scenarios[0].setup.white.a1.X: there is no such entry',
    ],
    [
      'scenarios.json',
      scenarios(setup({ RW: { A: 4 }, a1: { A: 1 } }, {})),
      'scenarios.json: scenarios[0].setup.white: 5A, but the box has 4 of a colour',
    ],
    [
      'scenarios.json',
      scenarios(setup({}, { RB: { I: 31 } })),
      'scenarios.json: scenarios[0].setup.black: 31I, but the box has 30',
    ],
    [
      'scenarios.json',
      scenarios(setup({ b2: { I: 1 } }, { b2: { I: 1 } })),
      'scenarios.json: scenarios[0].setup.black.b2: units of both sides stand there',
    ],
    [
      'scenarios.json',
      scenarios(setup({ RB: { I: 1 } }, {})),
      "scenarios.json: scenarios[0].setup.white.RB: no unit enters the enemy's reserve",
    ],
    [
      'scenarios.json',
      scenarios(setup({}, {}), setup({}, {})),
      "scenarios.json: scenarios[1].id: 'mine' stands there twice",
    ],
    ['scenarios.json', scenarios(custom({})), 'scenarios.json: scenarios[0]: either a setup or sizes are expected'],
    [
      'scenarios.json',
      scenarios(custom({ sizes: { white: { a1: 7, RW: 23 }, black: { a3: 6, RB: 24 } } })),
      'scenarios.json: scenarios[0].sizes.white.a1: 7 units',
    ],
    [
      'scenarios.json',
      scenarios(custom({ sizes: { white: { b2: 6 }, black: {} } })),
      'scenarios.json: scenarios[0].sizes.white.b2: units are placed in a1, b1, c1, RW',
    ],
    [
      'scenarios.json',
      scenarios(custom({ sizes: { white: { a1: 6 }, black: { a3: 6 } } })),
      'scenarios.json: scenarios[0].sizes: no army has as many units on both sides (6 and 6)',
    ],
    [
      'scenarios.json',
      scenarios(custom({ sizes: { white: { RW: 30 }, black: { RB: 30 } }, army: 'none' })),
      "scenarios.json: scenarios[0].army: 'none' is no army of that size; there are standard, foot, horse, guns, vanguard",
    ],
    [
      'scenarios.json',
      { scenarios: [setup({}, {})], armies: { list: [{ id: 'x', title: 'X', units: { C: 13 } }] } },
      'scenarios.json: armies.list[0].units: 13C, but the box has 12',
    ],
    [
      'boards/mine.json',
      ground(({ roads }) => void roads.push(['a1', 'c3'])),
      "boards/mine.json: id: 'mine' is expected, as the file is called",
    ],
    [
      'boards/A.json',
      ground(({ roads }) => void roads.push(['a1', 'c3'])),
      'boards/A.json: roads[4]: a1 and c3 do not touch',
    ],
    [
      'boards/A.json',
      ground(({ roads }) => void roads.push(['a1', 'a1'])),
      'boards/A.json: roads[4]: a1 and a1 do not touch',
    ],
    [
      'boards/A.json',
      ground(({ roads }) => void roads.push(['a1'])),
      'boards/A.json: roads[4]: two sectors are expected',
    ],
    [
      'boards/A.json',
      ground(({ bridges }) => void bridges.push(['a1', 'a2'])),
      'boards/A.json: bridges[0]: no river is crossed between a1 and a2',
    ],
    [
      'boards/A.json',
      ground(({ sectors }) => void (sectors.b2 = ['swamp'])),
      'boards/A.json: sectors.b2[0]: one of these is expected: forest, hill, building',
    ],
    [
      'boards/A.json',
      ground(({ sectors }) => void (sectors.RW = ['hill'])),
      'boards/A.json: sectors.RW: RW is a reserve, where no terrain lies',
    ],
    [
      'boards/A.json',
      ground(({ rivers }) => void rivers.push({ id: 'x', sectors: ['a2'] }, { id: 'y', sectors: ['a2'] })),
      'boards/A.json: rivers[1].sectors[0]: a2 lies on a river already',
    ],
    [
      'boards/A.json',
      ground(({ compensation }) => void (compensation.handicap = 4)),
      'boards/A.json: compensation.handicap: a number from -3 to 3 is expected, not 4',
    ],
    [
      'boards/A.json',
      ground(({ compensation }) => void (compensation.scenarios = { austerlitz: 1 })),
      'boards/A.json: compensation.scenarios.austerlitz: there is no such scenario; there are marengo',
    ],
    ['tables.json', {}, 'tables.json: modifiers: this is missing'],
    ['tables.json', [], 'tables.json: modifiers: this is missing'],
    [
      'tables.json',
      table(({ modifiers }) => void delete modifiers.rows.square),
      'tables.json: modifiers.rows.square: this is missing',
    ],
    [
      'tables.json',
      table(({ modifiers }) => void modifiers.rows.square.pop()),
      'tables.json: modifiers.rows.square: a row has 9 cells',
    ],
    [
      'tables.json',
      table(({ modifiers }) => void (modifiers.rows.square[0] = [1])),
      'tables.json: modifiers.rows.square[0]: a cell has two values',
    ],
    [
      'tables.json',
      table(({ modifiers }) => void (modifiers.rows.square[0] = null)),
      'tables.json: modifiers.rows.square[0]: a cell is expected',
    ],
    [
      'tables.json',
      table(({ modifiers }) => void (modifiers.rows.square[5] = [0, 0])),
      'tables.json: modifiers.rows.square[5]: null is expected',
    ],
    [
      'tables.json',
      table(({ modifiers }) => void (modifiers.rows.attackingCavalry[0] = [1, 1])),
      'tables.json: modifiers.rows.attackingCavalry[0][0]: null is expected: there is no such attack',
    ],
    [
      'tables.json',
      table(({ special }) => void (special.spent = -10)),
      'tables.json: special.spent: a whole number from -9 to 9 is expected',
    ],
    [
      'tables.json',
      table(({ game }) => void (game.rounds = 'ten')),
      'tables.json: game.rounds: a whole number from 1 to 99 is expected',
    ],
    [
      'tables.json',
      table(({ game }) => void (game.orders = 16)),
      'tables.json: game.orders: a sheet has 16 lines, and there could be 17 orders',
    ],
    [
      'tables.json',
      table(({ dice }) => void (dice.sides = 8)),
      'tables.json: dice.sides: 6 is expected: the rules play nothing else',
    ],
    [
      'tables.json',
      table(({ dice }) => void (dice.lowest = 7)),
      'tables.json: dice.lowest: no more than 6, the highest, is expected',
    ],
    [
      'tables.json',
      table(({ units }) => void (units.types.infantry.movement = 2)),
      'tables.json: units.types.infantry.movement: 1 is expected',
    ],
    [
      'tables.json',
      table(({ units }) => void (units.types.artillery.boxLimit = 5)),
      'tables.json: units.types.artillery.boxLimit: 4 batteries',
    ],
    [
      'tables.json',
      table(({ units }) => void (units.types.infantry.boxLimit = 19)),
      'scenarios.json: armies.list[0].units: 20I, but the box has 19',
    ],
    [
      'tables.json',
      table(({ placementOrder }) => void placementOrder.list.reverse()),
      'tables.json: placementOrder.list: ["attackingInfantry"',
    ],
    [
      'tables.json',
      table(({ markerSets }) => void markerSets.few.home.shift()),
      'tables.json: markerSets.few.home: one general is expected there',
    ],
    [
      'tables.json',
      table(({ markerSets }) => void markerSets.many.middle.push('smallFlag', 'smallFlag')),
      'tables.json: markerSets.many.middle: 3 sectors are there for markers',
    ],
    [
      'tables.json',
      table(({ markerSets }) => void markerSets.many.middle.push('smallFlag')),
      'tables.json: markerSets.many: 5 markers at most are expected',
    ],
    [
      'tables.json',
      table(({ markerSets }) => void markerSets.none.home.push('general')),
      'tables.json: markerSets.none: no markers are expected',
    ],
    [
      'tables.json',
      table(({ armyMorale }) => void (armyMorale.loseAt = 15)),
      'tables.json: armyMorale.loseAt: less than 15 is expected',
    ],
    [
      'tables.json',
      table(({ terrain }) => void (terrain.forest.border = 6)),
      'tables.json: terrain.forest.border: a whole number from 1 to 5',
    ],
    [
      'rulebook.json',
      changed('rulebook.json', ({ rules }) => void rules.splice(3, 1)),
      'rulebook.json: rules: G4 is missing',
    ],
    ['rulebook.json', changed('rulebook.json', ({ rules }) => void rules.push(rules[0])), "'G1' stands there twice"],
    [
      'rulebook.json',
      changed('rulebook.json', ({ rules }) => void (rules[0].id = '1')),
      'rulebook.json: rules[0].id: a number such as G12, A3 or B5 is expected',
    ],
    [
      'board.json',
      read('board.json'),
      'board.json: the sectors of the board stay as they are; there are scenarios.json',
    ],
    ['maps/x.json', {}, 'maps/x.json: no file that can be replaced; there are scenarios.json'],
    ['boards/../x.json', {}, 'boards/../x.json: id: this is missing'],
  ])('%s (%#)', (file, value, line) => {
    const attempt = () => withFiles(shipped, new Map([[file, value]]))
    expect(attempt).toThrow(UserError)
    expect(attempt).toThrow(line)
  })
})
