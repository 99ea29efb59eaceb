import type { Plan } from './plan.ts'
import type { Scenario } from './position.ts'
import { KernelError } from './refusal.ts'
import { SPECTATOR } from './seats.ts'
import type { ColumnSpec, Shape } from './shape.ts'

/** Which seat owns thing number `index` of a kind. */
export type Owner<S extends Scenario> = (scenario: S, kind: string, index: number) => number

/**
 * Which cells a seat may not see, as the columns declare it. The lists are made once for each scenario and seat, because
 * views are made for every message.
 */
export class HiddenCells<S extends Scenario> {
  private readonly plan: Plan
  private readonly owner: Owner<S> | undefined
  private readonly lists = new WeakMap<S, Map<number, Uint16Array>>()
  private readonly masks = new WeakMap<S, Map<number, Uint8Array>>()

  constructor(plan: Plan, owner: Owner<S> | undefined) {
    this.plan = plan
    this.owner = owner
  }

  /** The offsets of the cells that are hidden from a seat. */
  list(scenario: S, seat: number): Uint16Array {
    let bySeat = this.lists.get(scenario)
    if (!bySeat) this.lists.set(scenario, (bySeat = new Map()))
    let list = bySeat.get(seat)
    if (!list) bySeat.set(seat, (list = Uint16Array.from(this.find(scenario, seat))))
    return list
  }

  /** The same as an array with a 1 for each hidden cell. */
  mask(scenario: S, seat: number): Uint8Array {
    let bySeat = this.masks.get(scenario)
    if (!bySeat) this.masks.set(scenario, (bySeat = new Map()))
    let mask = bySeat.get(seat)
    if (!mask) {
      bySeat.set(seat, (mask = new Uint8Array(this.plan.size(scenario))))
      for (const offset of this.list(scenario, seat)) mask[offset] = 1
    }
    return mask
  }

  /** May `seat` see the cell at this offset? */
  sees(scenario: S, offset: number, seat: number): boolean {
    const { name, spec, index } = this.plan.locate(scenario, offset)
    return this.maySee(scenario, seat, name, spec, index)
  }

  /** Goes column by column, because locating each of ten thousand cells takes a third of a second. */
  private find(scenario: S, seat: number): number[] {
    const { cells, columns, shape, fixed } = this.plan
    const found = cells.flatMap((name, k) => (this.maySee(scenario, seat, name, shape[name]) ? [] : [1 + k]))
    let at = fixed
    for (const name of columns) {
      const size = this.plan.sizeOf(scenario, name)
      if ((shape[name] as ColumnSpec).seen !== 'open')
        for (let index = 0; index < size; index++)
          if (!this.maySee(scenario, seat, name, shape[name], index)) found.push(at + index)
      at += size
    }
    return found
  }

  private maySee(scenario: S, seat: number, name: string, spec: Shape[string] | undefined, index?: number): boolean {
    if (spec === undefined || spec.of === 'local' || spec.of === 'slot' || spec.seen === 'open') return true
    if (spec.seen === 'nobody' || seat === SPECTATOR) return false
    if (spec.of === 'cell' || !this.owner)
      throw new KernelError(
        `'${name}' is seen by its owner alone: make it a column, and give the layout the owner of each thing`,
      )
    return this.owner(scenario, spec.per, index as number) === seat
  }
}
