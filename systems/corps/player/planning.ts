/** A107 A field day: which commands march, where to, and where their blinds lie. */
import { gapToArea, INCH, makeConvex, setPoint } from '../../../src/inches/index.ts'
import type { Action } from '../../../src/kernel/index.ts'
import { arm } from '../rules/state/forms.ts'
import { missionOf, objectiveOf, orderOf } from '../rules/state/missions.ts'
import { xOf, yOf } from '../rules/state/points.ts'
import { type Corps, OFF, order } from '../rules/state/position.ts'
import type { Judge } from './judge.ts'
import { sectionsOf } from './scene.ts'
import { inches } from './survey.ts'
import { verbs } from './verbs.ts'

/** How many brigades of a command can hold ground. */
function footOf(p: Corps, command: number): number {
  const { roster } = p.scenario
  let count = 0
  for (let unit = 0; unit < p.morale.length; unit++)
    if (roster.command[unit] === command && roster.arm[unit] === arm.INFANTRY) count++
  return count
}

/** How much of an army its reserve should have: enough cavalry for a charge together, and a battery with it. */
const RESERVE = { cavalry: 2, guns: 1 }

/** What it is worth to have a unit with the reserve: the heaviest cavalry first, then the lightest guns. */
function worthOfAllotment(p: Corps, seat: number, unit: number): number {
  const { roster } = p.scenario
  let same = 0
  for (let other = 0; other < p.planAllotted.length; other++)
    if (roster.army[other] === seat && roster.arm[other] === roster.arm[unit]) same += p.planAllotted[other]
  const isHorse = roster.arm[unit] === arm.CAVALRY
  if (same >= (isHorse ? RESERVE.cavalry : RESERVE.guns)) return -1
  return 1 + (isHorse ? 10 + roster.weight[unit] : 2 - roster.weight[unit])
}

const place = makeConvex(1)

/** Inches from a place to an objective. */
function farFrom(p: Corps, objective: number, x: number, y: number): number {
  setPoint(place, x, y)
  return Math.min(...p.scenario.objectives[objective].areas.map((area) => gapToArea(area, place))) / INCH
}

/** The objective that is planned for a command; 0 for none. */
const plannedFor = (p: Corps, command: number): number =>
  p.planMission[command] === 0 ? 0 : objectiveOf(p.scenario.objectives, p.planMission[command] - 1)

/** How many commands of an army are sent to an objective already. */
const sentTo = (p: Corps, army: number, objective: number): number =>
  p.scenario.commands.filter((one, command) => one.army === army && plannedFor(p, command) === objective).length

/**
 * What it is worth to send a command somewhere: on a march to ground that counts, and one command to each piece of it.
 */
function worthOfMission(p: Corps, seat: number, mission: number): number {
  const { objectives, width, depth } = p.scenario
  const [given, objective] = [orderOf(objectives, mission), objectiveOf(objectives, mission)]
  if (mission !== missionOf(objectives, order.MOVE, objective) || given !== order.MOVE || objective === 0) return -1
  const sections = sectionsOf(p, objective).length
  const edge = p.scenario.inward[seat] < 720 ? 0 : 1
  const far = farFrom(p, objective, edge === 0 ? 0 : width, depth / 2)
  return 10 * sections - 8 * sentTo(p, seat, objective) - 0.1 * far
}

/**
 * What a place is worth to a body: in front of its command's objective; for the commander in chief, amid his blinds.
 */
function worthOfPlace(p: Corps, body: number, x: number, y: number): number {
  const { roster, commands } = p.scenario
  const command = roster.command[body]
  if (!commands[command].isChief) {
    const objective = plannedFor(p, command)
    return objective === 0 ? Number.NEGATIVE_INFINITY : -farFrom(p, objective, x, y)
  }
  let sum = 0
  for (let blind = roster.blinds; blind < roster.guns; blind++)
    if (roster.army[blind] === commands[command].army && p.planX[blind] !== OFF)
      sum -= inches(p.planX[blind] - x, p.planY[blind] - y)
  return sum
}

/** Is a body a blind that covers nothing? */
const isDecoy = (p: Corps, body: number): boolean =>
  body >= p.scenario.roster.blinds && p.decoy[body - p.scenario.roster.blinds] === 1

/** The laid blind that covers a command, or its laid decoy; −1 if there is none. */
function laid(p: Corps, command: number, isCover: boolean): number {
  const { roster } = p.scenario
  for (let blind = roster.blinds; blind < roster.guns; blind++)
    if (roster.command[blind] === command && p.planX[blind] !== OFF && isDecoy(p, blind) !== isCover) return blind
  return -1
}

/** The most inches from the blind of a command to its decoy: beside it, and under the same general. */
const BESIDE = 16

/**
 * A106 What a place is worth to a decoy: beside the blind of its command, on an equally good way to its objective, so
 * that the enemy must reckon with two; one decoy for each command.
 */
function worthOfDecoy(p: Corps, body: number, x: number, y: number): number {
  const command = p.scenario.roster.command[body]
  const cover = laid(p, command, true)
  if (cover < 0 || laid(p, command, false) >= 0) return Number.NEGATIVE_INFINITY
  if (inches(p.planX[cover] - x, p.planY[cover] - y) > BESIDE) return Number.NEGATIVE_INFINITY
  return -farFrom(p, plannedFor(p, command), x, y)
}

/** The order in which to lay: the blinds that cover commands, then decoys, then the commander in chief among them. */
const COVERS = 0
const DECOYS = -10_000
const CHIEFS = -20_000

/** Writes the plan step by step: commands, their orders, their blinds and decoys, the commander in chief. */
export function plan({ engine, view, seat }: Judge): Action | undefined {
  const { best, choose } = verbs(engine)
  const { roster } = view.scenario
  const worth = (body: number, x: number, y: number): number =>
    isDecoy(view, body)
      ? DECOYS + worthOfDecoy(view, body, x, y)
      : (body < roster.blinds ? CHIEFS : COVERS) + worthOfPlace(view, body, x, y)
  return (
    best(view, seat, 'take {commands}', (command) => footOf(view, command)) ??
    best(view, seat, 'allot {units}', (unit) => worthOfAllotment(view, seat, unit), 0) ??
    best(view, seat, 'order {commands} > {missions}', (_, mission) => worthOfMission(view, seat, mission), -1) ??
    best(view, seat, 'lay {bodies} > {points}', (body, point) => worth(body, xOf(point), yOf(point))) ??
    choose(view, seat, 'close the plan')
  )
}
