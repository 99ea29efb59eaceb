/** A field as painted: places in world units, so that the painter need not know the table's cells. */
import type { Point, Rect } from '../../../painting/plane.ts'

export type Outline = readonly Point[]

/** Houses that one brigade can hold. */
interface Yard {
  readonly outline: Outline
  readonly roofs: readonly Outline[]
}

export interface FieldName {
  readonly text: string
  /** Its middle. */
  readonly at: Point
  readonly kind: 'town' | 'ground' | 'place'
}

export interface FieldPlan {
  /** The table. */
  readonly table: Rect
  readonly woods: readonly Outline[]
  readonly broken: readonly Outline[]
  /** The contours of each hill, from the foot up. */
  readonly hills: readonly (readonly Outline[])[]
  readonly yards: readonly Yard[]
  readonly roads: readonly { readonly points: Outline; readonly width: number }[]
  readonly hedges: readonly Outline[]
  readonly walls: readonly Outline[]
  readonly names: readonly FieldName[]
  /** World units in an inch. */
  readonly inch: number
}
