/** The way that comes nearest to what a hand wants: rounded to steps, and inward to the limits. */
import { type Aside, isWithin, type Mover, movingTurn, STAY, type Way } from './way.ts'

/** The nearest place ahead within 45 degrees. */
function ahead45({ ahead, right }: Aside): Aside {
  if (Math.abs(right) <= ahead) return { ahead, right }
  const along = (ahead + Math.abs(right)) / 2
  return along <= 0 ? STAY : { ahead: along, right: right < 0 ? -along : along }
}

/** The nearest of the four steps round a place that is within the limits. */
function stepNear(mover: Mover, turn: number, { ahead, right }: Aside): Way | undefined {
  let [best, least]: [Way | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  const { grain } = mover
  for (const a of [grain * Math.floor(ahead / grain), grain * Math.ceil(ahead / grain)])
    for (const r of [grain * Math.floor(right / grain), grain * Math.ceil(right / grain)]) {
      const far = (a - ahead) ** 2 + (r - right) ** 2
      // Adding 0 turns -0 into 0.
      const way = { turn, ahead: a + 0, right: r + 0 }
      if (far < least && isWithin(mover, way)) [best, least] = [way, far]
    }
  return best
}

/** The number of bisections in the search for the limit of a direction. */
const HALVINGS = 12

/**
 * The way with this turn that leads nearest to a place (steps ahead and to the right): the place itself, rounded, if it
 * is within the limits; if not, as far towards it as the rate allows. Rounding at a limit loses at most 0.08 inches.
 * Undefined if even the turn is too much.
 */
export function wayTo(mover: Mover, turn: number, wanted: Aside): Way | undefined {
  const place = mover.goesRound ? wanted : ahead45(wanted)
  const part = (k: number): Aside => ({ ahead: place.ahead * k, right: place.right * k })
  const whole = stepNear(mover, turn, place)
  if (whole !== undefined) return whole
  let [low, high, best] = [0, 1, stepNear(mover, turn, STAY)]
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (low + high) / 2
    const found = stepNear(mover, turn, part(middle))
    if (found === undefined) high = middle
    else [low, best] = [middle, found]
  }
  return best
}

/**
 * The way with the turn nearest to the wanted one (degrees, to the right) that is within the limits where the way
 * leads.
 */
export function turnTo(mover: Mover, way: Way, wanted: number): Way {
  const isHere = way.ahead === 0 && way.right === 0
  const most = isHere && mover.facesBy > 0 ? mover.facesBy : mover.mostTurn
  const goal = Math.max(-most, Math.min(most, Math.round(wanted)))
  const step = goal < way.turn ? 1 : -1
  for (let turn = goal; turn !== way.turn; turn += step) {
    const turnedSo = { ...way, turn }
    if (isWithin(mover, turnedSo)) return turnedSo
  }
  return way
}

/**
 * Nudges a way by steps ahead and to the right: all of them, or as many as the limits allow. The same way if they allow
 * none.
 */
export function nudged(mover: Mover, way: Way, ahead: number, right: number): Way {
  const most = Math.max(Math.abs(ahead), Math.abs(right))
  for (let k = most; k > 0; k--) {
    const next = {
      turn: movingTurn(mover, way.turn),
      ahead: way.ahead + Math.round((ahead * k) / most),
      right: way.right + Math.round((right * k) / most),
    }
    if (isWithin(mover, next)) return next
  }
  return way
}
