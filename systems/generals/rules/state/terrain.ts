/**
 * The ground of a board and its effects (G137 to G152, ruling A49). Only the kinds that the options switch on are laid
 * out.
 */
import { BORDERS, FIELD, SECTORS, sectorNumber, stepBetween, stepFrom, stepTo } from './board.ts'

/** A board's ground as written in its file: what lies in which sector, and which borders have roads and bridges. */
export interface TerrainFile {
  readonly id: string
  readonly title: string
  readonly intro: string
  readonly sectors: Readonly<Record<string, readonly string[]>>
  readonly rivers: readonly { readonly id: string; readonly sectors: readonly string[] }[]
  readonly roads: readonly (readonly string[])[]
  readonly bridges: readonly (readonly string[])[]
  /** Points suggested for the start (G137), in general and for some scenarios. */
  readonly compensation: { readonly handicap: number; readonly scenarios?: Readonly<Record<string, number>> }
}

/** By sector, and by border for roads and bridges: 1 where there is one. `river` numbers the rivers from 1. */
export interface Terrain {
  readonly any: boolean
  readonly forest: Uint8Array
  readonly hill: Uint8Array
  readonly building: Uint8Array
  readonly river: Uint8Array
  readonly road: Uint8Array
  readonly bridge: Uint8Array
  /** May a battery destroy a building (G149)? */
  readonly razing: boolean
}

export function layTerrain(file: TerrainFile, options: Readonly<Record<string, unknown>>): Terrain {
  const sectorsWith = (kind: string) =>
    Uint8Array.from({ length: SECTORS }, () => 0).map((_, s) =>
      Number(
        options[kind] === true &&
          Object.entries(file.sectors).some(([name, kinds]) => sectorNumber(name) === s && kinds.includes(kind)),
      ),
    )
  const bordersWith = (kind: string, pairs: readonly (readonly string[])[]) => {
    const borders = new Uint8Array(BORDERS)
    if (options[kind] === true)
      for (const [x, y] of pairs) borders[stepBetween(sectorNumber(x), sectorNumber(y)) >> 1] = 1
    return borders
  }
  const river = new Uint8Array(SECTORS)
  if (options.river === true)
    for (const [n, { sectors }] of file.rivers.entries()) for (const name of sectors) river[sectorNumber(name)] = n + 1
  return {
    any: ['forest', 'hill', 'building', 'river', 'road'].some((kind) => options[kind] === true),
    forest: sectorsWith('forest'),
    hill: sectorsWith('hill'),
    building: sectorsWith('building').fill(0, FIELD),
    river,
    road: bordersWith('road', file.roads),
    bridge: bordersWith('bridge', file.bridges),
    razing: options.destroyedBuilding === true,
  }
}

/** Does this step lead into water from ground that is not on the same river (G152)? */
export const entersRiver = (terrain: Terrain, step: number): boolean =>
  terrain.river[stepTo[step]] !== 0 && terrain.river[stepTo[step]] !== terrain.river[stepFrom[step]]

/**
 * May a gun take this step? Into a forest by road only (G141, G151); over a river by bridge or road, either way (G151,
 * G152, B18).
 */
export function gunsPass(terrain: Terrain, step: number): boolean {
  const border = step >> 1
  const from = stepFrom[step]
  const to = stepTo[step]
  if (terrain.forest[to] === 1 && terrain.road[border] === 0) return false
  return terrain.river[from] === terrain.river[to] || terrain.bridge[border] === 1 || terrain.road[border] === 1
}
