/** Counters and stacks as data, and the arithmetic of their pictures. Counter.tsx draws them. */
import type { Point } from '../stage/camera.ts'

export type Branch = 'foot' | 'light-foot' | 'horse' | 'heavy-horse' | 'guns' | 'horse-guns' | 'wagon'
export type Shape = 'line' | 'column' | 'square' | 'skirmish' | 'march' | 'limbered' | 'unlimbered'
/** Order: good, disorganized, routed. The outline shows it, not the colour. */
export type Spirit = 'good' | 'shaken' | 'routed'

/** Orders of a brigade; `none` means no order sheet, or an empty one. */
export type OrderSign = 'none' | 'maneuver' | 'harassment' | 'attack' | 'defense' | 'retreat'

/**
 * A brigade: some letters of its name, and a mark of one of five colours in one of three patterns, so that nothing
 * depends on colour alone.
 */
export interface BodyMark {
  readonly code: string
  readonly hue: 0 | 1 | 2 | 3 | 4
  readonly pattern: 'plain' | 'halves' | 'bar'
}

/** The mark of the `k`-th brigade of a side. */
export const bodyMark = (code: string, k: number): BodyMark => ({
  code,
  hue: (k % 5) as BodyMark['hue'],
  pattern: (['plain', 'halves', 'bar'] as const)[Math.floor(k / 5) % 3],
})

/** A stroke or a fill of a picture. */
export interface Part {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly wide?: number
}

/** Parts placed somewhere, `size` times as large; with a negative `size` in x they face left. */
export interface Placed {
  readonly parts: readonly Part[]
  readonly x: number
  readonly y: number
  readonly size: number
  readonly mirrored?: boolean
}

/** What a counter shows. */
export interface CounterFace {
  /** Colours: `nation-french`, `nation-spanish`, … are classes of the page. */
  readonly nation: string
  readonly branch: Branch
  readonly shape: Shape
  readonly spirit: Spirit
  /** The combat factor now, and as printed. */
  readonly strength: number
  readonly full: number
  /** The morale grade, as the rulebook writes it; empty if there is none. */
  readonly grade: string
  /** A line across the foot: units of another people in this army's service. */
  readonly foreign?: boolean
  /** A band at the head: the brigade, its order if known, and whether its leader reaches the unit. */
  readonly body?: BodyMark
  readonly order?: OrderSign
  readonly led?: boolean
  /** Small soldiers in place of the sign, if the player wants them. */
  readonly figures?: readonly Placed[]
  /** Losses on a printed track, in place of a bar: how many of its boxes are crossed out. */
  readonly losses?: { readonly lost: number; readonly of: number }
  /** Numbered markers that lie on the counter. */
  readonly badges?: readonly Badge[]
  /** Drawn as it stands on the ground, across its front or along it, in place of a square card. */
  readonly block?: Block
}

/** A small marker with a number or a letter. `hot`: for something spent, a fire or a march. */
export interface Badge {
  readonly text: string
  readonly hot: boolean
}

/** How troops stand on the ground. */
export interface Block {
  /** `broad`: a line in one hex; `deep`: a column; `long`: a line over two hexes. */
  readonly form: 'broad' | 'deep' | 'long'
  /** The corner that it faces: 0 is the north-east, the others follow clockwise. */
  readonly corner: number
}

/** A face as a square card: for lists, and for stacks that are fanned out. */
export const squared = ({ block: _, ...face }: CounterFace): CounterFace => face

/** What the disc of a leader shows. */
export interface LeaderFace {
  readonly nation: string
  /** The initials of the name. */
  readonly initials: string
  /** The factors, as the system prints them. */
  readonly figures: string
  /** Is the leader tired, wounded, or worth less than at first for another reason? */
  readonly worn: boolean
}

/** The side of a counter in world units, for a hex that measures 40 from its middle to a corner. */
export const COUNTER = 42
const STEP = 4.2
/** The most counters of a stack that are drawn. */
const SEEN = 3

