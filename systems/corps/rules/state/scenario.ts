/** What never changes in a game of a scenario: who fights, on what ground, by which numbers. */
import type { Area, Convex, Point } from '../../../../src/inches/index.ts'
import type { Die, Scenario } from '../../../../src/kernel/index.ts'
import type { Charges } from './charges.ts'
import type { FieldFile } from './data/fields-schema.ts'
import type { Fights } from './fights.ts'
import type { Gunnery } from './gunnery.ts'
import type { Later } from './later.ts'
import type { Leaves } from './leave.ts'
import type { Nerve } from './nerve.ts'

/** Everything that stands on the table has one number: units first, then generals, blinds, guns left behind. */
export interface Roster {
  readonly names: readonly string[]
  /** By unit: what its army calls it. */
  readonly titles: readonly string[]
  /** By body: its army, and its command. */
  readonly army: Int8Array
  readonly command: Int8Array
  /** By body: `arm`; NONE unless it is a unit. */
  readonly arm: Int8Array
  /** Where generals (one for each command), blinds and guns begin among the bodies, and the number of bodies. */
  readonly generals: number
  readonly blinds: number
  readonly guns: number
  /** By unit: for a battery, the body that its guns are once the crew has left them (A20); −1 for all others. */
  readonly gunsOf: Int8Array
  readonly count: number
  /**
   * A186 By unit that may be with its corps or with the reserve: the unit that it is with the other; −1 for all others.
   */
  readonly twin: Int8Array
  /** By unit: determination, fire and skirmish of infantry, determination of cavalry, gunners: 1 A, 0 B, −1 C. */
  readonly determination: Int8Array
  readonly fire: Int8Array
  readonly skirmish: Int8Array
  /** By cavalry: 0 light, 1 medium, 2 heavy. By battery: 0 light, 1 medium, 2 heavy, by its calibre. */
  readonly weight: Int8Array
  /** 16.4 By unit: what a die must show for it to pursue; cavalry only. */
  readonly pursues: Int8Array
  /** By unit: bits of `trait`. */
  readonly traits: Int8Array
}

/** Bits of `traits`. */
export const trait = { LANCERS: 1, HORSE_GUNS: 2 } as const

/** A command: a corps, a reserve, or a commander in chief alone. */
export interface Command {
  readonly id: string
  /** What its army calls it, and its commander where his name is known. */
  readonly title: string
  readonly leader: string | undefined
  /** The id of its nation in the data, and the number on its chip (0.6). */
  readonly nation: string
  readonly chip: number
  readonly army: number
  readonly isChief: boolean
  /** 1 Gifted, 0 Average, −1 Poor. */
  readonly grade: number
  /** Cells within which its general can order a unit (rule 3). */
  readonly radius: number
}

/** Rates of movement in cells a pip, by form; blinds by whether they are deployed (rules 1, 5). */
export interface Rates {
  readonly foot: Int16Array
  /** By weight: light, medium, heavy; in column and in line. */
  readonly horseColumn: Int16Array
  readonly horseLine: Int16Array
  readonly general: number
  readonly horseGuns: number
  readonly footGuns: number
  /** By weight of the guns, moved by hand. */
  readonly byHand: Int16Array
  readonly blind: number
  readonly deployedBlind: number
}

/** A contour of a hill: everything within it is at least this high. */
interface Contour {
  readonly area: Area
  /** From 1 at the foot of a hill upwards. */
  readonly level: number
}

/** 5.7 A band, with the points of its middle line from either end. */
export interface Road extends Area {
  readonly ways: readonly (readonly Point[])[]
}

/** Ground by what it means (rules 5, 7, 9). */
interface Ground {
  /** Everything at half rate: hills, woods, broken ground. */
  readonly difficult: readonly Area[]
  readonly woods: readonly Area[]
  readonly sections: readonly Area[]
  readonly roads: readonly Road[]
  readonly contours: readonly Contour[]
  /** A103 The stretches of hedges and walls, each a segment. */
  readonly hedges: readonly Convex[]
  readonly walls: readonly Convex[]
}

/** Rule 4: what orders say; lengths in cells. */
interface Orders {
  readonly leaves: Leaves
  /** 4.2 How near to an enemy a unit may come on Move: in the open; in a built-up area or on difficult ground. */
  readonly open: number
  readonly cover: number
  /** 4.6 How near an enemy must be to be charged, where only near ones may be; infinite for the option of A64. */
  readonly charge: number
  /** A52 How near to an enemy cavalry may come on reconnaissance. */
  readonly recce: number
}

