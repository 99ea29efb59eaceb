/** A table of the rules as printed beside its rule. All words are in the player's language. */
export interface PrintedTable {
  readonly id: string
  readonly title: string
  /** Its rule: the rulebook prints the table there. */
  readonly rule: string
  /** The entry of `tables.json` that it prints, as a path: `fire.rows`. */
  readonly from: string
  /** The meaning of rows, columns and marks, if they do not explain themselves. */
  readonly note?: string
  /** Headings: of the rows, then of each column. */
  readonly corner: string
  readonly columns: readonly string[]
  /** Are there many narrow columns, with upright headings? */
  readonly narrow?: boolean
  readonly rows: readonly PrintedRow[]
}

interface PrintedRow {
  /** The thing in the entry's list that it prints, if the entry is a list of things. */
  readonly from?: string
  readonly head: string
  readonly cells: readonly string[]
}

/** A place in a table: a row, and perhaps a column. */
export interface TablePlace {
  readonly table: string
  readonly row: number
  readonly column?: number
}

/** A number that is added: '+1', '−2', '0'. */
export const added = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** A table of names and numbers, one to a row. */
export const listed = (
  head: {
    readonly id: string
    readonly title: string
    readonly rule: string
    readonly from: string
    readonly corner: string
    readonly value: string
    readonly note?: string
  },
  rows: readonly (readonly [head: string, value: string | number])[],
): PrintedTable => ({
  id: head.id,
  title: head.title,
  rule: head.rule,
  from: head.from,
  corner: head.corner,
  columns: [head.value],
  ...(head.note !== undefined && { note: head.note }),
  rows: rows.map(([name, value]) => ({ head: name, cells: [String(value)] })),
})
