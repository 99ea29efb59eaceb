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

/** What is kept for one seat: the position that was listed, and the actions of each share. */
interface Kept<P> {
  readonly before: P
  readonly stale: Uint8Array
  /** By share: the kind of its thing, and the thing. */
  readonly kinds: Uint8Array
  readonly things: Int16Array
  /** By share: how many actions it has. They lie in `actions` from `share * room` on. */
  readonly counts: Int16Array
  room: number
  actions: Int32Array
  /** False while it is being made, so that what an error interrupts is not taken for whole. */
  whole: boolean
}

/** Actions that a share has at most. */
const MOST = 1 << 12

/** Actions for which each share has room at first. */
const ROOM = 32

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
      counts: new Int16Array(all.length),
      room: ROOM,
      actions: new Int32Array(ROOM * all.length),
      whole: false,
    }
  }

  /** Lists a share again. */
  function renew(kept: Kept<P>, p: P, seat: number, share: number): void {
    const { kinds, things, counts } = kept
    const count = listShare(p, seat, kinds[share], things[share], shares.isIdle(p, seat, share), scratch, 0)
    while (count > kept.room) widen(kept)
    const at = share * kept.room
    for (let k = 0; k < count; k++) kept.actions[at + k] = scratch[k]
    counts[share] = count
  }

  /** Gives each share twice the room. */
  function widen(kept: Kept<P>): void {
    const { room, actions, counts } = kept
    kept.room = 2 * room
    kept.actions = new Int32Array(kept.room * counts.length)
    for (let share = 0; share < counts.length; share++)
      kept.actions.set(actions.subarray(share * room, share * room + counts[share]), share * kept.room)
  }

  return {
    list(p, seat, out) {
      let kept = bySeat[seat]
      if (kept?.before.scenario !== p.scenario) bySeat[seat] = kept = keep(p)
      const { before, stale, counts } = kept
      stale.fill(0)
      if (!(kept.whole && shares.compare(before, p, seat, stale))) stale.fill(1)
      kept.whole = false
      let total = 0
      for (let share = 0; share < stale.length; share++) {
        if (stale[share] === 1) renew(kept, p, seat, share)
        const { actions } = kept
        const begin = share * kept.room
        const end = begin + counts[share]
        if (total + counts[share] > out.length) throw new KernelError(`more than ${out.length} legal actions: give a longer list`)
        for (let k = begin; k < end; k++) out[total++] = actions[k]
      }
      layout.copy(p, before)
      kept.whole = true
      return total
    },
  }
}
