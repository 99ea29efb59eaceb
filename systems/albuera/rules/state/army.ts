/** 2, 3.4, 4 The troops of a scenario: its units, their skirmishers, and their commanders, as tables. */

import type { ForcesFile } from './data/forces-schema.ts'
import { RANK_IDS, SIDE_IDS } from './data/ids.ts'
import type { ScenarioFile } from './data/scenarios-schema.ts'

export const INFANTRY = 0
export const CAVALRY = 1
export const ARTILLERY = 2
const ARMS = ['infantry', 'cavalry', 'artillery'] as const

export const CHIEF = 0
export const DIVISION = 1
export const BRIGADE = 2

/** Above every Manpower: the unit never covers two hexes. */
const NEVER_WIDE = 99
/** 8.2 A detached company has this Manpower, and costs its battalion the same. */
const COMPANY = 1

type UnitEntry = ForcesFile['units'][number]
type CommanderEntry = ForcesFile['commanders'][number]
type NationEntry = ForcesFile['nations'][number]

export interface Army {
  /** What is printed on each counter; companies come after all others: `sk/1/7`. */
  readonly units: readonly string[]
  /** The entry of each unit in the order of battle; for a company, that of its battalion. */
  readonly entries: readonly UnitEntry[]
  readonly side: Uint8Array
  readonly arm: Uint8Array
  /** By unit: 1 for infantry that is always in Skirmish Order (8.1). */
  readonly isCompany: Uint8Array
  /** Initial Manpower, 0 for guns; and the number of its Losses that its front takes (3.4). */
  readonly manpower: Uint8Array
  readonly front: Uint8Array
  /** 6.2 From this Manpower on it covers two hexes in Line. */
  readonly wide: Uint8Array
  /** The nation whose rules it follows, as a place in `nations` (5.1). */
  readonly nation: Uint8Array
  readonly nations: readonly NationEntry[]
  /** By unit: the company that it can detach, and the battalion that it is the company of; −1 for none. */
  readonly company: Int16Array
  readonly battalion: Int16Array
  /** Its commander; for Supporting Units, their superior. */
  readonly commander: Int8Array
  /** 1 for Supporting Units (4.7). */
  readonly supports: Uint8Array

  /** Counters over hexes: node k is unit k; those after the units are the right halves of Lines over two hexes. */
  readonly unitOf: Int16Array
  /** By unit: the node of its right half; −1 if it never covers two hexes. */
  readonly half: Int16Array
  /** By side: its nodes. */
  readonly nodesOf: readonly Int16Array[]

  readonly commanders: readonly string[]
  readonly leaders: readonly CommanderEntry[]
  readonly leads: Uint8Array
  readonly rank: Uint8Array
  /** By commander: his superior, −1 for none in this scenario. */
  readonly above: Int8Array
}

/** The troops of a scenario. */
export function muster(forces: ForcesFile, scenario: ScenarioFile): Army {
  const placed = new Set(scenario.deployment.flatMap(({ units }) => units))
  const present = forces.units.filter(({ id }) => placed.has(id))
  const battalions = present.filter((unit) => unit.arm === 'infantry' && !unit.companies)
  const entries = [...present, ...battalions]
  const isBattalion = (k: number) => k >= present.length
  const leaders = forces.commanders.filter(({ id }) => scenario.commanders.some(({ commander }) => commander === id))
  const commanders = leaders.map(({ id }) => id)
  const charts = scenario.supporting ?? forces.supporting
  const chartOf = (id: string) => charts.find(({ units }) => units.includes(id))
  const nationOf = ({ nation }: UnitEntry) => forces.nations.find(({ id }) => id === nation) as NationEntry
  const wide = Uint8Array.from(entries, (unit, k) =>
    unit.arm === 'infantry' && !unit.companies && !isBattalion(k) ? nationOf(unit).rectangle : NEVER_WIDE,
  )
  const manpower = Uint8Array.from(entries, (unit, k) =>
    unit.arm === 'artillery' ? 0 : isBattalion(k) ? COMPANY : unit.manpower,
  )
  const broad = entries.flatMap((_, k) => (manpower[k] >= wide[k] ? [k] : []))
  const unitOf = Int16Array.from([...entries.keys(), ...broad])
  return {
    units: entries.map(({ id }, k) => (isBattalion(k) ? `sk/${id}` : id)),
    entries,
    side: Uint8Array.from(entries, ({ side }) => SIDE_IDS.indexOf(side)),
    arm: Uint8Array.from(entries, ({ arm }) => ARMS.indexOf(arm)),
    isCompany: Uint8Array.from(entries, (unit, k) =>
      isBattalion(k) || (unit.arm === 'infantry' && unit.companies) ? 1 : 0,
    ),
    manpower,
    front: manpower.map((points) => (points === 0 ? 0 : forces.losses.front[points - 1])),
    wide,
    nation: Uint8Array.from(entries, (unit) => {
      const { id, like = id } = nationOf(unit)
      return forces.nations.findIndex((one) => one.id === like)
    }),
    nations: forces.nations,
    company: Int16Array.from(entries, (unit, k) => {
      const j = battalions.indexOf(unit as (typeof battalions)[number])
      return isBattalion(k) || j < 0 ? -1 : present.length + j
    }),
    battalion: Int16Array.from(entries, (unit, k) => (isBattalion(k) ? present.indexOf(unit) : -1)),
    commander: Int8Array.from(entries, ({ id, commander }) => commanders.indexOf(chartOf(id)?.under ?? commander)),
    supports: Uint8Array.from(entries, ({ id }) => (chartOf(id) ? 1 : 0)),
    unitOf,
    nodesOf: SIDE_IDS.map((id) => Int16Array.from(unitOf.keys()).filter((node) => entries[unitOf[node]].side === id)),
    half: Int16Array.from(entries, (_, k) => (broad.includes(k) ? entries.length + broad.indexOf(k) : -1)),
    commanders,
    leaders,
    leads: Uint8Array.from(leaders, ({ side }) => SIDE_IDS.indexOf(side)),
    rank: Uint8Array.from(leaders, ({ rank }) => RANK_IDS.indexOf(rank)),
    above: Int8Array.from(leaders, ({ under }) => (under === undefined ? -1 : commanders.indexOf(under))),
  }
}

/** 4.3 Is a commander this superior himself, or below him at any rank? */
export function obeys({ above }: Army, commander: number, superior: number): boolean {
  for (let one = commander; one >= 0; one = above[one]) if (one === superior) return true
  return false
}
