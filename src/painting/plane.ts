/** The plane that maps are drawn on. Lengths are world units; y grows to the south. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Point, Size {}
