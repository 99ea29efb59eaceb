/** 12.12 Counterattacks: noted as units react, and struck together once all have reacted. */
import { neighbour } from '../../../../src/hex/index.ts'
import { rightHalf } from '../../../../src/hex/two-hex.ts'
import { EVERYBODY, type Journal, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { gatherBody, troopsIn } from '../clash/bodies.ts'
import { alarmLeaders } from '../harm/leaders.ts'
import { alone, makeGroup } from '../movement/group.ts'
import { sideOfWay } from '../movement/steps.ts'
import { event } from '../state/events.ts'
import { NEVER } from '../state/ground.ts'
import { pickUp, putDown } from '../state/placing.ts'
import { type Albuera, OFF, other, role } from '../state/position.ts'
import { SKIRMISH, SQUARE } from '../state/shapes.ts'
import { holds, isWide, rightOf } from '../state/troops.ts'

const NOT_AHEAD = refusal('R60', 'A counterattack goes straight ahead into a hex of the unit that has moved.')
const NO_SQUARE = refusal('7.3', 'Squares do not enter a hex with enemies, so they do not counterattack.')
const NO_SKIRMISH = refusal('8.7', 'Skirmishers do not enter a hex with enemies, so they do not counterattack.')
const NO_GROUND = refusal('12.2', 'They cannot enter that terrain in their array.')
const OTHERS = refusal('R60', 'A counterattack enters no hex of other enemies, nor of friends who stay.')
const MIXED = refusal('11.1.2', 'Infantry and cavalry do not counterattack together.')
const TOO_MANY = refusal('11.2', 'Those who counterattack into one hex have to fit in it.')
const UNLIKE = refusal('11.0', 'Those who counterattack into one hex have one array, over one hex or the same two.')

const group = makeGroup()
const body = new Int16Array(256)
/** Battalions or squadrons in one hex (11.2). Lines over two hexes come upon the same two from one place only (6.4). */
const MOST = 4

/** The units that already strike into a hex, of any arm: their number, and whether their array and width fit. */
const noted = { count: 0, fits: true }

function countNoted(p: Albuera, unit: number, hex: number, wide: boolean, left: number): void {
  const { grid } = p.scenario.ground
  noted.count = 0
  noted.fits = true
  for (let one = 0; one < p.roles.length; one++) {
    if ((p.roles[one] & role.STRIKES) === 0) continue
    const to = neighbour(grid, p.at[one], p.came[one] - 1)
    const right = isWide(p, one) ? rightHalf(grid, to, p.face[one]) : OFF
    if (to !== hex && right !== hex) continue
    noted.count++
    if (p.array[one] !== p.array[unit] || isWide(p, one) !== wide || (wide && to !== left)) noted.fits = false
  }
}

/** Does a unit stand in a hex, with one of its halves? */
const standsIn = (p: Albuera, unit: number, hex: number): boolean =>
  hex >= 0 && (p.at[unit] === hex || rightOf(p, unit) === hex)

/** Why a body does not counterattack a unit that has moved to one hand of its front. */
export function strikeFault(p: Albuera, head: number, hand: number, mover: number): Refusal | undefined {
  const { army, field, ground } = p.scenario
  const { grid } = ground
  const array = p.array[head]
  if (array === SQUARE) return NO_SQUARE
  if (array === SKIRMISH) return NO_SKIRMISH
  const side = army.side[head]
  const by = sideOfWay(hand, p.face[head])
  const { mode } = alone(p, head, group)
  const count = gatherBody(p, side, p.at[head], body, 0)
  for (let one = 0; one < p.roles.length; one++)
    if ((p.roles[one] & role.STRIKES) !== 0 && army.arm[one] !== army.arm[head]) return MIXED
  const left = neighbour(grid, p.at[head], by)
  const right = rightOf(p, head)
  let meets = false
  for (const from of right === OFF ? [p.at[head]] : [p.at[head], right]) {
    const to = neighbour(grid, from, by)
    const isMover = standsIn(p, mover, to)
    if (isMover) meets = true
    else if (right === OFF) return NOT_AHEAD
    if (to < 0 || field[to] === 0 || ground.cost[mode][6 * from + by] === NEVER) return NO_GROUND
    if (!isMover && (holds(p, other(side), to) || troopsIn(p, side, to) >= 0)) return OTHERS
    countNoted(p, head, to, right !== OFF, left)
    if (!noted.fits) return UNLIKE
    if (noted.count + count > MOST) return TOO_MANY
  }
  return meets ? undefined : NOT_AHEAD
}

/** Could a body step straight ahead into a hex, by its array and the ground? */
export function shiftedInto(p: Albuera, head: number, hex: number): boolean {
  const array = p.array[head]
  if (array === SQUARE || array === SKIRMISH) return false
  const { grid, cost } = p.scenario.ground
  const { mode } = alone(p, head, group)
  const right = rightOf(p, head)
  for (let hand = 0; hand < 2; hand++) {
    const by = sideOfWay(hand, p.face[head])
    for (const from of right === OFF ? [p.at[head]] : [p.at[head], right])
      if (neighbour(grid, from, by) === hex && cost[mode][6 * from + by] !== NEVER) return true
  }
  return false
}

/** Notes that a body will counterattack to a hand, with all its units (R60). */
export function noteStrike(p: Albuera, head: number, hand: number, journal?: Journal): void {
  const count = gatherBody(p, p.scenario.army.side[head], p.at[head], body, 0)
  for (let k = 0; k < count; k++) {
    p.roles[body[k]] |= role.STRIKES
    p.came[body[k]] = 1 + sideOfWay(hand, p.face[head])
  }
  journal?.tell(EVERYBODY, event.StrikeNoted, head)
}

function forget(p: Albuera, unit: number): void {
  p.roles[unit] &= ~role.STRIKES
  p.came[unit] = 0
}

/** Takes back all noted counterattacks. */
export function forgetStrikes(p: Albuera): void {
  for (let unit = 0; unit < p.roles.length; unit++) if ((p.roles[unit] & role.STRIKES) !== 0) forget(p, unit)
}

/**
 * Does any unit still counterattack a unit? A noted counterattack lapses if its unit has had to retreat since, or if
 * the Line that was to be struck has left the hex.
 */
export function keepStrikes(p: Albuera, mover: number): boolean {
  let any = false
  for (let unit = 0; unit < p.roles.length; unit++) {
    if ((p.roles[unit] & role.STRIKES) === 0) continue
    if (meets(p, unit, p.came[unit] - 1, mover)) any = true
    else forget(p, unit)
  }
  return any
}

/** Would a unit that steps across a side meet the mover? */
function meets(p: Albuera, unit: number, by: number, mover: number): boolean {
  const { grid } = p.scenario.ground
  if (p.at[unit] < 0) return false
  const right = rightOf(p, unit)
  return (
    standsIn(p, mover, neighbour(grid, p.at[unit], by)) ||
    (right !== OFF && standsIn(p, mover, neighbour(grid, right, by)))
  )
}

/** 12.12.1 All units that counterattack step forward together; enemy commanders may step back (14.10.8). */
export function stepForward(p: Albuera, journal?: Journal): void {
  const { grid } = p.scenario.ground
  const { unitOf } = p.scenario.army
  for (let hex = 0; hex < p.top.length; hex++) {
    let count = 0
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
      const unit = unitOf[node]
      if (node === unit && (p.roles[unit] & role.STRIKES) !== 0 && (p.roles[unit] & role.ATTACKS) === 0)
        body[count++] = unit
    }
    for (let k = 0; k < count; k++) {
      const unit = body[k]
      const wide = isWide(p, unit)
      const to = neighbour(grid, hex, p.came[unit] - 1)
      pickUp(p, unit)
      putDown(p, unit, to, wide)
      // So that a hex that is examined later does not move them once more.
      p.roles[unit] |= role.ATTACKS
      alarmLeaders(p, unit)
      if (wide) journal?.tell(EVERYBODY, event.CounterattackedWide, unit, to, rightOf(p, unit))
      else journal?.tell(EVERYBODY, event.Counterattacked, unit, hex, to)
    }
  }
  for (let unit = 0; unit < p.roles.length; unit++)
    if ((p.roles[unit] & role.STRIKES) !== 0) p.roles[unit] &= ~role.ATTACKS
}
