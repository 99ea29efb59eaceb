/** OR3, OR4 How a player uses his markers: before the first turn, and in his own movement. */
import { type Choice, EVERYBODY, NOBODY, only, type Phase, type Refusal, refusal } from '../../engine/index.ts'
import { CORNER_ZONES, FRONT, sideTo } from '../../hex/index.ts'
import { event } from './events.ts'
import { CAVALRY, isCover, NEVER } from './ground.ts'
import { feign, hide, NOT_LAID, NOT_YOURS, swell, trail, unveil, veil } from './marker-laying.ts'
import { covers, LAYERS, lastOf, markerCount, markerHex, markerOver, standsFor } from './markers.ts'
import { forbidsStep, orderOf } from './obedience.ts'
import { allowance, costOf } from './paces.ts'
import { ATTACK, type Eagle, HARASS, SQUARE, UNLIMBERED } from './position.ts'
import { enemyOf, FRENCH, SIDE_NAMES, SPANISH } from './sides.ts'
import { isEnemyBeside } from './sighting.ts'
import { fighter, isFormed, points } from './stacks.ts'
import { nearestEnemy } from './zones.ts'

const NOT_ADJACENT = refusal('7.0', 'Markers move hex by hex.')
const OCCUPIED = refusal('RA123', 'Own troops stand there: take the marker off to join or to pass them.')
const BESIDE_ENEMY = refusal('OR5', 'Beside an enemy piece it would be found: take it off first.')
const PROHIBITED = refusal('13.0', 'It cannot cross that side or enter that hex.')
const NO_POINTS = refusal(
  'RA121',
  'It has not the movement points: the slowest of a stack counts, a false marker has those of light cavalry.',
)
const NOT_FRONT = refusal('7.0', 'It moves only into its two front hexes: turn first.')
const AFTER_LEADER = refusal('7.0', 'Its leader has moved, and leaders move after all their units.')
const CROWDED = refusal('6.0', 'More than may stand in that hex.')
const SAME_FACING = refusal('5.0', 'It faces there already.')
const CLOSE_UP = refusal('RA113', 'Troops under a marker have to close with the enemy too, while a way is open.')

/** What a false marker, or the slowest of those whom it stands for, may spend; `road` where all its way lies along roads. */
function pointsOf(p: Eagle, marker: number, road: boolean): number {
  const { army, markerSide, tables } = p.scenario
  const { cavalry, maneuver } = tables.file.movement
  let least = NEVER
  for (let unit = 0; unit < army.units.length; unit++) {
    if (!covers(p, marker, unit)) continue
    const bonus = p.march[army.formation[unit]] === 1 ? (road ? maneuver.road : maneuver.any) : 0
    least = Math.min(least, allowance(p, unit) + bonus)
  }
  return least === NEVER ? cavalry[SIDE_NAMES[markerSide[marker]]] : least
}

/** Where the stack of a column that holds this unit goes when its head steps to `to`: into the place of the one before it. */
function nextPlace(p: Eagle, marker: number, unit: number, to: number): number {
  const stack = Math.floor(p.layer[unit] / LAYERS)
  if (stack === 0) return to
  for (let other = 0; other < p.scenario.army.units.length; other++)
    if (covers(p, marker, other) && Math.floor(p.layer[other] / LAYERS) === stack - 1) return p.lair[other] - 1
  return to
}

/** The dearest step of all whom a marker stands for; of a false one that of cavalry. NEVER where somebody cannot go. */
function costTo(p: Eagle, marker: number, to: number): number {
  const { army, ground } = p.scenario
  const { grid } = ground
  let dearest = -1
  for (let unit = 0; unit < army.units.length; unit++) {
    if (!covers(p, marker, unit)) continue
    const from = p.lair[unit] - 1
    const next = nextPlace(p, marker, unit, to)
    dearest = Math.max(dearest, p.form[unit] === UNLIMBERED ? NEVER : costOf(p, unit, from, sideTo(grid, from, next)))
  }
  const from = markerHex(p, marker)
  return dearest < 0 ? ground.cost[CAVALRY][6 * from + sideTo(grid, from, to)] : dearest
}

/** What the troops under a marker say to a step. */
function whyNotContents(p: Eagle, marker: number, to: number): Refusal | undefined {
  const { army, ground, tables } = p.scenario
  const side = sideTo(ground.grid, markerHex(p, marker), to)
  let sum = 0
  for (let unit = 0; unit < army.units.length; unit++) {
    if (!covers(p, marker, unit)) continue
    const leader = army.leaderOf[army.formation[unit]]
    if (leader >= 0 && p.rode[leader] > 0) return AFTER_LEADER
    const why = forbidsStep(p, unit, p.lair[unit] - 1, nextPlace(p, marker, unit, to))
    if (why) return why
    if (p.layer[unit] < LAYERS) sum += points(p, unit)
    if (isFormed(p, unit) && p.form[unit] !== SQUARE && CORNER_ZONES[6 * p.aim[marker] + side] !== FRONT) return NOT_FRONT
  }
  return isCover(ground, to) && sum > tables.file.stacking.shelter ? CROWDED : undefined
}

function whyNotGo(p: Eagle, seat: number, marker: number, to: number): Refusal | undefined {
  const { ground, markerSide } = p.scenario
  if (markerSide[marker] !== seat || p.chase > 0) return NOT_YOURS
  if (!standsFor(p, marker)) return NOT_LAID
  const from = markerHex(p, marker)
  const side = sideTo(ground.grid, from, to)
  if (side < 0) return NOT_ADJACENT
  if (fighter(p, to) === enemyOf(seat) || isEnemyBeside(p, seat, to)) return BESIDE_ENEMY
  if (p.top[to] >= 0 || markerOver(p, seat, to) >= 0) return OCCUPIED
  const cost = costTo(p, marker, to)
  if (cost >= NEVER) return PROHIBITED
  if (p.paid[marker] + cost > pointsOf(p, marker, p.strayed[marker] === 0 && isRoad(p, from, side))) return NO_POINTS
  return whyNotContents(p, marker, to)
}

