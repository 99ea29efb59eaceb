/** Attacks upon a sector: built up unit by unit, as large as pays best for each order. */
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
  stepFrom,
  stepsOut,
  stepTo,
} from '../rules/state/board.ts'
import { ARTILLERY, arm, CAVALRY, INFANTRY, typeOfArm } from '../rules/state/stands.ts'
import { clash } from './clash.ts'
import { type Draft, KINDS, nobody, type Order } from './draft.ts'
import { ARM_OF_TYPE, type Operation } from './operations.ts'
import { forceIn, fresh, gainOf, groundOf, worthOf } from './survey.ts'

/** In which order of types an attack is built up. */
const MIXES = [
  [INFANTRY, CAVALRY, ARTILLERY],
  [CAVALRY, INFANTRY, ARTILLERY],
  [ARTILLERY, INFANTRY, CAVALRY],
  [ARTILLERY, CAVALRY, INFANTRY],
] as const

/** Units that could attack a sector by the same arrow. */
interface Supply {
  readonly order: Order
  /** The step over which they attack. */
  readonly step: number
  left: number
}

/** Who could attack a sector: neighbours, and cavalry that rides up to it first. */
function suppliesFor(draft: Draft, target: number): Supply[] {
  const supplies: Supply[] = []
  const { view, side } = draft
  for (const out of stepsOut[target]) {
    const step = out ^ 1
    const from = stepFrom[step]
    if (step >= FIGHTING_BORDERS * 2) continue
    for (const type of [INFANTRY, CAVALRY, ARTILLERY])
      supplies.push({
        order: { arm: ARM_OF_TYPE[type], march: step, aim: 'attack' },
        step,
        left: draft.left(from)[KINDS[type] as 'I'],
      })
    if (status(view, side, from) === ENEMY) continue
    let room = draft.roomIn(from)
    for (const far of stepsOut[from]) {
      const behind = stepTo[far]
      if (behind === RESERVE[enemyOf(side)] || behind === target) continue
      const march = arrowsFrom[behind].find((one) => marchStep[one] === (far ^ 1) && marchLast[one] === step)
      const left = Math.min(room, draft.left(behind).C)
      if (march === undefined || left <= 0) continue
      supplies.push({ order: { arm: arm.C, march, aim: 'attack' }, step, left })
      room -= left
    }
  }
  return supplies
}

/** One attacker after the other: by type, each over the border that fewest others take. */
function* lineUp(draft: Draft, target: number, mix: readonly number[]): Generator<Order> {
  const supplies = suppliesFor(draft, target)
  const used = new Map<number, number>()
  for (const type of mix)
    for (;;) {
      let next: Supply | undefined
      for (const supply of supplies) {
        const there = used.get(supply.step) ?? 0
        if (typeOfArm[supply.order.arm] !== type || supply.left <= 0 || there >= draft.roomOver(supply.step)) continue
        if (next === undefined || there < (used.get(next.step) ?? 0)) next = supply
      }
      if (next === undefined) break
      next.left--
      used.set(next.step, (used.get(next.step) ?? 0) + 1)
      yield next.order
    }
}

/** The attack on a sector that pays best for each of at most this many orders; those given before are counted in. */
export function attackOn(draft: Draft, target: number, budget: number, favour: number): Operation | undefined {
  const { view, side, taste } = draft
  const { tables } = view.scenario
  const garrison = fresh(forceIn(view, enemyOf(side), target))
  const worth = worthOf(draft, target) + favour
  const before = draft.attackers(target)
  let found: Operation | undefined
  let most = 0
  for (const mix of MIXES) {
    const orders: Order[] = []
    const force = { ...before }
    const gone = Array.from({ length: SECTORS }, nobody)
    let start: number | undefined
    for (const order of lineUp(draft, target, mix)) {
      if (orders.length >= budget) break
      orders.push(order)
      const kind = KINDS[typeOfArm[order.arm]] as 'I'
      force[kind]++
      ;(gone[marchAt[order.march]] as typeof force)[kind]++
      // Cavalry alone, and near enough, goes in before the enemy's fire is at its best.
      const fast = force.I + force.A === 0 && orders.every(({ march }) => marchLength[march] === 1)
      const ground = groundOf(view, marchLast[order.march] < 0 ? order.march : marchLast[order.march])
      const attack = { ...ground, fast, melee: false }
      start ??=
        before.I + before.C + before.A === 0
          ? 0
          : gainOf(taste, clash(tables, { ...before, ...attack }, garrison), worth)
      const upshot = clash(tables, { ...force, ...attack }, garrison)
      let gain = gainOf(taste, upshot, worth) - start
      // Who attacks in vain comes back, but did not defend his sector while he was at it.
      const absent = upshot.won + (1 - upshot.won) * taste.exposed
      gone.forEach((go, sector) => {
        if (go.I + go.C + go.A > 0) gain += draft.change(sector, nobody(), go) * absent
      })
      const each = (gain - taste.price * orders.length) / orders.length
      if (each <= most) continue
      most = each
      found = { orders: [...orders], gain }
    }
  }
  return found
}
