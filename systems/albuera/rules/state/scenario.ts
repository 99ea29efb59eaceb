/** From data and options to the parts of a game that never change. */
import { cornerNamed, hexNamed } from '../../../../src/hex/index.ts'
import type { Options, Scenario } from '../../../../src/kernel/index.ts'
import { type Army, muster } from './army.ts'
import type { PlayedData } from './data/data.ts'
import { ARRAY_IDS, MODE_IDS, SIDE_IDS } from './data/ids.ts'
import { inPart } from './data/part.ts'
import type { ScenarioFile } from './data/scenarios-schema.ts'
import type { TablesFile } from './data/tables-schema.ts'
import { type Ground, halves } from './ground.ts'
import { type Gunnery, makeGunnery } from './gunnery.ts'
import { ARRAYS, HANDS, SHAPES } from './shapes.ts'

/** 12 What movement costs, in half points. */
interface Costs {
  readonly infantry: number
  readonly doubleMarch: number
  readonly cavalry: number
  readonly foot: number
  readonly limbered: number
  readonly horse: number
  readonly fire: number
  readonly turn: number
  readonly back: number
  readonly friends: number
  readonly enemies: number
  readonly reorder: number
  readonly square: number
  readonly leaveSquare: number
  readonly array: number
  readonly limber: number
}

/** A counter of the set-up: on top of those in its hex that come after it. */
interface Placed {
  readonly unit: number
  readonly hex: number
  readonly facing: number
  /** Its place in `ARRAYS`. */
  readonly array: number
  readonly isWide: boolean
}

export interface AlbueraScenario extends Scenario {
  readonly data: PlayedData
  readonly ground: Ground
  readonly army: Army
  readonly costs: Costs
  readonly gunnery: Gunnery
  /** 4.2 Command range, and how far commanders move (12.8), in hexes. */
  readonly command: number
  readonly rides: number
  /** By hex: 1 on the part of the map that is played on. */
  readonly field: Uint8Array
  readonly turns: number
  /** The time at which the battle begins, in minutes after midnight. */
  readonly start: number
  readonly setUp: readonly Placed[]
  /** By commander: his initial hex. */
  readonly posts: Int16Array
  /** 3.1 By commander: 1 if his chit can be chosen. */
  readonly chits: Uint8Array
  /** By side: the number of chits that it may choose; all of them each turn, if nothing is chosen. */
  readonly most: readonly number[]
  readonly allChits: boolean
  /** By side: points for an Automatic Victory (16.4). */
  readonly victory: readonly number[]
  /** By side: where routed units come back if their commander is gone (15.11.4). */
  readonly returns: readonly Int16Array[]
  /** A hex that is worth points to the side with the last formed infantry at it; −1 for none. */
  readonly prize: number
  readonly boxes: number
}

/** 2.1 A turn is a quarter of an hour. */
export const TURN_MINUTES = 15

/** A scenario: the parts of a game of it that never change. */
export function makeScenario(data: PlayedData, ground: Ground, file: ScenarioFile, options: Options): AlbueraScenario {
  const { grid } = ground
  const army = muster(data.forces, file)
  const hex = (name: string) => hexNamed(grid, name)
  const onField = inPart(file, grid)
  const { allowances } = data.tables
  const chits = SIDE_IDS.flatMap((side) => file.pool[side].chits)
  return {
    id: file.id,
    counts: {
      sides: 2,
      units: army.units.length,
      nodes: army.unitOf.length,
      commanders: army.commanders.length,
      hexes: grid.count,
      hands: HANDS.length,
      corners: 6,
      shapes: SHAPES.length,
    },
    options,
    data,
    ground,
    army,
    costs: costsOf(data.tables),
    gunnery: makeGunnery(data.tables, army),
    command: data.tables.command.hexes,
    rides: allowances.commander,
    field: Uint8Array.from(grid.names, (_, at) => (onField(at) ? 1 : 0)),
    turns: file.turns,
    start: 60 * Number(file.start.slice(0, 2)) + Number(file.start.slice(3)),
    setUp: file.deployment.flatMap(({ at, units, facing, array }) =>
      units.map((id) => ({
        unit: army.units.indexOf(id),
        hex: hex(at[0]),
        facing: cornerNamed(facing),
        array: array === undefined ? ARRAYS.indexOf('mounted') : ARRAY_IDS.indexOf(array),
        isWide: at.length === 2,
      })),
    ),
    posts: Int16Array.from(army.commanders, (id) =>
      hex(file.commanders.find(({ commander }) => commander === id)?.at ?? ''),
    ),
    chits: Uint8Array.from(army.commanders, (id) => (chits.includes(id) ? 1 : 0)),
    most: SIDE_IDS.map((side) => file.pool[side].most),
    allChits: file.pool.all === true,
    victory: SIDE_IDS.map((side) => file.victory[side]),
    returns: SIDE_IDS.map((side) => Int16Array.from(file.returns[side], hex)),
    prize: file.bonus ? hex(file.bonus.hex) : -1,
    boxes: file.bonus?.boxes ?? 0,
  }
}

function costsOf({ allowances, actions }: TablesFile): Costs {
  const { infantry, doubleMarch, cavalry, foot, limbered, horse } = allowances
  const { fire, turn, back, friends, enemies, reorder, square, leaveSquare, array, limber } = actions
  const costs = {
    ...{ infantry, doubleMarch, cavalry, foot, limbered, horse },
    ...{ fire, turn, back, friends, enemies, reorder, square, leaveSquare, array, limber },
  }
  return Object.fromEntries(Object.entries(costs).map(([name, points]) => [name, halves(points)])) as unknown as Costs
}

/** The place of a mode in the tables of costs. */
export const modeNamed = (mode: (typeof MODE_IDS)[number]): number => MODE_IDS.indexOf(mode)
