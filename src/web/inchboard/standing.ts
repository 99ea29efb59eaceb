/** What stands on a table in inches, as the board draws it. */

/** How figures stand on a base. Each formation looks different, near and far. */
export type Figures =
  | 'march'
  | 'attack'
  | 'line'
  | 'square'
  | 'garrison'
  | 'horse-column'
  | 'horse-line'
  | 'limbered'
  | 'deployed'
  | 'crew'
  | 'guns'

/** Grades of morale, best first. */
export type Spirit = 'good' | 'disordered' | 'shaken' | 'routed'

/** A base of troops. */
export interface BaseFace {
  /** Colours: `nation-french` is a class of the page. */
  readonly nation: string
  readonly figures: Figures
  /** A short name, and in full. */
  readonly label: string
  readonly name: string
  readonly spirit: Spirit
  readonly casualties: number
  /** Its classes, as the rules write them: `A B A`. */
  readonly quality: string
  /** A sign of what it did or is about to do: it has fired, it joins a fight. */
  readonly mark?: 'fired' | 'joins' | 'charged' | undefined
}

/** A general's disc. */
export interface GeneralFace {
  readonly nation: string
  readonly label: string
  readonly name: string
  /** One star for Poor, up to three for Gifted. */
  readonly stars: number
  readonly isChief: boolean
}

/** Strips under which something may march. */
export interface BlindFace {
  readonly nation: string
  readonly label: string
  readonly name: string
  readonly strips: number
  /** Is it known to be empty? */
  readonly isDecoy: boolean
}

interface Placed {
  /** The number of the body. */
  readonly body: number
  readonly side: number
  /** Its centre in cells from the south-western corner; its heading in quarter degrees. */
  readonly x: number
  readonly y: number
  readonly heading: number
  /** Cells. */
  readonly front: number
  readonly depth: number
}

export type Standing = Placed &
  (
    | { readonly kind: 'base'; readonly face: BaseFace }
    | { readonly kind: 'general'; readonly face: GeneralFace }
    | { readonly kind: 'blind'; readonly face: BlindFace }
  )
