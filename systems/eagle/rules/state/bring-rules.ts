import type { PlayedData } from './data/data.ts'
import { FIRE_RESULTS, MORALE_RESULTS, SHOCK_RESULTS, SIDE_IDS } from './data/ids.ts'
import type { TablesFile } from './data/schemas.ts'
import { layGround } from './lay-ground.ts'
import type { scenarioBook } from './scenarios.ts'
import { setUpOf } from './set-up.ts'
import { ALLOWANCES, type Tables } from './tables.ts'

/**
 * Brings the printed tables, the ground and the set-up into all scenarios of a set of data. A board stands without
 * them; rules do this before anything is played by them.
 */
export function bringRules(
  { ground, tables, setUpBy }: Pick<ReturnType<typeof scenarioBook>, 'ground' | 'tables' | 'setUpBy'>,
  data: PlayedData,
): void {
  Object.assign(tables, readTables(data.tables))
  const { grid: _, ...laid } = layGround(data.map, data.tables)
  Object.assign(ground, laid)
  setUpBy((scenario, file) => Object.assign(scenario, setUpOf(file, scenario.army, ground)))
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
