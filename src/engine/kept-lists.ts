/** Legal actions kept by shares from one question to the next (`Shares`). */
import type { Layout } from './layout.ts'
import type { Shares } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'

/** Lists the share of one thing into `out` from `at` on, and gives where its actions end. `kind` is its place in `Shares.kinds`. */
export type ListShare<P> = (p: P, seat: number, kind: number, thing: number, isIdle: boolean, out: Int32Array, at: number) => number

export interface KeptLists<P extends Position> {
  /** Writes the actions of all shares to `out` and gives their number. */
  list(p: P, seat: number, out: Int32Array): number
}

/** What is kept for one seat: the position that was listed, and the actions of all shares, one after the other. */
interface Kept<P> {
  readonly before: P
  readonly stale: Uint8Array
  /** By share: the kind of its thing, and the thing. */
  readonly kinds: Uint8Array
  readonly things: Int16Array
  /** By share: where its actions begin; at the end, where they end. */
  readonly starts: Int32Array
  actions: Int32Array
  /** False while it is being made, so that what an error interrupts is not taken for whole. */
  whole: boolean
}

/** Actions that a share has at most. */
const MOST = 1 << 12

export function keptLists<P extends Position>(layout: Layout<P>, shares: Shares<P>, listShare: ListShare<P>): KeptLists<P> {
  const bySeat: (Kept<P> | undefined)[] = []
  const scratch = new Int32Array(MOST)

  function keep(p: P): Kept<P> {
    const all = shares.kinds.flatMap((name, kind) => Array.from({ length: p.scenario.counts[name] }, (_, thing) => ({ kind, thing })))
    return {
      before: layout.make(p.scenario),
      stale: new Uint8Array(all.length),
      kinds: Uint8Array.from(all, ({ kind }) => kind),
      things: Int16Array.from(all, ({ thing }) => thing),
      starts: new Int32Array(all.length + 1),
      actions: new Int32Array(MOST),
      whole: false,
    }
  }

  /** Lists all shares, straight into their places. */
  function listAll(kept: Kept<P>, p: P, seat: number): void {
    const { kinds, things, starts } = kept
    for (let share = 0; share < kinds.length; share++) {
      const at = starts[share]
      makeRoom(kept, at + MOST)
      starts[share + 1] = listShare(p, seat, kinds[share], things[share], shares.isIdle(p, seat, share), kept.actions, at)
    }
  }

  /** Lists a share again, and moves those behind it if it is longer or shorter than it was. */
  function renew(kept: Kept<P>, p: P, seat: number, share: number): void {
    const { kinds, things, starts } = kept
    const count = listShare(p, seat, kinds[share], things[share], shares.isIdle(p, seat, share), scratch, 0)
    const [at, end, total] = [starts[share], starts[share + 1], starts[kinds.length]]
    const more = at + count - end
    if (more !== 0) {
      makeRoom(kept, total + more)
      kept.actions.copyWithin(end + more, end, total)
      for (let k = share + 1; k < starts.length; k++) starts[k] += more
    }
    for (let k = 0; k < count; k++) kept.actions[at + k] = scratch[k]
  }

  function makeRoom(kept: Kept<P>, most: number): void {
    if (most <= kept.actions.length) return
    const larger = new Int32Array(2 * most)
    larger.set(kept.actions)
    kept.actions = larger
  }

  return {
    list(p, seat, out) {
      let kept = bySeat[seat]
      if (kept?.before.scenario !== p.scenario) bySeat[seat] = kept = keep(p)
      const { before, stale, starts } = kept
      stale.fill(0)
      const partly = kept.whole && shares.compare(before, p, seat, stale)
      kept.whole = false
      if (!partly) listAll(kept, p, seat)
      else for (let share = 0; share < stale.length; share++) if (stale[share] === 1) renew(kept, p, seat, share)
      const count = starts[stale.length]
      if (count > out.length) throw new KernelError(`more than ${out.length} legal actions: give a longer list`)
      out.set(kept.actions.subarray(0, count))
      layout.copy(p, before)
      kept.whole = true
      return count
    },
  }
}
