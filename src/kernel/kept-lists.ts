/** Legal actions kept by slices from one question to the next (`ListSlices`). */
import type { Layout } from './layout.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'

/**
 * How a long list is divided into slices (a unit's, a leader's), so that after each action only the slices that it may
 * have changed are listed again. The result is the same as a list made from scratch: everything that a slice's choices
 * read is compared.
 */
export interface ListSlices<P> {
  /**
   * What keeps the lists. It comes with the slices, so that a page, which does without them, does not load it either.
   */
  readonly keep: typeof keptLists
  /**
   * The kinds of things that have slices, as the scenario counts them. Slices are numbered one kind after the other.
   */
  readonly kinds: readonly string[]
  /**
   * The seat that owns this thing in all positions of a scenario: no other seat can do anything with it. `kind` is an
   * index into `kinds`.
   */
  owner(p: P, kind: number, thing: number): number
  /** Is the list of this position made by slices? If not, it is made as a whole, and what is kept stays unchanged. */
  apply(p: P): boolean
  /**
   * Bits for what is true now of the thing of this slice. They can rule out a choice (`ListSlice.unless`), which is
   * then not asked.
   */
  traits(p: P, seat: number, slice: number): number
  /**
   * Adds to `stale` each slice that may differ between two positions of one scenario, both in this phase and for this
   * seat; false if all slices may differ.
   */
  compare(before: P, p: P, seat: number, stale: Stale): boolean
  /** Makes `before`, which was just compared with `p`, equal to it in the cells that `compare` looks at. */
  note(before: P, p: P, seat: number): void
  /** Adds to `stale` the slices that depend on those traits of this slice that are new or lost: `differing`. */
  follow(p: P, seat: number, slice: number, differing: number, stale: Stale): void
}

/** The numbers of slices that must be listed again, each once, in the order in which they were added. */
export class Stale {
  readonly list: Int16Array
  count = 0
  private readonly known: Uint8Array
  constructor(slices: number) {
    this.list = new Int16Array(slices)
    this.known = new Uint8Array(slices)
  }
  has(slice: number): boolean {
    return this.known[slice] === 1
  }
  add(slice: number): void {
    if (this.known[slice] === 1) return
    this.known[slice] = 1
    this.list[this.count++] = slice
  }
  clear(): void {
    while (this.count > 0) this.known[this.list[--this.count]] = 0
  }
}

/** How slices are listed. `W` holds the ways to list a slice: the choices that exist for its thing. */
export interface Listing<P, W> {
  /**
   * The ways for a thing with these traits; `kind` is an index into `ListSlices.kinds`. They hold for all positions of
   * a scenario.
   */
  ways(p: P, kind: number, thing: number, traits: number): W
  /** Lists the slice of a thing with these traits into `out`, and returns the number of its actions. */
  list(p: P, seat: number, thing: number, traits: number, ways: W, out: Int32Array): number
}

export interface KeptLists<P extends Position> {
  /** Writes the actions of all slices to `out` and returns their number. */
  list(p: P, seat: number, out: Int32Array): number
}

/** One of the seat's own slices. */
interface Own<W> {
  /** Its number, the index of its kind in `ListSlices.kinds`, and its thing. */
  readonly slice: number
  readonly kind: number
  readonly thing: number
  /** What was true of the thing when it was last listed. */
  traits: number
  /** By traits: the ways to list it. */
  readonly ways: W[]
}

/** What is kept for one seat: the position that was listed, and the actions of each slice. */
interface Kept<P, W> {
  readonly before: P
  /** By the number of a slice, for the things of all seats. */
  readonly stale: Stale
  readonly own: readonly Own<W>[]
  /** By the number of a slice: its place among the seat's own; -1 for those of other seats. */
  readonly placeOf: Int16Array
  /** All actions, slice by slice: those of the n-th from `begins[n]` up to `begins[n + 1]`. */
  actions: Int32Array
  readonly begins: Int32Array
  /** False while the lists are being made, so that lists which an error interrupted are not taken for whole. */
  whole: boolean
}

/** The number of actions for which there is room at first. */
const ROOM = 1 << 9
/** The slice that is being listed; its length is the most actions that a slice may have. */
const fresh = new Int32Array(1 << 12)

