import { createSignal } from 'solid-js'
import type { TablePlace } from './printed-tables.ts'

/**
 * What one part of the screen asks of another, without knowing it. Each request is a fresh object, so that it can be
 * repeated.
 */

/** A rule to read, and possibly a place in one of its tables. */
export interface Citation {
  readonly rule: string
  readonly place?: TablePlace | undefined
}

const [cited, setCited] = createSignal<Citation>()

/** The rule that somebody wants to read. */
export { cited }
/** Opens the rulebook at the rule of this number, or at a place in one of its tables. */
export const cite = (rule: string, place?: TablePlace): void => void setCited({ rule, place })

const [centred, setCentred] = createSignal<{ readonly place: string }>()

/** The place that the board should bring into view. */
export { centred }
/** Brings a place of the board into view. */
export const centreOn = (place: string): void => void setCentred({ place })

const [stepped, setStepped] = createSignal<{ readonly by: 1 | -1; readonly what: 'unit' | 'choice' }>()

/** The next or the previous unit that can act, or choice that can be made, is to be looked at. */
export { stepped }
export const step = (what: 'unit' | 'choice', by: 1 | -1): void => void setStepped({ what, by })
