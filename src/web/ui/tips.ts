import { createSignal, onCleanup } from 'solid-js'

/** A word about a thing: what it is, or why it is not possible, with the rule that says so. */
export interface Tip {
  readonly title?: string
  readonly lines: readonly string[]
  /** The number of the rule, shown as a button that opens the rulebook there. */
  readonly rule?: string
}

interface Shown {
  readonly thing: Element
  readonly tip: () => Tip | undefined
}

const [shown, setShown] = createSignal<Shown>()

/** The thing whose tip is shown now. */
export { shown }

const HOVER = 420
const PRESS = 480
/** How long a tip stays once the pointer has left (milliseconds). */
export const LINGER = 220
/** The tip's own id. */
export const ID = 'tip'

let waiting: ReturnType<typeof setTimeout> | undefined
/** Does something a while later, replacing anything still waiting. */
export const later = (time: number, what: () => void) => {
  clearTimeout(waiting)
  waiting = setTimeout(what, time)
}

/** Leaves the tip as it is. */
export const stay = (): void => clearTimeout(waiting)

function show(thing: Element, tip: () => Tip | undefined): void {
  clearTimeout(waiting)
  if (!thing.isConnected || tip() === undefined) return
  shown()?.thing.removeAttribute('aria-describedby')
  setShown({ thing, tip })
  thing.setAttribute('aria-describedby', ID)
}

/** Takes the tip away. */
export function hide(): void {
  clearTimeout(waiting)
  shown()?.thing.removeAttribute('aria-describedby')
  setShown(undefined)
}

/** Shows a tip at once: the answer to a click on something that is not possible. */
export const showTip = (thing: Element, tip: Tip): void => show(thing, () => tip)

/**
 * The mouse passes through a tip to what lies below; while the mouse is over a tip, the tip stays, so that its rule can
 * be reached.
 */
const EDGE = 10
export function onTip({ clientX: x, clientY: y }: { readonly clientX: number; readonly clientY: number }): boolean {
  const box = document.getElementById(ID)?.getBoundingClientRect()
  return box !== undefined && x > box.left - EDGE && x < box.right + EDGE && y > box.top - EDGE && y < box.bottom + EDGE
}

/**
 * Gives a thing a tip: shown when the pointer rests on it, when it has the keyboard focus, or when a finger stays on
 * it. Use it in a `ref`; it ends with the owner of the thing.
 */
export function tipped(thing: Element, tip: () => Tip | undefined): void {
  let pressing: ReturnType<typeof setTimeout> | undefined
  const enter = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch' || onTip(event as PointerEvent)) return
    later(shown() ? 80 : HOVER, () => show(thing, tip))
  }
  const leave = () => {
    clearTimeout(pressing)
    if (shown()?.thing === thing) later(LINGER, hide)
    else clearTimeout(waiting)
  }
  const press = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') pressing = setTimeout(() => show(thing, tip), PRESS)
    else if (shown()?.thing !== thing) hide()
  }
  const release = () => clearTimeout(pressing)
  const focus = () => {
    if (thing.matches(':focus-visible')) later(180, () => show(thing, tip))
  }
  const blur = () =>
    later(
      LINGER,
      () => shown()?.thing === thing && !document.getElementById(ID)?.contains(document.activeElement) && hide(),
    )
  const handlers = {
    pointerenter: enter,
    pointerleave: leave,
    pointerdown: press,
    pointerup: release,
    pointercancel: release,
    focus,
    blur,
  }
  for (const [name, handler] of Object.entries(handlers)) thing.addEventListener(name, handler)
  onCleanup(() => {
    clearTimeout(pressing)
    if (shown()?.thing === thing) hide()
  })
}
