/** The scenarios that can be played. */
import { findScenario, type Options, type ScenarioInfo, withDefaults } from '../../../../src/kernel/index.ts'
import { layChosen } from './chosen.ts'
import type { PlayedData } from './data/data.ts'
import { optionsOf, tunedTables } from './data/options.ts'
import { layOut } from './laid.ts'
import type { CorpsScenario } from './scenario.ts'

/** The scenarios of a set of data, each made once for every combination of options asked for. */
export function scenarioBook(data: PlayedData) {
  const files = data.scenarios.scenarios.toSorted((one, other) => one.number - other.number)
  const infos: readonly ScenarioInfo[] = files.map((file) => {
    const { id, title, intro, minutes } = file
    return { id, title, intro, minutes, options: optionsOf(file, data.tables) }
  })
  const made = new Map<string, CorpsScenario>()
  return {
    infos,
    /** The scenario of this id with these options, which are valid; options left out have their defaults. */
    get(id: string, given: Options): CorpsScenario {
      const options = withDefaults(findScenario(infos, id), given)
      const key = `${id} ${JSON.stringify(options)}`
      let scenario = made.get(key)
      if (scenario === undefined) {
        const file = files.find((one) => one.id === id)!
        const tuned = { ...data, tables: tunedTables(data.tables, options) }
        scenario = file.setUp === 'laid' ? layOut(tuned, file, options) : layChosen(tuned, file, options)
        made.set(key, scenario)
      }
      return scenario
    },
  }
}
