import type { Position, Scenario } from './position.ts'
import { KernelError } from './refusal.ts'
import { SPECTATOR } from './seats.ts'

/** Stands in a view for what its seat may not know. Rules never calculate with it. */
export const UNKNOWN = -32768

/**
 * Who may see a cell: everybody, nobody before the end of the game, or the seat that owns the thing the column is
 * about.
 */
export type Sight = 'open' | 'own' | 'nobody'

export interface CellSpec {
  readonly of: 'cell'
  readonly seen: Sight
}
export interface LocalSpec {
  readonly of: 'local'
}
export interface SlotSpec {
  readonly of: 'slot'
}
export interface ColumnSpec {
  readonly of: 'column'
  readonly per: string
  readonly seen: Sight
}
export type Shape = Readonly<Record<string, CellSpec | LocalSpec | SlotSpec | ColumnSpec>>

/** One number of the position. */
export const cell: CellSpec = { of: 'cell', seen: 'open' }
/** One number of the position that nobody sees while the game runs. */
export const hiddenCell: CellSpec = { of: 'cell', seen: 'nobody' }
/** One number of every frame of the agenda; always open, so whatever it names must be what everybody sees. */
export const local: LocalSpec = { of: 'local' }
/** A local that the position has no name for: each phase gives it its own (`Layout.frame`). As open as any local. */
export const slot: SlotSpec = { of: 'slot' }
/** One number for each of the things that the scenario counts under `kind`. */
export const per = (kind: string, seen: Sight = 'open'): ColumnSpec => ({ of: 'column', per: kind, seen })

/** A homomorphic mapped type, so that each name keeps its documentation, its definition and its rename. */
export type Laid<T extends Shape, S extends Scenario> = Position<S> & {
  -readonly [K in keyof T as T[K] extends SlotSpec ? never : K]: T[K] extends { of: 'column' } ? Int16Array : number
}

/** The names of a phase's locals, each with the slot that it stands for: 1 is the first slot of the layout. */
export type SlotNames = Readonly<Record<string, number>>

/** One frame of the agenda, read and written by the names that its phase gives the slots. */
export type Frame<N extends SlotNames> = { -readonly [K in keyof N]: number }

/** Gives the frame that is on top of the agenda of `p`, and goes on to mean that frame when another comes on top. */
export interface FrameOf<P extends Position, N extends SlotNames = SlotNames> {
  (p: P): Frame<N>
  readonly slots: N
}

export type CellArray = Int16ArrayConstructor | Int32ArrayConstructor

export interface LayoutOptions<S extends Scenario> {
  /** How many frames the agenda may hold; 12 if left out. */
  readonly depth?: number
  /** Which seat owns thing number `index` of a kind; needed as soon as a column is `own`. */
  readonly owner?: (scenario: S, kind: string, index: number) => number
}

/** What one 16-bit cell is called: `at[17]`, `turn`, `frame 2 step`. */
export interface CellName {
  readonly name: string
  readonly index?: number
}

export interface Layout<P extends Position> {
  /** A wiped position. `cells` is Int16Array unless a twin game on wider cells is to show that nothing wraps. */
  make(scenario: P['scenario'], cells?: CellArray): P
  /** Overwrites `into` by `from`; both must be of the same scenario. */
  copy(from: P, into: P): void
  equal(a: P, b: P): boolean
  /** 32-bit digest of all cells (FNV-1a over the 16-bit values). Secret while a game runs. */
  digest(p: P): number
  /** Copies `p` into `into` with UNKNOWN in every cell that `seat` may not see, as the columns declare it. */
  redact(p: P, seat: number, into: P): void
  /** What `redact` shows of the one cell at `offset`. */
  redacted(p: P, seat: number, offset: number): number
  /** Makes `before` equal to `p`, and gives the offsets, rising, of all cells that have changed. */
  renew(before: P, p: P): number[]
  /** The same, with cells that `redact` may now show otherwise though they have not changed. */
  renewShown(before: P, p: P): number[]
  /** What the cell at `offset` is called. */
  name(scenario: P['scenario'], offset: number): CellName
  /** The offset of a named cell, column entry or local (of the frame on top), if there is one. */
  offset(p: P, name: string, index?: number): number | undefined
  /** May `seat` see the cell at this offset? */
  sees(scenario: P['scenario'], offset: number, seat: number): boolean
  /** Ends the frame on top: wipes it, so that equal positions stay equal and nothing leaks from what is over. */
  endFrame(p: P): void
  /**
   * Names the slots of a frame for one phase, so that its locals say what they are. Names are the only thing that
   * differs between phases: the cells stay the same ones, whatever they are called.
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

/** Cells that the kernel keeps in front of the ruleset's own: the height of the agenda. */
const DEPTH = 0
/** Cells that the kernel keeps in every frame: phase, step, and who has closed a secret choice. */
export const FRAME = ['phase', 'step', 'closed'] as const
const CLOSED = FRAME.indexOf('closed')
/** What a position has of its own. */
const KERNEL = ['scenario', 'cells', 'words', 'frames', 'depth', ...FRAME] as readonly string[]
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
  const frames = options.depth ?? DEFAULT_DEPTH
  const taken = Object.keys(shape).find((name) => KERNEL.includes(name))
  if (taken !== undefined)
    throw new KernelError(`'${taken}' is a name of the kernel's; call the ${shape[taken].of} otherwise`)
  const names = (of: string) => Object.keys(shape).filter((name) => shape[name].of === of)
  const cells = names('cell')
  const isLocal = (name: string) => shape[name].of === 'local' || shape[name].of === 'slot'
  const locals = Object.keys(shape).filter(isLocal)
  const slots = names('slot')
  const columns = names('column') as (keyof T & string)[]
  const width = FRAME.length + locals.length
  const base = 1 + cells.length
  const fixed = base + frames * width

