import { type Grid, makeGrid } from '../grid.ts'
import { fourDigits, lettered } from '../numbering.ts'

/**
 * Maps of hexes as data: what a system says about its maps, and what every map file contains. The schema and the checks
 * are in `map-schema.ts` and `map-checks.ts`, which the page loads only for a designer's own map.
 */

/** What may lie on a hexside: water, a slope that can be climbed, or one that nothing climbs. */
type SideKind = 'water' | 'slope' | 'steep'

/** What the maps of a system are made of. Terrains and hexsides are numbered in this order. */
export interface MapKind<T extends string = string, S extends string = string> {
  /** What can cover a hex; at most ten. The first is the default. */
  readonly terrains: readonly T[]
  /** The highest level, 0 being the lowest; at most 9. */
  readonly highest: number
  /** How hexes are named: `AC15` with letters for the column, `2309` with two digits each for column and row. */
  readonly numbering: 'letters' | 'digits'
  /** What may lie on a hexside; at most four kinds. */
  readonly sides: Readonly<Record<S, SideKind>>
  /**
   * Are slopes hexsides of their own, which every change of level must have? If not, the levels alone say where they
   * are.
   */
  readonly slopes: boolean
  /** Can water be forded at hexsides that the file names? */
  readonly fords: boolean
  readonly roads: readonly RoadKind[]
}

type RoadKind = 'highway' | 'road' | 'path'

/** Where a part of the data comes from, in the words of the system. */
interface Sourced {
  readonly provenance: string
  readonly note?: string | undefined
}

/** Two hexes that touch, by their names. */
type Between = readonly string[]

/** Where water can be crossed. */
interface CrossingEntry extends Sourced {
  readonly between: Between
  /** The kind of hexside that it lies over. */
  readonly over: string
  readonly name: string
}

/** A map file. */
export interface MapFile<T extends string = string, S extends string = string> extends Sourced {
  readonly $schema?: string | undefined
  readonly title: string
  readonly sources: Readonly<Record<'grid' | 'hexes' | 'hexsides' | 'roads', Sourced>>
  /** From hex to hex. */
  readonly metres: number
  /** Which columns are half a hex further south, the first being odd. */
  readonly low: 'odd' | 'even'
  readonly rows: number
  /** Labels from west to east. */
  readonly columns: readonly string[]
  readonly hexes: Readonly<Record<string, { readonly terrain: T; readonly level: number }>>
  readonly hexsides: readonly {
    readonly between: Between
    readonly kind: S
    /** The upper hex of a slope. */
    readonly high?: string | undefined
    /** Which water it belongs to, if the map has several of a kind. */
    readonly water?: string | undefined
  }[]
  readonly waters: readonly (Sourced & { readonly kind: string; readonly name: string })[]
  readonly roads: readonly {
    readonly id: string
    readonly name: string
    readonly kind: RoadKind
    readonly hexes: readonly string[]
  }[]
  readonly bridges: readonly CrossingEntry[]
  readonly fords?: readonly CrossingEntry[] | undefined
  readonly features: readonly (Sourced & {
    readonly name: string
    readonly kind: 'town' | 'hill' | 'place' | 'bridge' | 'edge'
    readonly hexes: readonly string[]
  })[]
}

type Extent = Pick<MapFile, 'columns' | 'rows' | 'low'>

/** The grid of a map, with its hexes named as on the map. */
export const gridOf = ({ numbering }: Pick<MapKind, 'numbering'>, { columns, rows, low }: Extent): Grid =>
  makeGrid({
    columns: columns.length,
    rows,
    low,
    numbering: numbering === 'letters' ? lettered(columns) : fourDigits,
  })

/** Is this kind of hexside water? */
export const isWater = ({ sides }: MapKind, kind: string): boolean => sides[kind] === 'water'

/** The name of a side, the same from both its hexes. */
export const sideName = ([a = '', b = '']: Between): string => (a < b ? `${a}/${b}` : `${b}/${a}`)

/** The sides of a water, in the order of the file: those that name it, or all of its kind if the map has only one. */
export const sidesOfWater = <T extends string, S extends string>(
  { hexsides }: Pick<MapFile<T, S>, 'hexsides'>,
  { kind, name }: { readonly kind: string; readonly name: string },
): Between[] =>
  hexsides.filter((one) => one.kind === kind && (one.water ?? name) === name).map(({ between }) => between)
