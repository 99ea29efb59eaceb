/** From data and options to the parts of a game of Generals that never change. */
import { findScenario, type Options, type ScenarioInfo, UserError, withDefaults } from '../../../../src/kernel/index.ts'
import type { PlayedData } from '../data/data.ts'
import { optionsFor } from '../data/options.ts'
import { arrowRefusals, drawableArrows } from '../state/arrows.ts'
import {
  HOME,
  objectives as printed,
  RESERVE,
  SECTOR_NAMES,
  SECTORS,
  SIDE_NAMES,
  SIDES,
  sectorNumber,
} from '../state/board.ts'
import { counts } from '../state/counts.ts'
import type { GeneralsScenario } from '../state/position.ts'
import { TYPE_NAMES } from '../state/stands.ts'
import { readTables, type Tables } from '../state/tables.ts'
import { layTerrain } from '../state/terrain.ts'

const ofTypes = (units: Readonly<Record<string, number>>): number[] => TYPE_NAMES.map((type) => units[type] ?? 0)

/** Units by side, sector and type, and the sum for each side. */
function drawnUp(setup: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, number>>>>>>) {
  return SIDE_NAMES.map((side) => {
    const sectors: number[][] = Array.from({ length: SECTORS }, () => [0, 0, 0])
    for (const [name, units] of Object.entries(setup[side])) {
      const sector = sectorNumber(name)
      if (sector < 0) throw new UserError(`setup.${side}: there is no sector '${name}'`)
      sectors[sector] = ofTypes(units)
    }
    return sectors
  })
}

const total = (sectors: readonly (readonly number[])[]): number[] =>
  TYPE_NAMES.map((_, type) => sectors.reduce((sum, units) => sum + units[type], 0))

function markersOf(tables: Tables, set: string): GeneralsScenario['markers'] {
  const { markers, markerSets } = tables.file
  const chosen = markerSets[set as 'none' | 'few' | 'many']
  const kinds = markers as unknown as Readonly<Record<string, { readonly vp: number; readonly once: boolean }>>
  const read = (kind: string, home: boolean) => ({
    kind,
    vp: kinds[kind].vp,
    once: kinds[kind].once,
    home,
    command: kind === 'general',
  })
  return [...chosen.home.map((kind) => read(kind, true)), ...chosen.middle.map((kind) => read(kind, false))]
}

/** The scenarios of a set of data, each made once for every combination of options that is requested. */
export function scenarioBook(data: PlayedData) {
  const tables = readTables(data.tables)
  const infos: readonly ScenarioInfo[] = data.scenarios.scenarios.map((scenario) => ({
    id: scenario.id,
    title: scenario.title,
    intro: scenario.intro,
    minutes: scenario.minutes,
    options: optionsFor(data, scenario),
  }))
  const made = new Map<string, GeneralsScenario>()

  function make(id: string, options: Options): GeneralsScenario {
    const file = data.scenarios.scenarios.find((scenario) => scenario.id === id)
    const setup = file?.setup === undefined ? undefined : drawnUp(file.setup)
    const agreed = data.scenarios.armies.list.find((army) => army.id === options.army)
    const army = setup === undefined ? SIDE_NAMES.map(() => ofTypes(agreed?.units ?? {})) : setup.map(total)
    const sizes = SIDES.map((side) =>
      [...HOME[side], RESERVE[side]].map((sector) => file?.sizes?.[SIDE_NAMES[side]][SECTOR_NAMES[sector]] ?? 0),
    )
    const terrain = layTerrain(data.boards[options.board as string], options)
    const readings = {
      emptyObjectivesCount: options.emptyObjectivesCount === true,
      cavalryFleesAfterRanged: options.cavalryFleesAfterRanged === true,
      rearFire: options.rearFire === true,
      hillGunsBlind: options.hillGuns === 'blind',
      orderDice: options.orderDice === true,
      orderDelivery: options.orderDelivery === true,
      armyMorale: options.armyMorale === true,
    }
    const arrows = arrowRefusals({ terrain, readings })
    return {
      id,
      counts,
      options,
      tables,
      terrain,
      arrows,
      drawable: drawableArrows(arrows),
      objectives: printed.map(({ sector, side, kind }) => ({
        sector: sectorNumber(sector),
        side: SIDE_NAMES.indexOf(side as 'white'),
        vp: data.tables.scoring[kind as 'command' | 'flag'],
        command: kind === 'command',
      })),
      markers: markersOf(tables, options.objectiveMarkers as string),
      setup,
      sizes,
      army,
      readings,
    }
  }

  return {
    infos,
    /** The scenario of this id with these options, which must be valid; options left out have their defaults. */
    get(id: string, given: Readonly<Record<string, unknown>>): GeneralsScenario {
      const options = withDefaults(findScenario(infos, id), given)
      const key = `${id} ${JSON.stringify(options)}`
      let scenario = made.get(key)
      if (scenario === undefined) made.set(key, (scenario = make(id, options)))
      return scenario
    },
  }
}