export function keptLists<P extends Position, W>(
  layout: Layout<P>,
  slices: ListSlices<P>,
  listing: Listing<P, W>,
): KeptLists<P> {
  const bySeat: (Kept<P, W> | undefined)[] = []

  function keep(p: P, seat: number): Kept<P, W> {
    const all = slices.kinds
      .flatMap((name, kind) => Array.from({ length: p.scenario.counts[name] }, (_, thing) => ({ kind, thing })))
      .map(({ kind, thing }, slice): Own<W> => ({ slice, kind, thing, traits: 0, ways: [] }))
    const own = all.filter(({ kind, thing }) => slices.owner(p, kind, thing) === seat)
    return {
      before: layout.make(p.scenario),
      stale: new Stale(all.length),
      own,
      placeOf: Int16Array.from(all, (one) => own.indexOf(one)),
      actions: new Int32Array(ROOM),
      begins: new Int32Array(own.length + 1),
      whole: false,
    }
  }

  /**
   * Lists the n-th slice into `fresh`, adds the slices that depend on it to `stale`, and returns the number of its
   * actions.
   */
  function listAgain(kept: Kept<P, W>, p: P, seat: number, n: number): number {
    const own = kept.own[n]
    const traits = slices.traits(p, seat, own.slice)
    if (traits !== own.traits) slices.follow(p, seat, own.slice, traits ^ own.traits, kept.stale)
    own.traits = traits
    own.ways[traits] ??= listing.ways(p, own.kind, own.thing, traits)
    return listing.list(p, seat, own.thing, traits, own.ways[traits], fresh)
  }

  function renewAll(kept: Kept<P, W>, p: P, seat: number): void {
    const { own, begins } = kept
    for (let n = 0; n < own.length; n++) {
      const count = listAgain(kept, p, seat, n)
      begins[n + 1] = begins[n] + count
      reserve(kept, begins[n + 1])
      put(kept, n, count)
    }
  }

  function renewStale(kept: Kept<P, W>, p: P, seat: number): void {
    const { stale, placeOf, begins } = kept
    for (let k = 0; k < stale.count; k++) {
      const n = placeOf[stale.list[k]]
      if (n < 0) continue
      const count = listAgain(kept, p, seat, n)
      if (count !== begins[n + 1] - begins[n]) resize(kept, n, count)
      put(kept, n, count)
    }
  }

  return {
    list(p, seat, out) {
      let kept = bySeat[seat]
      if (kept?.before.scenario !== p.scenario) bySeat[seat] = kept = keep(p, seat)
      const { before, stale } = kept
      stale.clear()
      const isKept = kept.whole && slices.compare(before, p, seat, stale)
      kept.whole = false
      if (isKept) renewStale(kept, p, seat)
      else renewAll(kept, p, seat)
      const { actions, begins } = kept
      const total = begins[begins.length - 1]
      if (total > out.length) throw new KernelError(`more than ${out.length} legal actions: give a longer list`)
      for (let k = 0; k < total; k++) out[k] = actions[k]
      if (isKept) slices.note(before, p, seat)
      else layout.copy(p, before)
      kept.whole = true
      return total
    },
  }
}

/** Copies the n-th slice from `fresh` to its place. */
function put<P, W>({ actions, begins }: Kept<P, W>, n: number, count: number): void {
  // Not `set`: most slices are short.
  for (let k = 0, at = begins[n]; k < count; k++) actions[at++] = fresh[k]
}

/** Makes room for this many actions. */
function reserve<P, W>(kept: Kept<P, W>, total: number): void {
  const { actions } = kept
  if (total <= actions.length) return
  kept.actions = new Int32Array(2 * total)
  kept.actions.set(actions)
}

/** Gives the n-th slice this length: the slices after it move up or down. */
function resize<P, W>(kept: Kept<P, W>, n: number, count: number): void {
  const { begins } = kept
  const end = begins[n + 1]
  const total = begins[begins.length - 1]
  const more = begins[n] + count - end
  reserve(kept, total + more)
  kept.actions.copyWithin(end + more, end, total)
  for (let k = n + 1; k < begins.length; k++) begins[k] += more
}
