import { type Accessor, createEffect, createMemo, createSignal, onCleanup } from 'solid-js'
import type { TablePlace } from './printed-tables.ts'

/**
 * Requests from one part of the screen to another that it does not know. Each request is a fresh object, so that it can
 * be repeated.
 */

/** A rule to read, and possibly a place in one of its tables. */
export interface Citation {
  readonly rule: string
  readonly place?: TablePlace | undefined
}

const [cited, setCited] = createSignal<Citation>()

/** The rule to show in the rulebook. */
export { cited }
/** Opens the rulebook at the rule of this number, or at a place in one of its tables. */
export const cite = (rule: string, place?: TablePlace): void => void setCited({ rule, place })

const [centred, setCentred] = createSignal<{ readonly place: string }>()

/** The place that the board should bring into view. */
export { centred }
/** Brings a place of the board into view. */
export const centreOn = (place: string): void => void setCentred({ place })

/** What a seat may do, to be pointed out on the board: each step is one or several actions of one body. */
export interface PointedOut {
  readonly seat: number
  readonly steps: readonly (readonly string[])[]
}

const [pointedOut, setPointedOut] = createSignal<PointedOut>()

/** What the board should point out, by the view that it shows. */
export { pointedOut }
/**
 * Has anything been pointed out since this was called? What draws it stays from then on, so that it moves the view only
 * when there is something else to see.
 */
export const everPointedOut = (): Accessor<boolean> =>
  createMemo((before: boolean) => before || pointedOut() !== undefined, false)
/** Has the board point this out for as long as it holds, in place of anything else. */
export const pointOut = (what: () => PointedOut | undefined): void =>
  createEffect(() => {
    const now = what()
    if (now === undefined) return
    setPointedOut(now)
    onCleanup(() => setPointedOut((shown) => (shown === now ? undefined : shown)))
  })

const [stepped, setStepped] = createSignal<{ readonly by: 1 | -1; readonly what: 'unit' | 'choice' }>()

/** Asks for the next or the previous unit that can act, or choice that can be made. */
export { stepped }
export const step = (what: 'unit' | 'choice', by: 1 | -1): void => void setStepped({ what, by })
