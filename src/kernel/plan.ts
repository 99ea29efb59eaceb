import type { Position, Scenario } from './position.ts'
import { KernelError } from './refusal.ts'
import type { ColumnSpec, Shape } from './shape.ts'

/** The cell that the kernel keeps in front of the ruleset's own: the height of the agenda. */
export const DEPTH = 0
/** Cells that the kernel keeps in every frame: phase, step, and which seats have closed a secret choice. */
export const FRAME = ['phase', 'step', 'closed'] as const
export const CLOSED = FRAME.indexOf('closed')
/** The names that every position has of its own. */
const KERNEL = ['scenario', 'cells', 'words', 'frames', 'depth', ...FRAME] as readonly string[]

/** A cell with its name and what was declared of it; cells of the kernel and of frames have no `spec`. */
export interface Located {
  readonly name: string
  readonly index?: number
  readonly spec: Shape[string] | undefined
}

/**
 * Where each name of a shape lies in the block of a position: [depth, cells, frames, columns]. Only the columns' sizes
 * depend on the scenario. Throws a KernelError for a name that the kernel itself uses.
 */
export class Plan {
  readonly shape: Shape
  /** How many frames the agenda may hold. */
  readonly frames: number
  readonly cells: readonly string[]
  readonly locals: readonly string[]
  readonly slots: readonly string[]
  readonly columns: readonly string[]
  /** How many cells a frame has. */
  readonly width: number
  /** Where the frames begin. */
  readonly base: number
  /** Where the columns begin. */
  readonly fixed: number

  constructor(shape: Shape, frames: number) {
    const taken = Object.keys(shape).find((name) => KERNEL.includes(name))
    if (taken !== undefined)
      throw new KernelError(`'${taken}' is a name of the kernel's; call the ${shape[taken].of} otherwise`)
    const names = (...of: string[]) => Object.keys(shape).filter((name) => of.includes(shape[name].of))
    this.shape = shape
    this.frames = frames
    this.cells = names('cell')
    this.locals = names('local', 'slot')
    this.slots = names('slot')
    this.columns = names('column')
    this.width = FRAME.length + this.locals.length
    this.base = 1 + this.cells.length
    this.fixed = this.base + frames * this.width
  }

  /** The number of cells of a column. Throws a KernelError if the scenario does not count the things that it is per. */
  sizeOf(scenario: Scenario, column: string): number {
    const { per: kind } = this.shape[column] as ColumnSpec
    const size = scenario.counts[kind]
    if (size === undefined)
      throw new KernelError(`column '${column}' is per '${kind}', which the scenario does not count`)
    return size
  }

  /** How many cells a position of this scenario has. */
  size(scenario: Scenario): number {
    return this.columns.reduce((sum, name) => sum + this.sizeOf(scenario, name), this.fixed)
  }

  /** What lies at an offset. Throws a KernelError if there is no such cell. */
  locate(scenario: Scenario, offset: number): Located {
    const { shape, cells, columns, base, fixed, width } = this
    if (offset === DEPTH) return { name: 'depth', spec: undefined }
    if (offset < base) return { name: cells[offset - 1], spec: shape[cells[offset - 1]] }
    if (offset < fixed) {
      const frame = Math.floor((offset - base) / width)
      const k = (offset - base) % width
      return { name: `frame ${frame} ${[...FRAME, ...this.locals][k]}`, spec: undefined }
    }
    let at = fixed
    for (const name of columns) {
      const size = this.sizeOf(scenario, name)
      if (offset < at + size) return { name, index: offset - at, spec: shape[name] }
      at += size
    }
    throw new KernelError(`no cell at offset ${offset}`)
  }

  /** The offset of a named cell, column entry or local (of the frame on top), if there is one. */
  offset(p: Position, name: string, index?: number): number | undefined {
    const spec = this.shape[name]
    const inFrame = ([...FRAME, ...this.locals] as string[]).indexOf(name)
    if (inFrame >= 0) return this.base + p.depth * this.width + inFrame
    if (spec?.of === 'cell') return 1 + this.cells.indexOf(name)
    if (spec?.of !== 'column' || index === undefined) return undefined
    let at = this.fixed
    for (const column of this.columns) {
      const size = this.sizeOf(p.scenario, column)
      if (column === name) return index >= 0 && index < size ? at + index : undefined
      at += size
    }
    return undefined
  }
}
