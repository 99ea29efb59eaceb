/** 12.0b Advance after a shock: the victors may go into the first hex that has been completely cleared. */

import { opposite, sideTo } from '../../../../src/hex/index.ts'
import {
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { letFollow } from '../leaders/following.ts'
import { leadersFollow, leadersScatter } from '../leaders/left-alone.ts'
import { costOf, isRooted } from '../movement/allowance.ts'
import { orderOf } from '../orders/limits.ts'
import { inArea } from '../state/areas.ts'
import { event } from '../state/events.ts'
import { advanceFrame } from '../state/frames.ts'
import { isCover, NEVER } from '../state/ground.ts'
import { ALL_ROUND, DEFEND, due, type Eagle, GOOD, ROUTED, UNLIMBERED } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter, fits, isFormed, isSpread, shift, turnStack } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { judgeIn } from '../victory/demoralization.ts'
import { ASIDE } from './swiss.ts'

const NOT_VICTOR = refusal('12.0b', 'Only victors who took part advance, and only once.')
const GUNS_STAY = refusal('4.2', 'Unlimbered guns do not move, and so do not advance.')
const ROOTED = refusal('4.1a', 'Squares of grade E and F do not move, and so do not advance.')
const LINE_STAYS = refusal(
  'RA106',
  'Skirmishers over several hexes move only all together, and do not advance into one.',
)
const NOT_CLEARED = refusal('12.0b', 'That hex has not been cleared in this combat, or they cannot go there.')
const ONE_HEX = refusal('RA82', 'Of several hexes that were fought for together only one is advanced into.')
const FULL = refusal('6.0', 'More than may stand in that hex.')
const OUT_OF_AREA = refusal('RA114', 'No advance ends outside the area that is defended.')
const SHAKEN_ZONE = refusal('14.1', 'Disorganized units enter no zone of control.')
const FACE_FIRST = refusal('5.0', 'Say first where the unit that has advanced faces.')

/** The combat marks hexes that attackers have left below zero. */
const wasAttacked = (p: Eagle, hex: number): boolean => p.group[hex] === 1 + advanceFrame(p).hex
const wasLeft = (p: Eagle, hex: number): boolean => p.group[hex] === -1 - advanceFrame(p).hex

/**
 * Returns the side that may advance: the attackers if an attacked hex is empty, otherwise the defenders if a hex of the
 * attackers is; -1 for neither.
 */
function victor(p: Eagle): number {
  const frame = advanceFrame(p)
  for (let hex = 0; hex < p.group.length; hex++)
    if (wasAttacked(p, hex) && fighter(p, hex) !== enemyOf(frame.attacker)) return frame.attacker
  for (let hex = 0; hex < p.group.length; hex++)
    if (wasLeft(p, hex) && fighter(p, hex) < 0) return enemyOf(frame.attacker)
  return -1
}

/**
 * Does a unit stand in a hex of the attackers, or in one that is attacked in another combat and from which it
 * countercharged?
 */
const standsReady = (p: Eagle, unit: number): boolean =>
  wasLeft(p, p.at[unit]) || (p.group[p.at[unit]] > 0 && !wasAttacked(p, p.at[unit]))
const hasAttacked = (p: Eagle, unit: number): boolean =>
  standsReady(p, unit) && p.target[unit] > 0 && p.group[p.target[unit] - 1] === 1 + advanceFrame(p).hex
/** RA60, RA87: a unit that stood aside in an attacked hex has taken no part. */
const hasDefended = (p: Eagle, unit: number): boolean => wasAttacked(p, p.at[unit]) && p.target[unit] !== ASIDE

