import type { Files } from '../../../src/web/board/page.ts'
import { added, listed, type PrintedTable } from '../../../src/web/board/printed-tables.ts'
import shipped from '../data/tables.json' with { type: 'json' }
import { tTables } from '../words/tables/t.ts'

/** The tables of the rules in words for people, from the data that the rules use. */

type File = typeof shipped

/** The subject of an entry in the data: a unit, or a kind of unit in a state. */
const group = (name: string): string => tTables(`group.${name}`)

/** One half of the combat table: the fire or the melee of each cell. */
const modifiers = (file: File, id: 'ranged' | 'melee'): PrintedTable => ({
  id,
  title: tTables(id),
  rule: 'G120',
  from: 'modifiers',
  note: tTables('modifiersNote'),
  corner: tTables('who'),
  columns: file.modifiers.columns.map(group),
  narrow: true,
  rows: Object.entries(file.modifiers.rows).map(([row, cells]) => ({
    head: group(row),
    cells: cells.map((cell) => {
      const value = cell?.[id === 'ranged' ? 0 : 1]
      return value === undefined || value === null ? '–' : added(value)
    }),
  })),
})

/** A list from the entry of the data that has the table's name. */
const pairs = (
  id: string,
  rule: string,
  rows: readonly (readonly [string, string | number])[],
  note?: string,
): PrintedTable =>
  listed(
    {
      id,
      title: tTables(id),
      rule,
      from: id,
      corner: tTables('what'),
      value: tTables('value'),
      ...(note && { note: tTables(note) }),
    },
    rows.map(([name, value]) => [tTables(name), value]),
  )
const numbered = (id: string, rule: string, from: string, list: readonly string[], note?: string): PrintedTable => ({
  id,
  title: tTables(id),
  rule,
  from,
  ...(note && { note: tTables(note) }),
  corner: tTables('order'),
  columns: [tTables('unit')],
  rows: list.map((name, k) => ({ head: String(k + 1), cells: [group(name)] })),
})

const UNIT_COLUMNS = ['movement', 'activations', 'phases', 'rangedDice', 'meleeDice', 'captureVp', 'boxLimit'] as const

const units = (file: File): PrintedTable => ({
  id: 'units',
  title: tTables('units'),
  rule: 'G3',
  from: 'units',
  corner: tTables('unit'),
  columns: UNIT_COLUMNS.map((column) => tTables(column)),
  narrow: true,
  rows: Object.entries(file.units.types).map(([type, of]) => ({
    head: group(type),
    cells: UNIT_COLUMNS.map((column) => {
      const value = of[column]
      return Array.isArray(value) ? value.join(', ') : String(value)
    }),
  })),
})

const steps = (file: File): PrintedTable => ({
  id: 'steps',
  title: tTables('steps'),
  rule: 'G93',
  from: 'combatSteps',
  corner: tTables('step'),
  columns: [tTables('name'), tTables('part')],
  rows: file.combatSteps.list.map(({ number, name, part }) => ({
    head: String(number),
    cells: [tTables(`stepName.${name}`), tTables(`partName.${part}`)],
  })),
})

/** The tables of the shipped data, or a designer's replacements. */
export const tablesOf = (files?: Files) => (): readonly PrintedTable[] =>
  all((files?.get('tables.json') ?? shipped) as File)

/** All tables, in the current language. */
function all(file: File): readonly PrintedTable[] {
  const { special, bombardment, dice, game, scoring, markers, terrain } = file
  return [
    modifiers(file, 'ranged'),
    modifiers(file, 'melee'),
    pairs('special', 'G122', [
      ['spent', added(special.spent)],
      ['reaction', added(special.reaction)],
      ['fastRanged', added(special.fastRanged)],
    ]),
    pairs(
      'bombardment',
      'G77',
      [
        ['range1', added(bombardment.range['1'])],
        ['range2', added(bombardment.range['2'])],
        ['token', added(bombardment.token)],
      ],
      'bombardmentNote',
    ),
    pairs('dice', 'G51', [
      ['hits', dice.threshold],
      ['lowest', dice.lowest],
      ['highest', dice.highest],
    ]),
    units(file),
    steps(file),
    numbered('placement', 'G105', 'placementOrder', file.placementOrder.list, 'placementNote'),
    numbered('target', 'G76', 'bombardmentOrder', file.bombardmentOrder.list),
    pairs('game', 'G4', [
      ['rounds', game.rounds],
      ['orders', game.orders],
      ['vpToWin', game.vpToWin],
      ['majorityPool', game.majorityPool],
    ]),
    pairs('scoring', 'G91', [
      ['command', scoring.command],
      ['flag', scoring.flag],
      ['majority', scoring.majority],
    ]),
    pairs(
      'markers',
      'G129',
      (['general', 'smallFlag', 'bigFlag', 'smallWindRose', 'bigWindRose'] as const).map(
        (name) => [name, markers[name].vp] as const,
      ),
    ),
    pairs(
      'terrain',
      'G137',
      [
        ['forestRanged', added(terrain.forest.ranged)],
        ['forestMelee', added(terrain.forest.melee)],
        ['uphill', added(terrain.hill.uphillMelee)],
        ['downhill', added(terrain.hill.downhillMelee)],
        ['buildingRanged', added(terrain.building.ranged)],
        ['buildingMelee', added(terrain.building.melee)],
        ['razing', added(terrain.destroyedBuilding.modifier)],
        ['riverMelee', added(terrain.river.melee)],
        ['borders', terrain.river.border],
      ],
      'terrainNote',
    ),
  ]
}
