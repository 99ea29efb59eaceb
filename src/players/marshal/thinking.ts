import type { Dice, Engine, Position } from '../../kernel/index.ts'
import { bestTaste } from '../habit.ts'
import { playingOn } from '../play-on.ts'
import type { Chance, Player } from '../player.ts'
import type { Captain } from './captain.ts'
import { playOut } from './playout.ts'
import { Worlds } from './worlds.ts'

/** A question that a player thinks about, and what it needs for that. */
export class Thinking<P extends Position> {
  readonly captain: Captain<P>
  readonly engine: Engine<P>
  readonly view: P
  readonly seat: number
  readonly chance: Chance
  /** The number of playouts so far. */
  playouts = 0
  /** What its habit remembers: playouts continue from there. */
  private readonly memory: unknown
  /** Scratch: the position of a playout, and what its players see. */
  private readonly p: P
  private readonly seen: P

  constructor(captain: Captain<P>, engine: Engine<P>, view: P, seat: number, chance: Chance, memory: unknown) {
    this.captain = captain
    this.engine = engine
    this.seat = seat
    this.chance = chance
    this.memory = memory
    const { layout } = engine.ruleset
    this.view = view
    this.p = layout.make(view.scenario)
    this.seen = layout.make(view.scenario)
  }

  /** The enemies of the seat. */
  foes = (): number[] => this.engine.ruleset.seats.map((_, seat) => seat).filter((seat) => seat !== this.seat)

  /** Imagines `count` worlds; `shape` changes what the rules have imagined. */
  worlds(count: number, shape?: (p: P, n: number) => void): Worlds<P> {
    const { captain, engine, seat, chance, view } = this
    const { ruleset } = engine
    const own = bestTaste(captain.habit)
    const imagine = (n: number, dice: Dice, into: P) => {
      ruleset.imagine(view, seat, dice, into)
      shape?.(into, n)
    }
    const tastes = () => ruleset.seats.map((_, one) => (one === seat ? own : captain.tastes(chance)))
    return new Worlds(ruleset, view.scenario, count, chance, imagine, tastes)
  }

  /** What a seat sees of a position. The next call overwrites it. */
  viewOf(p: P, seat: number): P {
    this.engine.ruleset.redact(p, seat, this.seen)
    return this.seen
  }

  /**
   * The player of a taste at the thinker's seat. It continues from what is remembered there, but the quick habit has no
   * memory.
   */
  own(taste: object, chance: Chance, habit = this.captain.quick ?? this.captain.habit): Player<P> {
    const isReminded = habit === this.captain.habit && this.memory !== undefined
    return habit.player(taste, chance, isReminded ? structuredClone(this.memory) : undefined)
  }

  /**
   * The chance of winning in world `n` after `begin` has been played there, 0 to 1. `begin` gets the position and the
   * dice of the world. Everything after it is done by habit, or at the thinker's seat by the player that `own` makes
   * from the habit's. Yields on the way; until it has ended, nothing else may be tried.
   */
  *try(
    worlds: Worlds<P>,
    n: number,
    begin?: (p: P, dice: Dice) => void,
    own: (habit: Player<P>, chance: Chance) => Player<P> = (habit) => habit,
  ): Generator<undefined, number> {
    const { captain, engine, seat, p } = this
    this.playouts++
    const { start } = worlds.at(n)
    engine.ruleset.layout.copy(start, p)
    const dice = worlds.dice(n)
    begin?.(p, dice)
    const players = this.players(worlds, n, (habit, one, chance) => (one === seat ? own(habit, chance) : habit))
    return yield* playOut(captain, engine, p, { from: start, view: this.seen, seat, players, dice })
  }

  /** Plays world `n` on until `ended` says so, with the players that `through` makes from the habit's, in steps. */
  *follow(
    worlds: Worlds<P>,
    n: number,
    through: (habit: Player<P>, seat: number, chance: Chance) => Player<P>,
    ended: () => boolean,
  ): Generator<undefined, void> {
    const { engine, p } = this
    engine.ruleset.layout.copy(worlds.at(n).start, p)
    const players = this.players(worlds, n, through)
    yield* playingOn(engine, p, { view: this.seen, players, dice: worlds.dice(n) }, ended)
  }

  /** The players of world `n` by seat, each with the taste that it has there. */
  private players(
    worlds: Worlds<P>,
    n: number,
    through: (habit: Player<P>, seat: number, chance: Chance) => Player<P>,
  ): Player<P>[] {
    const { habit, quick = habit } = this.captain
    return worlds.at(n).tastes.map((taste, one) => {
      const chance = worlds.chance(n, one)
      return through(one === this.seat ? this.own(taste, chance) : quick.player(taste, chance), one, chance)
    })
  }
}
