/**
 * Which units are near enough to an enemy to fire at all: a quick check that saves asking each of them. Enemies are
 * noted as a bit for each row of their column.
 */
import { type Albuera, other } from '../state/position.ts'
import { rightOf } from '../state/troops.ts'

/** No map is wider (`src/hex`), and beyond either edge there is as much room as the longest range. */
const COLUMNS = 72
const MARGIN = 20
const rows = new Int32Array(COLUMNS + 2 * MARGIN)
/** The number of rows that share a bit, as a shift: one row if the map has at most 32 rows. */
const seen = { shift: 0 }

/** Notes where the enemies of a side stand. `isNearEnemy` uses what was noted last. */
export function noteEnemies(p: Albuera, side: number): void {
  const { army, ground } = p.scenario
  const { x, y } = ground.grid
  const nodes = army.nodesOf[other(side)]
  rows.fill(0)
  seen.shift = ground.grid.rows <= 32 ? 1 : ground.grid.rows <= 64 ? 2 : 3
  for (let k = 0; k < nodes.length; k++) {
    const hex = p.at[nodes[k]]
    if (hex >= 0) rows[MARGIN + x[hex]] |= 1 << (y[hex] >> seen.shift)
  }
}

/** Might a noted enemy stand within the range of a unit? */
export function isNearEnemy(p: Albuera, unit: number): boolean {
  const range = p.scenario.gunnery.range[unit]
  const right = rightOf(p, unit)
  return isNearHex(p, p.at[unit], range) || (right >= 0 && isNearHex(p, right, range))
}

function isNearHex(p: Albuera, hex: number, range: number): boolean {
  const { x, y } = p.scenario.ground.grid
  const first = Math.max(0, (y[hex] - 2 * range) >> seen.shift)
  const last = Math.min(31, (y[hex] + 2 * range) >> seen.shift)
  // Bits `first` to `last`.
  const window = (-1 << first) & (-1 >>> (31 - last))
  const column = MARGIN + x[hex]
  for (let k = column - range; k <= column + range; k++) if (rows[k] & window) return true
  return false
}
