/** 15 Leaders: how they ride, and what happens to them in a shock. */

import { adjacent } from '../../../../src/hex/index.ts'
import {
  type Choice,
  type Dice,
  d6,
  EVERYBODY,
  from,
  type Journal,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { markersOwe } from '../markers/duties.ts'
import { eachLeader } from '../movement/listed-choices.ts'
import { endMove, RIDING } from '../movement/movement.ts'
import { owedUnder, owesUnder } from '../orders/duties.ts'
import { event } from '../state/events.ts'
import { between, ROAD } from '../state/ground.ts'
import { leadsOf } from '../state/leading.ts'
import { type Eagle, NO_ORDER } from '../state/position.ts'
import { enemyOf, SIDE_NAMES } from '../state/sides.ts'
import { fighter } from '../state/stacks.ts'
import { TRIED } from './following.ts'

const NOT_YOURS = refusal('15.0', 'Only leaders of your own on the map ride, in your own phase.')
const HAS_RIDDEN = refusal('15.0', 'His ride is over: another piece has moved since.')
const NO_ORDERS = refusal('15.0', 'Leaders without orders cannot move.')
const NOT_ADJACENT = refusal('15.0', 'Leaders ride hex by hex.')
const ENEMY_THERE = refusal('RA67', 'An enemy unit stands there.')
const NO_POINTS = refusal('15.0', 'He has no movement points left.')
const OUT = refusal('15.1', 'He is out until next turn.')

/** Returns what maneuver orders of his own formation add for a ride by road, and for any other (RA10, RA75). */
function haste(p: Eagle, leader: number, byRoad: boolean): number {
  const { army, tables } = p.scenario
  const own = army.ownFormation[leader]
  if (own < 0 || p.march[own] === 0) return 0
  return byRoad ? tables.file.movement.maneuver.road : tables.file.movement.maneuver.any
}

const rideAllowance = (p: Eagle, leader: number): number => {
  const { army, tables } = p.scenario
  return tables.file.movement.leader[SIDE_NAMES[army.leaderSide[leader]]] + haste(p, leader, true)
}

/** Returns what he would lose by leaving the road here; 0 once he has left it. */
const detour = (p: Eagle, leader: number, to: number): number =>
  p.road === 0 || (between(p.scenario.ground, p.where[leader], to) & ROAD) !== 0
    ? 0
    : haste(p, leader, true) - haste(p, leader, false)

const moverOf = (p: Eagle, leader: number): number => 1 + p.scenario.army.units.length + leader

/** Returns the points that a leader may spend on a ride anywhere: without what he would gain by keeping to the road. */
export function freeAllowance(p: Eagle, leader: number): number {
  const riding = p.mover === moverOf(p, leader)
  const road = riding && p.road === 0 ? 0 : haste(p, leader, true) - haste(p, leader, false)
  return Math.max(0, (riding ? p.left : rideAllowance(p, leader)) - road)
}

/**
 * RA115 Returns why a leader may ride nowhere. He rides by the order of his own formation, or freely if he has none; a
 * Commander in Chief not after a try.
 */
function whyNotMount(p: Eagle, seat: number, leader: number): Refusal | undefined {
  return (
    whyNotSaddle(p, seat, leader) ??
    (p.rode[leader] > 0 ? undefined : (owedUnder(p, leader) ?? markersOwe(p, seat, leader)))
  )
}

/** Does the same, whatever the units of his formation still owe. */
function whyNotSaddle(p: Eagle, seat: number, leader: number): Refusal | undefined {
  const { army, commanders } = p.scenario
  if (army.leaderSide[leader] !== seat || p.where[leader] < 0 || p.chase > 0) return NOT_YOURS
  if (p.away[leader] > 0) return OUT
  const own = army.ownFormation[leader]
  if (own >= 0 && p.order[own] === NO_ORDER) return NO_ORDERS
  for (let k = 0; k < commanders.length; k++) if (commanders[k].leader === leader && p.tried[k] === 1) return TRIED
  return p.rode[leader] === 0 || p.mover === moverOf(p, leader) ? undefined : HAS_RIDDEN
}

function whyNotRide(p: Eagle, seat: number, leader: number, to: number): Refusal | undefined {
  const why = whyNotMount(p, seat, leader)
  if (why) return why
  return adjacent(p.scenario.ground.grid, p.where[leader], to) ? whyNotThere(p, seat, leader, to) : NOT_ADJACENT
}

/** Returns why a leader who may ride may not ride to this adjacent hex. */
function whyNotThere(p: Eagle, seat: number, leader: number, to: number): Refusal | undefined {
  const riding = p.mover === moverOf(p, leader)
  if (fighter(p, to) === enemyOf(seat)) return ENEMY_THERE
  return riding && p.left - detour(p, leader, to) < 1 ? NO_POINTS : undefined
}

/** `ride {leaders} > {hexes}`: one hex, for one point whatever the ground. */
export const ride: Choice<Eagle> = {
  verb: 'ride {leaders} > {hexes}',
  ...eachLeader((p, seat, leader, offers) => {
    if (
      whyNotSaddle(p, seat, leader) ||
      (p.rode[leader] === 0 && (owesUnder(p, leader) || markersOwe(p, seat, leader)))
    )
      return
    const { neighbours } = p.scenario.ground.grid
    for (let side = 0; side < 6; side++) {
      const to = neighbours[6 * p.where[leader] + side]
      if (to >= 0 && whyNotThere(p, seat, leader, to) === undefined) offers.give(leader, to)
    }
  }),
  check: whyNotRide,
  play(p, _seat, leader, to, _dice, journal) {
    if (p.mover !== moverOf(p, leader)) {
      endMove(p)
      p.mover = moverOf(p, leader)
      p.left = rideAllowance(p, leader)
      p.road = 1
      p.rode[leader] = RIDING
    }
    const at = p.where[leader]
    p.left -= 1 + detour(p, leader, to)
    if ((between(p.scenario.ground, at, to) & ROAD) === 0) p.road = 0
    p.where[leader] = to
    journal?.tell(EVERYBODY, event.Rode, leader, at, to)
  },
}

/**
 * Returns the leader whose shock factor counts in a hex for troops of these formations: the best that commands some of
 * them; -1 for none.
 */
export function shockLeader(p: Eagle, side: number, hex: number, formations: number): number {
  const { army } = p.scenario
  let best = -1
  for (let leader = 0; leader < army.leaders.length; leader++) {
    if (army.leaderSide[leader] !== side || p.where[leader] !== hex || p.away[leader] > 0) continue
    if ((leadsOf(p, leader) & formations) === 0) continue
    if (best < 0 || shockOf(p, leader) > shockOf(p, best)) best = leader
  }
  return best
}

export const shockOf = (p: Eagle, leader: number): number => p.scenario.army.shock[2 * leader + p.worn[leader]]

const FALLS = 6

/**
 * 15.1 A leader who has used his shock factor in vain is out on a 6, and comes back next turn as his reverse, which
 * stays (RA105).
 */
export function endanger(p: Eagle, leader: number, dice: Dice, journal: Journal | undefined): void {
  if (p.where[leader] < 0 || p.worn[leader] === 1) return
  const roll = dice.roll(d6, from(FALLS))
  journal?.tell(EVERYBODY, event.LeaderTested, leader, roll)
  if (roll < FALLS) return
  p.away[leader] = p.turn + 1
  journal?.tell(EVERYBODY, event.LeaderOut, leader)
}

/** 15.1 At the beginning of a turn successors take command. */
export function relieve(p: Eagle, journal: Journal | undefined): void {
  for (let leader = 0; leader < p.away.length; leader++)
    if (p.away[leader] > 0 && p.away[leader] <= p.turn) {
      p.away[leader] = 0
      p.worn[leader] = 1
      journal?.tell(EVERYBODY, event.LeaderBack, leader)
    }
}
