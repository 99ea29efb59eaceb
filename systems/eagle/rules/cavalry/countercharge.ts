/** 11.5 Countercharges: cavalry within two hexes and in sight charges enemy cavalry on its way to an attack. */

import { adjacent, distance, hexesWithin, sideTo } from '../../../../src/hex/index.ts'
import {
  type Choice,
  type Dice,
  EVERYBODY,
  type Journal,
  NOBODY,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { letFollow } from '../leaders/following.ts'
import { leadersScatter } from '../leaders/left-alone.ts'
import { checkMorale } from '../morale/morale.ts'
import { costOf } from '../movement/allowance.ts'
import { orderOf } from '../orders/limits.ts'
import { NOT_FRONT } from '../shock/attacks.ts'
import { inArea } from '../state/areas.ts'
import { event } from '../state/events.ts'
import { counterchargeFrame } from '../state/frames.ts'
import { CAVALRY, NEVER } from '../state/ground.ts'
import { mayHideMore } from '../state/markers.ts'
import { ATTACK, DEFEND, due, type Eagle, GOOD, HARASS, mark } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { isClear } from '../state/sight.ts'
import { fighter, fits, lift, shift, turnStack } from '../state/stacks.ts'
import { STEADY } from '../state/tables.ts'
import { willFace } from '../state/zones.ts'

const REACH = 2

const ring = new Int16Array(18)

/**
 * RA90 Returns the hexes at two steps from which the charge is in sight, as bits. They are fixed when the question is
 * put: cavalry that rides off later blocks no line of sight.
 */
export function sights(p: Eagle, side: number, against: number): number {
  let bits = ASKED
  for (let k = hexesWithin(p.scenario.ground.grid, p.at[against], REACH, REACH, ring) - 1; k >= 0; k--)
    if (isClear(p, side, ring[k], p.at[against])) bits |= 1 << k
  return bits
}
/** The question has been put. */
const ASKED = 1 << 12

/** Is the charge in sight from a hex within reach: now, or, once the question has been put, as it was then? */
function isInSight(p: Eagle, side: number, from: number, against: number, seen: number): boolean {
  if (seen === 0) return isClear(p, side, from, p.at[against])
  const { grid } = p.scenario.ground
  if (distance(grid, from, p.at[against]) < REACH) return true
  for (let k = hexesWithin(grid, p.at[against], REACH, REACH, ring) - 1; k >= 0; k--)
    if (ring[k] === from) return ((seen >> k) & 1) === 1
  return false
}

/**
 * Is a unit cavalry that might countercharge `against`, judging by what both sides see? `seen`: the hexes with sight,
 * once the question has been put.
 */
function isNear(p: Eagle, unit: number, against: number, seen: number): boolean {
  const { army, ground } = p.scenario
  if (army.arm[unit] !== CAVALRY || army.side[unit] === army.side[against] || p.at[unit] < 0) return false
  if (p.state[unit] !== GOOD || (p.marks[unit] & mark.COUNTERED) !== 0 || p.march[army.formation[unit]] === 1)
    return false
  return (
    distance(ground.grid, p.at[unit], p.at[against]) <= REACH &&
    isInSight(p, army.side[unit], p.at[unit], against, seen)
  )
}

/** Returns the visible enemies that might countercharge a unit where it stands, whatever their orders. */
export const counterchargers = (p: Eagle, against: number): number[] =>
  [...p.scenario.army.units.keys()].filter((unit) => isNear(p, unit, against, 0))

/** Might any unit countercharge? The question depends only on open information, not on orders. */
export function couldCounter(p: Eagle, against: number, seen = 0): boolean {
  const { army, ground } = p.scenario
  if ((p.marks[against] & mark.HIT) !== 0) return false
  // The unit on top decides, and a stack of several may hide cavalry.
  for (let node = 0; node < army.unitOf.length; node++) {
    const at = p.at[node]
    const unit = army.unitOf[node]
    if (
      at < 0 ||
      army.side[unit] === army.side[against] ||
      p.top[at] !== node ||
      distance(ground.grid, at, p.at[against]) > REACH
    )
      continue
    if (isNear(p, unit, against, seen) || (mayHideMore(p, at) && isInSight(p, army.side[unit], at, against, seen)))
      return true
  }
  return false
}

const NOT_NEAR = refusal('11.5', 'Cavalry in good order within 2 hexes and in sight of the charge may countercharge.')
const MARCHING = refusal('RA74', 'Under maneuver orders cavalry does not countercharge.')
const COUNTERED = refusal('RA90', 'It has countercharged in this turn already.')
const NO_ORDER = refusal(
  'RA90',
  'Its order lets it begin no combat: that takes an order to attack, to harass or to defend.',
)
const NO_WAY = refusal('11.5', 'It cannot come up to the charging cavalry by that hex.')
const OUT_OF_AREA = refusal('3.1e', 'It may not leave the area that it defends.')

function whyNot(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const frame = counterchargeFrame(p)
  const { army, ground } = p.scenario
  const against = frame.charger
  if (army.side[unit] !== seat || army.arm[unit] !== CAVALRY || p.at[unit] < 0) return NOT_NEAR
  if ((p.marks[unit] & mark.COUNTERED) !== 0) return COUNTERED
  if (p.march[army.formation[unit]] === 1) return MARCHING
  if (!isNear(p, unit, against, frame.sights)) return NOT_NEAR
  const order = orderOf(p, unit)
  if (order !== ATTACK && order !== HARASS && order !== DEFEND) return NO_ORDER
  if (!adjacent(ground.grid, hex, p.at[against])) return NO_WAY
  if (hex !== p.at[unit]) {
    const side = sideTo(ground.grid, p.at[unit], hex)
    if (side < 0 || costOf(p, unit, p.at[unit], side) >= NEVER || fighter(p, hex) === enemyOf(seat)) return NO_WAY
    if (!fits(p, unit, hex, ground.terrain[hex] !== 0)) return NO_WAY
  }
  const area = p.area[army.formation[unit]] - 1
  if (order === DEFEND && area >= 0 && !inArea(p, area, hex)) return OUT_OF_AREA
  if (ground.shock[6 * hex + sideTo(ground.grid, hex, p.at[against])] === 0) return NO_WAY
  return willFace(p, unit, hex, p.at[against]) ? undefined : NOT_FRONT
}

/** Returns the corner that faces a hex across `side`: the one left of it. */
const facing = (side: number): number => side

function ride(p: Eagle, unit: number, hex: number, dice: Dice, journal: Journal | undefined): void {
  const { ground } = p.scenario
  const against = p.at[counterchargeFrame(p).charger]
  const from = p.at[unit]
  p.marks[unit] |= mark.COUNTERED
  if (hex !== from) leadersScatter(p, hex, p.scenario.army.side[unit], journal)
  if (hex !== from) shift(p, unit, hex, facing(sideTo(ground.grid, hex, against)))
  else lift(p, unit)
  if (p.tall[hex] === 1) turnStack(p, hex, facing(sideTo(ground.grid, hex, against)))
  journal?.tell(EVERYBODY, event.Countercharges, unit, from, hex)
  if (checkMorale(p, unit, dice, journal) === STEADY) p.target[unit] = 1 + against
  else p.due[unit] |= due.RECOIL
}

/** `counter {units} > {hexes}`: cavalry rides at the charger, through that hex. */
export const counter: Choice<Eagle> = {
  verb: 'counter {units} > {hexes}',
  propose(p, seat, offers) {
    const frame = counterchargeFrame(p)
    const { army, ground } = p.scenario
    for (let unit = 0; unit < army.units.length; unit++) {
      if (army.side[unit] !== seat || !isNear(p, unit, frame.charger, frame.sights)) continue
      offers.try(unit, p.at[unit])
      for (let side = 0; side < 6; side++) {
        const to = ground.grid.neighbours[6 * p.at[unit] + side]
        if (to >= 0) offers.try(unit, to)
      }
    }
  },
  check: whyNot,
  play(p, _seat, unit, hex, dice, journal) {
    const frame = counterchargeFrame(p)
    const from = p.at[unit]
    ride(p, unit, hex, dice, journal)
    if (!couldCounter(p, frame.charger, frame.sights)) p.asked = NOBODY
    if (p.target[unit] > 0) letFollow(p, unit, from)
  },
}

/** `let`: no unit countercharges, or no further one. */
export const letPass: Choice<Eagle> = {
  verb: 'let',
  deliberate: () => true,
  propose: (_p, _seat, offers) => offers.try(),
  check: () => undefined,
  play(p) {
    p.asked = NOBODY
  },
}
