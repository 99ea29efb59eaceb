import type { Files } from '../../../src/web/board/page.ts'
import { added, listed, type PrintedTable } from '../../../src/web/board/printed-tables.ts'
import shipped from '../data/tables.json' with { type: 'json' }
import { tTables } from '../words/tables/t.ts'

/** The tables of the rules in readable form, from the data that the rules play by. */

type File = typeof shipped
type Row = File['terrain']['rows'][number]

const NOTHING = '–'
const plain = (result: string): string => (result === '---' || result === 'NE' ? NOTHING : result)
const ratio = ([a, b]: readonly number[]): string => (b === 1 ? `×${a}` : `×${a}/${b}`)
const range = (first: number, k: number, length: number): string =>
  k === 0 ? tTables('orLess', { n: first }) : k === length - 1 ? tTables('orMore', { n: first + k }) : String(first + k)

const pairs = (
  id: string,
  rule: string,
  from: string,
  rows: readonly (readonly [string, string | number])[],
  note?: string,
): PrintedTable =>
  listed(
    {
      id,
      title: tTables(id),
      rule,
      from,
      corner: tTables('what'),
      value: tTables('value'),
      ...(note && { note: tTables(note) }),
    },
    rows.map(([name, value]) => [tTables(name), value]),
  )

/** Returns a table by die and column; its rows begin at `first`, and the last is open-ended. */
const byDie = (
  id: string,
  rule: string,
  from: string,
  note: string,
  first: number,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): PrintedTable => ({
  id,
  title: tTables(id),
  rule,
  from,
  note: tTables(note),
  corner: tTables('die'),
  columns,
  rows: rows.map((cells, k) => ({ head: range(first, k, rows.length), cells: cells.map(plain) })),
})
const grades = (): string[] => ['A', 'B', 'C', 'D', 'E', 'F'].map((grade) => tTables('grade', { grade }))

const BRANCHES = ['infantry', 'cavalry', 'artillery'] as const
const cost = (row: Row, branch: (typeof BRANCHES)[number]): string => {
  const codes = 'codes' in row ? (row.codes as Partial<Record<string, readonly string[]>>)[branch] : undefined
  return [row.cost[branch] ?? NOTHING, ...(codes ?? [])].join(' ')
}
const factor = (row: Row, of: 'fire' | 'shock'): string => {
  const value = (row as Partial<Record<'fire' | 'shock', readonly number[]>>)[of]
  return value === undefined ? '' : ratio(value)
}
const terrain = (file: File, id: 'terrain' | 'laterTerrain', later: boolean): PrintedTable => ({
  id,
  title: tTables(id),
  rule: later ? 'RD10' : '13.0',
  from: 'terrain.rows',
  ...(!later && { note: tTables('terrainNote') }),
  corner: tTables('ground'),
  columns: [...BRANCHES.map((branch) => tTables(branch)), tTables('fireFactor'), tTables('shockFactor')],
  narrow: true,
  rows: file.terrain.rows
    .filter((row) => row.later === later)
    .map((row) => ({
      from: row.id,
      head: tTables(`name.${row.id}`),
      cells: [...BRANCHES.map((branch) => cost(row, branch)), factor(row, 'fire'), factor(row, 'shock')],
    })),
})

const FORMATIONS = ['normal', 'skirmish', 'square'] as const
const formation = (file: File): PrintedTable => {
  const { infantry, artillery } = file.formationChange
  return {
    id: 'formation',
    title: tTables('formation'),
    rule: '4.0',
    from: 'formationChange',
    note: `${tTables('formationNote')} ${tTables('limber')}: ${artillery.limber}. ${tTables('unlimber')}: ${artillery.unlimber}.`,
    corner: tTables('from'),
    columns: FORMATIONS.map((one) => tTables(one)),
    rows: FORMATIONS.map((from) => ({
      head: tTables(from),
      cells: FORMATIONS.map((to) => String((infantry[from] as Partial<Record<string, number>>)[to] ?? NOTHING)),
    })),
  }
}

const KINDS = [
  'infantry',
  'skirmish',
  'cavalry',
  'heavyCavalry',
  'skirmishingCavalry',
  'footArtillery',
  'horseArtillery',
  'leader',
  'cart',
] as const
const movement = (file: File): PrintedTable => ({
  id: 'movement',
  title: tTables('movement'),
  rule: '7.0',
  from: 'movement',
  note: tTables('movementNote', { any: file.movement.maneuver.any, road: file.movement.maneuver.road }),
  corner: tTables('unit'),
  columns: [tTables('french'), tTables('spanish')],
  rows: KINDS.map((kind) => ({
    head: tTables(`kind.${kind}`),
    cells: [String(file.movement[kind].french), String(file.movement[kind].spanish)],
  })),
})

