/** 1.3 The pieces of a scenario as columns of numbers: what never changes about them. */
import type { ForcesFile, ScenarioFile } from './data/data.ts'
import { ARM_IDS, CLASS_IDS, GRADES, SIDE_IDS } from './data/ids.ts'

/** Classes of cavalry and artillery (1.3.1). */
export const LIGHT = 0
export const MEDIUM = 1
export const HEAVY = 2

/** Names of things, each list in the order of its things. */
interface ArmyNames {
  readonly units: readonly string[]
  readonly leaders: readonly string[]
  readonly formations: readonly string[]
}

export interface Army {
  /** What its units, leaders and formations are called in the order of battle. */
  readonly names: ArmyNames
  /** Counters of the scenario, including carts: the French first, each side in the order of battle. */
  readonly units: readonly string[]
  readonly side: Uint8Array
  readonly arm: Uint8Array
  readonly class: Int8Array
  /** Printed combat factor. */
  readonly cf: Uint8Array
  /** Morale grade, 0 for A. */
  readonly grade: Uint8Array
  /** Light infantry; horse artillery; Swiss: 1 or 0. */
  readonly light: Uint8Array
  readonly horse: Uint8Array
  readonly swiss: Uint8Array
  readonly formation: Uint8Array
  /** The unit of each node of a stack: units first, then the further hexes of units that can skirmish. */
  readonly unitOf: Int16Array
  /** The first further node of a unit that can skirmish, or -1. */
  readonly spread: Int16Array

  readonly leaders: readonly string[]
  readonly leaderSide: Uint8Array
  /** Bit f: formation f is his own, or he may change its orders. */
  readonly commands: Int32Array
  /**
   * The formations that he keeps in command and lends his factors: those of `commands`, or for a Commander in Chief of
   * the whole side all of them (1.3.1, 9, 15).
   */
  readonly leads: Int32Array
  /** The leader whose coming limits him to Commander in Chief of his own formations; -1 for none (S3.5, S4.4). */
  readonly yieldsTo: Int8Array
  /** Bit f: formation f is his own, whoever is Commander in Chief. */
  readonly keeps: Int32Array
  readonly radius: Uint8Array
  /** The formation whose order moves him. */
  readonly ownFormation: Int8Array
  /** `2 * leader + worn`: shock and morale factors of his front and reverse. */
  readonly shock: Int8Array
  readonly morale: Int8Array

  readonly formations: readonly string[]
  readonly formationSide: Uint8Array
  /** Leader of each formation in this scenario; -1 where he is absent. */
  readonly leaderOf: Int8Array
  /** By formation: its units except carts. */
  readonly troopsOf: readonly Int16Array[]
  /** By leader: the units of the formations that he leads. */
  readonly unitsOf: readonly Int16Array[]
  /** By side: its units. */
  readonly unitsOfSide: readonly Int16Array[]
}

/** Hexes that skirmishers may cover in addition to their own (4.1c). */
export const FURTHER = 3
const RADIUS = 3

