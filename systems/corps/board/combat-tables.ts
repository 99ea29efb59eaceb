import { added, type PrintedTable } from '../../../src/web/board/printed-tables.ts'
import { COMBAT_IDS, FACTOR_IDS, RESULT_TABLE_IDS } from '../rules/state/data/ids.ts'
import type { TablesFile } from '../rules/state/data/tables-schema.ts'
import { tNames } from '../words/names/t.ts'
import { tTables } from '../words/tables/t.ts'

const NOTHING = '–'
/** Where the results of a fight are printed. */
const RULES = { common: '9.7', cavalry: '14.5' } as const

type Side = TablesFile['combat']['results']['common']['rows'][number]['favoured']

/** The factors of all kinds of fights side by side, and their results (rules 9 to 15), in the current language. */
export const combatTables = ({ combat }: TablesFile): readonly PrintedTable[] => [
  {
    ...{ id: 'fight-factors', title: tTables('fightFactors'), rule: '9.5', from: 'combat.factors' },
    ...{ corner: tTables('factor'), columns: COMBAT_IDS.map((kind) => tTables(`fight.${kind}`)), narrow: true },
    rows: FACTOR_IDS.map((factor) => ({
      head: tNames(`fightFactors.${factor}`),
      cells: COMBAT_IDS.map((kind) => {
        const value = (combat.factors[kind].factors as Readonly<Record<string, number | undefined>>)[factor]
        return value === undefined ? NOTHING : added(value)
      }),
    })),
  },
  ...RESULT_TABLE_IDS.map((id) => results(id, combat.results[id].rows)),
]

/** What a total does to the side that rolls, and to the other. */
function results(id: (typeof RESULT_TABLE_IDS)[number], rows: TablesFile['combat']['results']['common']['rows']) {
  const lowest = (k: number): number => (rows[k - 1]?.most ?? 0) + 1
  return {
    ...{ id: `results-${id}`, title: tTables(`results.${id}`), rule: RULES[id], from: `combat.results.${id}.rows` },
    ...{ corner: tTables('total'), columns: [tTables('favoured'), tTables('unfavoured')] },
    rows: rows.map(({ most, favoured, unfavoured }, k) => ({
      head:
        most === undefined
          ? tTables('orMore', { total: lowest(k) })
          : k === 0
            ? tTables('orLess', { total: most })
            : `${lowest(k)}–${most}`,
      cells: [outcome(favoured), outcome(unfavoured)],
    })),
  }
}

const outcome = ({ grade, retire, casualties }: Side): string =>
  tTables(retire > 0 ? 'outcomeBack' : 'outcome', { grade: tNames(`grades.${grade}`), retire, casualties })
