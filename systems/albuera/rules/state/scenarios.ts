/** The scenarios that can be played. */
import type { ScenarioInfo } from '../../../../src/kernel/index.ts'
import { findScenario } from '../../../../src/kernel/index.ts'
import type { PlayedData } from './data/data.ts'
import { layGround } from './ground.ts'
import { type AlbueraScenario, makeScenario } from './scenario.ts'

/** The scenarios of a set of data, each made once, when it is first asked for. */
export function scenarioBook(data: PlayedData) {
  const ground = layGround(data.map, data.tables)
  const files = [...data.scenarios.scenarios].sort((one, other) => one.number - other.number)
  const infos: readonly ScenarioInfo[] = files.map(({ id, title, intro, minutes }) => ({
    id,
    title,
    intro,
    minutes,
    options: [],
  }))
  const made = new Map<string, AlbueraScenario>()
  return {
    infos,
    /** The scenario of this id. */
    get(id: string): AlbueraScenario {
      findScenario(infos, id)
      let scenario = made.get(id)
      if (scenario === undefined) {
        scenario = makeScenario(data, ground, files[infos.findIndex((one) => one.id === id)])
        made.set(id, scenario)
      }
      return scenario
    },
  }
}
