/**
 * The attacks of a side together: which units join which attack, within the shares of formations, and which are spared.
 */
import { CORNER_ZONES, FRONT, neighbour } from '../../../src/hex/index.ts'
import { orderOf } from '../rules/queries/asked.ts'
import { ALL_ROUND, DEFEND, type Eagle, mark } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter, points } from '../rules/state/stacks.ts'
import { enemyNextTo } from '../rules/state/zones.ts'
import { defenseOf, mayStrike, prospect, type Target, targetOf } from './clash.ts'
import type { Judge } from './judge.ts'

/** An attack on one hex by all units that may join it. */
export interface Assault {
  readonly hex: number
  readonly units: readonly number[]
  readonly gain: number
}

const HEX_LIMIT = 18

/** A hex that a side may attack, and the units that may attack it from where they stand, the strongest first. */
export interface Opening {
  readonly hex: number
  readonly target: Target
  readonly units: number[]
}

/** Returns what a side's troops may attack from where they stand. */
export function openingsOf(judge: Judge): Opening[] {
  const { view: p, side } = judge
  const { army, ground } = p.scenario
  const openings = new Map<number, Opening>()
  for (let unit = 0; unit < army.units.length; unit++) {
    const from = p.at[unit]
    if (from < 0 || army.side[unit] !== side || !enemyNextTo(p, side, from)) continue
    for (let k = 0; k < 6; k++) {
      const hex = neighbour(ground.grid, from, k)
      if (hex < 0 || fighter(p, hex) !== enemyOf(side) || !mayStrike(p, unit, hex)) continue
      const opening = openings.get(hex)
      if (opening) opening.units.push(unit)
      else openings.set(hex, { hex, target: targetOf(judge, hex), units: [unit] })
    }
  }
  for (const { units } of openings.values()) units.sort((a, b) => points(p, b) - points(p, a) || a - b)
  return [...openings.values()]
}

/** Returns the attacks that a side's troops would make from where they stand, best first; each unit attacks once. */
export function assaults(judge: Judge, least: number, openings = openingsOf(judge)): Assault[] {
  const { view: p, side } = judge
  const { army } = p.scenario
  const quota = new Map<number, number>()
  const found: Assault[] = []
  const used = new Set<number>()
  const judged = new Map<Opening, Judged>()
  for (;;) {
    let top: Judged | undefined
    for (const opening of openings) {
      if (found.some(({ hex }) => hex === opening.hex)) continue
      const units = within(p, opening.units, used, quota)
      if (units.length === 0) continue
      const more = besides(p, side, opening.hex, units, isPlanned(found))
      let one = judged.get(opening)
      if (one === undefined || one.more !== more || !isSame(one.units, units))
        judged.set(opening, (one = { opening, units, more, gain: gainOf(judge, opening, units, more) }))
      if (one.gain > least && one.gain > (top?.gain ?? Number.NEGATIVE_INFINITY)) top = one
    }
    if (top === undefined) return found
    const { units, gain } = spared(judge, top, found)
    found.push({ hex: top.opening.hex, units, gain })
    for (const unit of units) {
      used.add(unit)
      const formation = army.formation[unit]
      quota.set(formation, (quota.get(formation) ?? 0) + 1)
    }
  }
}

/**
 * What an attack promised when it was last judged: for most that does not change when another attack has been planned.
 */
interface Judged {
  readonly opening: Opening
  readonly units: readonly number[]
  readonly gain: number
  /** Points of other enemies that would be fought with it. */
  readonly more: number
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((unit, k) => unit === b[k])

/** Returns what units promise together, with those points of other enemies to be fought with the hex. */
function gainOf(judge: Judge, { hex, target }: Opening, units: readonly number[], more: number): number {
  const p = judge.view
  const strikers = units.map((unit) => ({ unit, from: p.at[unit], charges: hasCharged(p, unit) }))
  return prospect(judge, hex, strikers, 0, more, target).gain
}

const hasCharged = (p: Eagle, unit: number): boolean => (p.marks[unit] & mark.CHARGED) !== 0

/**
 * Returns an attack without the units that add less to it than a share of their formation is worth elsewhere, the
 * weakest first.
 */
function spared(
  judge: Judge,
  { opening, units, gain }: Judged,
  planned: readonly Assault[],
): Pick<Assault, 'units' | 'gain'> {
  const { view: p, side, weights } = judge
  if (weights.share === 0) return { units, gain }
  let kept = units
  let most = gain
  for (const unit of [...units].reverse()) {
    if (kept.length === 1 || hasCharged(p, unit)) continue
    const others = kept.filter((one) => one !== unit)
    const without = gainOf(judge, opening, others, besides(p, side, opening.hex, others, isPlanned(planned)))
    if (without > most - weights.share) [kept, most] = [others, without]
  }
  return { units: kept, gain: most }
}

/** 3.1 Does a unit need a share of its formation to begin a combat (RA12)? */
export const needsShare = (p: Eagle, unit: number): boolean =>
  p.scenario.readings.quota === 'cap' && orderOf(p, unit) !== DEFEND

/**
 * Returns as many of these as the shares of their formations and the limits of a hex let attack, in their order; none
 * that is already `used`.
 */
function within(
  p: Eagle,
  units: readonly number[],
  used: ReadonlySet<number>,
  taken: ReadonlyMap<number, number>,
): number[] {
  const { army } = p.scenario
  const share = new Map(taken)
  const poured = new Map<number, number>()
  const kept: number[] = []
  for (const unit of units) {
    if (used.has(unit)) continue
    const formation = army.formation[unit]
    const from = p.at[unit]
    if (needsShare(p, unit) && (share.get(formation) ?? 0) >= p.quota[formation]) continue
    if ((poured.get(from) ?? 0) + points(p, unit) > HEX_LIMIT) continue
    share.set(formation, (share.get(formation) ?? 0) + 1)
    poured.set(from, (poured.get(from) ?? 0) + points(p, unit))
    kept.push(unit)
  }
  return kept
}

const isPlanned =
  (planned: readonly Assault[]) =>
  (hex: number): boolean =>
    planned.some((one) => one.hex === hex)

/**
 * RA46 Returns the points of the other enemies in front of the attackers, which would be fought together with the hex;
 * not of those that another attack takes.
 */
export function besides(
  p: Eagle,
  side: number,
  hex: number,
  units: readonly number[],
  isTaken: (hex: number) => boolean,
): number {
  const { grid } = p.scenario.ground
  const others = new Set<number>()
  for (const unit of units) {
    const from = p.at[unit]
    const face = p.face[from]
    for (let k = 0; k < 6; k++) {
      const to = neighbour(grid, from, k)
      if (to < 0 || to === hex || fighter(p, to) !== enemyOf(side) || isTaken(to)) continue
      if (face > 0 && face !== ALL_ROUND && CORNER_ZONES[6 * (face - 1) + k] === FRONT) others.add(to)
    }
  }
  let sum = 0
  for (const other of others) sum += defenseOf(p, other)
  return sum
}