/** A band of the table of spotting: up to this distance (cells) a die must show this much; 0 if no roll is needed. */
interface Band {
  readonly to: number
  readonly need: number
}

/** How everything stands at first: by body, by command. */
interface Start {
  /** Centre in cells, x −1 off the table; heading; form; strips of blinds. */
  readonly x: Int16Array
  readonly y: Int16Array
  readonly heading: Int16Array
  readonly form: Int16Array
  readonly strips: Int16Array
  /** 1 for commands that begin off their blinds. */
  readonly revealed: Int16Array
  readonly order: Int16Array
  readonly objective: Int16Array
  /** By blind: 1 for those with nothing under them. */
  readonly decoy: Int16Array
}

/** A49 What counts at the end of the day. */
interface Victory {
  /** Points for each casualty, and for each brigade or battery that was routed off or lost. */
  readonly casualty: number
  readonly unit: number
  /** The percentage of its brigades beyond which a side collapses. */
  readonly collapse: number
  /** The sections that count, by their number in `ground.sections`. */
  readonly sections: readonly number[]
}

/** A107 What each side may choose in secret before the day begins. */
interface Choose {
  /** How many commands take part in addition to the commander in chief. */
  readonly least: number
  readonly most: number
  /** The most strips of a blind, and the most decoys of a side. */
  readonly strips: number
  readonly decoys: number
  /** How far from its own edge a side may lay its blinds; cells. */
  readonly depth: number
  /** The orders that can be written: values of `order`. */
  readonly orders: readonly number[]
}

export interface CorpsScenario extends Scenario {
  /** Undefined in a laid scenario. */
  readonly choose?: Choose
  readonly moves: number
  readonly victory: Victory
  /** The table, in cells. */
  readonly width: number
  readonly depth: number
  readonly roster: Roster
  readonly commands: readonly Command[]
  readonly ground: Ground
  /** By form: the length of its front and its depth in cells; for a blind, of each strip. */
  readonly fronts: Int16Array
  readonly depths: Int16Array
  /** No corner of a unit, or of a blind, is farther from its middle than this; cells. */
  readonly extents: { readonly unit: number; readonly blind: number }
  readonly rates: Rates
  /**
   * Pips in addition to the die, by grade, Poor first: of a command on blinds, of a corps, of a chief (rules 1 to 3).
   */
  readonly pips: {
    readonly blind: readonly number[]
    readonly corps: readonly number[]
    readonly chief: readonly number[]
  }
  /** A11 The die for pips. */
  readonly averageDie: Die
  /**
   * What actions cost, in pips (2.2 to 3.12, A6, A36, A180). By grade, Poor first: an order, giving the turn away (rule 2), a
   * change to Halt (3.11).
   */
  readonly prices: {
    readonly move: number
    readonly form: number
    readonly guns: number
    readonly fight: number
    readonly occupy: number
    readonly rally: number
    readonly general: number
    readonly retire: number
    readonly extend: number
    readonly detach: number
    readonly halfAndForm: number
    readonly exchange: number
    readonly order: readonly number[]
    readonly gift: readonly number[]
    readonly halt: readonly number[]
  }
  /** 1.6 to 1.8 By how a blind lies: in plain sight, behind troops, hidden. */
  readonly spotting: { readonly die: Die; readonly bands: readonly (readonly Band[])[] }
  /** A80 How near to a commander all his units must be for a change to Halt; cells. */
  readonly haltWithin: number
  /** 3.15 How near behind another brigade one must be to change places with it; cells. */
  readonly exchangeWithin: number
  /** Nearer to an enemy than this, a unit or a general moves only once (rule 5); cells. */
  readonly once: { readonly unit: number; readonly general: number }
  readonly orders: Orders
  /** A105 What orders can name, with its ground. The first is none: a Halt has no objective (0.4). */
  readonly objectives: readonly { readonly id: string; readonly title: string; readonly areas: readonly Area[] }[]
  /**
   * The field as its file has it, for painting; the corner of the part that is played on, and the width of roads
   * (inches).
   */
  readonly field?: {
    readonly file: FieldFile
    readonly corner: readonly [east: number, north: number]
    readonly road: number
  }
  /** By army: the name of its nation. */
  readonly nations: readonly string[]
  /** By army: the heading from its own edge of the table into it. */
  readonly inward: Int16Array
  readonly fights: Fights
  readonly charges: Charges
  /** Which special chips lie in the bag. */
  readonly hasPoorChip: boolean
  /** 1 + the army that has the tactical chip; 0 for none. */
  readonly tactical: number
  readonly later: Later
  readonly nerve: Nerve
  readonly gunnery: Gunnery
  readonly start: Start
}
