/** 18 The scenarios that can be played. */

import { findScenario, type Options, type ScenarioInfo, withDefaults } from '../../../../src/kernel/index.ts'
import type { DrawnData, ScenarioFile } from './data/data.ts'
import { optionsOf } from './data/options.ts'
import type { EagleScenario } from './eagle-scenario.ts'
import { bareGround } from './ground.ts'
import { makeScenario } from './scenario.ts'
import { unreadTables } from './tables.ts'

/** The number of scenarios that are kept: texts of earlier games make many. */
const MOST_KEPT = 500

/** The scenarios of a set of data. Each is made once for every requested combination of options. */
export function scenarioBook(data: DrawnData) {
  const tables = unreadTables()
  const ground = bareGround(data.extent)
  const files = data.scenarios.scenarios
  const infos: readonly ScenarioInfo[] = files.map((file) => ({
    id: file.id,
    title: file.title,
    intro: file.intro,
    minutes: file.minutes,
    options: optionsOf(file),
  }))
  const made = new Map<string, ReturnType<typeof makeScenario>>()
  let setUp: ((scenario: EagleScenario, file: ScenarioFile) => void) | undefined
  function make(printed: ScenarioFile, options: Options) {
    const one = makeScenario(data, tables, ground, printed, options)
    setUp?.(one.scenario, one.file)
    return one
  }

  return {
    infos,
    ground,
    tables,
    /** Has all scenarios set up, including those that are made later. */
    setUpBy(by: NonNullable<typeof setUp>): void {
      setUp = by
      for (const { scenario, file } of made.values()) by(scenario, file)
    },
    /** Returns the scenario of this id with these options, which are valid; those left out have their defaults. */
    get(id: string, given: Readonly<Record<string, unknown>>): EagleScenario {
      const options = withDefaults(findScenario(infos, id), given)
      const key = `${id} ${JSON.stringify(options)}`
      let one = made.get(key)
      if (made.size > MOST_KEPT) made.clear()
      if (one === undefined) made.set(key, (one = make(files.find((file) => file.id === id) as ScenarioFile, options)))
      return one.scenario
    },
  }
}
