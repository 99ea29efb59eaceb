/** 14.1 to 14.4 Lines of sight, fields of fire, and the zone of a target that a line enters. */
import {
  across,
  ahead,
  blockedByHeights,
  inArc,
  inArcOfPair,
  lineFromPair,
  makeGround,
  makeLines,
  type Ground as SightGround,
  sightByHeights,
} from '../../../../src/hex/index.ts'
import type { Ground } from '../state/ground.ts'
import type { Albuera } from '../state/position.ts'
import { SKIRMISH, SQUARE } from '../state/shapes.ts'
import { hasTroops, rightOf } from '../state/troops.ts'

const grounds = new WeakMap<Ground, SightGround<Albuera>>()
const last = { ground: undefined as Ground | undefined, sight: undefined as unknown as SightGround<Albuera> }

/** 14.1 Woods, houses and troops of either side block; guns and commanders do not. */
const obstructs = (p: Albuera, hex: number): boolean => p.scenario.ground.blocks[hex] === 1 || hasTroops(p, hex)

function sightGround({ scenario: { ground } }: Albuera): SightGround<Albuera> {
  if (last.ground !== ground) {
    let made = grounds.get(ground)
    if (made === undefined) {
      made = makeGround(ground.grid, makeLines(ground.grid), ground.level, obstructs)
      grounds.set(ground, made)
    }
    last.ground = ground
    last.sight = made
  }
  return last.sight
}

/**
 * 14.1, 14.1.1 What blocks the line of sight from a unit to a hex: below 0 for nothing, else a value for `blockingHex`
 * and `blockingReason`. A Line over two hexes sees from the middle of its inner side (14.2.1), as if it stood on the
 * higher of them (R30).
 */
export function sightOf(p: Albuera, unit: number, hex: number): number {
  const ground = sightGround(p)
  const left = p.at[unit]
  const right = rightOf(p, unit)
  if (right < 0) return sightByHeights(ground, left, hex, p)
  const count = lineFromPair(ground.grid, left, right, hex, ground.steps)
  const level = Math.max(ground.levels[left], ground.levels[right])
  return blockedByHeights(ground, count, level, hex, p)
}

/**
 * 14.2, 8.7, 10.2 Does the line from a unit to a hex leave it through its Front hexes; for skirmishers through Front or
 * Flank hexes; for a Square anywhere? Along the border of two zones the better one counts.
 */
export function isInField(p: Albuera, unit: number, hex: number): boolean {
  const { grid } = p.scenario.ground
  const left = p.at[unit]
  const facing = p.face[unit]
  if (p.array[unit] === SQUARE) return true
  if (rightOf(p, unit) >= 0) return inArcOfPair(grid, left, facing, hex)
  if (p.array[unit] !== SKIRMISH) return inArc(grid, left, facing, hex)
  return Math.abs(across(grid, left, facing, hex)) >= -3 * ahead(grid, left, facing, hex)
}

/**
 * 14.4, 14.4.1 Does the line from a unit to a hex of its target enter that hex through a Flank or Rear hex? Exactly
 * along the side between Front and Flank it does not.
 */
export function isFlanking(p: Albuera, unit: number, target: number, hex: number): boolean {
  if (p.array[target] === SQUARE) return false
  const { grid } = p.scenario.ground
  const facing = p.face[target]
  const right = rightOf(p, unit)
  // The middle of a side lies between the middles of its hexes: sums represent it.
  let forward = ahead(grid, hex, facing, p.at[unit])
  let aside = across(grid, hex, facing, p.at[unit])
  if (right >= 0) {
    forward += ahead(grid, hex, facing, right)
    aside += across(grid, hex, facing, right)
  }
  return forward <= 0 || Math.abs(aside) > 3 * forward
}
