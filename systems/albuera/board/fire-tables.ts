import { added, listed, type PrintedTable } from '../../../src/web/board/printed-tables.ts'
import type { TablesFile } from '../rules/state/data/tables-schema.ts'
import { rowNames } from '../rules/state/names.ts'
import { tTables } from '../words/tables/t.ts'

const MODIFIERS = ['flank', 'rifles', 'skirmish', 'square', 'column'] as const
const NOTHING = '–'

/** The tables of fire (14.9, 10.3, 10.8), in the current language. */
export function fireTables({ fire, terrain }: TablesFile): readonly PrintedTable[] {
  const { rows, effects, guns, modifiers, numbers } = fire
  const names = rowNames(Uint8Array.from(rows, ({ least }) => least))
  const farthest = Math.max(...guns.map(({ bands }) => bands.at(-1)?.to ?? 0))
  const distances = Array.from({ length: farthest }, (_, k) => k + 1)
  return [
    {
      ...{ id: 'musket-fire', title: tTables('musketFire'), rule: '14.9.3', from: 'fire.rows' },
      ...{ note: tTables('musketNote'), corner: tTables('row'), columns: [tTables('effect')] },
      rows: rows.map(({ effect }, k) => ({ head: names[k] ?? '', cells: [effect] })),
    },
    {
      ...{ id: 'guns', title: tTables('guns'), rule: '10.3', from: 'fire.guns' },
      ...{ corner: tTables('calibre'), columns: distances.map(String) },
      rows: guns.map(({ calibre, bands }) => ({
        head: String(calibre),
        cells: distances.map((at) => bands.find(({ from, to }) => from <= at && at <= to)?.effect ?? NOTHING),
      })),
    },
    listed(
      {
        ...{ id: 'effects', title: tTables('effects'), rule: '3.4', from: 'fire.effects' },
        ...{ corner: tTables('effect'), value: tTables('added') },
      },
      effects.map(({ id, modifier }) => [id, added(modifier)]),
    ),
    listed(
      {
        ...{ id: 'fire-modifiers', title: tTables('fireModifiers'), rule: '14.4', from: 'fire.modifiers' },
        ...{ corner: tTables('what'), value: tTables('added') },
      },
      [
        ...numbers.modifiers.map((value, k) => [tTables(`fire.${k + 1}`), added(value)] as const),
        ...MODIFIERS.map((name) => [tTables(`fire.${name}`), added(modifiers[name])] as const),
        ...terrain.map(({ id, fire: value }) => [tTables(`ground.${id}`), added(value)] as const),
      ],
    ),
  ]
}
