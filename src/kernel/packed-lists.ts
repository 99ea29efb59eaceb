/**
 * Data in a shorter form for sending to a browser: each list of entries becomes columns, so that similar values stand
 * side by side. The data must have no null, and no entry whose name is empty.
 */

type Row = Readonly<Record<string, unknown>>

/**
 * The name of the entry that holds a list's columns: by name, the values of all its entries, null where an entry has
 * none.
 */
const COLUMNS = ''

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapped = (row: Row, map: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, map(value)]))

/**
 * Packs data for sending: every list of two or more entries becomes columns, and the lists within them are packed too.
 */
export function packLists(value: unknown): unknown {
  if (isRow(value)) return mapped(value, packLists)
  if (!Array.isArray(value)) return value
  if (value.length < 2 || !value.every(isRow)) return value.map(packLists)
  const names = new Set(value.flatMap((row) => Object.keys(row)))
  const columns = [...names].map((name) => [name, packLists(value.map((row) => row[name] ?? null))])
  return { [COLUMNS]: Object.fromEntries(columns) }
}

/** Restores the data that `packLists` packed; the values of an entry come in the order of the columns. */
export function unpackLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpackLists)
  if (!isRow(value)) return value
  const packed = value[COLUMNS]
  if (packed === undefined) return mapped(value, unpackLists)
  const columns = Object.entries(mapped(packed as Row, unpackLists)) as [string, unknown[]][]
  return columns[0][1].map((_, k) =>
    Object.fromEntries(columns.flatMap(([name, all]) => (all[k] === null ? [] : [[name, all[k]]]))),
  )
}
