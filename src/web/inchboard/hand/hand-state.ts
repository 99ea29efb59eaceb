/** The hand on the table: which body it has, where the body would stand, what it measures. */
import { createEffect, createMemo, createSignal, on } from 'solid-js'
import { bearing, type Convex, DEGREE, makeBody, setBody, setPoint, turnBetween } from '../../../inches/index.ts'
import { isAlike } from '../../ui/alike.ts'
import type { InchBoard } from '../board-state.ts'
import { between, spotShape } from './between.ts'
import type { Handling, Measured, Spot } from './handling.ts'
import { nudged, turnTo } from './limits.ts'
import { saidParts } from './said.ts'
import { dragged, type Neighbour, type Snap } from './snap.ts'
import { isSameWay, type Mover, poseAt, STAY, STEPS, type Way } from './way.ts'

/** The least distance, in inches, for a ruler from the body in the hand to the one pointed at. */
const LEAST = 0.25

/** One end of a ruler: a body, or a place. */
export type End = number | Spot

/** A ruler on the table: the line in cells, its length in inches. */
interface Ruler {
  readonly ends: readonly [End, End]
  readonly from: Spot
  readonly to: Spot
  readonly inches: number
}

export interface Hand {
  readonly board: InchBoard
  readonly handling: Handling
  /** The body in the hand; -1 for none. */
  readonly body: () => number
  readonly mover: () => Mover | undefined
  readonly way: () => Way
  /** Has it been moved or turned from where it stands? */
  readonly isMoved: () => boolean
  readonly snap: () => Snap | undefined
  readonly measured: () => Measured | undefined
  readonly outline: () => readonly Spot[]
  /** Is a pointer moving it? */
  readonly isDragging: () => boolean
  setDragging(is: boolean): void
  /** The move in words. */
  readonly said: () => string
  /** Has a refused move been confirmed? */
  readonly isRefused: () => boolean
  /** Can a body be taken into the hand now? */
  canTake(body: number): boolean
  /** Moves it to a place (cells), snapping to what lies within `reach` cells. */
  drag(x: number, y: number, reach: number): void
  /** Turns it to look at a place (cells). */
  face(x: number, y: number): void
  /** Moves it by quarters of an inch ahead and to its right. */
  nudge(ahead: number, right: number): void
  /** Turns it by degrees to the right. */
  turn(by: number): void
  /** Puts it where a typed move leads; false if the text is not a move. */
  type(text: string): boolean
  /** Puts it back to where it stands; a pointer that is moving it loses it. */
  back(): void
  /** Makes the move, if it is allowed. */
  confirm(): void
  /**
   * Whether free measuring is on, and the current ruler: between two ends, or from the body in the hand to the one
   * pointed at.
   */
  readonly isMeasuring: () => boolean
  measureFrom(end: End | undefined): void
  measureTo(end: End): void
  measure(is: boolean): void
  readonly ruler: () => Ruler | undefined
}

