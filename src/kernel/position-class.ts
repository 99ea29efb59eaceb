import { DEPTH, FRAME, type Plan } from './plan.ts'
import type { Scenario } from './position.ts'

export type CellArray = Int16ArrayConstructor | Int32ArrayConstructor

/** A position before its names are known to TypeScript. */
interface Block {
  readonly scenario: Scenario
  readonly cells: Int16Array
  readonly words: Int32Array
}

/**
 * The class of the positions of a plan: cells and locals read as numbers (`p.turn`), columns as windows (`p.hex[u]`),
 * all over one block. A new position is wiped, and its agenda is empty.
 */
export function positionClass(plan: Plan): new (scenario: Scenario, Cells: CellArray) => Block {
  const { columns, locals, slots, base, fixed, width } = plan

  class Laying implements Block {
    readonly scenario: Scenario
    readonly cells: Int16Array
    readonly words: Int32Array
    constructor(scenario: Scenario, Cells: CellArray) {
      const sizes = columns.map((name) => plan.sizeOf(scenario, name))
      const length = sizes.reduce((sum, size) => sum + size, fixed)
      const block = new ArrayBuffer(8 * Math.ceil((length * Cells.BYTES_PER_ELEMENT) / 8))
      this.scenario = scenario
      this.cells = new Cells(block, 0, length) as Int16Array
      this.words = new Int32Array(block)
      this.cells[DEPTH] = -1
      let at = fixed
      // Not this[name] = …: assignment by key turns the object into a slow dictionary at about 25 columns.
      columns.forEach((name, k) => {
        Object.defineProperty(this, name, {
          value: this.cells.subarray(at, (at += sizes[k])),
          enumerable: true,
          writable: true,
          configurable: true,
        })
      })
    }
  }

  const accessor = (name: string, get: (this: Laying) => number, set: (this: Laying, value: number) => void) =>
    Object.defineProperty(Laying.prototype, name, { get, set, enumerable: true, configurable: true })
  const fixedCell = (name: string, at: number) =>
    accessor(
      name,
      function () {
        return this.cells[at]
      },
      function (value) {
        this.cells[at] = value
      },
    )
  Object.defineProperty(Laying.prototype, 'frames', { value: plan.frames })
  fixedCell('depth', DEPTH)
  plan.cells.forEach((name, k) => {
    fixedCell(name, 1 + k)
  })
  for (const [k, name] of [...FRAME, ...locals].entries()) {
    if (slots.includes(name)) continue
    accessor(
      name,
      function () {
        return this.cells[base + this.cells[DEPTH] * width + k]
      },
      function (value) {
        this.cells[base + this.cells[DEPTH] * width + k] = value
      },
    )
  }
  return Laying
}
