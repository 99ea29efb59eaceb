/** Where a tip stands: beside its thing, and clear of what may be pressed next. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/**
 * Places a tip above its thing if there is room, else below, left or right; never outside the window. Takes the first
 * of these places that covers neither the thing nor any of the boxes to keep clear, or the one that covers least of
 * them.
 */
export function placeTip(
  thing: Box,
  tip: Size,
  room: Size,
  clear: readonly Box[] = [],
): { readonly left: number; readonly top: number } {
  const within = (left: number, top: number) => ({
    left: Math.max(GAP, Math.min(room.width - tip.width - GAP, left)),
    top: Math.max(GAP, Math.min(room.height - tip.height - GAP, top)),
  })
  const across = (thing.left + thing.right) / 2 - tip.width / 2
  const along = (thing.top + thing.bottom) / 2 - tip.height / 2
  const [above, below] = [thing.top - tip.height - GAP, thing.bottom + GAP]
  const [before, behind] = [thing.left - tip.width - GAP, thing.right + GAP]
  const places = [
    within(across, above),
    within(across, below),
    within(behind, along),
    within(before, along),
    within(behind, above),
    within(before, above),
    within(behind, below),
    within(before, below),
    // Farther away, if everything around the thing must be kept clear.
    ...clear.flatMap((box) => [within(across, box.top - tip.height - GAP), within(across, box.bottom + GAP)]),
  ]
  const covers = ({ left, top }: { readonly left: number; readonly top: number }): number => {
    const box = { left, top, right: left + tip.width, bottom: top + tip.height }
    return clear.reduce((sum, other) => sum + overlap(box, other), overlap(box, thing))
  }
  return places.reduce((best, place) => (covers(place) < covers(best) ? place : best))
}
