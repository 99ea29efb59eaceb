/**
 * Rule 7 as it is asked before a shot: range, the total needed and what modifies it, the chances, and what forbids it.
 */
import { type Convex, INCH, makeConvex, setSegment } from '../../../../src/inches/index.ts'
import { type Refusal, UserError } from '../../../../src/kernel/index.ts'
import { bounceFrom, longer } from '../fire/bounce.ts'
import { judgeGuns } from '../fire/firing.ts'
import { judgeReach, judgeTarget, lineOfFire } from '../fire/line.ts'
import { coverAt, hitsOf, listed, listModifiers, neededFor } from '../fire/needed.ts'
import { isOn } from '../state/bodies.ts'
import { twoD6 } from '../state/dice.ts'
import { arm } from '../state/forms.ts'
import { BAND_IDS, GUN_FACTOR_IDS, gunFactor, TARGET_IDS } from '../state/gunnery.ts'
import type { Corps } from '../state/position.ts'

/** The throw of two dice at one unit. */
interface Throw {
  /** The body that is hit. */
  readonly target: number
  /** Inches. */
  readonly range: number
  readonly band: (typeof BAND_IDS)[number]
  /** What it stands in (7.10), and whether it is artillery, which has a number of its own (A23). */
  readonly cover: (typeof TARGET_IDS)[number]
  readonly isArtillery: boolean
  /** The total that one hit needs. */
  readonly needed: number
  readonly modifiers: readonly { readonly id: string; readonly rule: string; readonly value: number }[]
  readonly total: number
  /** In how many of the 36 cases of two dice it is not hit, hit once, hit twice. */
  readonly cases: readonly [none: number, once: number, twice: number]
}

interface Shot {
  /** Why the battery cannot fire now; pips, the radius and what the corps has done in its turn are not asked. */
  readonly forbidden?: Refusal
  /** The line of fire in inches, from the muzzles to the nearest point of the target in the arc. */
  readonly line?: readonly [x: number, y: number, toX: number, toY: number]
  readonly first?: Throw
  /** A25 The throw at a second enemy, after the first whether it hits or not. */
  readonly second?: Throw
}

const line: Convex = makeConvex(2)

/** The throw at the end of a line, of which `lineOfFire` has the range. */
function throwAt(p: Corps, battery: number, target: number, way: Convex, isBounce: boolean): Throw {
  const { end, band } = lineOfFire
  const cover = coverAt(p, target, way)
  const needed = neededFor(p, target, cover, band)
  listModifiers(p, battery, isBounce)
  const { total } = listed
  const cases: [number, number, number] = [0, 0, 0]
  for (const face of twoD6.faces) cases[hitsOf(p, face + total, needed)]++
  return {
    target,
    range: end.distance / INCH,
    band: BAND_IDS[band],
    cover: TARGET_IDS[cover],
    isArtillery: p.scenario.roster.arm[target] === arm.ARTILLERY,
    needed,
    modifiers: Array.from(listed.factors.subarray(0, listed.count), (factor, k) => ({
      id: GUN_FACTOR_IDS[factor],
      rule: factor === gunFactor.BOUNCE ? '7.7' : '7.9',
      value: listed.values[k],
    })),
    total,
    cases,
  }
}

/**
 * The shot of a battery at a body, as far as its line goes: out of arc or range it has no line. Throws a UserError
 * where there is no such battery or body, or one of them is off the table.
 */
export function shotOf(p: Corps, battery: number, target: number): Shot {
  const { roster } = p.scenario
  if (roster.arm[battery] !== arm.ARTILLERY || !isOn(p, battery))
    throw new UserError(`body ${battery} is no battery on the table`)
  if (!(target in roster.names) || !isOn(p, target)) throw new UserError(`there is no body ${target} on the table`)
  const barred = judgeTarget(p, battery, target)
  const forbidden = judgeGuns(p, roster.command[battery], battery) ?? barred
  const head = forbidden === undefined ? {} : { forbidden }
  if (target >= roster.generals || judgeReach(p, battery, target) !== undefined) return head
  const { x, y, end } = lineOfFire
  setSegment(line, x, y, end.x, end.y)
  const way = [x / INCH, y / INCH, end.x / INCH, end.y / INCH] as const
  const first = throwAt(p, battery, target, line, false)
  const second = barred === undefined ? bounceFrom(p, battery, target) : -1
  const shot = { ...head, line: way, first }
  return second < 0 ? shot : { ...shot, second: throwAt(p, battery, second, longer, true) }
}