function whyNot(p: Eagle, seat: number, unit: number, to: number): Refusal | undefined {
  const frame = advanceFrame(p)
  const { army, ground } = p.scenario
  if (frame.turns > 0) return FACE_FIRST
  const from = p.at[unit]
  if (army.side[unit] !== seat || from < 0 || p.state[unit] === ROUTED || (p.due[unit] & due.CONTROL) !== 0)
    return NOT_VICTOR
  const attacking = seat === frame.attacker
  if (isSpread(p, unit)) return LINE_STAYS
  if (!(attacking ? hasAttacked(p, unit) : hasDefended(p, unit))) return NOT_VICTOR
  if (p.form[unit] === UNLIMBERED) return GUNS_STAY
  if (isRooted(p, unit)) return ROOTED
  if (!(attacking ? wasAttacked(p, to) : wasLeft(p, to)) || fighter(p, to) === enemyOf(seat)) return NOT_CLEARED
  if (attacking && frame.entered > 0 && frame.entered !== 1 + to) return ONE_HEX
  const side = sideTo(ground.grid, from, to)
  if (side < 0 || costOf(p, unit, from, side) >= NEVER) return NOT_CLEARED
  if (!fits(p, unit, to, isCover(ground, to))) return FULL
  if (p.state[unit] !== GOOD && zoneAgainst(p, seat, to) !== NO_ZONE) return SHAKEN_ZONE
  const area = p.area[army.formation[unit]] - 1
  return orderOf(p, unit) === DEFEND && area >= 0 && !inArea(p, area, to) ? OUT_OF_AREA : undefined
}

/** Could any unit advance, judging by open information? Its orders may still forbid it. */
function anybody(p: Eagle, seat: number): boolean {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    const from = p.at[unit]
    if (army.side[unit] !== seat || from < 0 || p.state[unit] === ROUTED || p.form[unit] === UNLIMBERED) continue
    if (seat === advanceFrame(p).attacker ? standsReady(p, unit) : hasDefended(p, unit)) return true
  }
  return false
}

function advance(p: Eagle, seat: number, unit: number, to: number, journal: Journal | undefined): void {
  const frame = advanceFrame(p)
  const from = p.at[unit]
  leadersScatter(p, to, seat, journal)
  const empty = p.top[to] < 0
  frame.entered = 1 + to
  shift(p, unit, to, p.dir[from])
  journal?.tell(EVERYBODY, event.Advances, unit, from, to)
  leadersFollow(p, seat, from, to, journal)
  judgeIn(p, to, journal)
  if (empty && isFormed(p, unit) && p.face[to] !== ALL_ROUND) frame.turns = 1 + unit
  // It may be on its way in a charge that has driven off a countercharge, and goes on from here.
  if (p.mover === 1 + unit) {
    p.heading = p.dir[to]
    p.via = 1 + opposite(sideTo(p.scenario.ground.grid, from, to))
  }
  letFollow(p, unit, from)
}

export const Advance: Phase<Eagle> = {
  name: 'advance',
  locals: advanceFrame,
  rule: '12.0b',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      const seat = victor(p)
      p.asked = seat >= 0 && anybody(p, seat) ? only(seat) : NOBODY
    },
    () => {},
  ],
  choices: [
    {
      verb: 'advance {units} > {hexes}',
      propose(p, seat, offers) {
        const { army, ground } = p.scenario
        for (let unit = 0; unit < army.units.length; unit++) {
          const from = p.at[unit]
          if (army.side[unit] !== seat || from < 0 || p.group[from] === 0) continue
          for (let side = 0; side < 6; side++) {
            const to = ground.grid.neighbours[6 * from + side]
            if (to >= 0 && p.group[to] !== 0) offers.try(unit, to)
          }
        }
      },
      check: whyNot,
      play: (p, seat, unit, to, _dice, journal) => advance(p, seat, unit, to, journal),
    },
    {
      verb: 'face {units} > {corners}',
      propose(p, _seat, offers) {
        const frame = advanceFrame(p)
        if (frame.turns > 0) for (let corner = 0; corner < 6; corner++) offers.try(frame.turns - 1, corner)
      },
      check: (p, _seat, unit) => (advanceFrame(p).turns === 1 + unit ? undefined : NOT_VICTOR),
      play(p, _seat, unit, corner, _dice, journal) {
        advanceFrame(p).turns = 0
        turnStack(p, p.at[unit], corner)
        if (p.mover === 1 + unit) p.heading = corner
        journal?.tell(EVERYBODY, event.Faced, p.at[unit], corner)
      },
    },
    {
      verb: 'hold',
      // Secret orders may be all that keeps a unit back; the same is true of `cease`, `engage`, `let` and `remain`.
      deliberate: () => true,
      propose: (_p, _seat, offers) => offers.try(),
      check: (p) => (advanceFrame(p).turns > 0 ? FACE_FIRST : undefined),
      play(p) {
        p.asked = NOBODY
      },
    },
  ],
}
