import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { Messages } from '../../words/catalogue.ts'
import { saying } from '../words/saying.ts'

vi.mock('../../../systems/generals/words/tables/t.ts', () => ({
  tTables: saying(
    'tables',
    import.meta.glob<Messages>('../../../systems/generals/words/en.ftl', {
      query: '?tables',
      eager: true,
      import: 'default',
    }),
  ),
}))
vi.mock('../../../systems/albuera/words/tables/t.ts', () => ({
  tTables: saying(
    'tables',
    import.meta.glob<Messages>('../../../systems/albuera/words/en.ftl', {
      query: '?tables',
      eager: true,
      import: 'default',
    }),
  ),
}))
vi.mock('../../../systems/eagle/words/tables/t.ts', () => ({
  tTables: saying(
    'tables',
    import.meta.glob<Messages>('../../../systems/eagle/words/en.ftl', {
      query: '?tables',
      eager: true,
      import: 'default',
    }),
  ),
}))
vi.mock('../../../systems/corps/words/tables/t.ts', () => ({
  tTables: saying(
    'tables',
    import.meta.glob<Messages>('../../../systems/corps/words/en.ftl', {
      query: '?tables',
      eager: true,
      import: 'default',
    }),
  ),
}))
vi.mock('../../../systems/corps/words/names/t.ts', () => ({
  tNames: saying(
    'names',
    import.meta.glob<Messages>('../../../systems/corps/words/en.ftl', {
      query: '?names',
      eager: true,
      import: 'default',
    }),
  ),
}))

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../../systems/${path}`, import.meta.url), 'utf8'))
const systems = [
  { id: 'generals', load: async () => (await import('../../../systems/generals/board/tables.ts')).tablesOf()() },
  { id: 'eagle', load: async () => (await import('../../../systems/eagle/board/tables.ts')).tablesOf()() },
  { id: 'albuera', load: async () => (await import('../../../systems/albuera/board/tables.ts')).tablesOf()() },
  { id: 'corps', load: async () => (await import('../../../systems/corps/board/tables.ts')).tablesOf()() },
]

test.each(systems)('the tables of $id stand at existing rules, in full rows and whole words', async ({ id, load }) => {
  const tables = await load()
  const rules = new Set(read(`${id}/data/rulebook.json`).rules.map((rule: { id: string }) => rule.id))
  expect(new Set(tables.map((table) => table.id)).size).toBe(tables.length)
  for (const { rule, title, columns, rows, note = '', corner } of tables) {
    expect([title, rules.has(rule)]).toEqual([title, true])
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect([title, row.head, row.cells.length]).toEqual([title, row.head, columns.length])
    const words = [title, note, corner, ...columns, ...rows.flatMap(({ head, cells }) => [head, ...cells])]
    expect(words.filter((word) => /undefined|NaN|\{\$|null|\[object/.test(word))).toEqual([])
  }
})

test('the tables for fire and for melee print every number of the combat table', async () => {
  const tables = await systems[0].load()
  const { rows } = read('generals/data/tables.json').modifiers as {
    rows: Record<string, (readonly (number | null)[] | null)[]>
  }
  const shown = (n: number | null | undefined) => (n == null ? '–' : n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')
  for (const [k, id] of ['ranged', 'melee'].entries())
    expect(tables.find((table) => table.id === id)!.rows.map(({ cells }) => cells)).toEqual(
      Object.values(rows).map((row) => row.map((cell) => shown(cell?.[k]))),
    )
})

test('the printed tables of the eagle for fire, shock, morale and control match the data, cell by cell', async () => {
  const tables = await systems[1].load()
  const data = read('eagle/data/tables.json')
  for (const id of ['fire', 'shock', 'morale', 'control'])
    expect(tables.find((table) => table.id === id)!.rows.map(({ cells }) => cells)).toEqual(
      data[id].rows.map((row: string[]) => row.map((cell) => (cell === '---' ? '–' : cell))),
    )
})

test.each(systems)('the tables of $id name the entries of the data that they print', async ({ id, load }) => {
  type Data = Readonly<Record<string, unknown>> | readonly { readonly id: string }[] | undefined
  const file = read(`${id}/data/tables.json`)
  for (const { title, from, rows } of await load()) {
    const entry = from.split('.').reduce((data, name) => data?.[name], file) as Data
    expect([title, entry]).not.toEqual([title, undefined])
    for (const row of rows)
      if (row.from !== undefined)
        expect([title, Array.isArray(entry) && entry.some((one) => one.id === row.from)]).toEqual([title, true])
  }
})

test('9.7 the results of fights on the inch table are printed total by total', async () => {
  const { rows } = (await systems[3].load()).find((table) => table.id === 'results-common')!
  expect(rows.map(({ head }) => head)).toEqual(['3 or less', '4–5', '6–7', '8–9', '10 or more'])
  expect(rows[1]?.cells).toEqual(['Shaken, 4 inches back, 2 casualties', 'Disordered, 1 casualty'])
})
