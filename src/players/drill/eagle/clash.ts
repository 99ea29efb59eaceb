/** Shock attacks as they look before they are made: who could strike what, at what odds, and what it promises. */
import { adjacent, CORNER_ZONES, FRONT, neighbour, sideTo } from '../../../hex/index.ts'
import { ARTILLERY, CAVALRY, INFANTRY, PARTS } from '../../../rules/eagle/ground.ts'
import { shockLeader, shockOf } from '../../../rules/eagle/leaders.ts'
import { gradeOf } from '../../../rules/eagle/morale.ts'
import { forbidsCombat, orderOf } from '../../../rules/eagle/obedience.ts'
import { ALL_ROUND, ATTACK, DEFEND, type Eagle, GOOD, mark, ROUTED, SHAKEN } from '../../../rules/eagle/position.ts'
import { whyNotStrike } from '../../../rules/eagle/shock.ts'
import { enemyOf } from '../../../rules/eagle/sides.ts'
import { fighter, points } from '../../../rules/eagle/stacks.ts'
import { isSquareHex } from '../../../rules/eagle/strength.ts'
import { oddsColumn } from '../../../rules/eagle/tables.ts'
import { NO_ZONE, zoneAgainst } from '../../../rules/eagle/zones.ts'
import { checkCost, lossCost, orderCost, shockGain, stackCost, sunCost, sunCostIn, UNSEEN_POINTS, weightOf } from './chances.ts'
import { isPrize } from './goals.ts'
import { unitsIn } from './survey.ts'
import { standsAside } from './swiss.ts'
import { weights } from './weights.ts'

/** An attacker as he would stand. */
export interface Striker {
  readonly unit: number
  readonly from: number
  readonly charges: boolean
}

const there: number[] = []

/** A defender's points: guns a third, half on the march or in disorder. */
function defenseOf(p: Eagle, hex: number): number {
  const { army } = p.scenario
  let sum = 0
  for (const unit of unitsIn(p, hex, there)) {
    if (p.state[unit] === ROUTED) continue
    const halves = (p.state[unit] === GOOD ? 1 : 0.5) * (p.march[army.formation[unit] as number] === 1 ? 0.5 : 1)
    sum += points(p, unit) * halves * (army.arm[unit] === ARTILLERY ? 1 / 3 : 1)
  }
  return sum + UNSEEN_POINTS * Math.max(0, (p.tall[hex] as number) - there.length)
}

/** Does a hex lie on the flank or in the rear of a stack? */
function flanks(p: Eagle, from: number, target: number): boolean {
  const face = p.face[target] as number
  if (face === 0 || face === ALL_ROUND) return false
  const side = sideTo(p.scenario.ground.grid, target, from)
  return side >= 0 && CORNER_ZONES[6 * (face - 1) + side] !== FRONT
}

/** How surely a stack that is beaten falls back through zones of control: where all ways lead through them it must (RA54). */
function hemmed(p: Eagle, side: number, hex: number, strikers: readonly Striker[]): number {
  const { grid } = p.scenario.ground
  let ways = 0
  let shut = 0
  for (let k = 0; k < 6; k++) {
    const to = neighbour(grid, hex, k)
    if (to < 0 || fighter(p, to) === side || strikers.some(({ from }) => from === to)) continue
    ways++
    // Whoever attacks looks at the hex, and so has the two beside his own under control.
    if (zoneAgainst(p, enemyOf(side), to) !== NO_ZONE || strikers.some(({ from }) => adjacent(grid, from, to))) shut++
  }
  return ways === 0 ? 1.5 : (shut / ways) ** weights.sharp
}

function attackOf(p: Eagle, { unit, from, charges }: Striker, hex: number): number {
  const { army, ground } = p.scenario
  const side = sideTo(ground.grid, from, hex)
  const terrain = side < 0 ? 0 : (ground.shock[6 * from + side] as number) / PARTS
  const horse = army.arm[unit] === CAVALRY
  const factor = (charges ? 2 : 1) * (flanks(p, from, hex) ? (horse ? 3 : 2) : 1)
  return points(p, unit) * terrain * factor * (p.state[unit] === GOOD ? 1 : 0.5)
}

/** Friends who could join, by what they add. */
export interface Prospect {
  readonly gain: number
  readonly column: number
}

