import type { Point, Size } from '../../../src/web/stage/camera.ts'
import { BLACK, isReserve, SECTORS } from '../rules/state/board.ts'

/**
 * Where everything lies on the paper: a layout for wide screens, one for upright ones and one for small ones, each
 * turned for either side.
 */

export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
/** `small` has only what the game is played with: the contents of its margins are shown beside the board. */
export type Format = 'wide' | 'tall' | 'small'

export interface Plan {
  readonly format: Format
  /** A world unit is less than half a pixel: anything to read or press is drawn larger. */
  readonly large: boolean
  readonly world: Size
  /** The side at the foot. */
  readonly near: number
  readonly field: Rect
  readonly sectors: readonly Rect[]
  /** By side. */
  readonly routed: readonly Rect[]
  readonly lost: readonly Rect[]
  readonly title: Rect | undefined
  readonly score: Rect | undefined
  readonly rose: Point | undefined
}

/** Column and row of each battlefield sector, as White sees it: a to c from his left, 1 to 3 away from him. */
const columnOf = (sector: number): number => sector % 3
const rowOf = (sector: number): number => Math.floor(sector / 3)

interface PaperPlan {
  readonly world: Size
  readonly field: Rect
  /** At the head and at the foot of the field. */
  readonly reserves: readonly [Rect, Rect]
  readonly routed: readonly [Rect, Rect]
  readonly lost: readonly [Rect, Rect]
  readonly title: Rect | undefined
  readonly score: Rect | undefined
  readonly rose: Point | undefined
}

const papers: Readonly<Record<Format, PaperPlan>> = {
  wide: {
    world: { width: 1150, height: 970 },
    field: { x: 166, y: 152, w: 834, h: 666 },
    reserves: [
      { x: 166, y: 34, w: 834, h: 106 },
      { x: 166, y: 830, w: 834, h: 106 },
    ],
    routed: [
      { x: 1012, y: 34, w: 104, h: 168 },
      { x: 1012, y: 720, w: 104, h: 168 },
    ],
    lost: [
      { x: 1012, y: 216, w: 104, h: 168 },
      { x: 1012, y: 538, w: 104, h: 168 },
    ],
    title: { x: 34, y: 34, w: 120, h: 186 },
    score: { x: 34, y: 236, w: 120, h: 700 },
    rose: { x: 1064, y: 464 },
  },
  tall: {
    world: { width: 880, height: 1064 },
    field: { x: 26, y: 206, w: 828, h: 630 },
    reserves: [
      { x: 172, y: 92, w: 536, h: 104 },
      { x: 172, y: 846, w: 536, h: 104 },
    ],
    routed: [
      { x: 26, y: 92, w: 134, h: 104 },
      { x: 26, y: 846, w: 134, h: 104 },
    ],
    lost: [
      { x: 720, y: 92, w: 134, h: 104 },
      { x: 720, y: 846, w: 134, h: 104 },
    ],
    title: { x: 26, y: 24, w: 520, h: 58 },
    score: { x: 26, y: 962, w: 828, h: 76 },
    rose: undefined,
  },
  small: {
    world: { width: 880, height: 846 },
    field: { x: 24, y: 126, w: 832, h: 600 },
    reserves: [
      { x: 166, y: 24, w: 548, h: 92 },
      { x: 148, y: 736, w: 412, h: 92 },
    ],
    routed: [
      { x: 24, y: 24, w: 132, h: 92 },
      { x: 24, y: 736, w: 114, h: 92 },
    ],
    lost: [
      { x: 724, y: 24, w: 132, h: 92 },
      { x: 570, y: 736, w: 114, h: 92 },
    ],
    title: undefined,
    score: undefined,
    rose: undefined,
  },
}

/** The format for a screen of this size, in pixels; on a small one always the same, regardless of what is below it. */
export const formatFor = (width: number, height: number): Format =>
  width < SMALL ? 'small' : width / height < UPRIGHT ? 'tall' : 'wide'
/** Screens so narrow that numbers must be drawn larger than the rest, in pixels. */
export const SMALL = 620
const UPRIGHT = 1.02

const made = new Map<string, Plan>()

/** The paper in a format, as a seat sees it: its own side at the foot, or White's for spectators. */
export function planFor(format: Format, seat: number, large = false): Plan {
  const near = seat === BLACK ? BLACK : 0
  const key = `${format}${near}${large}`
  const known = made.get(key)
  if (known) return known
  const paper = papers[format]
  const { field } = paper
  const w = field.w / 3
  const h = field.h / 3
  // The far side is at the head [0], the near one at the foot [1].
  const bySide = ([head, foot]: readonly [Rect, Rect]): Rect[] => (near === 0 ? [foot, head] : [head, foot])
  const reserves = bySide(paper.reserves)
  const sectors = Array.from({ length: SECTORS }, (_, s): Rect => {
    if (isReserve(s)) return reserves[s - (SECTORS - 2)]
    const column = near === 0 ? columnOf(s) : 2 - columnOf(s)
    const row = near === 0 ? 2 - rowOf(s) : rowOf(s)
    return { x: field.x + column * w, y: field.y + row * h, w, h }
  })
  const plan: Plan = {
    format,
    large,
    world: paper.world,
    near,
    field,
    sectors,
    routed: bySide(paper.routed),
    lost: bySide(paper.lost),
    title: paper.title,
    score: paper.score,
    rose: paper.rose,
  }
  made.set(key, plan)
  return plan
}

export const centre = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 })
