/** Legal actions kept by shares from one question to the next (`Shares`). */
import type { Layout } from './layout.ts'
import type { Position } from './position.ts'
import { KernelError } from './refusal.ts'

/**
 * How a long list falls into shares (a unit's, a leader's), so that after each action only those are listed again which it may have
 * changed. A list made so is the list made anew: whatever a share's choices read is compared.
 */
export interface Shares<P> {
  /** What keeps the lists. It comes with the shares, so that a page, which does without them, does without it too. */
  readonly keep: typeof keptLists
  /** The kinds of things that have shares, as the scenario counts them. Their shares are numbered one kind after the other. */
  readonly kinds: readonly string[]
  /** The seat whose thing this is, in all positions of a scenario: no other can do anything with it. `kind` is a place in `kinds`. */
  owner(p: P, kind: number, thing: number): number
  /** Is the list of this position made so? Where it is not, it is made as a whole, and what is kept stays as it is. */
  apply(p: P): boolean
  /** Can the thing of this share do nothing now by most choices? Then those are not asked for it. */
  isIdle(p: P, seat: number, share: number): boolean
  /**
   * Sets `stale[share]` for each share that may differ between two positions of one scenario, both in this phase and for this seat;
   * false where all may.
   */
  compare(before: P, p: P, seat: number, stale: Uint8Array): boolean
}

/** How shares are listed. `W` are ways to list a share: the choices that there are of its thing. */
export interface Listing<P, W> {
  /** Those of a thing, `kind` a place in `Shares.kinds`: where it is not idle, and where it is. They hold for all positions of a scenario. */
  ways(p: P, kind: number, thing: number): { readonly able: W; readonly idle: W }
  /** Lists a share into `out` from `at` on, and gives where its actions end. */
  list(p: P, seat: number, thing: number, ways: W, out: Int32Array, at: number): number
}

export interface KeptLists<P extends Position> {
  /** Writes the actions of all shares to `out` and gives their number. */
  list(p: P, seat: number, out: Int32Array): number
}

/** What is kept for one seat: the position that was listed, and the actions of each share. */
interface Kept<P, W> {
  readonly before: P
  /** By the number of a share, of whoever's things. */
  readonly stale: Uint8Array
  /** The shares of the seat's own things, one after the other: their numbers, their things, and how they are listed. */
  readonly shares: Int16Array
  readonly things: Int16Array
  readonly ways: readonly { readonly able: W; readonly idle: W }[]
  /** All actions, share by share: those of the n-th from `begins[n]` up to `begins[n + 1]`. */
  actions: Int32Array
  readonly begins: Int32Array
  /** False while it is being made, so that what an error interrupts is not taken for whole. */
  whole: boolean
}

/** Actions for which there is room at first. */
const ROOM = 1 << 9

export function keptLists<P extends Position, W>(layout: Layout<P>, shares: Shares<P>, listing: Listing<P, W>): KeptLists<P> {
  const bySeat: (Kept<P, W> | undefined)[] = []

  function keep(p: P, seat: number): Kept<P, W> {
    const all = shares.kinds.flatMap((name, kind) => Array.from({ length: p.scenario.counts[name] }, (_, thing) => ({ kind, thing })))
    const own = [...all.keys()].filter((share) => shares.owner(p, all[share].kind, all[share].thing) === seat)
    return {
      before: layout.make(p.scenario),
      stale: new Uint8Array(all.length),
      shares: Int16Array.from(own),
      things: Int16Array.from(own, (share) => all[share].thing),
      ways: own.map((share) => listing.ways(p, all[share].kind, all[share].thing)),
      actions: new Int32Array(ROOM),
      begins: new Int32Array(own.length + 1),
      whole: false,
    }
  }

  /** Lists into `out` what is stale, and copies what lies between; gives the number of all. Notes the new beginnings. */
  function renew(kept: Kept<P, W>, p: P, seat: number, out: Int32Array): number {
    const { stale, shares: own, things, ways, actions, begins } = kept
    let total = 0
    // Shares that stay go together: from here on they lie in `actions`, and are not copied yet.
    let stays = 0
    let begin = 0
    for (let n = 0; n < own.length; n++) {
      const end = begins[n + 1]
      if (stale[own[n]] === 1) {
        total = copyTo(out, total, actions, stays, begin)
        begins[n] = total
        const { able, idle } = ways[n]
        total = listing.list(p, seat, things[n], shares.isIdle(p, seat, own[n]) ? idle : able, out, total)
        stays = end
      } else begins[n] = total + begin - stays
      begin = end
    }
    begins[own.length] = total = copyTo(out, total, actions, stays, begin)
    return total
  }

  return {
    list(p, seat, out) {
      let kept = bySeat[seat]
      if (kept?.before.scenario !== p.scenario) bySeat[seat] = kept = keep(p, seat)
      const { before, stale } = kept
      stale.fill(0)
      if (!(kept.whole && shares.compare(before, p, seat, stale))) stale.fill(1)
      kept.whole = false
      const total = renew(kept, p, seat, out)
      if (total > kept.actions.length) kept.actions = new Int32Array(2 * total)
      copyTo(kept.actions, 0, out, 0, total)
      layout.copy(p, before)
      kept.whole = true
      return total
    },
  }
}

/** Copies a piece of a list to `at` in another, and gives where it ends there. */
function copyTo(out: Int32Array, at: number, list: Int32Array, begin: number, end: number): number {
  if (at + end - begin > out.length) throw new KernelError(`more than ${out.length} legal actions: give a longer list`)
  // Not `set`: most pieces are short.
  for (let k = begin; k < end; k++) out[at++] = list[k]
  return at
}
