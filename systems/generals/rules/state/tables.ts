/** A cell of the modifier table in the file: ranged and melee, null for no attack of that kind; null for a blank. */
type CellFile = readonly (number | null)[] | null

interface UnitFile {
  readonly captureVp: number
  readonly boxLimit: number
}
interface MarkerFile {
  readonly vp: number
  readonly once: boolean
}
interface MarkerSet {
  readonly home: readonly string[]
  readonly middle: readonly string[]
}

/** What the rules read from the file of tables; its schema has it in full. */
export interface TablesFile {
  readonly modifiers: { readonly rows: Readonly<Record<string, readonly CellFile[]>> }
  readonly special: { readonly spent: number; readonly reaction: number; readonly fastRanged: number }
  readonly bombardment: { readonly range: { readonly 1: number; readonly 2: number }; readonly token: number }
  readonly dice: {
    readonly sides: number
    readonly threshold: number
    readonly lowest: number
    readonly highest: number
  }
  readonly units: {
    readonly types: { readonly infantry: UnitFile; readonly cavalry: UnitFile; readonly artillery: UnitFile }
  }
  readonly game: {
    readonly rounds: number
    readonly orders: number
    readonly vpToWin: number
    readonly majorityPool: number
  }
  readonly scoring: { readonly command: number; readonly flag: number; readonly majority: number }
  readonly markers: Readonly<Record<'general' | 'smallFlag' | 'bigFlag' | 'smallWindRose' | 'bigWindRose', MarkerFile>>
  readonly markerSets: Readonly<Record<'none' | 'few' | 'many', MarkerSet>>
  readonly orderDice: { readonly plus: number }
  readonly orderDelivery: { readonly extra: number }
  readonly armyMorale: { readonly startVp: number; readonly loseAt: number; readonly majority: number }
  readonly compensation: { readonly lowest: number; readonly highest: number }
  readonly terrain: {
    readonly forest: { readonly border: number; readonly ranged: number; readonly melee: number }
    readonly hill: { readonly uphillMelee: number; readonly downhillMelee: number }
    readonly building: { readonly ranged: number; readonly melee: number }
    readonly destroyedBuilding: { readonly hits: number; readonly modifier: number }
    readonly road: { readonly extraMoves: number }
    readonly river: { readonly border: number; readonly melee: number }
  }
}

/**
 * The modifier table ready for use: ranged and melee values by row and column; NONE where the print is blank (G120,
 * G121).
 */
export interface Tables {
  readonly ranged: Int8Array
  readonly melee: Int8Array
  readonly file: TablesFile
}

/** In the order in which they are looked up: attackers by type, squares, passive units by type. */
const ROWS = [
  'attackingInfantry',
  'attackingCavalry',
  'attackingArtillery',
  'square',
  'passiveInfantry',
  'passiveCavalry',
  'passiveArtillery',
] as const
const COLUMNS = 9
/** No attack or no pairing of this kind: never looked up. */
const NONE = -128

export function readTables(file: TablesFile): Tables {
  const rows = ROWS.map((row) => file.modifiers.rows[row])
  const part = (k: number) =>
    Int8Array.from(
      rows.flatMap((row) => row.map((cell) => cell?.[k] ?? NONE)),
      (value) => value,
    )
  return { ranged: part(0), melee: part(1), file }
}

/** The table's value for a row against a column. A blank is an error of the rules, never a zero. */
export function modifier(table: Int8Array, row: number, column: number): number {
  const value = table[row * COLUMNS + column]
  if (value === NONE) throw new Error(`the modifier table is blank in row ${row}, column ${column}`)
  return value
}