/** What an attack of these on a hex promises, with so many points more if others come along, and other enemies to be fought with it. */
export function prospect(p: Eagle, side: number, hex: number, strikers: readonly Striker[], more: number, besides = 0): Prospect {
  const { army } = p.scenario
  let attack = more
  let worst = 0
  let horse = 0
  let allAttack = true
  let anyDefend = false
  let leader = -9
  let attackCost = 0
  let attackLoss = 9
  let sun = 0
  for (const striker of strikers) {
    const { unit, from } = striker
    const sum = attackOf(p, striker, hex)
    attack += sum
    if (army.arm[unit] === CAVALRY) horse += sum
    worst = Math.max(worst, gradeOf(p, unit))
    if (orderOf(p, unit) !== ATTACK) allAttack = false
    if (orderOf(p, unit) === DEFEND) anyDefend = true
    const led = shockLeader(p, side, from, 1 << (army.formation[unit] as number))
    if (led >= 0) leader = Math.max(leader, shockOf(p, led))
    attackCost += checkCost(p, unit)
    sun += sunCost(p, unit)
    attackLoss = Math.min(attackLoss, lossCost(p, unit))
  }
  const defense = defenseOf(p, hex) + besides
  const square = isSquareHex(p, hex)
  let best = 9
  let formations = 0
  let routed = true
  let squeezed = 0
  let defenseLoss = 0.5
  for (const unit of unitsIn(p, hex, there)) {
    best = Math.min(best, gradeOf(p, unit))
    formations |= 1 << (army.formation[unit] as number)
    defenseLoss = Math.max(0.3, lossCost(p, unit))
    if (p.state[unit] !== ROUTED) routed = false
    squeezed += lossCost(p, unit) + (p.state[unit] === GOOD ? orderCost(p, unit, SHAKEN) * weightOf(p, unit) : 0)
  }
  if (best === 9) best = 3
  const { modifiers } = p.scenario.tables.file.shock
  const grades = best - worst
  let sum = grades > 0 ? grades - 1 : Math.min(0, grades + 1)
  if (leader > -9) sum += leader
  const foe = shockLeader(p, enemyOf(side), hex, formations)
  if (foe >= 0) sum -= shockOf(p, foe)
  if (allAttack) sum += modifiers.attackOrder
  if (anyDefend) sum += modifiers.defenseOrder
  if (square) sum += horse * 2 > attack ? modifiers.cavalryOnSquare : modifiers.infantryOnSquare
  squeezed += Math.max(0, (p.tall[hex] as number) - there.length)
  const pressure = hemmed(p, side, hex, strikers)
  const column = routed && there.length === (p.tall[hex] as number) ? 8 : oddsColumn(attack, Math.max(0.1, defense))
  const gain = shockGain(p, column, sum, {
    attack: attackCost,
    defense: stackCost(p, hex),
    attackLoss,
    defenseLoss,
    square,
    pressed: weights.squeeze * pressure * squeezed + (isPrize(p, side, hex) ? weights.storm : 0),
  })
  return { gain: gain - sun + sunCostIn(p, hex), column }
}

/** May a unit attack a hex from where it stands, as far as can be told before the shock? */
export function mayStrike(p: Eagle, unit: number, hex: number): boolean {
  const { army } = p.scenario
  const arm = army.arm[unit]
  if (
    (arm !== INFANTRY && arm !== CAVALRY) ||
    ((p.marks[unit] as number) & (mark.BARRED | mark.STRUCK | mark.FIRED | mark.FIRED_BEFORE)) !== 0
  )
    return false
  if (standsAside(p, unit, hex)) return false
  return (p.target[unit] as number) === 0 && whyNotStrike(p, unit, hex) === undefined && forbidsCombat(p, unit, true) === undefined
}

/** An attack on one hex by all who may join it. */
export interface Assault {
  readonly hex: number
  readonly units: readonly number[]
  readonly gain: number
}

const HEX_LIMIT = 18

