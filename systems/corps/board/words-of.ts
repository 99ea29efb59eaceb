/** Bodies on the table, for those who hear them or point at them. */

import { isGeneral, isOn } from '../rules/state/bodies.ts'
import { arm, FORM_IDS } from '../rules/state/forms.ts'
import { missionOf, missionsOf } from '../rules/state/missions.ts'
import { type Corps, GRADE_IDS } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { tNames } from '../words/names/t.ts'
import { bodyName, commandName, qualityOf } from './faces.ts'
import { missionName, placeName } from './naming.ts'

const ARMS = ['foot', 'horse', 'guns'] as const

/** The order of a command as this seat knows it; undefined if it is the enemy's secret. */
export function ordersOf(p: Corps, command: number): string | undefined {
  const { commands, objectives } = p.scenario
  const [given, objective] = [p.order[command], p.objective[command]]
  if (commands[command].isChief || given < 0 || given > 4 || objective < 0 || objective >= objectives.length)
    return undefined
  return missionName(p.scenario, missionOf(objectives, given, objective))
}

/** The order that binds a command from its next turn on; undefined if none waits, or it is the enemy's secret. */
export function nextOrdersOf(p: Corps, command: number): string | undefined {
  const pending = p.pending[command]
  return pending > 0 && pending <= missionsOf(p.scenario.objectives) ? missionName(p.scenario, pending - 1) : undefined
}

/** Everything that a body shows. */
export function bodyWords(p: Corps, body: number): string {
  const { roster, commands } = p.scenario
  const name = bodyName(p, body)
  const at = placeName(p.x[body], p.y[body])
  const heading = Math.round(p.heading[body] / 4)
  const command = commandName(p.scenario, roster.command[body])
  if (isGeneral(p, body)) {
    const { grade, leader } = commands[roster.command[body]]
    // A general without a name of his own is named after his command already.
    const key = leader === undefined ? 'body.general' : 'body.leader'
    return tAsking(key, { name, command, at, grade: tAsking(`grade.${1 + grade}`) })
  }
  if (body >= roster.guns) return tAsking('body.left', { name, at })
  if (body >= roster.blinds) {
    const isDecoy = p.decoy[body - roster.blinds] === 1
    return tAsking(isDecoy ? 'body.decoy' : 'body.blind', { name, at, heading, strips: p.strips[body] })
  }
  const kind = roster.arm[body] === arm.INFANTRY ? 'foot' : `${ARMS[roster.arm[body]]}.${roster.weight[body]}`
  const [sort, quality] = [tAsking(`sort.${kind}`), qualityOf(p.scenario, body)]
  if (!isOn(p, body)) return tAsking('body.off', { name, sort, command, quality })
  return tAsking('body.unit', {
    ...{ name, command, at, heading, sort, quality, casualties: p.casualties[body] },
    form: tNames(`forms.${FORM_IDS[p.form[body]]}`),
    grade: tNames(`grades.${GRADE_IDS[p.morale[body]]}`),
  })
}

/** A grade of morale by its id. */
export const gradeName = (id: string): string => tNames(`grades.${id}`)

/** The name for many choices of one verb together. */
export const groupName = (verb: string): string => tAsking(`group.${verb}`)
