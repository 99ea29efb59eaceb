import { frameNames } from './frame-names.ts'
import { HiddenCells, type Owner } from './hidden-cells.ts'
import { CLOSED, Plan } from './plan.ts'
import type { Position, Scenario } from './position.ts'
import { type CellArray, positionClass } from './position-class.ts'
import { SPECTATOR } from './seats.ts'
import type { FrameOf, Laid, Shape, SlotNames } from './shape.ts'

/** Stands in a view for what its seat may not know. Rules never calculate with it. */
export const UNKNOWN = -32768

export interface LayoutOptions<S extends Scenario> {
  /** How many frames the agenda may hold; 12 if left out. */
  readonly depth?: number
  /** Which seat owns thing number `index` of a kind; needed if any column is `own`. */
  readonly owner?: Owner<S>
}

/** What one 16-bit cell is called: `at[17]`, `turn`, `frame 2 step`. */
export interface CellName {
  readonly name: string
  readonly index?: number
}

export interface Layout<P extends Position> {
  /** A wiped position. `cells` is Int16Array, except in a twin game on wider cells that shows that nothing wraps. */
  make(scenario: P['scenario'], cells?: CellArray): P
  /** Overwrites `into` with `from`; both must be of the same scenario. */
  copy(from: P, into: P): void
  equal(a: P, b: P): boolean
  /** 32-bit digest of all cells (FNV-1a over the 16-bit values). Secret while a game runs. */
  digest(p: P): number
  /** Copies `p` into `into`, with UNKNOWN in every cell that the columns declare hidden from `seat`. */
  redact(p: P, seat: number, into: P): void
  /** What `redact` shows of the one cell at `offset`. */
  redacted(p: P, seat: number, offset: number): number
  /** Makes `before` equal to `p` and returns the offsets of all cells that have changed, in ascending order. */
  renew(before: P, p: P): number[]
  /** The same, together with unchanged cells that `redact` may now show differently. */
  renewShown(before: P, p: P): number[]
  /** What the cell at `offset` is called. */
  name(scenario: P['scenario'], offset: number): CellName
  /** The offset of a named cell, column entry or local (of the frame on top), if there is one. */
  offset(p: P, name: string, index?: number): number | undefined
  /** May `seat` see the cell at this offset? */
  sees(scenario: P['scenario'], offset: number, seat: number): boolean
  /**
   * Removes the frame on top and wipes it, so that equal positions stay equal and nothing leaks from a phase that is
   * over.
   */
  endFrame(p: P): void
  /**
   * Names the slots of a frame for one phase, so that its locals say what they are. Only the names differ between
   * phases: the cells are the same, whatever they are called.
   *
   *     const shape = { asked: local, slot1: slot, slot2: slot } as const
   *     const pursuit = table.frame({ unit: 1, isDone: 2 })
   *     const Pursuit: Phase<P> = { name: 'pursuit', locals: pursuit, … }
   *     // A phase that begins another one fills in the new frame; `begin` has wiped it.
   *     begin(p, Pursuit)
   *     pursuit(p).unit = unit
   *     // Its steps and choices read the frame on top.
   *     const { unit } = pursuit(p)
   *
   * Two names may share a slot, but a name stands for the same slot in all phases. Throws a KernelError if it does not,
   * or if the layout has no such slot.
   */
  frame<const N extends SlotNames>(names: N): FrameOf<P, N>
  /** How many cells a position of this scenario has. */
  size(scenario: P['scenario']): number
  readonly shape: Shape
}

const DEFAULT_DEPTH = 12

/**
 * Declares a position once. Cells and locals read as numbers (`p.turn`), columns as windows (`p.hex[u]`), all over one
 * block of 16-bit integers: [depth, cells, frames, columns].
 */
export function layout<const T extends Shape, S extends Scenario>(
  shape: T,
  options: LayoutOptions<S> = {},
): Layout<Laid<T, S>> {
  type P = Laid<T, S>
  const plan = new Plan(shape, options.depth ?? DEFAULT_DEPTH)
  const { base, width, fixed } = plan
  const Laying = positionClass(plan)
  const hidden = new HiddenCells<S>(plan, options.owner)

  const api: Layout<P> = {
    shape,
    make: (scenario, Cells = Int16Array) => new Laying(scenario, Cells) as unknown as P,
    endFrame(p) {
      const at = base + p.depth * width
      for (let k = at; k < at + width; k++) p.cells[k] = 0
      p.depth--
    },
    copy(from, into) {
      into.cells.set(from.cells)
    },
    equal(a, b) {
      const x = a.cells
      const y = b.cells
      if (x.length !== y.length) return false
      for (let k = 0; k < x.length; k++) if (x[k] !== y[k]) return false
      return true
    },
    digest(p) {
      let hash = 0x811c9dc5
      for (let k = 0; k < p.cells.length; k++) hash = Math.imul(hash ^ (p.cells[k] & 0xffff), 0x01000193)
      return hash >>> 0
    },
    redact(p, seat, into) {
      into.cells.set(p.cells)
      const { cells } = into
      const spots = hidden.list(p.scenario, seat)
      // Not `for … of`: through an iterator a view costs five times as much.
      for (let k = 0; k < spots.length; k++) cells[spots[k]] = UNKNOWN
      if (into.depth >= 0) into.closed = ownOf(into.closed, seat)
    },
    redacted(p, seat, offset) {
      if (hidden.mask(p.scenario, seat)[offset] === 1) return UNKNOWN
      const isClosed = p.depth >= 0 && offset === base + p.depth * width + CLOSED
      return isClosed ? ownOf(p.cells[offset], seat) : p.cells[offset]
    },
    frame: frameNames<P>(plan),
    renew(before, p) {
      const found: number[] = []
      // Read from the positions once, because this loop runs for each entry of each match.
      const { words, cells } = p
      const { words: oldWords, cells: oldCells } = before
      for (let word = 0; word < words.length; word++) {
        if (oldWords[word] === words[word]) continue
        // Two cells per word: most are equal, and are passed over two at a time.
        for (let k = 2 * word; k < 2 * word + 2; k++) {
          if (k >= cells.length || oldCells[k] === cells[k]) continue
          found.push(k)
          oldCells[k] = cells[k]
        }
      }
      return found
    },
    renewShown(before, p) {
      // Which seats have closed a choice is shown differently when another frame comes to the top: these cells are
      // spoilt so that they count as changed.
      if (before.depth !== p.depth)
        for (let at = base + CLOSED; at < fixed; at += width) before.cells[at] = ~p.cells[at]
      return api.renew(before, p)
    },
    name(scenario, offset) {
      const { name, index } = plan.locate(scenario, offset)
      return index === undefined ? { name } : { name, index }
    },
    offset: (p, name, index) => plan.offset(p, name, index),
    sees: (scenario, offset, seat) => hidden.sees(scenario, offset, seat),
    size: (scenario) => plan.size(scenario),
  }
  return api
}

/**
 * Which seats have closed a secret choice, as one seat sees it: only itself. When all have closed, the next event shows
 * it.
 */
const ownOf = (closed: number, seat: number): number =>
  closed <= 0 || closed >= OPENED ? closed : seat === SPECTATOR ? 0 : closed & (1 << seat)

/** The value of `closed` once a secret choice has been opened: above every set of closed seats. */
export const OPENED = 1 << 14
