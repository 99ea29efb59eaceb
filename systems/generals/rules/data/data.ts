/**
 * The data that the system is played with, as shipped. An owner of the printed game can replace files (`--pack`): see
 * `generalsFrom`.
 */

import type { Rule } from '../../../../src/kernel/index.ts'
import boardA from '../../data/boards/A.json' with { type: 'json' }
import heights from '../../data/boards/heights.json' with { type: 'json' }
import river from '../../data/boards/river.json' with { type: 'json' }
import scenarios from '../../data/scenarios.json' with { type: 'json' }
import tables from '../../data/tables.json' with { type: 'json' }
import type { TablesFile } from '../state/tables.ts'
import type { TerrainFile } from '../state/terrain.ts'
import { digest } from './digest.ts'

/** Numbers of units, by type or by sector. */
export type Units = Readonly<Record<string, number>>
export const sum = (units: Units): number => Object.values(units).reduce((total, n) => total + n, 0)

export interface SetupFile {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly minutes: number
  /** In place of a set-up, the number of units that each side places, by sector: both set up in secret (G11). */
  readonly sizes?: { readonly white: Units; readonly black: Units }
  /** With sizes: the army of the list that is taken unless the players agree on another (G12). */
  readonly army?: string
  /** Units by side, sector and type. */
  readonly setup?: { readonly white: Readonly<Record<string, Units>>; readonly black: Readonly<Record<string, Units>> }
}

/** The units that both armies of a custom battle may consist of. */
export interface ArmyFile {
  readonly id: string
  readonly title: string
  readonly units: Units
}

/** Does an army fill the places of a custom battle, on both sides (G11)? */
export const fits = ({ units }: ArmyFile, sizes: NonNullable<SetupFile['sizes']>): boolean =>
  sum(units) === sum(sizes.white) && sum(units) === sum(sizes.black)

/** The data that decide how a game goes. */
export interface PlayedData {
  readonly tables: TablesFile
  readonly scenarios: {
    readonly scenarios: readonly SetupFile[]
    readonly armies: { readonly list: readonly ArmyFile[] }
  }
  readonly boards: Readonly<Record<string, TerrainFile>>
  /** The digest of the complete data, if these are a shorter copy. */
  readonly digest?: string | undefined
}

/** Everything that a designer can replace, file by file. */
export interface GeneralsData extends PlayedData {
  readonly rulebook: { readonly rules: readonly Rule[] }
}

export const played: PlayedData = {
  tables,
  scenarios: scenarios,
  boards: { A: boardA, heights: heights, river },
  digest,
}
