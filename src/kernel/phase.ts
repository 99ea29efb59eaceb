import type { Dice } from './dice.ts'
import type { Journal } from './journal.ts'
import type { ListSlices } from './kept-lists.ts'
import type { Because, Refusal } from './refusal.ts'
import type { Seats } from './seats.ts'
import type { Frame, SlotNames } from './shape.ts'

/** Where a choice lists what could be legal; the kernel keeps what `check` accepts. */
export interface Offers {
  try(a?: number, b?: number): void
  /**
   * Lists an action without calling `check`, for one that has been found legal by the same questions that `check` asks.
   */
  give(a?: number, b?: number): void
}

/** How a choice is listed thing by thing (`ListSlices`). */
export interface ListSlice<P> {
  /** The kind of thing. */
  readonly of: string
  /** Traits (`ListSlices.traits`) that rule it out: a thing with any of them is not asked for it. */
  readonly unless?: number
  /** Could it be offered for this thing at all, in some position of its scenario? For every thing, if left out. */
  ever?(p: P, thing: number): boolean
  /** `traits` are those of the thing. */
  propose(p: P, seat: number, thing: number, offers: Offers, traits: number): void
}

/** One verb of one phase. */
export interface Choice<P> {
  /** The notation: `fire {units} > {hexes}`, at most two things that the scenario counts. */
  readonly verb: string
  /**
   * Offers every action of this verb that could be legal, each once. Knows geometry and ownership only; `check` knows
   * the rest.
   */
  propose(p: P, seat: number, offers: Offers): void
  /**
   * In a phase that lists by slices: what it offers for one thing. Over all things this must equal what `propose`
   * offers.
   */
  readonly slice?: ListSlice<P>
  /**
   * Why is the action not legal? The one place where legality is decided. The kernel has made sure that `a` and `b` are
   * in range and that the seat is asked.
   */
  check(p: P, seat: number, a: number, b: number): Refusal | undefined
  /**
   * What a refusal of `check` means in this case: which hex is in the way, which unit still owes something, how many
   * are left. It runs only on request (`Engine.why`) and on the view of the seat, so it may search and allocate, and it
   * betrays nothing. Undefined if the refusal says enough.
   */
  explain?(p: P, seat: number, a: number, b: number, why: Refusal): Because | undefined
  /**
   * Does `check` also give the reason to a player who is not asked (`Engine.why`)? A step that asks only the seats with
   * something to do can then say what keeps the others from it, which 'not your turn' does not. `check` must then work
   * for any seat, and read nothing that only the seat to move knows.
   */
  readonly judgesAlways?: true
  /** Why it cannot be chosen outside its phases: when the question comes, and which player gets it. */
  unasked?(): Refusal | undefined
  /** Carries out a legal action. */
  play(p: P, seat: number, a: number, b: number, dice: Dice, journal: Journal | undefined): void
  /**
   * Must the player choose it himself, even if there is nothing else to choose? True if it starts something that he has
   * prepared, or if only hidden things leave him nothing else: an automatic answer would betray that.
   */
  deliberate?(p: P): boolean
  /** This action completes the seat's secret choice. */
  readonly closes?: true
  /** `propose` yields only some of the legal actions, because there are too many to list. */
  readonly sampled?: true
}

/** Passes every legal action of a choice to `accept`, in the order in which they are proposed. */
export function eachLegal<P>(choice: Choice<P>, p: P, seat: number, accept: (a: number, b: number) => void): void {
  choice.propose(p, seat, {
    try(a = 0, b = 0) {
      if (choice.check(p, seat, a, b) === undefined) accept(a, b)
    },
    give: (a = 0, b = 0) => accept(a, b),
  })
}

/** A step of a phase: may begin one phase (as the last thing it does) or set `p.step` to go round again. */
export type Step<P> = (p: P, dice: Dice, journal: Journal | undefined) => void

/**
 * One piece of the sequence of play. Before each step, and after the last, the seats that `asks` names must choose;
 * when it names none, the next step runs; after the last step the phase ends. A secret phase asks once: each seat
 * closes its choice with an action that `closes`, and when all have closed, the choice is opened and the next step
 * runs.
 */
export interface Phase<P> {
  readonly name: string
  /** The rule that the phase carries out; the kernel's own refusals cite it. */
  readonly rule: string
  /** The names for the slots of its frame (`Layout.frame`). */
  readonly locals?: ((p: P) => Frame<SlotNames>) & { readonly slots: SlotNames }
  readonly steps?: readonly Step<P>[]
  /** The seats that must choose. Called several times per action: it reads a cell and never enumerates. */
  readonly asks?: (p: P) => Seats
  /**
   * What the phases below it wait for, as a sentence about the case, for a player who wants to go on with one of them.
   * Reads only what every seat sees.
   */
  readonly pending?: (p: P) => Because | undefined
  readonly choices?: readonly Choice<P>[]
  /** The slices of the choices that have them, where the list is long and little of it changes. */
  readonly slices?: ListSlices<P>
  /**
   * Hidden from the others until all have closed. `together`: handed in as a whole, without dice; `alone`: action by
   * action, with the seat's own dice.
   */
  readonly secret?: 'together' | 'alone'
  /**
   * In a secret phase: can everybody see that this seat can only close? If so, the steward closes for the seat, and an
   * absent player delays no one. Reads only what every seat and every spectator sees.
   */
  readonly idle?: (p: P, seat: number) => boolean
}
