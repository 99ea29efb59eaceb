/** Mouse and touch on the table: they take a body and move it, turn it by its handle, lay a ruler. */
import type { InchBoard } from '../board-state.ts'
import type { End, Hand } from './hand-state.ts'
import type { Spot } from './handling.ts'
import { poseAt } from './way.ts'

/** Pixels that a pointer moves before it drags, and within which a move snaps. */
const DRAG = 5
const SNAP = 12
/** A move never snaps to what is farther away than this; cells. */
const MOST_SNAP = 40

type Pointed = Pick<MouseEvent, 'clientX' | 'clientY'>

interface Held {
  readonly pointer: number
  readonly what: 'body' | 'turn' | 'ruler'
  readonly body: number
  /** Where the body was taken, on the screen; and the vector from there to its centre, in cells. */
  readonly startX: number
  readonly startY: number
  offset: Spot
  isDragging: boolean
  /** Where the pointer is now, on the screen. */
  atX: number
  atY: number
}

/** The number of the body under a pointer; -1 for none. */
const bodyUnder = (target: Element): number => Number(target.closest('[data-body]')?.getAttribute('data-body') ?? -1)

/**
 * Listens to pointers on the drawing of a table; returns a function that stops this. `cells` gives the place on the
 * table under a pointer, `scale` the cells in a pixel.
 */
export function listenToPointers(
  svg: SVGSVGElement,
  board: InchBoard,
  hand: Hand,
  cells: (event: Pointed) => Spot,
  scale: () => number,
): () => void {
  let held: Held | undefined
  let frame = 0
  const hears = new AbortController()
  const on = <K extends keyof SVGElementEventMap>(type: K, listen: (event: SVGElementEventMap[K]) => void): void =>
    svg.addEventListener(type, listen, { signal: hears.signal })

  const reach = (event: MouseEvent): number => (event.altKey ? 0 : Math.min(MOST_SNAP, SNAP * scale()))
  const endAt = (event: MouseEvent): End => {
    const under = bodyUnder(document.elementFromPoint(event.clientX, event.clientY) ?? svg)
    return under >= 0 ? under : cells(event)
  }

  on('pointerdown', (event) => {
    if (event.button !== 0) return
    if (held) {
      if (event.pointerType === 'touch') giveToTable(held)
      return
    }
    const target = event.target as Element
    const isTurn = target.closest('.hand-turn') !== null
    const body = target.closest('.hand-ghost') || isTurn ? hand.body() : bodyUnder(target)
    const what = hand.isMeasuring() ? 'ruler' : isTurn ? 'turn' : 'body'
    if (what === 'body' && !(body >= 0 && hand.canTake(body))) return
    // The table itself must not move.
    event.stopPropagation()
    const { pointerId: pointer, clientX: startX, clientY: startY } = event
    held = { pointer, what, body, startX, startY, offset: [0, 0], isDragging: false, atX: startX, atY: startY }
    if (what === 'ruler') hand.measureFrom(endAt(event))
  })

  /** Two fingers move the table: the finger that has a body leaves it where it is and becomes the first of the two. */
  function giveToTable({ pointer: pointerId, atX: clientX, atY: clientY }: Held): void {
    held = undefined
    cancelAnimationFrame(frame)
    hand.setDragging(false)
    const as = { pointerId, clientX, clientY, pointerType: 'touch', bubbles: true }
    svg.parentElement?.dispatchEvent(new PointerEvent('pointerdown', as))
  }

  const begin = (now: Held): void => {
    now.isDragging = true
    svg.setPointerCapture(now.pointer)
    if (now.what === 'ruler') return
    if (board.chosen() !== now.body) board.choose(now.body)
    const at = ghostPlace(hand)
    const [x, y] = cells({ clientX: now.startX, clientY: now.startY })
    now.offset = at === undefined ? [0, 0] : [at[0] - x, at[1] - y]
    hand.setDragging(true)
  }

  on('pointermove', (event) => {
    if (!held || event.pointerId !== held.pointer) return
    const now = held
    now.atX = event.clientX
    now.atY = event.clientY
    if (!now.isDragging) {
      if (Math.hypot(event.clientX - now.startX, event.clientY - now.startY) < DRAG) return
      begin(now)
    }
    // Measures once per frame.
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => follow(event, now))
  })

  function follow(event: PointerEvent, { what, offset }: Held): void {
    const [x, y] = cells(event)
    if (what === 'ruler') hand.measureTo(endAt(event))
    // Escape put the body back, or it is gone: the pointer no longer has anything.
    else if (!hand.isDragging()) return
    else if (what === 'turn') hand.face(x, y)
    else hand.drag(x + offset[0], y + offset[1], reach(event))
  }

  const end = (event: PointerEvent): void => {
    if (!held || event.pointerId !== held.pointer) return
    const now = held
    held = undefined
    if (!now.isDragging) return
    cancelAnimationFrame(frame)
    if (event.type === 'pointerup') follow(event, now)
    hand.setDragging(false)
    swallowClick()
  }
  on('pointerup', end)
  on('pointercancel', end)

  // A press on free ground puts the body there.
  on('click', (event) => {
    const target = event.target as Element
    if (hand.isMeasuring() || hand.body() < 0 || target.closest('[data-body], .hand-layer')) return
    const [x, y] = cells(event)
    hand.drag(x, y, reach(event))
  })

  /** Ignores the click at the end of a drag. */
  function swallowClick(): void {
    const once = new AbortController()
    window.addEventListener(
      'click',
      (event) => {
        event.stopPropagation()
        event.preventDefault()
        once.abort()
      },
      { capture: true, signal: once.signal },
    )
    setTimeout(() => once.abort(), 60)
  }

  return () => {
    cancelAnimationFrame(frame)
    hears.abort()
  }
}

/** Where the centre of what is in the hand is shown; cells. */
function ghostPlace(hand: Hand): Spot | undefined {
  const mover = hand.mover()
  if (mover === undefined) return undefined
  const { x, y } = poseAt(mover, hand.way())
  return [x, y]
}
