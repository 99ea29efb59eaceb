import { FIRE_RESULTS, MORALE_RESULTS, SHOCK_RESULTS, SIDE_IDS } from './data/ids.ts'
import type { TablesFile } from './data/schemas.ts'
import type { Ground } from './ground.ts'
import { pricesOf } from './prices.ts'
import { ALLOWANCES, type Tables } from './tables.ts'

/** What all scenarios of a set of data have in common. */
export interface Common {
  readonly ground: Ground
  readonly tables: Tables
}

/**
 * Brings the printed tables, and what follows from them for the ground, into all scenarios of a set of data: those that
 * have been made, and those that are made later. Rules do it before anything is played by them.
 */
export function bringTables({ ground, tables }: Common, file: TablesFile): void {
  Object.assign(tables, readTables(file))
  Object.assign(ground, pricesOf(ground, file))
}

const LETTERS = ['', 'D', 'M', 'R'] as const

function readTables(file: TablesFile): Tables {
  const fire = file.fire.rows.flat()
  return {
    file,
    allowance: Uint8Array.from(ALLOWANCES.flatMap((of) => SIDE_IDS.map((side) => file.movement[of][side]))),
    fireLoss: Uint8Array.from(fire, (result) => Number(/^\d/.exec(result)?.[0] ?? 0)),
    fireLetter: Uint8Array.from(fire, (result) => LETTERS.indexOf((/[DMR]$/.exec(result)?.[0] ?? '') as 'D')),
    fireResult: Uint8Array.from(fire, (result) => FIRE_RESULTS.indexOf(result)),
    shock: Uint8Array.from(file.shock.rows.flat(), (result) => SHOCK_RESULTS.indexOf(result)),
    morale: Uint8Array.from(file.morale.rows.flat(), (result) => MORALE_RESULTS.indexOf(result)),
    control: Uint8Array.from(file.control.rows.flat(), (result) => (result === 'C' ? 1 : 0)),
  }
}