/** Where the counters of a stack lie relative to its middle, from the lowest visible one to the top. */
export function stacked(count: number): Point[] {
  const seen = Math.min(count, SEEN)
  const shift = ((seen - 1) * STEP) / 2
  return Array.from({ length: seen }, (_, k) => ({ x: k * STEP - shift, y: shift - k * STEP }))
}

/** The height of the band at the head of a counter. */
export const BAND = 8.4

/** The places of leaders with a stack: left and right of it, clear of its figures and of the corner that it faces. */
export function besideStack(count: number, corner: number): Point[] {
  // An arrowhead of the front is in the west or the east of a hex at corners 4 and 1.
  const places = [
    ...(corner === 4 ? [] : [{ x: -31.5, y: -1 }]),
    ...(corner === 1 ? [] : [{ x: 32, y: -1 }]),
    { x: -29.5, y: -23 },
    { x: 29.5, y: 21 },
    { x: 29.5, y: -23 },
  ]
  return Array.from({ length: count }, (_, k) => places[k % places.length])
}

/** The longest line of a name below a counter, in letters. */
const LINE = 16

/** A name in one line, or in two of about equal length. */
export function linesOf(text: string): string[] {
  if (text.length <= LINE) return [text]
  const gaps = [...text].flatMap((one, k) => (one === ' ' ? [k] : []))
  if (gaps.length === 0) return [text]
  const gap = gaps.reduce((best, k) => (Math.abs(2 * k - text.length) < Math.abs(2 * best - text.length) ? k : best))
  return [text.slice(0, gap), text.slice(gap + 1)]
}

const GAP = COUNTER + 7
const ROW = 4

/**
 * Where the counters of a stack lie relative to its middle when it is fanned out, from the top of the stack down: rows
 * of four.
 */
export function fanned(count: number): Point[] {
  const rows = Math.ceil(count / ROW)
  return Array.from({ length: count }, (_, k) => {
    const row = Math.floor(k / ROW)
    const inRow = row < rows - 1 ? ROW : count - row * ROW
    return { x: ((k % ROW) - (inRow - 1) / 2) * GAP, y: (row - (rows - 1) / 2) * GAP }
  })
}

/** The rectangle that holds a fan, with its rim. */
export function fanBox(count: number): {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
} {
  const width = Math.min(count, ROW) * GAP + 9
  const height = Math.ceil(count / ROW) * GAP + 9
  return { x: -width / 2, y: -height / 2, width, height }
}

/**
 * The outline of a counter round 0, 0: straight in good order, torn at the foot when disorganized, torn all round when
 * routed.
 */
export function outlineOf(spirit: Spirit): string {
  const h = COUNTER / 2
  const r = 4
  if (spirit === 'good')
    return `M${-h + r} ${-h}H${h - r}Q${h} ${-h} ${h} ${-h + r}V${h - r}Q${h} ${h} ${h - r} ${h}H${-h + r}Q${-h} ${h} ${-h} ${h - r}V${-h + r}Q${-h} ${-h} ${-h + r} ${-h}Z`
  const teeth = 6
  const bite = spirit === 'shaken' ? 5 : 4.4
  const step = COUNTER / teeth
  const torn = (x: number, y: number, dx: number, dy: number) => {
    let path = ''
    for (let k = 0; k < teeth; k++) {
      const [mx, my] = [x + dx * step * (k + 0.5) + dy * -bite, y + dy * step * (k + 0.5) + dx * bite]
      path += `L${mx} ${my}L${x + dx * step * (k + 1)} ${y + dy * step * (k + 1)}`
    }
    return path
  }
  if (spirit === 'shaken')
    return `M${-h + r} ${-h}H${h - r}Q${h} ${-h} ${h} ${-h + r}V${h}${torn(h, h, -1, 0)}V${-h + r}Q${-h} ${-h} ${-h + r} ${-h}Z`
  return `M${-h} ${-h}${torn(-h, -h, 1, 0)}${torn(h, -h, 0, 1)}${torn(h, h, -1, 0)}${torn(-h, h, 0, -1)}Z`
}
