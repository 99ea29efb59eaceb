/** What a unit has around it, gathered once before many places are judged. */
import { type Area, INCH, isWhollyOn } from '../../../src/inches/index.ts'
import { generalOf, leaveFor } from '../rules/queries/asked.ts'
import { isOn, shapeOf } from '../rules/state/bodies.ts'
import { coverOf, sideOf } from '../rules/state/cover.ts'
import { arm, form } from '../rules/state/forms.ts'
import type { Deed } from '../rules/state/leave.ts'
import { leave } from '../rules/state/leave.ts'
import { type Corps, morale } from '../rules/state/position.ts'
import { foesOf, holderOf, inches, prizesOf, unitsOf } from './survey.ts'
import type { Taste } from './taste.ts'

export interface Scene {
  readonly taste: Taste
  /** The copy of the view in which the unit is tried in different places. */
  readonly t: Corps
  readonly unit: number
  readonly arm: number
  readonly foes: readonly number[]
  /** Friends of its army, except itself. */
  readonly friends: readonly number[]
  /** The ground that it goes for: a section to hold, or the objective of its order. */
  readonly goal: readonly Area[]
  /** The section among it, if it is one. */
  readonly section: Area | undefined
  /** The place before a side of the section from which to attack its holder, in cells. */
  readonly post: Post | undefined
  /** The general of its command. */
  readonly general: number
  /** Where its general is, in cells; x −1 if he is off the table; and how far he reaches (inches). */
  readonly generalX: number
  readonly generalY: number
  readonly radius: number
  /** Sections that the enemy holds and that infantry of its command must take. */
  readonly contested: readonly Area[]
  readonly assaults: boolean
  readonly skirmishes: boolean
  readonly fights: boolean
  /** By enemy body: how it can be attacked. */
  readonly aims: ReadonlyMap<number, Aim>
}

/** A place before a side of ground. */
type Post = readonly [x: number, y: number]

/** How an enemy can be attacked on foot. */
interface Aim {
  /** The built-up area or wood that it is inside of. */
  readonly area: Area | undefined
  /** Friends near enough to attack it as well: how many, and for an area, on which sides. */
  readonly helpers: number
  readonly sides: ReadonlySet<number>
}

/** How near a second brigade must be to an enemy to attack it as well, in inches between centres. */
const HELP = 10

/** Does its order let a unit do this? */
const may = (p: Corps, unit: number, deed: Deed): boolean => leaveFor(p, unit, deed) !== leave.NO

const farFrom = (p: Corps, unit: number, { west, east, south, north }: Area): number =>
  inches(p.x[unit] - (west + east) / 2, p.y[unit] - (south + north) / 2)

const overlaps = (one: Area, other: Area): boolean =>
  one.west < other.east && other.west < one.east && one.south < other.north && other.south < one.north

/** The sections of an objective that count for victory. */
export const sectionsOf = (p: Corps, objective: number): Area[] =>
  prizesOf(p).filter((section) => p.scenario.objectives[objective].areas.some((area) => overlaps(section, area)))

/** How much farther from its goal a brigade counts if it has acted in this turn: it may no longer go there. */
const SPENT = 8

/** Is it infantry that can hold ground: any that is not in Rout? */
const isFoot = (p: Corps, unit: number): boolean =>
  p.scenario.roster.arm[unit] === arm.INFANTRY && p.morale[unit] !== morale.ROUT

/** Is a unit of infantry fit to attack? */
const isFit = (p: Corps, unit: number): boolean =>
  p.scenario.roster.arm[unit] === arm.INFANTRY && p.morale[unit] < morale.SHAKEN

/** How many brigades of a command go for the same section: the others are there if the first does not get in. */
const TAKERS = 3

/**
 * The section that a brigade is to hold: the one it is in; else one of its order's objective that no friend holds, if
 * the brigade is among the nearest of its command.
 */
