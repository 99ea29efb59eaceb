import type { CounterFace } from '../counters/counter.ts'

/** The order of battle as a system provides it: what a seat knows of both armies, in its language. */

/** A unit, as known to the seat that looks at it. */
export interface Unit {
  readonly name: string
  /** What its counter looks like; it is drawn as a card, whatever its formation on the ground. */
  readonly face: CounterFace
  /** Its strength at the beginning, in the unit of the column's head; left out if it has no number of that kind. */
  readonly full?: number | undefined
  /** Its strength now; left out if that is not known. */
  readonly now?: number | undefined
  /** Marks a strength that is not from the source: see `useMarks`. */
  readonly mark?: Mark | undefined
  /** Its losses as they are printed on its counter. */
  readonly track?: Track | undefined
  /** Anything wrong with it: disorganized, out of ammunition. */
  readonly state?: string | undefined
  /** The name of the place where it stands; a press brings it into view. */
  readonly place?: string | undefined
  /** Why it is not on the map: destroyed, on its way, not seen. */
  readonly off?: string | undefined
  /** It will not come back. */
  readonly gone?: boolean
}

/** Says that a number is not from the source of the game, in the player's language. */
export interface Mark {
  readonly sign: string
  /** In one word: assigned. */
  readonly word: string
  /** What the word means. */
  readonly means: string
}

/**
 * The mark of a thing in a data file (`'forces.json', ['units', 'SP-GW']`), if these numbers of it are not from the
 * source; in the player's language.
 */
export type MarkOf = (file: string, way: readonly string[], numbers: readonly string[]) => Mark | undefined

/** Levels of losses on the sides of a counter: with `[3, 2]` the third loss turns it over and the fifth removes it. */
export interface Track {
  readonly sides: readonly number[]
  readonly lost: number
}

/** Troops under one command: a brigade with its units, a corps with its divisions, or both. */
export interface Body {
  readonly name: string
  readonly nation: string
  /** Its orders, its commander, whether it has been activated. */
  readonly note?: string | undefined
  readonly units: readonly Unit[]
  readonly bodies?: readonly Body[]
}

/** Troops that are on their way. */
export interface Coming {
  readonly nation: string
  /** When they may enter, in words. */
  readonly when: string
  /** The name of the place where they enter. */
  readonly place: string
  /** Their names. */
  readonly who: readonly string[]
}

/** How near a body is to the limit of what it can bear. */
interface Standing {
  readonly name: string
  /** Filled pips, and all pips; more may have been lost than there are pips. */
  readonly filled: number
  readonly of: number
  /** The same in words. */
  readonly words: string
  /** What happened when it passed its limit, once it has. */
  readonly fallen?: string | undefined
}

/** How the battle stands: bodies compared with their limits, side by side, and what wins. */
export interface Standings {
  readonly sides: readonly { readonly nation: string; readonly list: readonly Standing[] }[]
  /** Marks limits that are not from the source: see `useMarks`. */
  readonly mark?: Mark | undefined
  /** What wins, in words, with the rules that say so. */
  readonly wins: string
  readonly rules: readonly string[]
  /** What else wins in this scenario. */
  readonly also?: string | undefined
}
