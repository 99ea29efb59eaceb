/** A sheet in the making: what is ordered, which units have no order, which will come, which attack where. */

import type { Notices } from '../../../src/players/attention.ts'
import { stepLimit } from '../rules/state/army.ts'
import {
  CAPACITY,
  FIELD,
  isReserve,
  marchAt,
  marchEnd,
  marchLast,
  marchStep,
  SECTORS,
  STEPS,
} from '../rules/state/board.ts'
import { holding } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { typeOfArm } from '../rules/state/stands.ts'
import type { Force } from './clash.ts'
import { forceIn, type Outlook, riskTo, sizeOf, threatTo, worthOf } from './survey.ts'
import type { Taste } from './taste.ts'

/** One unit's order. */
export interface Order {
  readonly arm: number
  readonly march: number
  /** Its purpose: the arrow alone does not show it. */
  readonly aim: 'attack' | 'move' | 'shell' | 'storm'
}

export const KINDS = ['I', 'C', 'A'] as const
/** A force in the making. */
export type Count = { -readonly [K in keyof Force]: number }
/** A force without units, to be filled. */
export const nobody = (): Count => ({ I: 0, C: 0, A: 0 })
export const NOBODY: Force = nobody()

/** `n` units of a type. */
export function some(type: number, n: number): Force {
  const force = nobody()
  force[KINDS[type] as 'I'] = n
  return force
}

/** A sheet in the making: the orders so far, and the units that are left for others. */
export class Draft implements Outlook {
  readonly view: Generals
  readonly side: number
  readonly taste: Taste
  readonly notices: Notices
  readonly orders: Order[] = []
  private readonly idle: Count[]
  private readonly coming: Count[]
  private readonly attacking: Count[]
  private readonly leaving: number[]
  private readonly crossing: number[]
  private readonly threats: Force[]
  private readonly known = new Map<number, number>()
  constructor({ view, side, taste, notices }: Outlook) {
    this.view = view
    this.side = side
    this.taste = taste
    this.notices = notices
    const sectors = Array.from({ length: SECTORS }, (_, sector) => sector)
    this.idle = sectors.map((sector) => ({ ...forceIn(view, side, sector) }))
    this.coming = sectors.map(nobody)
    this.attacking = sectors.map(nobody)
    this.leaving = sectors.map(() => 0)
    this.crossing = Array.from({ length: STEPS }, () => 0)
    this.threats = sectors.map((sector) => (sector < FIELD ? threatTo(view, side, sector) : NOBODY))
  }

  add(order: Order): void {
    const { march, aim } = order
    const kind = KINDS[typeOfArm[order.arm]] as 'I'
    const from = marchAt[march]
    const to = marchEnd[march]
    this.orders.push(order)
    this.idle[from][kind]--
    if (aim === 'storm' || aim === 'shell') return
    for (const step of [marchStep[march], marchLast[march]])
      if (step >= 0) this.crossing[step] = this.crossing[step] + 1
    if (aim === 'attack') this.attacking[to][kind]++
    else {
      this.leaving[from] = this.leaving[from] + 1
      this.coming[to][kind]++
    }
  }

  /** Units of a sector that have no order yet. */
  left(sector: number): Force {
    return this.idle[sector]
  }

  /** Units that are ordered to attack a sector. */
  attackers(sector: number): Force {
    return this.attacking[sector]
  }

  /** The number of units that may still go over a step. */
  roomOver(step: number): number {
    return stepLimit(this.view, step) - this.crossing[step]
  }

  /** The number of units that a sector still has room for. */
  roomIn(sector: number): number {
    if (isReserve(sector)) return Number.POSITIVE_INFINITY
    const crowd = this.view.crowd[holding(this.side, sector)]
    return CAPACITY - crowd + this.leaving[sector] - sizeOf(this.coming[sector])
  }

  /** How the value of a sector changes if some units come to hold it, or leave it. */
  change(sector: number, come: Force, go: Force = NOBODY): number {
    if (isReserve(sector)) return 0
    const [idle, coming] = [this.idle[sector], this.coming[sector]]
    const [I, C, A] = [idle.I + coming.I, idle.C + coming.C, idle.A + coming.A]
    return (
      this.standing(sector, I + come.I - go.I, C + come.C - go.C, A + come.A - go.A) - this.standing(sector, I, C, A)
    )
  }

  /** What a sector is worth with these holders: what holding it brings, less what the enemy may do to them. */
  private standing(sector: number, I: number, C: number, A: number): number {
    const key = ((sector * 32 + I) * 32 + C) * 32 + A
    const known = this.known.get(key)
    if (known !== undefined) return known
    const held = { I, C, A }
    const worth = sizeOf(held) > 0 ? worthOf(this, sector) : 0
    const value = worth - riskTo(this, sector, this.threats[sector], held)
    this.known.set(key, value)
    return value
  }
}
