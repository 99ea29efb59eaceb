/** An order with its objective, as one thing that an action names: `attack meierhof`, `halt`. */
import type { Numbers } from '../../../../src/kernel/index.ts'
import { ORDER_IDS, order } from './position.ts'
import type { CorpsScenario } from './scenario.ts'

type Objectives = CorpsScenario['objectives']

/** The number of missions; some name a Halt with an objective, or another order without one, and cannot be given. */
export const missionsOf = (objectives: Objectives): number => ORDER_IDS.length * objectives.length

export const missionOf = (objectives: Objectives, given: number, objective: number): number =>
  given * objectives.length + objective
export const orderOf = (objectives: Objectives, mission: number): number => Math.floor(mission / objectives.length)
export const objectiveOf = (objectives: Objectives, mission: number): number => mission % objectives.length

/** 0.4 Is it an order that can be written: one with an objective, or a Halt without? */
export const isMission = (objectives: Objectives, mission: number): boolean =>
  (orderOf(objectives, mission) === order.HALT) === (objectiveOf(objectives, mission) === 0)

/** Missions as text: the order, and after it the objective if there is one. */
export const missions = (objectives: Objectives): Numbers => ({
  print(mission) {
    const [given, objective] = [orderOf(objectives, mission), objectiveOf(objectives, mission)]
    return objective === 0 ? ORDER_IDS[given] : `${ORDER_IDS[given]} ${objectives[objective].id}`
  },
  parse(text) {
    const [word, ...rest] = text.split(' ')
    const given = (ORDER_IDS as readonly string[]).indexOf(word)
    const objective = rest.length === 0 ? 0 : objectives.findIndex(({ id }, k) => k > 0 && id === rest.join(' '))
    return given < 0 || objective < 0 ? undefined : missionOf(objectives, given, objective)
  },
})
