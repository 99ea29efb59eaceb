/** Pressing: the value of standing in front of an enemy when his turn comes, and of shutting his ways back. */
import { CORNER_ZONES, distance, neighbour, opposite, REAR, sideTo } from '../../../src/hex/index.ts'
import { power } from '../../../src/players/power.ts'
import { INFANTRY, isCover } from '../rules/state/ground.ts'
import { ALL_ROUND, type Eagle, GOOD } from '../rules/state/position.ts'
import { withRoom } from '../rules/state/scratch.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter, points, pointsIn } from '../rules/state/stacks.ts'
import { FRONT_ZONE, zoneAgainst } from '../rules/state/zones.ts'
import { fireGain, firerModifier, stackCost } from './chances.ts'
import type { Judge } from './judge.ts'
import { hostOf } from './survey.ts'

/**
 * By hex: is it open to enemies that retreat (1), or shut by friends other than the unit that looks for a place (2)? 0:
 * not asked yet.
 */
let known = new Uint8Array(0)
const OPEN = 1
const SHUT = 2

/** Forgets the known ways back, which apply to one unit. */
export function beginPressing(view: Eagle): void {
  known = withRoom(known, view.scenario.ground.grid.count)
  known.fill(0)
}

/**
 * Returns the value of having an enemy in front when his turn comes: he is fired at, and a unit that leaves is shaken
 * (8.1).
 */
export function grip(judge: Judge, unit: number, from: number, to: number): number {
  const { view, side, weights } = judge
  const { army, ground, tables } = view.scenario
  if (army.arm[unit] !== INFANTRY || view.state[unit] !== GOOD) return 0
  const fire = fireGain(
    judge,
    to,
    Math.min(tables.file.fire.infantryPoints, points(view, unit)),
    firerModifier(view, unit),
    true,
  )
  const held = zoneAgainst(view, enemyOf(side), to) === FRONT_ZONE && sideTo(ground.grid, from, to) < 0
  return weights.answer * fire + (held ? 0 : weights.pin * stackCost(judge, to))
}

function isOpen(view: Eagle, side: number, unit: number, from: number, hex: number): boolean {
  if (known[hex] === 0) known[hex] = isShut(view, side, unit, from, hex) ? SHUT : OPEN
  return known[hex] === OPEN
}

function isShut(view: Eagle, side: number, unit: number, from: number, hex: number): boolean {
  const { ground } = view.scenario
  const leaves = pointsIn(view, from) === points(view, unit) ? from : -1
  if (fighter(view, hex) === side && hex !== leaves) return true
  if (isCover(ground, hex)) return false
  for (let k = 0; k < 6; k++) {
    const at = neighbour(ground.grid, hex, k)
    if (at < 0 || fighter(view, at) !== side || at === leaves) continue
    const face = view.face[at]
    if (face === ALL_ROUND || (face > 0 && CORNER_ZONES[6 * (face - 1) + opposite(k)] !== REAR)) return true
  }
  return false
}

/**
 * Returns the value of shutting the ways back of nearby enemies, the last of them most: a beaten unit then loses its
 * order for certain (12.0a).
 */
export function hemming(judge: Judge, unit: number, from: number, hex: number, corner: number): number {
  const { view, side, weights } = judge
  const { ground } = view.scenario
  const { grid } = ground
  const { hexes } = hostOf(enemyOf(side))
  let worth = 0
  for (let n = 0; n < hexes.length; n++) {
    const enemy = hexes[n]
    if (distance(grid, hex, enemy) > 2) continue
    let before = 0
    let after = 0
    for (let k = 0; k < 6; k++) {
      const way = neighbour(grid, enemy, k)
      if (way < 0 || fighter(view, way) === enemyOf(side) || !isOpen(view, side, unit, from, way)) continue
      before++
      const across = sideTo(grid, hex, way)
      const controlled =
        across >= 0 && !isCover(ground, way) && (corner < 0 || CORNER_ZONES[6 * corner + across] !== REAR)
      if (way !== hex && !controlled) after++
    }
    worth += view.tall[enemy] * (power(1 - after / 6, weights.shut) - power(1 - before / 6, weights.shut))
  }
  return weights.hem * worth
}
