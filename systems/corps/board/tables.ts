import type { Files } from '../../../src/web/board/page.ts'
import { added, listed, type PrintedTable } from '../../../src/web/board/printed-tables.ts'
import shipped from '../data/tables.json' with { type: 'json' }
import { CALIBRE_IDS, GRADE_IDS, ORDER_IDS, RATE_IDS, SIGHT_IDS } from '../rules/state/data/ids.ts'
import type { TablesFile } from '../rules/state/data/tables-schema.ts'
import { TARGET_IDS } from '../rules/state/gunnery.ts'
import { tNames } from '../words/names/t.ts'
import { tTables } from '../words/tables/t.ts'
import { combatTables } from './combat-tables.ts'

/** The tables of the rules as people read them, from the data that the rules play by. */
export const tablesOf = (files?: Files) => (): readonly PrintedTable[] =>
  all((files?.get('tables.json') ?? shipped) as TablesFile)

const NOTHING = '–'
/** Deeds of one price, and those whose price depends on the grade of the general. */
const DEEDS = [
  ...['move', 'form', 'guns', 'gunPair', 'fight', 'occupy', 'rally', 'general'],
  ...['retire', 'halfAndForm', 'exchange', 'extend', 'detach'],
] as const
const GRADED = ['order', 'gift', 'halt'] as const
const COMMANDERS = ['blind', 'corps', 'chief'] as const

/** All tables, in the current language. */
function all(tables: TablesFile): readonly PrintedTable[] {
  const { artillery, charge, morale, skirmish } = tables
  const graded = GRADE_IDS.map((grade) => tTables(`general.${grade}`))
  return [
    {
      ...{ id: 'pips', title: tTables('pips'), rule: '3.1', from: 'pips' },
      note: tTables('averageDie', { faces: tables.pips.averageDie.join(', ') }),
      ...{ corner: tTables('who'), columns: graded },
      rows: COMMANDERS.map((who) => ({
        head: tTables(`who.${who}`),
        cells: GRADE_IDS.map((grade) => added(tables.pips[who][grade])),
      })),
    },
    {
      ...{ id: 'prices', title: tTables('prices'), rule: '3.5', from: 'pips.costs' },
      ...{ corner: tTables('deed'), columns: graded },
      rows: [...DEEDS, ...GRADED].map((deed) => ({
        head: tTables(`deed.${deed}`),
        cells: GRADE_IDS.map((grade) => {
          const price = tables.pips.costs[deed]
          return String(typeof price === 'number' ? price : price[grade])
        }),
      })),
    },
    listed(
      {
        ...{ id: 'rates', title: tTables('rates'), rule: '5.3', from: 'movement.rates' },
        ...{ corner: tTables('whoMoves'), value: tTables('inches') },
      },
      RATE_IDS.map((rate) => [tTables(`rate.${rate}`), tables.movement.rates[rate]]),
    ),
    {
      ...{ id: 'orders', title: tTables('orders'), rule: '4.1', from: 'orders.leave' },
      note: tTables('ordersNote', { inches: tables.orders.charge }),
      ...{ corner: tTables('deed'), columns: ORDER_IDS.map((order) => tNames(`orders.${order}`)) },
      rows: Object.entries(tables.orders.leave).map(([deed, by]) => ({
        head: tTables(`ordered.${deed}`),
        cells: ORDER_IDS.map((order) => tTables(`leave.${by[order]}`)),
      })),
    },
    spotting(tables),
    {
      ...{ id: 'gun-ranges', title: tTables('gunRanges'), rule: '7.8', from: 'artillery.ranges' },
      ...{ corner: tTables('guns'), columns: [tNames('bands.short'), tNames('bands.long')] },
      rows: CALIBRE_IDS.map((calibre) => {
        const { short, long } = artillery.ranges[calibre]
        return { head: tTables(`calibre.${calibre}`), cells: [String(short), String(long)] }
      }),
    },
    {
      ...{ id: 'gun-hits', title: tTables('gunHits'), rule: '7.10', from: 'artillery.hit' },
      ...{ corner: tTables('target'), columns: [tNames('bands.short'), tNames('bands.long')] },
      rows: TARGET_IDS.map((target) => {
        const { short, long } = artillery.hit[target]
        return { head: tTables(`target.${target}`), cells: [String(short), String(long)] }
      }),
    },
    modifiers('gun-modifiers', '7.9', 'artillery.modifiers', artillery.modifiers, 'gunFactors'),
    tests('charge-tests', '6.3', charge),
    ...combatTables(tables),
    modifiers('skirmish', '11.3', 'skirmish.modifiers', skirmish.modifiers, 'shotFactors'),
    modifiers('morale', '17.3', 'morale.modifiers', morale.modifiers, 'nerveFactors'),
    listed(
      {
        ...{ id: 'rout-at', title: tTables('routAt'), rule: '17.1', from: 'morale.routAt' },
        ...{ corner: tTables('arm'), value: tTables('casualties') },
      },
      Object.entries(morale.routAt).map(([arm, count]) => [tTables(`arm.${arm}`), count]),
    ),
    pursuit(tables),
  ]
}

