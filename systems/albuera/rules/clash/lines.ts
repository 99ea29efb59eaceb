/**
 * 6.5 E Lines over two hexes that meet two enemies when another attacker already fights one of these: each fights its
 * own, and a Line that has won stands on the hex it has won and on hex X, the next one of its line.
 */
import { neighbour, sideTo } from '../../../../src/hex/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import type { Group } from '../movement/group.ts'
import { type Albuera, OFF, other } from '../state/position.ts'
import { holds, rightOf } from '../state/troops.ts'
import { headIn, otherHexOf, rightOfPlace, troopsIn } from './bodies.ts'

const NO_ROOM = refusal(
  '6.5E',
  'The fights would be separate, and the Line over two hexes could not stand on the hex that it wins and the next one.',
)

/** The hex beyond `won` in a line that comes from `from`; OFF at the end of the map. */
export function beyond(p: Albuera, from: number, won: number): number {
  const { grid } = p.scenario.ground
  return neighbour(grid, won, sideTo(grid, from, won))
}

/** R54 Can a Line of this side move up to a hex after winning: passable, on the field, and free of its friends? */
function isOpen(p: Albuera, side: number, hex: number): boolean {
  const { field, ground } = p.scenario
  return hex >= 0 && field[hex] === 1 && ground.wide[hex] === 1 && !holds(p, side, hex)
}

/** Is an enemy that is met in a hex also met by others of this side, in the other hex that it covers? */
function isShared(p: Albuera, side: number, enemy: number, hex: number, left: number, right: number): boolean {
  const rest = otherHexOf(p, enemy, hex)
  return rest !== OFF && rest !== left && rest !== right && troopsIn(p, side, rest) >= 0
}

/**
 * Can a Line of this side on these two hexes win: is there a hex to win and one beyond it, or need it not split its
 * enemies?
 */
function canWin(p: Albuera, side: number, left: number, right: number, joined: number): boolean {
  const leftFoe = headIn(p, other(side), left)
  const rightFoe = headIn(p, other(side), right)
  if (leftFoe < 0 || rightFoe < 0 || leftFoe === rightFoe) return true
  const leftShared = leftFoe === joined || isShared(p, side, leftFoe, left, left, right)
  const rightShared = rightFoe === joined || isShared(p, side, rightFoe, right, left, right)
  if (!leftShared && !rightShared) return true
  // It fights the enemy that no other unit fights; if others fight both, either.
  return (
    (leftShared && isOpen(p, side, beyond(p, left, right))) || (rightShared && isOpen(p, side, beyond(p, right, left)))
  )
}

/** Why the group may not enter this place with enemies; undefined if all units there would have room after winning. */
export function splitFault(p: Albuera, group: Group, left: number, facing: number): Refusal | undefined {
  const side = p.scenario.army.side[group.lead]
  const right = rightOfPlace(p, group.isWide, left, facing)
  if (right !== OFF && !canWin(p, side, left, right, -1)) return NO_ROOM
  for (const hex of right === OFF ? [left] : [left, right]) {
    // A Line that met this enemy alone until now must leave it to the newcomer.
    const foe = headIn(p, other(side), hex)
    const rest = foe < 0 ? OFF : otherHexOf(p, foe, hex)
    if (rest === OFF || rest === left || rest === right) continue
    const friend = troopsIn(p, side, rest)
    if (friend < 0 || otherHexOf(p, friend, rest) === OFF) continue
    if (!canWin(p, side, p.at[friend], rightOf(p, friend), foe)) return NO_ROOM
  }
  return undefined
}
