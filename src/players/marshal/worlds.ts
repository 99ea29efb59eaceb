import { type Dice, fastDice, type Position, type Ruleset, randomSource } from '../../kernel/index.ts'
import type { Chance } from '../player.ts'

/** A position that may be the true one, and the tastes of the players in it. */
export interface World<P extends Position> {
  readonly start: P
  /** By seat. */
  readonly tastes: readonly object[]
}

/** The range of numbers from which seeds are made. */
const SEEDS = 1 << 30
/** Marks the dice by which positions are imagined: they are not those that are rolled in the world. */
const IMAGINED = -1

/**
 * The worlds of one question: world `n` is an imagined position and a seed for all chance in it. All contenders meet
 * the same worlds, so that only the contenders make a difference.
 */
export class Worlds<P extends Position> {
  readonly all: readonly World<P>[]
  private readonly seed: number

  /**
   * Imagines `count` positions. `imagine` makes number `n` of them, and `tastes` draws the tastes of its players; all
   * chance comes from `chance`.
   */
  constructor(
    { layout }: Ruleset<P>,
    scenario: P['scenario'],
    count: number,
    chance: Chance,
    imagine: (n: number, dice: Dice, into: P) => void,
    tastes: () => readonly object[],
  ) {
    this.seed = chance(SEEDS)
    this.all = Array.from({ length: count }, (_, n) => {
      const start = layout.make(scenario)
      imagine(n, fastDice(this.seed, n, IMAGINED), start)
      return { start, tastes: tastes() }
    })
  }

  /** World `n`: there are more worlds than positions, because the dice differ. */
  at = (n: number): World<P> => this.all[n % this.all.length] as World<P>

  dice = (n: number): Dice => fastDice(this.seed, n)

  /** The chance of the player at a seat. */
  chance = (n: number, seat: number): Chance => randomSource(this.seed, n, 1 + seat)
}