/** Makes the hand of a board, which lives as long as the reactive root in which it is made. */
export function makeHand(board: InchBoard, handling: Handling): Hand {
  const body = createMemo(() => (board.asked() && handling.moverOf(board.chosen()) ? board.chosen() : -1))
  const mover = createMemo<Mover | undefined>((before) => {
    const now = body() < 0 ? undefined : handling.moverOf(body())
    return before && now && isSameMover(before, now) ? before : now
  })
  const [way, setWay] = createSignal<Way>(STAY, { equals: isSameWay })
  /** The turn that the player chose, before any snapping. */
  let turned = 0
  const [snap, setSnap] = createSignal<Snap>()
  const [isDragging, setDragging] = createSignal(false)
  const [isRefused, setRefused] = createSignal(false)
  const put = (next: Way, to?: Snap): void => {
    setRefused(false)
    setSnap(to)
    setWay(next)
  }
  const back = (): void => {
    turned = 0
    setDragging(false)
    put(STAY)
  }
  createEffect(on([body, mover], back))
  const neighbours = createMemo(() => (body() < 0 ? [] : neighboursOf(board, body())))
  const isMoved = () => body() >= 0 && !isSameWay(way(), STAY)
  const exact = createMemo(() => {
    const to = snap()
    return isMoved() && to?.kind === 'flank' && to.body !== undefined
      ? handling.beside(body(), way(), to.body)
      : undefined
  })
  const measured = createMemo(() => (isMoved() ? (exact()?.measured ?? handling.measure(body(), way())) : undefined))
  const outline = createMemo(() => (body() < 0 ? [] : handling.outlineOf(body())))
  const shapeOf = (end: End): Convex | undefined => (typeof end === 'number' ? bodyShape(board, end) : spotShape(end))
  const [isMeasuring, setMeasuring] = createSignal(false)
  const [first, setFirst] = createSignal<End>()
  const [second, setSecond] = createSignal<End>()
  const ruler = createMemo<Ruler | undefined>(() => {
    const one = isMeasuring() ? first() : body() >= 0 && !isDragging() ? body() : undefined
    const other = isMeasuring() ? (second() ?? hoveredBy(board)) : hoveredBy(board)
    if (one === undefined || other === undefined || one === other) return undefined
    const isGhost = one === body() && isMoved() && !isMeasuring()
    const a = isGhost ? ghostShape(mover(), way()) : shapeOf(one)
    const b = shapeOf(other)
    const line = a && b && between(a, b)
    // An action against an enemy is measured by its own rule, which its odds show.
    const isAimed = !isMeasuring() && (board.targets().get(other as number) ?? []).some(board.field.isHostile)
    // A body brought into contact by the hand is measured by its own ruler.
    return line && !isAimed && (isMeasuring() || line.inches >= LEAST) ? { ends: [one, other], ...line } : undefined
  })
  return {
    board,
    handling,
    body,
    mover,
    way,
    isMoved,
    snap,
    measured,
    outline,
    isDragging,
    setDragging,
    said: () => (body() < 0 ? '' : handling.said(body(), saidParts(way()))),
    isRefused,
    canTake: (one) => board.asked() && handling.moverOf(one) !== undefined,
    drag(x, y, reach) {
      const moves = mover()
      if (!moves) return
      const found = dragged(moves, turned, x, y, neighbours(), reach)
      put(found.way, found.snap)
    },
    face(x, y) {
      const moves = mover()
      if (!moves) return
      const at = poseAt(moves, way())
      const heading = bearing(Math.round(x - at.x), Math.round(y - at.y))
      put(turnTo(moves, way(), turnBetween(moves.heading, heading) / DEGREE))
      turned = way().turn
    },
    nudge(ahead, right) {
      const moves = mover()
      if (moves) put(nudged(moves, way(), (ahead * STEPS) / 4, (right * STEPS) / 4))
    },
    turn(by) {
      const moves = mover()
      if (!moves) return
      put(turnTo(moves, way(), way().turn + by))
      turned = way().turn
    },
    type(text) {
      const typed = body() < 0 ? undefined : handling.typed(body(), text)
      if (!typed) return false
      turned = typed.turn
      put(typed)
      return true
    },
    back,
    confirm() {
      if (!isMoved()) return
      if (measured()?.refusal) setRefused(true)
      else board.act(...(exact()?.texts ?? handling.textsOf(body(), way())))
    },
    isMeasuring,
    measureFrom(end) {
      setFirst(end)
      setSecond(undefined)
    },
    measureTo: (end) => void setSecond(end),
    measure(is) {
      setMeasuring(is)
      setFirst(is ? hoveredBy(board) : undefined)
      setSecond(undefined)
    },
    ruler,
  }
}

const hoveredBy = (board: InchBoard): number | undefined => (board.hovered() < 0 ? undefined : board.hovered())

/** Are two movers the same apart from their functions? */
const isSameMover = (one: Mover, other: Mover): boolean =>
  isAlike({ ...one, isSlow: 0, isWritten: 0 }, { ...other, isSlow: 0, isWritten: 0 })

/** The bodies that a body can be brought beside, or into contact with: not generals or guns without a crew. */
function neighboursOf(board: InchBoard, self: number): Neighbour[] {
  const side = board.standingOf(self)?.side
  return board.standing().flatMap((one) => {
    const isSolid = one.kind === 'blind' || (one.kind === 'base' && one.face.figures !== 'guns')
    const shape = isSolid && one.body !== self && bodyShape(board, one.body)
    return shape ? [{ ...one, isEnemy: one.side !== side, shape }] : []
  })
}

/** A body on the table as a shape. */
function bodyShape(board: InchBoard, body: number): Convex | undefined {
  const one = board.standingOf(body)
  if (one === undefined) return undefined
  if (one.kind === 'general') return setPoint(makeBody(), one.x, one.y, one.front >> 1)
  return setBody(makeBody(), one.x, one.y, one.heading, one.front, one.depth)
}

function ghostShape(mover: Mover | undefined, way: Way): Convex | undefined {
  if (mover === undefined) return undefined
  const { x, y, heading } = poseAt(mover, way)
  return setBody(makeBody(), x, y, heading, mover.front, mover.depth)
}
