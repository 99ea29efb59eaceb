/** The arithmetic of counters that are drawn as their troops stand. */
import { sizeOf } from '../../painting/layout.ts'
import type { Point } from '../stage/camera.ts'
import type { Block } from './counter.ts'

/** From the middle of a hex to that of the next, for a hex that measures 40 to a corner. */
const STEP = sizeOf(40).height

/** Width across the front, and depth: world units. A line over two hexes reaches beyond the middles of both. */
const SIZES: Readonly<Record<Block['form'], readonly [width: number, depth: number]>> = {
  broad: [56, 31],
  deep: [31, 50],
  long: [STEP + 44, 31],
}

interface BlockPlan {
  /** The degrees by which the front is turned clockwise from the north. */
  readonly turn: number
  /** Paths with the front to the north, before turning. */
  readonly card: string
  readonly spur: string
  readonly front: string
  /** The bar of the brigade, at one end. */
  readonly mark: string
  /** Where sign, number and badges stand upright on the turned card. */
  readonly sign: Point
  readonly number: Point
  readonly badges: Point
  /** How far behind the front the track of losses runs, and how wide it may be. */
  readonly rear: number
  readonly room: number
}

const known = new Map<string, BlockPlan>()

/** How a block is drawn, round the middle of its hex or its two hexes. The same object for the same block. */
export function blockOf({ form, corner }: Block): BlockPlan {
  const key = `${form} ${corner}`
  const there = known.get(key)
  if (there) return there
  const [width, depth] = SIZES[form]
  const [w, d] = [width / 2, depth / 2]
  const turn = 30 + 60 * corner
  /** A place on the turned card, `across` to the right of its middle and `ahead` of it. */
  const place = (across: number, ahead: number): Point => {
    const angle = (turn * Math.PI) / 180
    return {
      x: across * Math.cos(angle) + ahead * Math.sin(angle),
      y: across * Math.sin(angle) - ahead * Math.cos(angle),
    }
  }
  // Text reads from left to right or from the top down, whichever way the troops face.
  const apart = form === 'long' ? 30 : form === 'broad' ? 13 : 12
  const pair = form === 'deep' ? [place(0, apart), place(0, -apart)] : [place(-apart, 1), place(apart, 1)]
  const [first, second] = pair.toSorted((a, b) => (Math.abs(a.x - b.x) > 1 ? a.x - b.x : a.y - b.y))
  const plan: BlockPlan = {
    turn,
    card: `M${-w + 4} ${-d}H${w - 4}Q${w} ${-d} ${w} ${-d + 4}V${d - 4}Q${w} ${d} ${w - 4} ${d}H${-w + 4}Q${-w} ${d} ${-w} ${d - 4}V${-d + 4}Q${-w} ${-d} ${-w + 4} ${-d}Z`,
    spur: `M-8.5 ${-d + 1}L0 ${-d - 9.5}L8.5 ${-d + 1}Z`,
    front: `M${-w + 3} ${-d + 1.6}H${w - 3}`,
    mark: `M${-w + 1.4} ${-d + 5}h4.6v${depth - 10}h-4.6z`,
    sign: first,
    number: second,
    badges: place(w - 4, d - 4),
    rear: d - 4,
    room: width - 14,
  }
  known.set(key, plan)
  return plan
}