const ofFire = (file: File): PrintedTable[] => {
  const { depth, modifiers, range: reach, rows } = file.fire
  return [
    byDie(
      'fire',
      '10.0',
      'fire.rows',
      'fireNote',
      1,
      rows[0].map((_, k) => String(k + 1)),
      rows,
    ),
    pairs('fireModifiers', '10.0', 'fire.modifiers', [
      ['fireSquare', added(modifiers.square)],
      ['fireSkirmish', added(modifiers.skirmish)],
      ['fireUnlimbered', added(modifiers.unlimbered)],
      ['fireLight', added(modifiers.lightArtillery)],
      ['fireHeavy', added(modifiers.heavyArtillery)],
      ['fireGood', added(modifiers.goodMorale)],
      ['firePoor', added(modifiers.poorMorale)],
    ]),
    pairs(
      'range',
      '10.2',
      'fire.range',
      [
        ['heavy', reach.heavy],
        ['medium', reach.medium],
        ['light', reach.light],
      ],
      'rangeNote',
    ),
    pairs('fireDepth', 'RA37', 'fire.depth', [
      ['thirdUnit', added(depth.third)],
      ['furtherUnits', added(depth.further)],
    ]),
  ]
}

const ofShock = (file: File): PrintedTable[] => {
  const { columns, rows, modifiers, multipliers } = file.shock
  return [
    byDie('shock', '11.0', 'shock.rows', 'shockNote', 1, columns, rows),
    pairs(
      'shockModifiers',
      '11.0',
      'shock.modifiers',
      (['attackOrder', 'defenseOrder', 'cavalryOnSquare', 'heavyCavalry', 'infantryOnSquare'] as const).map(
        (name) => [name, added(modifiers[name])] as const,
      ),
    ),
    pairs('multipliers', '11.0', 'shock.multipliers', [
      ['charge', `×${multipliers.charge}`],
      ['infantryFlank', `×${multipliers.infantryFlank}`],
      ['cavalryFlank', `×${multipliers.cavalryFlank}`],
      ['battery', ratio(multipliers.artillery)],
    ]),
  ]
}

const ofMorale = (file: File): PrintedTable[] => [
  byDie('morale', '14.0', 'morale.rows', 'moraleNote', 0, grades(), file.morale.rows),
  pairs(
    'moraleModifiers',
    '14.0',
    'morale.modifiers',
    (['shelter', 'zone', 'routed', 'loss'] as const).map((name) => [name, added(file.morale.modifiers[name])] as const),
  ),
  byDie('control', '11.3', 'control.rows', 'controlNote', 0, grades(), file.control.rows),
  pairs('controlModifiers', '11.3', 'control.modifiers', [
    ['controlCharge', added(file.control.modifiers.charge)],
    ['controlNation', added(file.control.modifiers.nation)],
  ]),
]

/** Returns the tables of the shipped data, or of a designer's if he has replaced them. */
export const tablesOf = (files?: Files) => (): readonly PrintedTable[] =>
  all((files?.get('tables.json') ?? shipped) as File)

/** All tables, in the current language. */
function all(file: File): readonly PrintedTable[] {
  const { divisionMorale, morale, orders, stacking, vedelDelay } = file
  const percent = ([a, b]: readonly number[]): string => `${(100 * a) / b} %`
  return [
    terrain(file, 'terrain', false),
    formation(file),
    movement(file),
    ...ofFire(file),
    ...ofShock(file),
    ...ofMorale(file),
    pairs('orders', '3.0', 'orders', [
      ['march', orders.march.distance],
      ['closeUp', orders.closeUp],
      ['harassmentShare', percent(orders.share.harassment)],
      ['attackShare', percent(orders.share.attack)],
      ['area', `${orders.area.wide} × ${orders.area.deep}`],
    ]),
    pairs('stacking', '6.0', 'stacking', [
      ['stackPoints', stacking.square.points],
      ['stackUnits', stacking.square.units],
      ['stackBatteries', stacking.square.batteries],
      ['stackShelter', stacking.shelter],
      ['crossing', stacking.crossing],
    ]),
    {
      id: 'vedel',
      title: tTables('vedel'),
      rule: 'S4.9.2.1',
      from: 'vedelDelay',
      note: tTables('vedelNote'),
      corner: tTables('die'),
      columns: [tTables('turns')],
      rows: vedelDelay.turns.map((turns, k) => ({ head: String(k + 1), cells: [String(turns)] })),
    },
    terrain(file, 'laterTerrain', true),
    pairs('laterMorale', 'RD15', 'morale.laterModifiers', [
      ['disorganizedUnit', added(morale.laterModifiers.disorganized)],
      ['noSquare', added(morale.laterModifiers.noSquare)],
      ['afterCharge', added(morale.laterModifiers.charge)],
    ]),
    byDie(
      'division',
      'RD15',
      'divisionMorale',
      'divisionNote',
      -1,
      ['6', '5', '4', '3', '2', '1'],
      divisionMorale.rows,
    ),
  ]
}
