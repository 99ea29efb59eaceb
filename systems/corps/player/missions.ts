/** What the commander in chief orders, and which commands he rides to. */
import type { Area } from '../../../src/inches/index.ts'
import { generalOf, spending } from '../rules/queries/asked.ts'
import { isOn } from '../rules/state/bodies.ts'
import { arm } from '../rules/state/forms.ts'
import { isMission, missionOf, objectiveOf, orderOf } from '../rules/state/missions.ts'
import { type Corps, morale, order } from '../rules/state/position.ts'
import { farFromFoe } from './blinds.ts'
import { isBound, placeOf, rideTo } from './command.ts'
import type { Judge } from './judge.ts'
import type { Deed } from './marching.ts'
import { sectionsOf } from './scene.ts'
import { foesOf, holderOf, inches } from './survey.ts'
import type { Taste } from './taste.ts'
import { verbs } from './verbs.ts'

/** Ground with the enemy this near, in inches, must be fought for. */
const NEAR = 20
/** The farthest that a command is sent. */
const FAR = 60

const middleOf = ({ west, east, south, north }: Area): readonly [number, number] => [
  (west + east) / 2,
  (south + north) / 2,
]

/** How many brigades of a command can take or hold ground, including those under a blind. */
function footOf(p: Corps, command: number): number {
  const { roster } = p.scenario
  let count = 0
  for (let unit = 0; unit < p.morale.length; unit++)
    if (roster.command[unit] === command && roster.arm[unit] === arm.INFANTRY)
      if (p.lost[unit] === 0 && p.morale[unit] < morale.SHAKEN) count++
  return count
}

/** What a section is worth to a command with an order to go for it, and with `holds` brigades in sections there. */
function worthOfSection(taste: Taste, p: Corps, command: number, given: number, section: Area, holds: number): number {
  const { commands, roster } = p.scenario
  const { army } = commands[command]
  const holder = holderOf(p, section, army)
  if (holder >= 0) return roster.command[holder] === command ? taste.suits.own[given] : 0.1
  if (holderOf(p, section, 1 - army) >= 0) return taste.suits.held[given]
  const [x, y] = middleOf(section)
  const isNear = foesOf(p, army).some((foe) => inches(p.x[foe] - x, p.y[foe] - y) < NEAR)
  // A command that is there already takes it without an order to attack.
  return (holds > 0 ? taste.suits.beside : isNear ? taste.suits.near : taste.suits.open)[given]
}

/** What a mission is worth to a command: the sections that it may win or keep, by how far they are. */
function missionWorth(taste: Taste, p: Corps, command: number, mission: number): number {
  const { objectives, commands, roster } = p.scenario
  const { army } = commands[command]
  if (footOf(p, command) === 0) return 0
  const [given, objective] = [orderOf(objectives, mission), objectiveOf(objectives, mission)]
  const sections = sectionsOf(p, objective)
  const isHis = (unit: number): boolean => unit >= 0 && roster.command[unit] === command
  const holds = sections.filter((section) => isHis(holderOf(p, section, army))).length
  const isShared = commands.some(
    (one, other) => other !== command && one.army === army && !one.isChief && p.objective[other] === objective,
  )
  const at = placeOf(p, command)
  let worth = 0
  for (const section of sections) {
    const [x, y] = middleOf(section)
    const reach = Math.max(0, 1 - inches(p.x[at] - x, p.y[at] - y) / FAR)
    const share = isShared && holds === 0 ? 0.6 : 1
    worth += taste.section * share * reach * worthOfSection(taste, p, command, given, section, holds)
  }
  return worth
}

/** The best mission for a command, and how much better it is than what it has. */
function bestMission(taste: Taste, p: Corps, command: number): { mission: number; gain: number } {
  const { objectives } = p.scenario
  const pending = p.pending[command]
  const has = pending > 0 ? pending - 1 : missionOf(objectives, p.order[command], p.objective[command])
  let [mission, most] = [has, missionWorth(taste, p, command, has)]
  const now = most
  for (let objective = 1; objective < objectives.length; objective++)
    for (const given of [order.MOVE, order.HOLD, order.ATTACK]) {
      const one = missionOf(objectives, given, objective)
      if (!isMission(objectives, one)) continue
      const worth = missionWorth(taste, p, command, one)
      if (worth > most) [mission, most] = [one, worth]
    }
  return { mission, gain: most - now }
}

/** How much better a mission must be for a chief to ride. */
const CHANGE = 2

/** What the commander in chief does: orders, gives his turn away, or rides to where he can. */
export function bestForChief(judge: Judge): Deed | undefined {
  const { engine, view, seat, taste } = judge
  const { choose } = verbs(engine)
  const { commands } = view.scenario
  const chief = spending(view).command
  const general = generalOf(view, chief)
  if (!commands[chief].isChief || !isOn(view, general) || isBound(view, general, seat)) return undefined
  let [target, most] = [-1, 0.3]
  for (const [command, { army, isChief }] of commands.entries()) {
    const at = placeOf(view, command)
    if (isChief || army !== seat || !isOn(view, at)) continue
    const { mission, gain } = bestMission(taste, view, command)
    const order = gain > CHANGE ? choose(view, seat, 'order {commands} > {missions}', command, mission) : undefined
    if (order !== undefined) return { gain, action: order }
    const far = inches(view.x[at] - view.x[general], view.y[at] - view.y[general])
    const use = (gain > CHANGE ? gain : 0) + (farFromFoe(view, at) < NEAR + 8 ? 1.5 : 0.8) - far / 30
    if (use > most) [target, most] = [command, use]
  }
  if (target < 0) return undefined
  const gift = choose(view, seat, 'give the turn to {commands}', target)
  if (gift !== undefined) return { gain: 0.5, action: gift }
  const at = placeOf(view, target)
  const far = inches(view.x[at] - view.x[general], view.y[at] - view.y[general])
  if (far < 1) return undefined
  const ride = rideTo(judge, general, view.x[at], view.y[at])
  return ride === undefined ? undefined : { gain: most, action: ride }
}
