/** 18 The scenarios that can be played. */

import { completeOptions, findScenario, type Options, type ScenarioInfo } from '../../../../src/kernel/index.ts'
import type { DrawnData, ScenarioFile } from './data/data.ts'
import { optionsOf } from './data/options.ts'
import type { EagleScenario } from './eagle-scenario.ts'
import { layGround } from './ground.ts'
import { makeScenario } from './scenario.ts'
import { unreadTables } from './tables.ts'

/** How many scenarios are kept: texts that are carried on are many. */
const MOST_KEPT = 500

/** The scenarios of a set of data, each made once for every combination of options that is asked for. */
export function scenarioBook(data: DrawnData) {
  const tables = unreadTables()
  const ground = layGround(data.map)
  const files = data.scenarios.scenarios
  const infos: readonly ScenarioInfo[] = files.map((file) => ({
    id: file.id,
    title: file.title,
    intro: file.intro,
    minutes: file.minutes,
    options: optionsOf(file),
  }))
  const made = new Map<string, EagleScenario>()
  const make = (printed: ScenarioFile, options: Options) => makeScenario(data, tables, ground, printed, options)

  return {
    infos,
    ground,
    tables,
    /** The scenario of this id with these options (completed where the caller has not). */
    get(id: string, given: Readonly<Record<string, unknown>>): EagleScenario {
      const options = completeOptions(findScenario(infos, id), given)
      const key = `${id} ${JSON.stringify(options)}`
      let scenario = made.get(key)
      if (made.size > MOST_KEPT) made.clear()
      if (scenario === undefined)
        made.set(key, (scenario = make(files.find((file) => file.id === id) as ScenarioFile, options)))
      return scenario
    },
  }
}