/** A blind: how far it is seen, by what the die of ten sides must show (1.6 to 1.8). */
function spotting({ spotting: { bands } }: TablesFile): PrintedTable {
  const needs = [...new Set(SIGHT_IDS.flatMap((sight) => bands[sight].map(({ need }) => need)))].sort((a, b) => a - b)
  return {
    ...{ id: 'spotting', title: tTables('spotting'), rule: '1.6', from: 'spotting.bands' },
    corner: tTables('blind'),
    columns: needs.map((need) => (need === 0 ? tTables('atOnce') : tTables('onOrMore', { need }))),
    rows: SIGHT_IDS.map((sight) => ({
      head: tTables(`sight.${sight}`),
      cells: needs.map((need) => {
        const band = bands[sight].find((one) => one.need === need)
        return band === undefined ? NOTHING : tTables('to', { inches: band.to })
      }),
    })),
  }
}

/** What is added to dice, factor by factor, with the names that the log has for them. */
const modifiers = (
  id: string,
  rule: string,
  from: string,
  values: Readonly<Record<string, number | undefined>>,
  kind: string,
): PrintedTable =>
  listed(
    { id, title: tTables(id), rule, from, corner: tTables('factor'), value: tTables('added') },
    Object.entries(values).map(([factor, value = 0]) => [tNames(`${kind}.${factor}`), added(value)]),
  )

/** The tests to charge and to react (6.3, 6.10). */
function tests(id: string, rule: string, { need, toCharge, toReact }: TablesFile['charge']): PrintedTable {
  const both: readonly Readonly<Record<string, number | undefined>>[] = [toCharge, toReact]
  const factors = [...new Set(both.flatMap((one) => Object.keys(one)))]
  return {
    ...{ id, title: tTables(id), rule, from: 'charge', note: tTables('chargeNeed', { need }) },
    ...{ corner: tTables('factor'), columns: [tTables('toCharge'), tTables('toReact')] },
    rows: factors.map((factor) => ({
      head: tNames(`chargeFactors.${factor}`),
      cells: both.map(({ [factor]: value }) => (value === undefined ? NOTHING : added(value))),
    })),
  }
}

/** What pursuers do (16.5). */
function pursuit({ rout: { pursuit: by } }: TablesFile): PrintedTable {
  let least = 1
  return {
    ...{ id: 'pursuit', title: tTables('pursuit'), rule: '16.5', from: 'rout.pursuit.table' },
    ...{ corner: tTables('die'), columns: [tTables('does'), tTables('inches'), tTables('casualties')] },
    rows: by.table.map(({ most, does, inches, casualties }) => {
      const head = least === most ? String(most) : `${least}–${most}`
      least = most + 1
      return { head, cells: [tTables(`does.${does}`), String(inches), String(casualties)] }
    }),
  }
}
