import { listed, type PrintedTable } from '../../../src/web/board/printed-tables.ts'
import type { TablesFile } from '../rules/state/data/tables-schema.ts'
import { tTables } from '../words/tables/t.ts'

const ONES = ['flank', 'rear', 'column', 'chargeInfantry', 'chargeCavalry', 'skirmish', 'square'] as const
const GROUNDS = ['height', 'stream'] as const
const REACTIONS = ['flank', 'command', 'square', 'line', 'skirmish'] as const
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** The tables of reactions and Clashes (13.1, 15.7), in the current language. */
export function clashTables({ clash, reactions, terrain }: TablesFile): readonly PrintedTable[] {
  const { columns, square } = clash.table
  const { shifts } = clash
  const faces = square.map((_, face) => face)
  return [
    listed(
      {
        ...{ id: 'reactions', title: tTables('reactions'), rule: '13.1', from: 'reactions' },
        ...{ corner: tTables('what'), value: tTables('added') },
      },
      REACTIONS.map((name) => [tTables(`reaction.${name}`), signed(reactions[name])]),
    ),
    {
      ...{ id: 'clash', title: tTables('clash'), rule: '15.7', from: 'clash' },
      note: tTables('clashNote'),
      corner: tTables('die'),
      columns: [tTables('squareColumn'), ...columns.map(({ difference }) => signed(difference))],
      narrow: true,
      rows: faces.map((face) => ({
        head: String(face),
        cells: [square, ...columns.map(({ results }) => results)].map((results) => results[face]),
      })),
    },
    listed(
      {
        ...{ id: 'shifts', title: tTables('shifts'), rule: '15.7', from: 'clash' },
        ...{ corner: tTables('for'), value: tTables('shift') },
      },
      [
        ...shifts.numbers.map(({ ratio, shift }) => [tTables('shift.numbers', { ratio }), shift] as const),
        ...ONES.map((name) => [tTables(`shift.${name}`), shifts[name]] as const),
        ...shifts.morale.map(({ by, shift }) => [tTables('shift.morale', { by }), shift] as const),
        [tTables('shift.commander'), shifts.commander],
        ...terrain.flatMap(({ id, shift = 0 }) =>
          shift === 0 ? [] : [[tTables('shift.terrain', { ground: tTables(`ground.${id}`) }), shift] as const],
        ),
        ...GROUNDS.map((name) => [tTables(`shift.${name}`), shifts[name]] as const),
      ],
    ),
  ]
}
