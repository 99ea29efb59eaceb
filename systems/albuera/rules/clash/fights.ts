/**
 * 15.1 to 15.3 Which bodies fight each other. Each hex with units of both sides joins one body of attackers and one of
 * defenders, so the bodies form chains. A fight takes one hex of a chain, or two that one body covers: all attackers of
 * a Line over two hexes together, or both enemies of a body that meets them alone. It may be chosen if it does not
 * leave a body without an opponent: so all fight, each of them once (R55).
 */
import { type Albuera, OFF, other, role } from '../state/position.ts'
import { rightOf } from '../state/troops.ts'
import { gatherBody, headIn, troopsIn } from './bodies.ts'

/** More hexes with units of both sides than attackers could ever fill. */
const MOST = 512
const joints = {
  hexes: new Int16Array(MOST),
  attackers: new Int16Array(MOST),
  defenders: new Int16Array(MOST),
  count: 0,
}

/** The fights that may be chosen: the hex where each is fought out (15.7), and the other hex that joins it, or OFF. */
export const fights = { hexes: new Int16Array(4 * MOST), joined: new Int16Array(4 * MOST), count: 0 }

const has = (p: Albuera, unit: number, flag: number): boolean => (p.roles[unit] & flag) !== 0

function addJoint(p: Albuera, side: number, hex: number, only: number): void {
  const attacker = troopsIn(p, side, hex)
  const defender = headIn(p, other(side), hex)
  if (attacker < 0 || defender < 0 || has(p, attacker, role.FOUGHT) || has(p, defender, role.FOUGHT)) return
  if (only !== 0 && !has(p, attacker, only)) return
  for (let k = 0; k < joints.count; k++) if (joints.hexes[k] === hex) return
  joints.hexes[joints.count] = hex
  joints.attackers[joints.count] = attacker
  joints.defenders[joints.count++] = defender
}

/** Do the bodies that fight in these two hexes leave another without an opponent? */
function leavesOut(a: number, b: number): boolean {
  for (let k = 0; k < joints.count; k++) {
    const attackerFights = joints.attackers[k] === joints.attackers[a] || joints.attackers[k] === joints.attackers[b]
    const defenderFights = joints.defenders[k] === joints.defenders[a] || joints.defenders[k] === joints.defenders[b]
    if (attackerFights === defenderFights) continue
    const left = attackerFights ? joints.defenders : joints.attackers
    if (!hasOpponent(left[k], left, attackerFights ? joints.attackers : joints.defenders, a, b)) return true
  }
  return false
}

/** Has a body still an opponent once the bodies in two hexes have fought? */
function hasOpponent(body: number, own: Int16Array, opponents: Int16Array, a: number, b: number): boolean {
  for (let k = 0; k < joints.count; k++)
    if (own[k] === body && opponents[k] !== opponents[a] && opponents[k] !== opponents[b]) return true
  return false
}

function addFight(hex: number, joined: number): void {
  fights.hexes[fights.count] = hex
  fights.joined[fights.count++] = joined
}

/** Finds the fights that a side can choose; `only`: those of attackers with this role, or all if it is 0. */
export function findFights(p: Albuera, side: number, only: number): void {
  const { army } = p.scenario
  joints.count = 0
  fights.count = 0
  for (let unit = 0; unit < army.units.length && joints.count < MOST - 1; unit++) {
    if (army.side[unit] !== side || p.at[unit] < 0) continue
    addJoint(p, side, p.at[unit], only)
    const right = rightOf(p, unit)
    if (right !== OFF) addJoint(p, side, right, only)
  }
  for (let a = 0; a < joints.count; a++) {
    if (!leavesOut(a, a)) addFight(joints.hexes[a], OFF)
    for (let b = 0; b < joints.count; b++) {
      const sameAttackers = joints.attackers[a] === joints.attackers[b]
      const sameDefenders = joints.defenders[a] === joints.defenders[b]
      if (sameAttackers !== sameDefenders && !leavesOut(a, b)) addFight(joints.hexes[a], joints.hexes[b])
    }
  }
}

/** Was this fight among those that were found last? */
export function canFight(hex: number, joined: number): boolean {
  for (let k = 0; k < fights.count; k++) if (fights.hexes[k] === hex && fights.joined[k] === joined) return true
  return false
}

/** Marks the attackers of a side and the defenders in a fight in a hex and the one that joins it. */
export function markFight(p: Albuera, side: number, hex: number, joined: number): void {
  for (const whose of [side, other(side)]) {
    let count = gatherBody(p, whose, hex, scratch, 0)
    if (joined !== OFF) count = gatherBody(p, whose, joined, scratch, count)
    const flag = whose === side ? role.ATTACKS : role.DEFENDS
    for (let k = 0; k < count; k++) p.roles[scratch[k]] |= flag
  }
}
const scratch = new Int16Array(256)