/** Returns the pieces that a scenario uses, with its own changes of formation. */
export function muster(forces: ForcesFile, scenario: ScenarioFile): Army {
  const named = new Set([...scenario.deployment, ...scenario.arrivals].flatMap(({ units }) => units))
  const bySide = <T extends { readonly side: string }>(list: readonly T[]) =>
    SIDE_IDS.flatMap((side) => list.filter((one) => one.side === side))
  const units = bySide(forces.units.filter(({ id }) => named.has(id)))
  const formationOf = (unit: (typeof units)[number]) => scenario.formationOf[unit.id] ?? unit.formation
  const formations = bySide(forces.formations.filter(({ id }) => units.some((unit) => formationOf(unit) === id)))
  const formationIds = formations.map(({ id }) => id)
  const present = new Set([...scenario.leaders, ...scenario.arrivals].flatMap(({ leaders }) => leaders))
  const leaders = bySide(forces.leaders.filter(({ id }) => present.has(id)))
  const leaderIds = leaders.map(({ id }) => id)
  const scouts = units.flatMap(({ light }, unit) => (light === true ? [unit] : []))
  const numbersOf = (belongs: (unit: (typeof units)[number]) => boolean) =>
    Int16Array.from([...units.keys()].filter((unit) => belongs(units[unit])))
  const flags = (key: 'light' | 'horse' | 'swiss') => Uint8Array.from(units, (unit) => (unit[key] === true ? 1 : 0))
  const commanders = new Map(
    scenario.commanders.map(({ leader, formations: own, near = [] }) => [leader, [...own, ...near]]),
  )
  const supreme = new Set(scenario.commanders.flatMap((one) => (one.supreme === true ? [one.leader] : [])))
  const successors = new Map(scenario.commanders.map(({ leader, until }) => [leader, until ?? '']))
  const mask = (ids: readonly string[]) =>
    ids.reduce((bits, id) => bits | (formationIds.includes(id) ? 1 << formationIds.indexOf(id) : 0), 0)
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)
  return {
    names: { units: namesOf(units), leaders: namesOf(leaders), formations: namesOf(formations) },
    units: units.map(({ id }) => id),
    side: Uint8Array.from(units, ({ side }) => SIDE_IDS.indexOf(side)),
    arm: Uint8Array.from(units, ({ arm }) => ARM_IDS.indexOf(arm)),
    class: Int8Array.from(units, (unit) => (unit.class === undefined ? -1 : CLASS_IDS.indexOf(unit.class))),
    cf: Uint8Array.from(units, ({ cf }) => cf),
    grade: Uint8Array.from(units, ({ morale }) => Math.max(0, GRADES.indexOf(morale ?? 'A'))),
    light: flags('light'),
    horse: flags('horse'),
    swiss: flags('swiss'),
    formation: Uint8Array.from(units, (unit) => formationIds.indexOf(formationOf(unit))),
    unitOf: Int16Array.from([
      ...units.keys(),
      ...scouts.flatMap((unit) => Array.from({ length: FURTHER }, () => unit)),
    ]),
    spread: Int16Array.from(units, (_, unit) =>
      scouts.includes(unit) ? units.length + FURTHER * scouts.indexOf(unit) : -1,
    ),
    leaders: leaderIds,
    leaderSide: Uint8Array.from(leaders, ({ side }) => SIDE_IDS.indexOf(side)),
    commands: Int32Array.from(leaders, ({ id, commands }) => mask([...commands, ...(commanders.get(id) ?? [])])),
    leads: Int32Array.from(leaders, ({ id, side, commands }) =>
      mask(
        supreme.has(id)
          ? formations.filter((one) => one.side === side).map((one) => one.id)
          : [...commands, ...(commanders.get(id) ?? [])],
      ),
    ),
    yieldsTo: Int8Array.from(leaders, ({ id }) => leaderIds.indexOf(successors.get(id) ?? '')),
    keeps: Int32Array.from(leaders, ({ commands }) => mask(commands)),
    radius: Uint8Array.from(leaders, ({ id }) => scenario.radius[id] ?? RADIUS),
    ownFormation: Int8Array.from(leaders, ({ id, commands }) => {
      const own = formations.findIndex(({ leader }) => leader === id)
      return own >= 0 ? own : formationIds.findIndex((formation) => commands.includes(formation))
    }),
    shock: Int8Array.from(leaders.flatMap(({ shock, reverse }) => [shock, reverse.shock])),
    morale: Int8Array.from(leaders.flatMap(({ morale, reverse }) => [morale, reverse.morale])),
    formations: formationIds,
    formationSide: Uint8Array.from(formations, ({ side }) => SIDE_IDS.indexOf(side)),
    leaderOf: Int8Array.from(formations, ({ leader }) => leaderIds.indexOf(leader)),
    troopsOf: formationIds.map((id) => numbersOf((unit) => formationOf(unit) === id && unit.arm !== 'cart')),
    unitsOfSide: SIDE_IDS.map((id) => numbersOf(({ side }) => side === id)),
    unitsOf: leaderIds.map((id) => {
      const led = new Set(formations.filter(({ leader }) => leader === id).map((one) => one.id))
      return numbersOf((unit) => led.has(formationOf(unit)))
    }),
  }
}
