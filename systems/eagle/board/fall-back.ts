/**
 * Units that must fall back can do so by themselves: this finds the answers to all questions of retreats, one by one.
 */
import { CORNER_ZONES, distance, FRONT } from '../../../src/hex/index.ts'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import type { Eagle } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter } from '../rules/state/stacks.ts'

/** Phases that ask how a unit falls back; in the last one a leader may follow it (RA71). */
export const RETREATS = ['aftermath', 'retreat', 'leaders follow'] as const

/** Returns the hexes with visible enemies. */
const enemiesOf = (p: Eagle, seat: number): number[] =>
  [...p.top.keys()].filter((hex) => fighter(p, hex) === enemyOf(seat))

const gapTo = (p: Eagle, hexes: readonly number[], hex: number): number =>
  Math.min(...hexes.map((other) => distance(p.scenario.ground.grid, hex, other)), FAR)
const FAR = 99

/** Returns the hex of the nearest visible enemy; undefined if there is none. */
export const nearestFoe = (p: Eagle, seat: number, hex: number): number | undefined =>
  enemiesOf(p, seat).sort(
    (a, b) => distance(p.scenario.ground.grid, hex, a) - distance(p.scenario.ground.grid, hex, b),
  )[0]

/** Closer to an enemy than this, cavalry that may stop goes on. */
const SAFE = 3

/**
 * Returns the answer to a question of a retreat: the unit goes as far away as it can from visible enemies, stops when
 * it may and is safe, and faces the nearest enemy; a leader follows it. Of equal hexes it takes the one with the fewest
 * friends. Undefined if the question is another.
 */
export function backward(p: Eagle, seat: number, choices: readonly Choice[]): Choice | undefined {
  const foes = enemiesOf(p, seat)
  const of = (verb: string) => choices.filter(({ legal }) => legal.verb === verb)
  const stay = of('stay')[0]
  if (stay && gapTo(p, foes, p.at[stay.unit]) >= SAFE) return stay
  const steps = of('retreat').map((choice) => ({ choice, gap: gapTo(p, foes, choice.hex), crowd: p.tall[choice.hex] }))
  steps.sort((a, b) => b.gap - a.gap || a.crowd - b.crowd || a.choice.hex - b.choice.hex)
  return (
    steps[0]?.choice ??
    stay ??
    facingTheEnemy(p, seat, of('face')) ??
    of('follow')[0] ??
    of('first')[0] ??
    of('remain')[0]
  )
}

/**
 * Returns the corner, of those that may be faced, whose front is nearest to an enemy; if several are equally near, the
 * present one.
 */
export function facingTheEnemy(p: Eagle, seat: number, faces: readonly Choice[]): Choice | undefined {
  const [first] = faces
  if (first === undefined) return undefined
  const { grid } = p.scenario.ground
  const from = p.at[first.unit]
  const foes = enemiesOf(p, seat)
  /** The distance to an enemy of the two hexes before a corner: first the nearer, then the other. */
  const before = (corner: number): number => {
    const gaps = [0, 1, 2, 3, 4, 5]
      .filter((side) => CORNER_ZONES[6 * corner + side] === FRONT)
      .map((side) => grid.neighbours[6 * from + side])
      .map((hex) => (hex < 0 ? FAR : gapTo(p, foes, hex)))
    return FAR * Math.min(...gaps) + Math.max(...gaps)
  }
  const ranked = faces.map((choice) => ({
    choice,
    gap: before(choice.corner),
    kept: choice.corner === p.dir[from] ? 0 : 1,
  }))
  ranked.sort((a, b) => a.gap - b.gap || a.kept - b.kept)
  return ranked[0].choice
}
