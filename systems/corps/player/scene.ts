/** What a unit has around it, gathered once before many places are judged. */
import { type Area, INCH, isWhollyOn } from '../../../src/inches/index.ts'
import { generalOf, leaveFor } from '../rules/queries/asked.ts'
import { isOn, shapeOf } from '../rules/state/bodies.ts'
import { arm, form } from '../rules/state/forms.ts'
import type { Deed } from '../rules/state/leave.ts'
import { leave } from '../rules/state/leave.ts'
import { type Corps, morale } from '../rules/state/position.ts'
import { foesOf, holderOf, inches, unitsOf } from './survey.ts'

export interface Scene {
  /** The copy of the view in which the unit is put here and there. */
  readonly t: Corps
  readonly unit: number
  readonly arm: number
  readonly foes: readonly number[]
  /** Friends of its army but for itself. */
  readonly friends: readonly number[]
  /** The ground that it goes for: a section that it is to hold, or the objective of its order. */
  readonly goal: readonly Area[]
  /** The section among it, if it is one. */
  readonly section: Area | undefined
  /** Where its general is, in cells; x −1 where he is not on the table, and how far he reaches (inches). */
  readonly generalX: number
  readonly generalY: number
  readonly radius: number
  readonly assaults: boolean
  readonly skirmishes: boolean
  readonly fights: boolean
  /** By body of the enemy: is another brigade of its command near enough to attack him as well? */
  readonly helped: ReadonlySet<number>
}

/** How near a second brigade is to an enemy that it may attack as well, in inches between centres. */
const HELP = 10

/** Does its order let a unit do this? */
const may = (p: Corps, unit: number, deed: Deed): boolean => leaveFor(p, unit, deed) !== leave.NO

const farFrom = (p: Corps, unit: number, { west, east, south, north }: Area): number =>
  inches(p.x[unit] - (west + east) / 2, p.y[unit] - (south + north) / 2)

const overlaps = (one: Area, other: Area): boolean =>
  one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north

/** The sections of an objective. */
export const sectionsOf = (p: Corps, objective: number): Area[] =>
  p.scenario.ground.sections.filter((section) =>
    p.scenario.objectives[objective].areas.some((area) => overlaps(section, area)),
  )

/** Is a unit of infantry fit to hold or take ground? */
const isFit = (p: Corps, unit: number): boolean =>
  p.scenario.roster.arm[unit] === arm.INFANTRY && p.morale[unit] < morale.SHAKEN

/**
 * The section that a brigade is to hold: the one it is in; else one of its order's objective that no friend holds, and
 * to which no fit brigade of its command is nearer.
 */
function sectionFor(p: Corps, unit: number): Area | undefined {
  if (!isFit(p, unit)) return undefined
  const { roster } = p.scenario
  const own = sectionsOf(p, p.objective[roster.command[unit]])
  for (const section of p.scenario.ground.sections) if (isWhollyOn(section, shapeOf(p, unit))) return section
  const open = own.filter((section) => holderOf(p, section, roster.army[unit]) < 0)
  const rivals = unitsOf(p, roster.army[unit]).filter(
    (one) =>
      roster.command[one] === roster.command[unit] &&
      isFit(p, one) &&
      !own.some((section) => isWhollyOn(section, shapeOf(p, one))),
  )
  // One after the other, the brigade nearest to an open section takes it.
  const free = new Set(rivals)
  for (const section of [...open]) {
    let [taker, least] = [-1, Number.POSITIVE_INFINITY]
    for (const one of free) {
      const far = farFrom(p, one, section)
      if (far < least) [taker, least] = [one, far]
    }
    if (taker === unit) return section
    free.delete(taker)
  }
  return undefined
}

export function sceneOf(p: Corps, t: Corps, unit: number): Scene {
  const { roster, objectives, commands } = p.scenario
  const command = roster.command[unit]
  const section = sectionFor(p, unit)
  const general = generalOf(p, command)
  const foes = foesOf(p, roster.army[unit])
  const friends = unitsOf(p, roster.army[unit]).filter((one) => one !== unit)
  const assaults = may(p, unit, 'assault')
  const helped = new Set<number>()
  if (assaults)
    for (const foe of foes)
      for (const friend of friends) {
        if (roster.command[friend] !== command || roster.arm[friend] !== arm.INFANTRY) continue
        if (p.morale[friend] !== morale.FORMED || p.form[friend] === form.MARCH) continue
        if (inches(p.x[friend] - p.x[foe], p.y[friend] - p.y[foe]) <= HELP) helped.add(foe)
      }
  const objective = objectives[p.objective[command]].areas
  return {
    t,
    unit,
    arm: roster.arm[unit],
    foes,
    friends,
    goal: section === undefined ? objective : [section],
    section,
    generalX: isOn(p, general) ? p.x[general] : -1,
    generalY: p.y[general],
    radius: commands[command].radius / INCH,
    assaults,
    skirmishes: may(p, unit, 'skirmish'),
    fights: may(p, unit, 'firefight'),
    helped,
  }
}