  class Laying {
    readonly scenario: S
    readonly cells: Int16Array
    readonly words: Int32Array
    constructor(scenario: S, Cells: CellArray) {
      const sizes = columns.map((name) => sizeOf(scenario, name))
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
  Object.defineProperty(Laying.prototype, 'frames', { value: frames })
  fixedCell('depth', DEPTH)
  cells.forEach((name, k) => {
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

  // One class for the frames of all phases: with a class for each, what they read would not be read as fast.
  class Named {
    readonly '~cells': Int16Array
    readonly '~at': number
    constructor(p: P) {
      this['~cells'] = p.cells
      this['~at'] = base + p.depth * width
    }
  }
  const called = new Map<string, number>()
  const nameLocal = (name: string, local: number) =>
    Object.defineProperty(Named.prototype, name, {
      get(this: Named) {
        return this['~cells'][this['~at'] + local]
      },
      set(this: Named, value: number) {
        this['~cells'][this['~at'] + local] = value
      },
    })

  function sizeOf(scenario: S, column: keyof T & string): number {
    const { per: kind } = shape[column] as ColumnSpec
    const size = scenario.counts[kind]
    if (size === undefined)
      throw new KernelError(`column '${column}' is per '${kind}', which the scenario does not count`)
    return size
  }

  /**
   * Hidden cells of a scenario for a seat, as a list of offsets: computed once, because views are made for every
   * message.
   */
  const blind = new WeakMap<S, Map<number, Uint16Array>>()
  function blindSpots(scenario: S, seat: number): Uint16Array {
    let bySeat = blind.get(scenario)
    if (!bySeat) blind.set(scenario, (bySeat = new Map()))
    let spots = bySeat.get(seat)
    if (!spots) {
      bySeat.set(seat, (spots = Uint16Array.from(hiddenFrom(scenario, seat))))
    }
    return spots
  }

  /** The same as a row with a 1 for each hidden cell. */
  const masks = new WeakMap<S, Map<number, Uint8Array>>()
  function maskOf(scenario: S, seat: number): Uint8Array {
    let bySeat = masks.get(scenario)
    if (!bySeat) masks.set(scenario, (bySeat = new Map()))
    let mask = bySeat.get(seat)
    if (!mask) {
      bySeat.set(seat, (mask = new Uint8Array(sizeOfAll(scenario))))
      for (const offset of blindSpots(scenario, seat)) mask[offset] = 1
    }
    return mask
  }

  /** Column by column, because to locate each of ten thousand cells takes a third of a second. */
  function hiddenFrom(scenario: S, seat: number): number[] {
    const found = cells.flatMap((name, k) => (maySee(scenario, seat, name, shape[name]) ? [] : [1 + k]))
    let at = fixed
    for (const name of columns) {
      const size = sizeOf(scenario, name)
      if ((shape[name] as ColumnSpec).seen !== 'open')
        for (let index = 0; index < size; index++)
          if (!maySee(scenario, seat, name, shape[name], index)) found.push(at + index)
      at += size
    }
    return found
  }

  function locate(scenario: S, offset: number): { name: string; index?: number; spec: Shape[string] | undefined } {
    if (offset === DEPTH) return { name: 'depth', spec: undefined }
    if (offset < base) return { name: cells[offset - 1], spec: shape[cells[offset - 1]] }
    if (offset < fixed) {
      const frame = Math.floor((offset - base) / width)
      const k = (offset - base) % width
      return { name: `frame ${frame} ${[...FRAME, ...locals][k]}`, spec: undefined }
    }
    let at = fixed
    for (const name of columns) {
      const size = sizeOf(scenario, name)
      if (offset < at + size) return { name, index: offset - at, spec: shape[name] }
      at += size
    }
    throw new KernelError(`no cell at offset ${offset}`)
  }

  const sizeOfAll = (scenario: S): number => columns.reduce((sum, name) => sum + sizeOf(scenario, name), fixed)

  function sees(scenario: S, offset: number, seat: number): boolean {
    const { name, spec, index } = locate(scenario, offset)
    return maySee(scenario, seat, name, spec, index)
  }

  function maySee(scenario: S, seat: number, name: string, spec: Shape[string] | undefined, index?: number): boolean {
    if (spec === undefined || spec.of === 'local' || spec.of === 'slot' || spec.seen === 'open') return true
    if (spec.seen === 'nobody' || seat === SPECTATOR) return false
    if (spec.of === 'cell' || !options.owner)
      throw new KernelError(
        `'${name}' is 'own' to nobody: make it a column, and give the layout the owner of each thing`,
      )
    return options.owner(scenario, spec.per, index as number) === seat
  }

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
      const spots = blindSpots(p.scenario, seat)
      // Not `for … of`: through an iterator a view costs five times as much.
      for (let k = 0; k < spots.length; k++) cells[spots[k]] = UNKNOWN
      if (into.depth >= 0) into.closed = ownOf(into.closed, seat)
    },
    redacted(p, seat, offset) {
      if (maskOf(p.scenario, seat)[offset] === 1) return UNKNOWN
      const isClosed = p.depth >= 0 && offset === base + p.depth * width + CLOSED
      return isClosed ? ownOf(p.cells[offset], seat) : p.cells[offset]
    },
    frame(given) {
      for (const [name, number] of Object.entries(given)) {
        const local = FRAME.length + locals.indexOf(slots[number - 1])
        if (local < FRAME.length) throw new KernelError(`'${name}' stands for slot ${number}, which the layout has not`)
        if ((called.get(name) ?? number) !== number)
          throw new KernelError(
            `'${name}' stands for slot ${called.get(name)} in one phase and for ${number} in another`,
          )
        if (!called.has(name)) nameLocal(name, local)
        called.set(name, number)
      }
      return Object.assign((p: P) => new Named(p) as never, { slots: given })
    },
    renew(before, p) {
      const found: number[] = []
      // Taken out of the positions once, because this loop runs for each entry of each match.
      const { words, cells } = p
      const { words: oldWords, cells: oldCells } = before
      for (let word = 0; word < words.length; word++) {
        if (oldWords[word] === words[word]) continue
        // Two cells a word: most are equal, and are passed over two at a time.
        for (let k = 2 * word; k < 2 * word + 2; k++) {
          if (k >= cells.length || oldCells[k] === cells[k]) continue
          found.push(k)
          oldCells[k] = cells[k]
        }
      }
      return found
    },
    renewShown(before, p) {
      // Who has closed a choice is shown otherwise when another frame comes to the top: these cells are spoilt, and so
      // found.
      if (before.depth !== p.depth)
        for (let at = base + CLOSED; at < fixed; at += width) before.cells[at] = ~p.cells[at]
      return api.renew(before, p)
    },
    name(scenario, offset) {
      const { name, index } = locate(scenario, offset)
      return index === undefined ? { name } : { name, index }
    },
    offset(p, name, index) {
      const spec = shape[name]
      if (FRAME.includes(name as (typeof FRAME)[number]) || (spec !== undefined && isLocal(name)))
        return base + p.depth * width + [...FRAME, ...locals].indexOf(name)
      if (spec?.of === 'cell') return 1 + cells.indexOf(name)
      if (spec?.of !== 'column' || index === undefined) return undefined
      let at = fixed
      for (const column of columns) {
        const size = sizeOf(p.scenario, column)
        if (column === name) return index >= 0 && index < size ? at + index : undefined
        at += size
      }
      return undefined
    },
    sees: (scenario, offset, seat) => sees(scenario, offset, seat),
    size: (scenario) => sizeOfAll(scenario),
  }
  return api
}

/**
 * Which seats have closed a secret choice, as one seat sees it: only itself. When all have closed, the next event shows
 * it.
 */
const ownOf = (closed: number, seat: number): number =>
  closed <= 0 || closed >= OPENED ? closed : seat === SPECTATOR ? 0 : closed & (1 << seat)

/** Value of `closed` once a secret choice has been opened: above every set of closed seats. */
export const OPENED = 1 << 14
