import type { Engine, Position, Told } from '../kernel/index.ts'

/** How a game is narrated, line by line. */

/** A line of narration, and its tone. */
export interface Line {
  readonly text: string
  readonly tone: Tone
}

/** A chapter begins a round, a section begins one of its phases; an aside explains the line before it. */
export type Tone = 'chapter' | 'section' | 'plain' | 'aside' | 'board'

/** How a system narrates a game. */
export interface Narration<P extends Position = Position> {
  /** What a reader must know of the notation, before the first line. */
  readonly legend?: string
  /**
   * By the name of the event: a plain line if it is left out, nothing if it is `untold`. What is `gathered` is summed
   * up together.
   */
  readonly tones: Readonly<Record<string, Tone | 'untold' | 'gathered'>>
  /**
   * The reader's name for a thing of this kind, which actions call `notation`. `count`: how many of it there are, if
   * the event says so. Undefined: use the notation.
   */
  name?(scenario: P['scenario'], kind: string, n: number, notation: string, count?: number): string | undefined
  /** Sums up what was gathered, before the next line. */
  summary?(engine: Engine<Position>, p: Position, gathered: readonly Told[]): readonly string[]
  /** The board as it is now, drawn at the beginning of each chapter. */
  board?(p: P): readonly string[]
}
