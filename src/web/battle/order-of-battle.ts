import type { CounterFace } from '../counters/counter.ts'

/** The order of battle as a system hands it over: what a seat knows of both armies, in its language. */

/** A unit, as those who look at it know it. */
export interface Unit {
  readonly name: string
  /** What its counter looks like; it is drawn as a card, however it stands on the ground. */
  readonly face: CounterFace
  /** What it began with, as the column's head measures it; left out where it has no such number. */
  readonly full?: number | undefined
  /** What it has now; left out where that is not known. */
  readonly now?: number | undefined
  /** That its strength is not the source's: see `useMarks`. */
  readonly mark?: Mark | undefined
  /** Its losses as they are printed on its counter. */
  readonly track?: Track | undefined
  /** What is wrong with it, if anything: disorganized, out of ammunition. */
  readonly state?: string | undefined
  /** The name of the place where it stands; a press brings it into view. */
  readonly place?: string | undefined
  /** Why it stands nowhere on the map: destroyed, on its way, not seen. */
  readonly off?: string | undefined
  /** It will not come back. */
  readonly gone?: boolean
}

/** That a number is not the source's of the game, in the player's language. */
export interface Mark {
  readonly sign: string
  /** In one word: assigned. */
  readonly word: string
  /** What the word means. */
  readonly means: string
}

/**
 * The mark of a thing in a data file (`'forces.json', ['units', 'SP-GW']`), if these numbers of it are not the source's;
 * in the player's language.
 */
export type MarkOf = (file: string, way: readonly string[], numbers: readonly string[]) => Mark | undefined

/** Levels of losses on the sides of a counter: with `[3, 2]` the third loss turns it over and the fifth removes it. */
export interface Track {
  readonly sides: readonly number[]
  readonly lost: number
}

/** Troops that stand under one command: a brigade with its units, a corps with its divisions, or both. */
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
  /** Pips that are filled, of how many; more may have been lost than there are pips. */
  readonly filled: number
  readonly of: number
  /** The same in words. */
  readonly words: string
  /** What has come of it, once it has. */
  readonly fallen?: string | undefined
}

/** How the battle stands: bodies against their limits, side by side, and what wins. */
export interface Standings {
  readonly sides: readonly { readonly nation: string; readonly list: readonly Standing[] }[]
  /** That the limits are not the source's: see `useMarks`. */
  readonly mark?: Mark | undefined
  /** What wins, in words, with the rules that say so. */
  readonly wins: string
  readonly rules: readonly string[]
  /** What wins besides in this scenario. */
  readonly also?: string | undefined
}
