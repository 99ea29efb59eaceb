/** What a player must see before answering: is it well in view, and if not, where on the screen should it be? */

import type { Box } from '../ui/tip-place.ts'
import type { Point, Size } from './camera.ts'

/** A thing nearer to the edge of the screen than this (pixels) is not well in view. */
const RIM = 70
/** Half the size of a counter: a card nearer to its middle covers part of it. */
const HALF = 30

const isUnder = ({ x, y }: Point, card: Box): boolean =>
  x > card.left - HALF && x < card.right + HALF && y > card.top - HALF && y < card.bottom + HALF

/** Are all these places of a screen clear of its edge, and of a card that lies over it? */
const areInView = (places: readonly Point[], { width, height }: Size, card?: Box): boolean =>
  places.every(
    (place) =>
      place.x >= RIM &&
      place.y >= RIM &&
      place.x <= width - RIM &&
      place.y <= height - RIM &&
      !(card !== undefined && isUnder(place, card)),
  )

/** The middle of a screen, or of the larger part that a card in its corner leaves free. */
function freeMiddle({ width, height }: Size, card?: Box): Point {
  const middle = { x: width / 2, y: height / 2 }
  if (card === undefined || !isUnder(middle, card)) return middle
  const beside = { width: width - card.right, height }
  const below = { width, height: height - card.bottom }
  return beside.width * beside.height > below.width * below.height
    ? { x: card.right + beside.width / 2, y: middle.y }
    : { x: middle.x, y: card.bottom + below.height / 2 }
}

/**
 * How far a board must move on the screen, in pixels, so that all these places are well in view; undefined if they
 * already are. If they are too far apart for one screen, the first of them moves into the middle.
 */
export function moveIntoView(places: readonly Point[], screen: Size, card?: Box): Point | undefined {
  const [first] = places
  if (first === undefined || areInView(places, screen, card)) return undefined
  const free = freeMiddle(screen, card)
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const together = {
    x: free.x - (Math.min(...xs) + Math.max(...xs)) / 2,
    y: free.y - (Math.min(...ys) + Math.max(...ys)) / 2,
  }
  const moved = places.map(({ x, y }) => ({ x: x + together.x, y: y + together.y }))
  return areInView(moved, screen, card) ? together : { x: free.x - first.x, y: free.y - first.y }
}

/**
 * Brings places of a board's world well into view, clear of a card over it; does nothing if they already are. `frame`
 * is the view on the screen.
 */
export function bringIntoView(
  { onScreen, centre }: { onScreen(at: Point): Point; centre(at: Point): void },
  places: readonly Point[],
  frame: Size,
  card?: Box,
): void {
  const by = moveIntoView(places.map(onScreen), frame, card)
  if (!by) return
  const origin = onScreen({ x: 0, y: 0 })
  const scale = onScreen({ x: 1, y: 0 }).x - origin.x
  centre({ x: (frame.width / 2 - by.x - origin.x) / scale, y: (frame.height / 2 - by.y - origin.y) / scale })
}
