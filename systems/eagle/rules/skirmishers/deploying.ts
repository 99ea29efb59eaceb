/** 4.1c Skirmishers deploy: hex by hex from their own, until they have as many as they need and want (RA20, RA107). */

import { beginSearch, makeSearch, offer, runSearch, type Search, startAt } from '../../../../src/hex/index.ts'
import { begin, EVERYBODY, NOBODY, only, type Phase, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { leadersScatter } from '../leaders/left-alone.ts'
import { HALTED, headingOf, pointsFor } from '../movement/movement.ts'
import { forbidsCover } from '../orders/limits.ts'
import { event } from '../state/events.ts'
import { deployingFrame } from '../state/frames.ts'
import { INFANTRY, isCover, NEVER } from '../state/ground.ts'
import { type Eagle, note, SKIRMISH } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { breadth, fighter, fits, nodeOf, points, standsIn, touches } from '../state/stacks.ts'
import { FRONT_ZONE, NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { cover, dress, leastHexes, mostHexes, wayThrough } from './skirmish.ts'

const OTHER_UNIT = refusal('4.1c', 'The unit that deploys has to be in its hexes first.')
const ENOUGH = refusal(
  'RA20',
  'It covers as many hexes as it may: 2 points at least in each, and never more than 4 hexes.',
)
const TOO_FEW = refusal('RA20', 'It has to cover more hexes: at most 4 points stand in each.')
const APART = refusal('RA19', 'Its hexes hang together, across sides that infantry can cross.')
const TAKEN = refusal(
  'RA107',
  'Skirmishers deploy into hexes without enemies, without other skirmishers, and with room for them.',
)
const NO_COMMAND = refusal('RA107', 'Out of command they deploy into no enemy zone of control.')
const TOO_FAR = refusal('RA107', 'It has not the movement points to deploy so far.')

/** Do other skirmishers lie in a hex (4.1c)? They always lie on top. */
export function skirmishersIn(p: Eagle, hex: number, but: number): boolean {
  const top = p.top[hex]
  return top >= 0 && p.scenario.army.unitOf[top] !== but && p.form[p.scenario.army.unitOf[top]] === SKIRMISH
}

const going = { unit: 0, own: 0, calm: false }

/** Returns why skirmishers may not cover this hex at all, whatever it costs. `own` is where they deploy from. */
function whyNotCover(p: Eagle, unit: number, own: number, hex: number): Refusal | undefined {
  const { army, ground } = p.scenario
  const side = army.side[unit]
  if (fighter(p, hex) === enemyOf(side) || skirmishersIn(p, hex, unit)) return TAKEN
  if (!fits(p, unit, hex, isCover(ground, hex), false, Math.ceil(points(p, unit) / leastHexes(points(p, unit)))))
    return TAKEN
  if (zoneAgainst(p, side, hex) !== NO_ZONE && (p.notes[unit] & note.COMMAND) === 0) return NO_COMMAND
  return forbidsCover(p, unit, own, hex)
}

/** No unit spends more than this in a turn. */
const MOST = 16
let search: Search | undefined

function edges(search: Search, hex: number, p: Eagle): void {
  const { grid, cost } = p.scenario.ground
  const { unit, own, calm } = going
  for (let side = 0; side < 6; side++) {
    const to = grid.neighbours[6 * hex + side]
    if (to < 0 || cost[INFANTRY][6 * hex + side] >= NEVER || whyNotCover(p, unit, own, to) !== undefined) continue
    if (calm && zoneAgainst(p, p.scenario.army.side[unit], to) !== NO_ZONE) continue
    offer(search, to, cost[INFANTRY][6 * hex + side])
  }
}

/**
 * Returns how many hexes skirmishers could cover for this many points; if `calm`, without entering an enemy zone of
 * control.
 */
function hexesFor(p: Eagle, unit: number, own: number, budget: number, calm: boolean): number {
  if (budget < 0) return 1
  const found = (search ??= makeSearch(p.scenario.ground.grid.count, MOST))
  going.unit = unit
  going.own = own
  going.calm = calm
  beginSearch(found, budget)
  startAt(found, own)
  runSearch(found, edges, p)
  return found.count
}

/** 8.1 Has the unit entered an enemy's front in this move, so that it may enter no further hex? */
const isHalted = (p: Eagle, unit: number): boolean => p.mover === 1 + unit && p.stopped === 1

/**
 * Could a unit deploy from its hex into as many hexes as it needs, for this many points? A zone of control costs one,
 * once.
 */
export function couldDeploy(p: Eagle, unit: number, own: number, budget: number, zonePaid: boolean): boolean {
  const least = leastHexes(points(p, unit))
  if (least <= 1) return true
  if (isHalted(p, unit)) return false
  // Usually there is room in an adjacent hex.
  const { neighbours } = p.scenario.ground.grid
  for (let side = 0, beside = 1; side < 6; side++) {
    const to = neighbours[6 * own + side]
    if (
      to < 0 ||
      p.scenario.ground.cost[INFANTRY][6 * own + side] > budget ||
      whyNotCover(p, unit, own, to) !== undefined
    )
      continue
    if (!zonePaid && zoneAgainst(p, p.scenario.army.side[unit], to) !== NO_ZONE) continue
    if (++beside >= least) return true
  }
  if (!zonePaid && hexesFor(p, unit, own, budget, true) >= least) return true
  return hexesFor(p, unit, own, zonePaid ? budget : budget - 1, false) >= least
}

/**
 * Returns the extra cost of covering this hex as well: the way to the farthest hex is paid (example 2), and a zone of
 * control once.
 */
function priceOf(p: Eagle, unit: number, hex: number): number {
  const frame = deployingFrame(p)
  const zone = frame.zonePaid === 0 && zoneAgainst(p, p.scenario.army.side[unit], hex) !== NO_ZONE ? 1 : 0
  return zone + Math.max(0, wayThrough(p, unit, frame.own, hex) - frame.paid)
}

function whyNotSpread(p: Eagle, unit: number, hex: number): Refusal | undefined {
  const frame = deployingFrame(p)
  if (unit !== frame.unit) return OTHER_UNIT
  if (isHalted(p, unit)) return HALTED
  if (breadth(p, unit) >= mostHexes(points(p, unit))) return ENOUGH
  if (standsIn(p, unit, hex)) return TAKEN
  const way = wayThrough(p, unit, frame.own, hex)
  if (way >= NEVER) return APART
  const why = whyNotCover(p, unit, frame.own, hex)
  if (why) return why
  const price = priceOf(p, unit, hex)
  const left = pointsFor(p, unit, false)
  if (price > left) return TOO_FAR
  // A unit that covers this hex must still reach as many hexes as it needs.
  const zoned = frame.zonePaid === 1 || price > Math.max(0, way - frame.paid)
  const budget = frame.paid + left - (zoned && frame.zonePaid === 0 ? 1 : 0)
  return breadth(p, unit) + 1 >= leastHexes(points(p, unit)) || couldDeploy(p, unit, frame.own, budget, zoned)
    ? undefined
    : TOO_FAR
}

/** Ends a deployment: orders the hexes from left to right; in an enemy's front the unit goes no farther (RA107). */
function stand(p: Eagle, unit: number): void {
  const own = deployingFrame(p).own
  dress(p, unit, headingOf(p, unit))
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const hex = p.at[nodeOf(p, unit, k)]
    if (hex !== own && zoneAgainst(p, p.scenario.army.side[unit], hex) === FRONT_ZONE) p.stopped = 1
  }
}

export const Deploying: Phase<Eagle> = {
  name: 'deploying',
  locals: deployingFrame,
  rule: '4.1c',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      const frame = deployingFrame(p)
      // Whether it could cover more depends on its orders, so it is asked as long as it may have more at all.
      if (breadth(p, frame.unit) >= mostHexes(points(p, frame.unit))) stand(p, frame.unit)
      else {
        p.step = 0
        p.asked = only(p.scenario.army.side[frame.unit])
      }
    },
    () => {},
  ],
  choices: [
    {
      verb: 'spread {units} > {hexes}',
      propose(p, _seat, offers) {
        const frame = deployingFrame(p)
        const { neighbours } = p.scenario.ground.grid
        for (let k = breadth(p, frame.unit) - 1; k >= 0; k--)
          for (let side = 0; side < 6; side++) {
            const to = neighbours[6 * p.at[nodeOf(p, frame.unit, k)] + side]
            if (to >= 0 && !touches(p, frame.unit, k, to)) offers.try(frame.unit, to)
          }
      },
      check: (p, _seat, unit, hex) => whyNotSpread(p, unit, hex),
      play(p, _seat, unit, hex, _dice, journal) {
        const frame = deployingFrame(p)
        p.asked = NOBODY
        const way = wayThrough(p, unit, frame.own, hex)
        p.left -= priceOf(p, unit, hex)
        frame.paid = Math.max(frame.paid, way)
        if (zoneAgainst(p, p.scenario.army.side[unit], hex) !== NO_ZONE) frame.zonePaid = 1
        leadersScatter(p, hex, p.scenario.army.side[unit], journal)
        cover(p, unit, hex, headingOf(p, unit))
        journal?.tell(EVERYBODY, event.Covers, unit, hex)
      },
    },
    {
      verb: 'ready {units}',
      propose: (p, _seat, offers) => offers.try(deployingFrame(p).unit),
      check: (p, _seat, unit) =>
        unit !== deployingFrame(p).unit
          ? OTHER_UNIT
          : breadth(p, unit) < leastHexes(points(p, unit))
            ? TOO_FEW
            : undefined,
      play(p, _seat, unit) {
        p.asked = NOBODY
        stand(p, unit)
        p.step = 1
      },
    },
  ],
}

/** Begins the deployment of a unit that has just taken the formation. */
export function deploy(p: Eagle, unit: number): void {
  const hex = p.at[unit]
  begin(p, Deploying)
  Object.assign(deployingFrame(p), { unit, own: hex })
}
