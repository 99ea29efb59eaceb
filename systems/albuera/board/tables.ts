import type { Files } from '../../../src/web/board/page.ts'
import { listed, type PrintedTable } from '../../../src/web/board/printed-tables.ts'
import shipped from '../data/tables.json' with { type: 'json' }
import { MODE_IDS } from '../rules/state/data/ids.ts'
import type { TablesFile } from '../rules/state/data/tables-schema.ts'
import { tTables } from '../words/tables/t.ts'
import { clashTables } from './clash-tables.ts'
import { fireTables } from './fire-tables.ts'

/** The tables of the rules in words for people, from the data that the rules use. */
export const tablesOf = (files?: Files) => (): readonly PrintedTable[] =>
  all((files?.get('tables.json') ?? shipped) as TablesFile)

const NOTHING = '–'
type Costs = TablesFile['terrain'][number]['cost']

const ALLOWANCES = ['infantry', 'doubleMarch', 'cavalry', 'commander', 'foot', 'limbered', 'horse'] as const
const ACTIONS = ['fire', 'turn', 'back', 'friends', 'reorder', 'square', 'leaveSquare', 'array', 'limber'] as const
const SCORES = ['clash', 'fire', 'blocked', 'guns', 'commander'] as const

/** All tables, in the current language. */
function all(tables: TablesFile): readonly PrintedTable[] {
  const { terrain, hexsides, allowances, actions, road, points } = tables
  /** What a step costs, by array and arm. */
  const row = (from: string, head: string, cost: Costs) => ({
    from,
    head,
    cells: MODE_IDS.map((mode) => String(cost[mode] ?? NOTHING)),
  })
  const columns = MODE_IDS.map((mode) => tTables(`mode.${mode}`))
  return [
    listed(
      {
        ...{ id: 'allowances', title: tTables('allowances'), rule: '12.1', from: 'allowances' },
        ...{ corner: tTables('who'), value: tTables('points') },
      },
      ALLOWANCES.map((name) => [tTables(`allowance.${name}`), allowances[name]]),
    ),
    {
      ...{ id: 'terrain', title: tTables('terrain'), rule: '12.2', from: 'terrain' },
      note: tTables('road', { points: road.cost }),
      ...{ corner: tTables('ground'), columns, narrow: true },
      rows: terrain.map(({ id, cost }) => row(id, tTables(`ground.${id}`), cost)),
    },
    {
      ...{ id: 'hexsides', title: tTables('hexsides'), rule: '12.2', from: 'hexsides' },
      ...{ corner: tTables('sides'), columns, narrow: true },
      rows: hexsides.map(({ id, cost }) => row(id, tTables(`side.${id}`), cost)),
    },
    listed(
      {
        ...{ id: 'actions', title: tTables('actions'), rule: '12.7', from: 'actions' },
        ...{ corner: tTables('what'), value: tTables('points') },
      },
      ACTIONS.map((name) => [tTables(`action.${name}`), actions[name]]),
    ),
    ...fireTables(tables),
    ...clashTables(tables),
    listed(
      {
        ...{ id: 'points', title: tTables('scored'), rule: '16.1', from: 'points' },
        ...{ corner: tTables('for'), value: tTables('points') },
      },
      SCORES.map((name) => [tTables(`score.${name}`), points[name]]),
    ),
  ]
}
