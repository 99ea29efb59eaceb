/** Moves the keyboard focus among the things on a board with the arrow keys: to the nearest one in that direction. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
export type Direction = 'left' | 'right' | 'up' | 'down'

const keys: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

const middle = ({ left, top, right, bottom }: Box) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** Which of some boxes is next to a box in a direction; −1 if none is. A box off to the side counts as farther. */
export function nextTowards(from: Box, boxes: readonly Box[], towards: Direction): number {
  const a = middle(from)
  let found = -1
  let least = Number.POSITIVE_INFINITY
  for (const [k, box] of boxes.entries()) {
    const b = middle(box)
    const [ahead, aside] =
      towards === 'left'
        ? [a.x - b.x, a.y - b.y]
        : towards === 'right'
          ? [b.x - a.x, a.y - b.y]
          : towards === 'up'
            ? [a.y - b.y, a.x - b.x]
            : [b.y - a.y, a.x - b.x]
    if (ahead <= 1 || ahead < Math.abs(aside) / 2) continue
    const far = ahead + Math.abs(aside) * 2
    if (far >= least) continue
    least = far
    found = k
  }
  return found
}

const ROVES = '[data-rove]'
/** Milliseconds after the last change. */
const SETTLING = 50
const isShown = (one: Element): boolean => one.getClientRects().length > 0

/**
 * Makes the things in a container (those marked `data-rove`) a single tab stop, among which the arrow keys move. Tab
 * returns to the thing last left. Returns a function that ends this.
 */
export function roving(container: HTMLElement): () => void {
  const things = () => [...container.querySelectorAll<HTMLElement | SVGElement>(ROVES)]

  /** Exactly one thing can be reached with Tab. */
  const settle = (stop?: Element) => {
    const all = things()
    const kept =
      stop ??
      all.find((one) => one.getAttribute('tabindex') === '0' && isShown(one)) ??
      all.find((one) => one.dataset.rove === 'first' && isShown(one)) ??
      all.find(isShown)
    for (const one of all) {
      const index = one === kept ? '0' : '-1'
      if (one.getAttribute('tabindex') !== index) one.setAttribute('tabindex', index)
    }
  }
  const focused = (event: FocusEvent) => {
    const thing = (event.target as Element).closest(ROVES)
    if (thing) settle(thing)
  }
  const pressed = (event: KeyboardEvent) => {
    const towards = keys[event.key]
    const here = (event.target as Element).closest(ROVES)
    if (!towards || !here || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const others = things().filter((one) => one !== here && isShown(one))
    const next = nextTowards(
      here.getBoundingClientRect(),
      others.map((one) => one.getBoundingClientRect()),
      towards,
    )
    event.preventDefault()
    event.stopPropagation()
    others[next]?.focus()
  }
  container.addEventListener('focusin', focused)
  container.addEventListener('keydown', pressed)
  // Asking what is shown forces a layout of the page, so it waits until the changes are on the screen.
  let waiting = 0
  const observer = new MutationObserver(() => {
    clearTimeout(waiting)
    waiting = window.setTimeout(() => settle(), SETTLING)
  })
  observer.observe(container, { childList: true, subtree: true })
  settle()
  return () => {
    container.removeEventListener('focusin', focused)
    container.removeEventListener('keydown', pressed)
    observer.disconnect()
    clearTimeout(waiting)
  }
}
