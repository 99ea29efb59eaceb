/** 11.1b AB, BM, DB: points that a combat costs, and the units that lose them. */

import { begin, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { lose } from '../morale/morale.ts'
import { combatFrame, lossFrame } from '../state/frames.ts'
import { type Eagle, ROUTED, SKIRMISH } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { breadth, nodeOf } from '../state/stacks.ts'
import { shockResult } from '../state/tables.ts'
import { anySquare, attacks, defends, isSquareHex } from './strength.ts'

const NOT_THIS = refusal('11.1b', 'The loss falls on a unit that took part in the combat.')

/** Could this unit lose a point? By a D2 only squares can (11.1b): all others go back instead. */
function tookPart(p: Eagle, unit: number): boolean {
  const { hex, attacker, result, ofDefenders } = lossFrame(p)
  if (ofDefenders === 0) return attacks(p, unit, hex, attacker)
  return defends(p, unit, hex, attacker) && (result !== shockResult.D2 || isSquareHex(p, p.at[unit]))
}

/**
 * 4.1c, RA138 Returns the unit that loses a point in a hex where skirmishers lie over others, the one of the two that
 * has lost less; -1 in all other hexes.
 */
function sharerIn(p: Eagle, hex: number): number {
  const { unitOf } = p.scenario.army
  const top = unitOf[p.top[hex]]
  if (p.form[top] !== SKIRMISH || !tookPart(p, top)) return -1
  for (let node = p.below[p.top[hex]]; node >= 0; node = p.below[node])
    if (tookPart(p, unitOf[node])) return p.lost[top] > p.lost[unitOf[node]] ? unitOf[node] : top
  return -1
}

function takesLoss(p: Eagle, unit: number): boolean {
  if (!tookPart(p, unit)) return false
  let spared = false
  for (let k = breadth(p, unit) - 1; k >= 0; k--) {
    const sharer = sharerIn(p, p.at[nodeOf(p, unit, k)])
    if (sharer === unit) return true
    if (sharer >= 0) spared = true
  }
  return !spared
}

/** AB, BM, DB: the owner says which unit loses the point. */
export const Loss: Phase<Eagle> = {
  name: 'loss',
  locals: lossFrame,
  rule: '11.1b',
  asks: (p) => p.asked,
  steps: [
    (p, _dice, journal) => {
      const frame = lossFrame(p)
      let found = -1
      let several = false
      for (let unit = 0; unit < p.scenario.army.units.length; unit++) {
        if (!takesLoss(p, unit)) continue
        several = found >= 0
        if (several) break
        found = unit
      }
      if (several) p.asked = only(frame.ofDefenders === 0 ? frame.attacker : enemyOf(frame.attacker))
      else if (found >= 0) lose(p, found, 1, journal)
    },
    () => {},
  ],
  choices: [
    {
      verb: 'lose {units}',
      propose(p, _seat, offers) {
        for (let unit = 0; unit < p.scenario.army.units.length; unit++) offers.try(unit)
      },
      check: (p, _seat, unit) => (takesLoss(p, unit) ? undefined : NOT_THIS),
      play(p, _seat, unit, _b, _dice, journal) {
        p.asked = NOBODY
        lose(p, unit, 1, journal)
      },
    },
  ],
}

/** Takes a point from the attackers, or the defenders, of the current combat. */
export function beginLoss(p: Eagle, attackers: boolean): void {
  const { hex, attacker, result } = combatFrame(p)
  begin(p, Loss)
  Object.assign(lossFrame(p), { hex, attacker, result, ofDefenders: attackers ? 0 : 1 })
}

/** Do the attackers lose a point? */
export const costsAttacker = (result: number): boolean => result === shockResult.AB || result === shockResult.BM

/** Do the defenders lose a point, or squares by a D2? */
export function costsDefender(p: Eagle): boolean {
  const frame = combatFrame(p)
  if (frame.result === shockResult.BM || frame.result === shockResult.DB) return true
  return frame.result === shockResult.D2 && anySquare(p, frame.hex)
}

/** Are all defenders of the combat routed? Then the attacker suffers nothing (14.2). */
export function isRoutedFoe(p: Eagle): boolean {
  const frame = combatFrame(p)
  for (let unit = 0; unit < p.state.length; unit++)
    if (defends(p, unit, frame.hex, frame.attacker) && p.state[unit] !== ROUTED) return false
  return true
}
