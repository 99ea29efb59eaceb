import type { Grid } from '../../../../../src/hex/index.ts'
import type { ScenarioFile } from './scenarios-schema.ts'

/** Does a hex lie in the part of the map that a scenario is played on? Columns and rows are counted from 1. */
export function inPart({ part }: Pick<ScenarioFile, 'part'>, grid: Grid): (hex: number) => boolean {
  if (part === undefined) return () => true
  const [west, east] = part.columns
  const [north, south] = part.rows
  return (hex) => {
    const column = grid.x[hex] + 1
    const row = (hex % grid.rows) + 1
    return column >= west && column <= east && row >= north && row <= south
  }
}
