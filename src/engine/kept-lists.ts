/** Legal actions kept by shares from one question to the next (`Shares`). */
import type { Layout } from './layout.ts'
import type { Shares } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'

/** Lists the share of one thing into `out`, and gives the number of its actions. `kind` is its place in `Shares.kinds`. */
export type ListShare<P> = (p: P, seat: number, kind: number, thing: number, out: Int32Array) => number

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

/** Actions that all shares are first given room for. */
const ROOM = 512
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
      actions: new Int32Array(ROOM),
      whole: false,
    }
  }

  const listAnew = ({ kinds, things }: Kept<P>, p: P, seat: number, share: number): number =>
    shares.isIdle(p, seat, share) ? 0 : listShare(p, seat, kinds[share], things[share], scratch)

  /** Makes room for so many actions of a share, where those of the shares up to `end` are known. */
  function makeRoom(kept: Kept<P>, share: number, count: number, end: number): void {
    const { starts } = kept
    const more = count - (starts[share + 1] - starts[share])
    if (more === 0) return
    const total = starts[end]
    if (total + more > kept.actions.length) {
      const larger = new Int32Array(2 * (total + more))
      larger.set(kept.actions)
      kept.actions = larger
    }
    if (share + 1 < end) kept.actions.copyWithin(starts[share + 1] + more, starts[share + 1], total)
    for (let k = share + 1; k <= end; k++) starts[k] += more
  }

  function renew(kept: Kept<P>, p: P, seat: number, share: number, end: number): void {
    const count = listAnew(kept, p, seat, share)
    makeRoom(kept, share, count, end)
    const { actions, starts } = kept
    for (let k = 0, at = starts[share]; k < count; k++) actions[at++] = scratch[k]
  }

  return {
    list(p, seat, out) {
      let kept = bySeat[seat]
      if (kept?.before.scenario !== p.scenario) bySeat[seat] = kept = keep(p)
      const { before, stale, starts } = kept
      stale.fill(0)
      const partly = kept.whole && shares.compare(before, p, seat, stale)
      kept.whole = false
      for (let share = 0; share < stale.length; share++) {
        if (!partly) {
          starts[share + 1] = starts[share]
          renew(kept, p, seat, share, share + 1)
        } else if (stale[share] === 1) renew(kept, p, seat, share, stale.length)
      }
      const count = starts[stale.length]
      if (count > out.length) throw new KernelError(`more than ${out.length} legal actions: give a longer list`)
      out.set(kept.actions.subarray(0, count))
      layout.copy(p, before)
      kept.whole = true
      return count
    },
  }
}
