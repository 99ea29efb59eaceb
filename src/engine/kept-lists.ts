/** Legal actions kept by shares from one question to the next (`Shares`). */
import type { Layout } from './layout.ts'
import type { Shares } from './phase.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'

/** Lists one share into `out`, and gives the number of its actions. */
export type ListShare<P> = (p: P, seat: number, share: number, out: Int32Array) => number

export interface KeptLists<P extends Position> {
  /** Writes the actions of all shares to `out` and gives their number. */
  list(p: P, seat: number, out: Int32Array): number
}

/** What is kept for one seat: the position that was listed, and the actions of each share. */
interface Kept<P> {
  readonly before: P
  readonly stale: Uint8Array
  readonly counts: Uint16Array
  readonly actions: Int32Array[]
  /** False while it is being made, so that what an error interrupts is not taken for whole. */
  whole: boolean
}

/** Actions that a share is first given room for. */
const ROOM = 32
const MOST = 1 << 12

export function keptLists<P extends Position>(layout: Layout<P>, shares: Shares<P>, listShare: ListShare<P>): KeptLists<P> {
  const bySeat: (Kept<P> | undefined)[] = []
  const scratch = new Int32Array(MOST)

  function keep(p: P): Kept<P> {
    const count = shares.count(p)
    return {
      before: layout.make(p.scenario),
      stale: new Uint8Array(count),
      counts: new Uint16Array(count),
      actions: Array.from({ length: count }, () => new Int32Array(ROOM)),
      whole: false,
    }
  }

  function renew(kept: Kept<P>, p: P, seat: number, share: number): void {
    const count = listShare(p, seat, share, scratch)
    if (count > kept.actions[share].length) kept.actions[share] = new Int32Array(2 * count)
    const actions = kept.actions[share]
    for (let k = 0; k < count; k++) actions[k] = scratch[k]
    kept.counts[share] = count
  }

  return {
    list(p, seat, out) {
      let kept = bySeat[seat]
      if (kept?.before.scenario !== p.scenario) bySeat[seat] = kept = keep(p)
      const { before, stale, counts, actions } = kept
      stale.fill(0)
      const partly = kept.whole && shares.compare(before, p, seat, stale)
      kept.whole = false
      let end = 0
      for (let share = 0; share < stale.length; share++) {
        if (!partly || stale[share] === 1) renew(kept, p, seat, share)
        const count = counts[share]
        if (end + count > out.length) throw new KernelError(`more than ${out.length} legal actions: give a longer list`)
        const list = actions[share]
        for (let k = 0; k < count; k++) out[end++] = list[k]
      }
      layout.copy(p, before)
      kept.whole = true
      return end
    },
  }
}
