import type shipped from '../../../data/generals/tables.json'

type TablesFile = typeof shipped

/** The modifier table ready for use: ranged and melee values by row and column; NONE where the print is blank (G120, G121). */
export interface Tables {
  readonly ranged: Int8Array
  readonly melee: Int8Array
  readonly file: TablesFile
}

const COLUMNS = 9
/** No such attack, or no such pairing: never looked up. */
export const NONE = -128

export function readTables(file: TablesFile): Tables {
  const rows = Object.values(file.modifiers.rows) as (readonly (readonly (number | null)[] | null)[])[]
  const part = (k: number) =>
    Int8Array.from(
      rows.flatMap((row) => row.map((cell) => cell?.[k] ?? NONE)),
      (value) => value,
    )
  return { ranged: part(0), melee: part(1), file }
}

/** The table's value of a row against a column. A blank is an error of the rules, never a zero. */
export function modifier(table: Int8Array, row: number, column: number): number {
  const value = table[row * COLUMNS + column]
  if (value === NONE) throw new Error(`the modifier table is blank in row ${row}, column ${column}`)
  return value
}