function sectionFor(p: Corps, unit: number): Area | undefined {
  const { roster } = p.scenario
  if (!isFoot(p, unit)) return undefined
  for (const section of prizesOf(p)) if (isWhollyOn(section, shapeOf(p, unit))) return section
  const own = sectionsOf(p, p.objective[roster.command[unit]])
  const free = unitsOf(p, roster.army[unit]).filter(
    (one) =>
      roster.command[one] === roster.command[unit] &&
      isFoot(p, one) &&
      !own.some((section) => isWhollyOn(section, shapeOf(p, one))),
  )
  let [nearest, least]: [Area | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const section of own) {
    if (holderOf(p, section, roster.army[unit]) >= 0) continue
    const way = (one: number): number => farFrom(p, one, section) + (p.moved[one] > 0 && one !== unit ? SPENT : 0)
    const far = way(unit)
    const nearer = free.filter((one) => one !== unit && (way(one) < far || (way(one) === far && one < unit))).length
    if (nearer < TAKERS && far < least) [nearest, least] = [section, far]
  }
  return nearest
}

/** Cells from a side of ground to a brigade that attacks it. */
const BEFORE = 2.5 * INCH

/** How many brigades of a command attack the same section, each on a side of its own (9.4). */
const ATTACKERS = 3

/** The places from which to attack a section, one for each side. */
const postsOf = ({ west, east, south, north }: Area): Post[] => {
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  return [
    [x, north + BEFORE],
    [east + BEFORE, y],
    [x, south - BEFORE],
    [west - BEFORE, y],
  ]
}

/** 9.4 The side from which a brigade attacks a section: the nearest brigade chooses first. */
function postFor(p: Corps, unit: number, section: Area): Post | undefined {
  const { roster } = p.scenario
  const free = postsOf(section)
  const attackers = unitsOf(p, roster.army[unit])
    .filter((one) => roster.command[one] === roster.command[unit] && isFit(p, one))
    .sort((one, other) => farFrom(p, one, section) - farFrom(p, other, section) || one - other)
  for (const one of attackers.slice(0, ATTACKERS)) {
    const way = ([x, y]: Post): number => inches(p.x[one] - x, p.y[one] - y)
    const post = free.reduce((best, other) => (way(other) < way(best) ? other : best))
    if (one === unit) return post
    free.splice(free.indexOf(post), 1)
  }
  return undefined
}

/** How an enemy can be attacked by a unit and the friends of its command around that enemy. */
function aimAt(p: Corps, unit: number, foe: number): Aim {
  const { roster } = p.scenario
  const area = coverOf(p, foe)
  const sides = new Set<number>()
  let helpers = 0
  for (const friend of unitsOf(p, roster.army[unit])) {
    if (friend === unit || roster.command[friend] !== roster.command[unit] || !isFit(p, friend)) continue
    if (p.morale[friend] !== morale.FORMED || p.form[friend] === form.MARCH) continue
    if (inches(p.x[friend] - p.x[foe], p.y[friend] - p.y[foe]) > HELP) continue
    helpers++
    if (area !== undefined) sides.add(sideOf(area, p.x[friend], p.y[friend]))
  }
  return { area, helpers, sides }
}

/** What a unit of a command faces: `p` is the view, and `t` a copy of it to try moves in. */
export function sceneOf(taste: Taste, p: Corps, t: Corps, unit: number): Scene {
  const { roster, objectives, commands } = p.scenario
  const command = roster.command[unit]
  const assaults = may(p, unit, 'assault')
  const section = sectionFor(p, unit)
  const holders = sectionsOf(p, p.objective[command]).filter((one) => holderOf(p, one, 1 - roster.army[unit]) >= 0)
  const isHeld = section !== undefined && assaults && holderOf(p, section, 1 - roster.army[unit]) >= 0
  const general = generalOf(p, command)
  const foes = foesOf(p, roster.army[unit])
  const friends = unitsOf(p, roster.army[unit]).filter((one) => one !== unit)
  const objective = objectives[p.objective[command]].areas
  return {
    taste,
    t,
    unit,
    arm: roster.arm[unit],
    foes,
    friends,
    goal: section === undefined ? objective : [section],
    section: isHeld ? undefined : section,
    post: isHeld ? postFor(p, unit, section) : undefined,
    general,
    generalX: isOn(p, general) ? p.x[general] : -1,
    generalY: p.y[general],
    radius: commands[command].radius / INCH,
    contested: assaults ? holders : [],
    assaults,
    skirmishes: may(p, unit, 'skirmish'),
    fights: may(p, unit, 'firefight'),
    aims: new Map(assaults ? foes.filter((foe) => foe < p.morale.length).map((foe) => [foe, aimAt(p, unit, foe)]) : []),
  }
}