const isRoad = (p: Eagle, from: number, side: number): boolean => (p.scenario.ground.sides[6 * from + side] & 64) !== 0

/** `go {markers} > {hexes}`: the marker steps, and all whom it stands for with it. */
const go: Choice<Eagle> = {
  verb: 'go {markers} > {hexes}',
  propose(p, seat, offers) {
    const { ground, markerSide } = p.scenario
    for (let marker = 0; marker < markerSide.length; marker++) {
      if (markerSide[marker] !== seat || !standsFor(p, marker)) continue
      for (let side = 0; side < 6; side++) {
        const to = ground.grid.neighbours[6 * markerHex(p, marker) + side]
        if (to >= 0) offers.try(marker, to)
      }
    }
  },
  check: whyNotGo,
  play(p, _seat, marker, to, _dice, journal) {
    const { army, ground } = p.scenario
    const from = markerHex(p, marker)
    p.paid[marker] += costTo(p, marker, to)
    if (!isRoad(p, from, sideTo(ground.grid, from, to))) p.strayed[marker] = 1
    p.travelled[marker] = 1
    // The last stack first, so that each finds the place of the one before it still taken.
    for (let stack = LAYERS; stack >= 0; stack--)
      for (let unit = 0; unit < army.units.length; unit++)
        if (covers(p, marker, unit) && Math.floor(p.layer[unit] / LAYERS) === stack) p.lair[unit] = 1 + nextPlace(p, marker, unit, to)
    p.post[marker] = 1 + to
    journal?.tell(EVERYBODY, event.MarkerMoved, marker, from, to)
  },
}

/** `laid`: it has turned in this phase. */
const WHEELED = 2

/** Facing is free once, before the first hex (5, RA69). */
const turnsFreely = (p: Eagle, marker: number): boolean => p.travelled[marker] === 0 && (p.laid[marker] & WHEELED) === 0

/** `wheel {markers} > {corners}`: the troops under a marker turn. */
const wheel: Choice<Eagle> = {
  verb: 'wheel {markers} > {corners}',
  propose(p, seat, offers) {
    for (let marker = 0; marker < markerCount(p); marker++)
      if (p.scenario.markerSide[marker] === seat && standsFor(p, marker))
        for (let corner = 0; corner < 6; corner++) offers.try(marker, corner)
  },
  check(p, seat, marker, corner) {
    if (p.scenario.markerSide[marker] !== seat || p.chase > 0) return NOT_YOURS
    if (!standsFor(p, marker) || lastOf(p, marker) < 0) return NOT_LAID
    if (p.aim[marker] === corner) return SAME_FACING
    return turnsFreely(p, marker) || p.paid[marker] < pointsOf(p, marker, false) ? undefined : NO_POINTS
  },
  play(p, seat, marker, corner, _dice, journal) {
    if (!turnsFreely(p, marker)) p.paid[marker]++
    p.laid[marker] |= WHEELED
    p.aim[marker] = corner
    journal?.tell(only(seat), event.MarkerTurned, marker, corner)
  },
}

/** Before a side's movement: its markers are fresh. */
export function readyMarkers(p: Eagle, side: number): void {
  for (let marker = 0; marker < markerCount(p); marker++) {
    if (p.scenario.markerSide[marker] !== side) continue
    p.travelled[marker] = 0
    p.laid[marker] = 0
    p.paid[marker] = 0
    p.strayed[marker] = 0
    p.origin[marker] = standsFor(p, marker) ? nearestEnemy(p, side, markerHex(p, marker)) : 0
  }
}

/** RA113, RA123 Troops under a marker that have to close with the enemy, and could. */
export function markersOwe(p: Eagle, seat: number): Refusal | undefined {
  const { army, ground, markerSide, tables } = p.scenario
  for (let marker = 0; marker < markerSide.length; marker++) {
    if (markerSide[marker] !== seat || !standsFor(p, marker) || !mustClose(p, marker)) continue
    const near = nearestEnemy(p, seat, markerHex(p, marker))
    if (near <= tables.file.orders.closeUp || near < p.origin[marker] || army.units.length === 0) continue
    for (let side = 0; side < 6; side++) {
      const to = ground.grid.neighbours[6 * markerHex(p, marker) + side]
      if (to >= 0 && nearestEnemy(p, seat, to) < near && whyNotGo(p, seat, marker, to) === undefined) return CLOSE_UP
    }
  }
  return undefined
}

function mustClose(p: Eagle, marker: number): boolean {
  for (let unit = 0; unit < p.under.length; unit++)
    if (covers(p, marker, unit) && (orderOf(p, unit) === ATTACK || orderOf(p, unit) === HARASS)) return true
  return false
}

/** What a player may do with markers in his movement. */
export const markerChoices: readonly Choice<Eagle>[] = [veil, trail, feign, hide, swell, unveil, go, wheel]

/** OR3 Markers at the beginning of the game: the French player first. Locals: kind, whose turn it is. */
export const Markers: Phase<Eagle> = {
  name: 'markers',
  rule: 'OR3',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      p.asked = only(FRENCH)
    },
    (p) => {
      p.asked = only(SPANISH)
    },
    () => {},
  ],
  choices: [
    veil,
    trail,
    feign,
    hide,
    swell,
    unveil,
    {
      verb: 'ready',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}
