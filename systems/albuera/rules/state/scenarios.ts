/** The scenarios that can be played. */
import { findScenario, type Options, type ScenarioInfo, withDefaults } from '../../../../src/kernel/index.ts'
import type { PlayedData } from './data/data.ts'
import { optionsOf, tuned, tunedTables } from './data/options.ts'
import { layGround } from './ground.ts'
import { type AlbueraScenario, makeScenario } from './scenario.ts'

/** The scenarios of a set of data, each made once for every combination of options that is requested. */
export function scenarioBook(data: PlayedData) {
  const ground = layGround(data.map, data.tables)
  const files = [...data.scenarios.scenarios].sort((one, other) => one.number - other.number)
  const infos: readonly ScenarioInfo[] = files.map((file) => {
    const { id, title, intro, minutes } = file
    return { id, title, intro, minutes, options: optionsOf(file, data.tables) }
  })
  const made = new Map<string, AlbueraScenario>()
  return {
    infos,
    /** The scenario of this id with these options, which must be valid; options left out have their defaults. */
    get(id: string, given: Options): AlbueraScenario {
      const options = withDefaults(findScenario(infos, id), given)
      const key = `${id} ${JSON.stringify(options)}`
      let scenario = made.get(key)
      if (scenario === undefined) {
        const file = tuned(files[infos.findIndex((one) => one.id === id)], options)
        scenario = makeScenario({ ...data, tables: tunedTables(data.tables, options) }, ground, file, options)
        made.set(key, scenario)
      }
      return scenario
    },
  }
}
