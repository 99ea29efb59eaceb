import { cell, type Laid, layout, local, per, type Refusal, type Scenario, slot } from '../../../../src/kernel/index.ts'
import { BLACK, WHITE } from './board.ts'
import type { Tables } from './tables.ts'
import type { Terrain } from './terrain.ts'

/** An objective of a side, and what its enemy earns by controlling the sector. */
interface Objective {
  readonly sector: number
  readonly side: number
  readonly vp: number
  readonly command: boolean
}

/** The parts of a game of Generals that never change: the tables, the ground, the set-up, the options. */
export interface GeneralsScenario extends Scenario {
  readonly tables: Tables
  readonly terrain: Terrain
  /** Why an arrow cannot be drawn on this ground, by side, arm and march. */
  readonly arrows: readonly (Refusal | undefined)[]
  /** The arrows that can be drawn, by side, arm and sector. */
  readonly drawable: readonly (readonly number[])[]
  readonly objectives: readonly Objective[]
  /** The marker behind each number; empty without objective markers. */
  readonly markers: readonly {
    readonly kind: string
    readonly vp: number
    readonly once: boolean
    readonly home: boolean
    readonly command: boolean
  }[]
  /** The units that a side begins with, by side, sector and type; undefined if both set up in secret. */
  readonly setup: readonly (readonly (readonly number[])[])[] | undefined
  /**
   * If both set up in secret: the number of units that a side places in its home sectors, in the order of the board,
   * and in its reserve.
   */
  readonly sizes: readonly (readonly number[])[]
  /** Units of each type in each army. */
  readonly army: readonly (readonly number[])[]
  readonly readings: {
    readonly emptyObjectivesCount: boolean
    readonly cavalryFleesAfterRanged: boolean
    readonly rearFire: boolean
    readonly hillGunsBlind: boolean
    readonly orderDice: boolean
    readonly orderDelivery: boolean
    readonly armyMorale: boolean
  }
}

/**
 * The position. `holdings` are side × sector, `groups` step × arm, `halves` side × zone, `spaces` side × zone × space,
 * `kinds` side × type. What a seat plans and has not yet shown is its own; everything else is open.
 */
const shape = {
  round: cell,
  /** The number of the running phase of the sequence of play, 1 to 7. */
  stage: cell,
  /** 0 while the game runs, 1 White has won, 2 Black, 3 a draw. */
  result: cell,
  /** Chips left in the majority pool (G8). */
  pool: cell,
  /** 1 in the ranged part of a combat, 2 in the melee part, else 0. */
  part: cell,
  /** The number of units of both sides that act in this phase. */
  acts: cell,
  /** Has any unit moved since the passes of A4 last began? */
  moved: cell,

  vp: per('seats'),
  /** Orders that may be given this round, and extra ones that only rally (G63, G132, G136). */
  allotment: per('seats'),
  surplus: per('seats'),
  /** Orders not given, for rallying (G64). */
  saved: per('seats', 'own'),

  /** Units by side, sector and class. */
  unit: per('units'),
  /** Non-routed units, and all units with the occupant of a building, by side and sector: sums of `unit`. */
  held: per('holdings'),
  crowd: per('holdings'),
  /** Pieces off the field by side and type. */
  box: per('kinds'),
  captives: per('kinds'),
  captured: per('kinds'),
  destroyed: per('kinds'),
  merged: per('kinds'),
  /** Where each battery's token lies: 1 + from × sectors + target (G79). */
  token: per('tokens'),
  /** Infantry in the building of a sector: 0 for none, else 1 + side + 2 × (0 fresh, 1 spent, 2 routed) (G144). */
  tenant: per('sectors'),
  razed: per('sectors'),
  /** The place of each objective marker: 1 + sector (G129 to G131). */
  marker: per('markers'),

  /** The sheet: what is left to do of each order, 1 + arm × marches + march; 0 is an empty or finished line. */
  order: per('orders', 'own'),
  /** While a sheet is written: the number of orders in all, and by arm and sector. */
  given: per('seats', 'own'),
  planned: per('plans', 'own'),
  /** The die that delivered or lost an order (G133). */
  runner: per('orders', 'own'),
  /** Orders that act in this phase. */
  acting: per('orders', 'own'),
  /** How each order ended, for the refusal of a unit that is spent: a number of `ending` in sheet.ts. */
  ended: per('orders', 'own'),
  /** The sheet as it was written, and as it is shown in phase 7 (G65). */
  sheet: per('orders', 'own'),
  shown: per('orders'),

  /** Units that act, by step and arm. */
  group: per('groups'),
  /** Units about to move, by step and arm, while overflow is settled (A54). */
  going: per('groups'),
  /** Units that use a step in this phase (G35). */
  crossed: per('steps'),

  /** 0 no combat in this zone, 1 an assault, 2 a meeting (A6). */
  zone: per('zones'),
  /** The step by which a side attacks in a zone, + 1. */
  attack: per('halves'),
  /** Units routed in this combat that lie in the zone, by half and type (A44). */
  fallen: per('fallen'),
  /** Cavalry on its first activation that attacked in vain, by its step (G38). */
  blown: per('steps'),
  /**
   * Units that withdrew from a half of a zone in this phase, or entered the building of a sector: a trace of what was
   * told, kept until units act again.
   */
  left: per('halves'),
  /** Infantry that attacks a building from inside its sector. */
  storm: per('halves'),
  /** Units that the defender must still place opposite enemy attackers. */
  need: per('halves'),
  who: per('spaces'),
  /** The unit's target if it is not the one opposite: 1 + space. */
  aim: per('spaces'),
  /** A unit that left the board because of a ranged hit by this one: 1 + number of the spoil. */
  owed: per('spaces'),
  die: per('dice'),
  /** Units that left the board in this phase and whose fate is undecided: 1 + kind (G124). */
  spoil: per('spoils'),
  /** Re-rolls left by side and target sector (G117). */
  rerolls: per('holdings'),
  /** Batteries that fire: 1 + march, by side. */
  battery: per('batteries'),
  /** The target of each of their dice, once both sides have laid their guns: 1 + figure. */
  laid: per('shots'),

  /** Secret drafts of the phase that asks: by holding, half, space, shot, kind. */
  wish: per('holdings', 'own'),
  wish2: per('holdings', 'own'),
  wishZone: per('halves', 'own'),
  draft: per('spaces', 'own'),
  shot: per('shots', 'own'),
  wishKind: per('kinds', 'own'),
  muster: per('musters', 'own'),
  marking: per('markers', 'own'),
  /** Extra moves along a road: 1 + rank × steps + step (G150); and the same once opened, until units act again. */
  road: per('roads', 'own'),
  byRoad: per('roads'),

  /** Which side must choose, and what else a phase keeps in its frame (`frames.ts`). */
  asked: local,
  slot1: slot,
  slot2: slot,
  slot3: slot,
} as const

export const generalsLayout = layout<typeof shape, GeneralsScenario>(shape, {
  depth: 8,
  // Everything that has an owner is counted side by side, White's half first.
  owner: (scenario, kind, index) => (index * 2 < scenario.counts[kind] ? WHITE : BLACK),
})
export type Generals = Laid<typeof shape, GeneralsScenario>
