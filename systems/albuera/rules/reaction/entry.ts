/**
 * 12.11, 7.2, 9.2 Cavalry comes among enemies, by a movement or a counterattack: infantry may form Square. Then a Charge
 * is fought out at once.
 */
import {
  because,
  begin,
  type Dice,
  d10,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  upTo,
} from '../../../../src/kernel/index.ts'
import { gatherBody, headIn, otherHexOf, troopsIn } from '../clash/bodies.ts'
import { Fight } from '../clash/fight.ts'
import { markFight } from '../clash/fights.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { oweLosses } from '../harm/owed.ts'
import { endGroup } from '../movement/course.ts'
import { LEAST_SQUARE } from '../movement/forming.ts'
import { makeGroup, moving } from '../movement/group.ts'
import { hasOthers } from '../movement/stacking.ts'
import { CAVALRY, INFANTRY } from '../state/army.ts'
import { event } from '../state/events.ts'
import { pickUp, putDown } from '../state/placing.ts'
import { type Albuera, OFF, other } from '../state/position.ts'
import { SKIRMISH, SQUARE } from '../state/shapes.ts'
import { isClashHex, isWide, manpowerOf, moraleOf, rightOf } from '../state/troops.ts'
import { isRunUp } from './charge.ts'

const MAY_SQUARE = because('Not yet: first {units}, among whom cavalry has come, may try to form Square.')

/** Not the Clash subphase: units that fight here may fight again in it (12.12.6). */
const CHARGE = 1

const body = new Int16Array(256)
const scratch = makeGroup()

/** 7.1, 7.2 Could the infantry in a hex form Square? */
export function canSquare(p: Albuera, side: number, hex: number): boolean {
  const { army, ground } = p.scenario
  const head = troopsIn(p, side, hex)
  if (head < 0 || army.arm[head] !== INFANTRY || ground.squares[hex] === 0) return false
  if (p.array[head] === SQUARE || p.array[head] === SKIRMISH) return false
  // 11.12 It does not draw its other half out of a Clash Hex.
  const rest = otherHexOf(p, head, hex)
  if (rest !== OFF && isClashHex(p, rest)) return false
  const count = gatherBody(p, side, hex, body, 0)
  for (let k = 0; k < count; k++) if (manpowerOf(p, body[k]) < LEAST_SQUARE) return false
  return true
}

const entered = (p: Albuera): number => p.here
/** The side among whose units the cavalry has come. */
const enemyOf = (p: Albuera): number => other(p.attacker)

/** 7.2 The whole body forms Square in the hex that is entered, a Line over two hexes as well (6.3.6). */
function formSquare(p: Albuera, hex: number, journal?: Journal): void {
  const count = gatherBody(p, enemyOf(p), hex, body, 0)
  for (let k = 0; k < count; k++) {
    p.array[body[k]] = SQUARE
    if (isWide(p, body[k])) {
      pickUp(p, body[k])
      putDown(p, body[k], hex, false)
    }
    journal?.tell(EVERYBODY, event.Formed, body[k], SQUARE, hex, 0)
  }
}

/** 9.2.1, R72: a run-up of the hexes that the rule requires, into a hex without friends. */
function isCharge(p: Albuera): boolean {
  if (!isRunUp(p, p.run)) return false
  return !hasOthers(p, moving(p, scratch), entered(p)) && headIn(p, enemyOf(p), entered(p)) >= 0
}

/** Cavalry whose movement has come among enemies in one hex. */
export function beginEntry(p: Albuera): void {
  enter(p, p.scenario.army.leads[p.drawn - 1], p.at[p.mover - 1])
}

/** 7.2 Asks the unit that has moved about a Square, if cavalry that counterattacks has come into one of its hexes. */
export function meetCounterattack(p: Albuera): void {
  const { arm, side } = p.scenario.army
  const mover = p.mover - 1
  for (const hex of [p.at[mover], rightOf(p, mover)]) {
    const head = hex === OFF ? OFF : troopsIn(p, other(side[mover]), hex)
    if (head === OFF || arm[head] !== CAVALRY || !canSquare(p, side[mover], hex)) continue
    enter(p, side[head], hex)
    return
  }
}

function enter(p: Albuera, side: number, hex: number): void {
  begin(p, Entry)
  p.attacker = side
  p.here = hex
}

export const Entry: Phase<Albuera> = {
  name: 'entry',
  rule: '12.11',
  asks: (p) => (p.asking === 1 ? only(enemyOf(p)) : NOBODY),
  pending: (p) => MAY_SQUARE(troopsIn(p, enemyOf(p), entered(p))),
  steps: [
    (p) => {
      if (canSquare(p, enemyOf(p), entered(p))) p.asking = 1
    },
    (p) => {
      const side = p.attacker
      // 12.12.2 A counterattack goes on to its Clash.
      if (side !== p.scenario.army.leads[p.drawn - 1]) return
      if (!isCharge(p)) {
        // 11.10 The hex waits for subphase 2.4.
        endGroup(p)
        return
      }
      markFight(p, side, entered(p), OFF)
      p.site = 1 + entered(p)
      p.charging = 1
      p.run = 0
      begin(p, Fight)
      p.attacker = side
      p.only = CHARGE
    },
  ],
  choices: [
    {
      verb: 'form square',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p, _seat, _a, _b, dice: Dice, journal) {
        const side = enemyOf(p)
        const head = troopsIn(p, side, entered(p))
        const morale = moraleOf(p, head)
        const roll = dice.roll(d10, upTo(morale))
        p.asking = 0
        journal?.tell(EVERYBODY, roll <= morale ? event.SquareFormed : event.SquareFailed, head, roll, morale)
        if (roll <= morale) formSquare(p, entered(p), journal)
        else {
          oweLosses(p, side, entered(p), p.scenario.data.tables.reactions.noSquare)
          begin(p, Aftermath)
        }
      },
    },
    {
      verb: 'stand',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.asking = 0
      },
    },
  ],
}