/** The attacks that a side's troops would make where they stand now, best first; nobody attacks twice. */
export function assaults(p: Eagle, side: number, least: number): Assault[] {
  const { army, ground } = p.scenario
  const candidates = new Map<number, number[]>()
  const quota = new Map<number, number>()
  for (let unit = 0; unit < army.units.length; unit++) {
    const from = p.at[unit] as number
    if (from < 0 || army.side[unit] !== side) continue
    for (let k = 0; k < 6; k++) {
      const to = neighbour(ground.grid, from, k)
      if (to < 0 || fighter(p, to) !== enemyOf(side) || !mayStrike(p, unit, to)) continue
      const list = candidates.get(to)
      if (list) list.push(unit)
      else candidates.set(to, [unit])
    }
  }
  const found: Assault[] = []
  const used = new Set<number>()
  for (;;) {
    let top: Assault | undefined
    for (const [hex, list] of candidates) {
      if (found.some((one) => one.hex === hex)) continue
      const units = within(
        p,
        list.filter((unit) => !used.has(unit)),
        quota,
      )
      if (units.length === 0) continue
      const gain = gainOf(p, side, hex, units, found)
      if (gain > least && gain > (top?.gain ?? Number.NEGATIVE_INFINITY)) top = { hex, units, gain }
    }
    if (top === undefined) return found
    top = spared(p, side, top, found)
    found.push(top)
    for (const unit of top.units) {
      used.add(unit)
      const formation = army.formation[unit] as number
      quota.set(formation, (quota.get(formation) ?? 0) + 1)
    }
  }
}

/** What units promise together against a hex, when these attacks are made besides. */
function gainOf(p: Eagle, side: number, hex: number, units: readonly number[], planned: readonly Assault[]): number {
  const strikers = units.map((unit) => ({ unit, from: p.at[unit] as number, charges: hasCharged(p, unit) }))
  return prospect(p, side, hex, strikers, 0, besides(p, side, hex, units, planned)).gain
}

const hasCharged = (p: Eagle, unit: number): boolean => ((p.marks[unit] as number) & mark.CHARGED) !== 0

/** An assault without those who add less to it than a share of their formation is worth elsewhere, the weakest first. */
function spared(p: Eagle, side: number, assault: Assault, planned: readonly Assault[]): Assault {
  if (weights.share === 0) return assault
  const { hex } = assault
  let { units, gain } = assault
  for (const unit of [...units].reverse()) {
    if (units.length === 1 || hasCharged(p, unit)) continue
    const others = units.filter((one) => one !== unit)
    const without = gainOf(p, side, hex, others, planned)
    if (without > gain - weights.share) [units, gain] = [others, without]
  }
  return { hex, units, gain }
}

/** 3.1 Does a unit need a share of its formation to begin a combat (RA12)? */
export const needsShare = (p: Eagle, unit: number): boolean => p.scenario.readings.quota === 'cap' && orderOf(p, unit) !== DEFEND

/** As many of these as the shares of their formations and the limits of a hex let attack, the strongest first. */
function within(p: Eagle, units: readonly number[], taken: ReadonlyMap<number, number>): number[] {
  const { army } = p.scenario
  const share = new Map(taken)
  const poured = new Map<number, number>()
  const kept: number[] = []
  for (const unit of [...units].sort((a, b) => points(p, b) - points(p, a) || a - b)) {
    const formation = army.formation[unit] as number
    const from = p.at[unit] as number
    if (needsShare(p, unit) && (share.get(formation) ?? 0) >= (p.quota[formation] as number)) continue
    if ((poured.get(from) ?? 0) + points(p, unit) > HEX_LIMIT) continue
    share.set(formation, (share.get(formation) ?? 0) + 1)
    poured.set(from, (poured.get(from) ?? 0) + points(p, unit))
    kept.push(unit)
  }
  return kept
}

/** RA46 Points of the other enemies in front of the attackers, who would be fought together with the hex. */
function besides(p: Eagle, side: number, hex: number, units: readonly number[], planned: readonly Assault[]): number {
  const { grid } = p.scenario.ground
  const others = new Set<number>()
  for (const unit of units) {
    const from = p.at[unit] as number
    const face = p.face[from] as number
    for (let k = 0; k < 6; k++) {
      const to = neighbour(grid, from, k)
      if (to < 0 || to === hex || fighter(p, to) !== enemyOf(side) || planned.some((one) => one.hex === to)) continue
      if (face > 0 && face !== ALL_ROUND && CORNER_ZONES[6 * (face - 1) + k] === FRONT) others.add(to)
    }
  }
  let sum = 0
  for (const other of others) sum += defenseOf(p, other)
  return sum
}
