/**
 * The order of battle in a shorter form for the way to a browser: each list as columns, so that like stands beside
 * like.
 */
import type { ForcesFile } from './data.ts'

type Row = Readonly<Record<string, unknown>>
/** By name, the values of all rows; null where a row has none. */
type Columns = Readonly<Record<string, readonly unknown[]>>

/** The lists of the file, each as columns. */
export type PackedForces = Readonly<Record<string, Columns>>

/** The order of battle as it is sent. */
export function packForces(forces: ForcesFile): PackedForces {
  const columns = (rows: readonly Row[]): Columns => {
    const names = new Set(rows.flatMap((row) => Object.keys(row)))
    return Object.fromEntries([...names].map((name) => [name, rows.map((row) => row[name] ?? null)]))
  }
  const lists = Object.entries(forces) as unknown as readonly (readonly [string, readonly Row[]])[]
  return Object.fromEntries(lists.map(([name, rows]) => [name, columns(rows)]))
}

/** The order of battle as a file has it; the entries of a row come in the order of the columns. */
export function unpackForces(packed: PackedForces): ForcesFile {
  const rows = (columns: Columns): Row[] =>
    columns.id.map((_, k) =>
      Object.fromEntries(Object.entries(columns).flatMap(([name, all]) => (all[k] === null ? [] : [[name, all[k]]]))),
    )
  return Object.fromEntries(
    Object.entries(packed).map(([name, columns]) => [name, rows(columns)]),
  ) as unknown as ForcesFile
}
