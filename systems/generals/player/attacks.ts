/** Attacks on a sector: built up unit by unit, to the size that pays best for each order. */
import { ENEMY, status } from '../rules/state/army.ts'
import {
  arrowsFrom,
  enemyOf,
  FIGHTING_BORDERS,
  marchAt,
  marchLast,
  marchLength,
  marchStep,
  RESERVE,
  SECTORS,
  STEPS,
  stepFrom,
  stepsOut,
  stepTo,
} from '../rules/state/board.ts'
import { ARTILLERY, CAVALRY, INFANTRY } from '../rules/state/stands.ts'
import { type Attack, clash, type Force, type Ground } from './clash.ts'
import { type Count, type Draft, KINDS, NOBODY, nobody, type Order } from './draft.ts'
import { ARM_OF_TYPE, type Operation } from './operations.ts'
import { forceIn, fresh, gainOf, groundOf, sizeOf, worthOf } from './survey.ts'

/** The orders of types in which an attack is built up. */
const MIXES = [
  [INFANTRY, CAVALRY, ARTILLERY],
  [CAVALRY, INFANTRY, ARTILLERY],
  [ARTILLERY, INFANTRY, CAVALRY],
  [ARTILLERY, CAVALRY, INFANTRY],
] as const

/** The mixes that differ, by the types that can attack: a bit for each. */
const mixesOf = Array.from({ length: 1 << KINDS.length }, (_, types) => {
  const mixes = MIXES.map((mix): number[] => mix.filter((type) => ((types >> type) & 1) === 1))
  return mixes.filter((mix, k) => mixes.findIndex((other) => other.join() === mix.join()) === k)
})

/** Units that could attack a sector by the same arrow. */
interface Supply {
  readonly order: Order
  readonly type: number
  /** The step over which they attack, what its ground does to the attack, and how many more may go over it. */
  readonly step: number
  readonly ground: Ground
  readonly room: number
  readonly units: number
  /** The units of the type that have no order yet in their sector: they may be offered by several arrows. */
  readonly pool: number
  readonly idle: number
}

/** The units that could attack a sector: neighbours, and cavalry that first rides up to it. */
function suppliesFor(draft: Draft, target: number): Supply[] {
  const supplies: Supply[] = []
  const { view, side } = draft
  for (const out of stepsOut[target]) {
    const step = out ^ 1
    const from = stepFrom[step]
    if (step >= FIGHTING_BORDERS * 2) continue
    const room = draft.roomOver(step)
    if (room <= 0) continue
    const ground = groundOf(view, step)
    const supply = (type: number, march: number, units: number): void => {
      const at = marchAt[march]
      const order: Order = { arm: ARM_OF_TYPE[type], march, aim: 'attack' }
      const idle = draft.left(at)[KINDS[type] as 'I']
      supplies.push({ order, type, step, ground, room, units, pool: at * KINDS.length + type, idle })
    }
    for (const type of [INFANTRY, CAVALRY, ARTILLERY]) {
      const left = draft.left(from)[KINDS[type] as 'I']
      if (left > 0) supply(type, step, left)
    }
    if (status(view, side, from) === ENEMY) continue
    let place = draft.roomIn(from)
    for (const far of stepsOut[from]) {
      const behind = stepTo[far]
      const left = Math.min(place, draft.left(behind).C)
      if (left <= 0 || behind === RESERVE[enemyOf(side)] || behind === target) continue
      const march = arrowsFrom[behind].find((one) => marchStep[one] === (far ^ 1) && marchLast[one] === step)
      if (march === undefined) continue
      supply(CAVALRY, march, left)
      place -= left
    }
  }
  return supplies
}

/** One attacker after the other, up to the budget: by type, each over the border that the fewest others take. */
function lineUp(supplies: readonly Supply[], mix: readonly number[], budget: number): Supply[] {
  const line: Supply[] = []
  const left = supplies.map(({ units }) => units)
  const used = new Uint8Array(STEPS)
  const taken = new Uint8Array(SECTORS * KINDS.length)
  for (const type of mix)
    while (line.length < budget) {
      let next = -1
      for (let k = 0; k < supplies.length; k++) {
        const supply = supplies[k]
        if (supply.type !== type || left[k] <= 0 || used[supply.step] >= supply.room) continue
        if (taken[supply.pool] >= supply.idle) continue
        if (next < 0 || used[supply.step] < used[supplies[next].step]) next = k
      }
      if (next < 0) break
      const supply = supplies[next]
      left[next] = left[next] - 1
      used[supply.step] = used[supply.step] + 1
      taken[supply.pool] = taken[supply.pool] + 1
      line.push(supply)
    }
  return line
}

/** The attack on a sector that pays best for each order, within the budget; counts in the orders given before. */
export function attackOn(draft: Draft, target: number, budget: number, favour: number): Operation | undefined {
  const supplies = suppliesFor(draft, target)
  if (supplies.length === 0) return undefined
  const { view, side, taste } = draft
  const { tables } = view.scenario
  const garrison = fresh(forceIn(view, enemyOf(side), target))
  const worth = worthOf(draft, target) + favour
  const before = draft.attackers(target)
  let found: Supply[] = []
  let foundGain = 0
  let most = 0
  for (const mix of mixesOf[supplies.reduce((types, { type }) => types | (1 << type), 0)]) {
    const line = lineUp(supplies, mix, budget)
    const force = { ...before }
    /** By sector: the units that have left it. */
    const gone: (Count | undefined)[] = []
    let near = true
    let start: number | undefined
    for (const [k, { order, type, ground }] of line.entries()) {
      const { march } = order
      const kind = KINDS[type] as 'I'
      force[kind]++
      ;(gone[marchAt[march]] ??= nobody())[kind]++
      near &&= marchLength[march] === 1
      // Cavalry alone, and near enough, goes in before the enemy's fire is at its best.
      const fast = near && force.I + force.A === 0
      start ??= sizeOf(before) === 0 ? 0 : gainOf(taste, clash(tables, attackBy(before, ground, fast), garrison), worth)
      const upshot = clash(tables, attackBy(force, ground, fast), garrison)
      let gain = gainOf(taste, upshot, worth) - start
      // A unit that attacks in vain comes back, but did not defend its sector meanwhile.
      const absent = upshot.won + (1 - upshot.won) * taste.exposed
      for (let sector = 0; sector < gone.length; sector++) {
        const go = gone[sector]
        if (go !== undefined) gain += draft.change(sector, NOBODY, go) * absent
      }
      const orders = k + 1
      const each = (gain - taste.price * orders) / orders
      if (each <= most) continue
      most = each
      found = line.slice(0, orders)
      foundGain = gain
    }
  }
  return found.length === 0 ? undefined : { orders: found.map(({ order }) => order), gain: foundGain }
}

const attackBy = ({ I, C, A }: Force, { fire, brush, slope }: Ground, fast: boolean): Attack => ({
  I,
  C,
  A,
  fire,
  brush,
  slope,
  fast,
  melee: false,
})
