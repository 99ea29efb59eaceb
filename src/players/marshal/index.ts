/** The player `marshal`: one search for all systems, using what a system's captain says of it. */
import { type Action, type Engine, includes, type Position } from '../../kernel/index.ts'
import { bestTaste } from '../habit.ts'
import type { Chance, MakePlayer, Player, Reckoning, Weighed } from '../player.ts'
import { THEN } from '../steps.ts'
import type { Captain, Plans } from './captain.ts'
import { type Compared, chanceOf, weighedOf } from './contenders.ts'
import { deviate } from './deviate.ts'
import { carryOut, evolve, goingOn } from './evolve.ts'
import { type Budget, budgetOf, type Level } from './levels.ts'
import { Thinking } from './thinking.ts'
import { bestWay, deedsOf, stretchOf } from './ways.ts'
import type { Worlds } from './worlds.ts'

/** The taste with which it plays a stretch of the game. */
interface Way {
  readonly stretch: number
  readonly taste: object
}

/** What it remembers between two choices. */
interface Memory {
  readonly habit?: unknown
  /** What is left of the plan that it is carrying out. */
  readonly rest?: unknown
  readonly belief?: unknown
  readonly way?: Way | undefined
}

/** One enemy plan in four is bred from two others: the habit would not make it. */
const VARIED = 4
/** How many of the plans that it weighed it reports; if the habit's is not among them, that one in addition. */
const SAID = 3

/** The fewest playouts that are worth making where a large battle leaves only a part of them. */
const FEWEST = 12

/** A plan that an enemy may make at the same time, and its actions. */
interface Guess {
  readonly foe: number
  readonly plan: unknown
  readonly does: readonly Action[]
}

/**
 * What a plan does in the first world, in the notation. The whole way of a unit is one text, joined by `THEN`. Yields on
 * the way.
 */
function* deedsOfPlan<P extends Position>(
  thinking: Thinking<P>,
  worlds: Worlds<P>,
  plans: Plans<P, object, unknown>,
  plan: unknown,
): Generator<undefined, string[]> {
  const { engine, view, seat } = thinking
  const actions: Action[] = []
  let isOver = false
  const did = (action: Action, isLast: boolean) => {
    actions.push(action)
    isOver = isLast
  }
  yield* thinking.follow(
    worlds,
    0,
    (usual, one) => (one === seat ? goingOn(plans, plan, usual, did) : usual),
    () => isOver,
  )
  const deeds: string[] = []
  for (const [k, action] of actions.entries()) {
    const goesOn = k > 0 && plans.goesOn?.(view, action, actions[k - 1] as Action, engine) === true
    if (goesOn) deeds.push(deeds.pop() + THEN + engine.print(view, action))
    else deeds.push(engine.print(view, action))
  }
  return deeds
}

class Marshal<P extends Position> implements Player<P> {
  private readonly captain: Captain<P>
  private readonly budget: Budget
  private readonly chance: Chance
  private habit: Player<P>
  /** The taste of the habit. */
  private taste: object
  private rest: unknown
  private belief: unknown
  private way: Way | undefined
  private said: readonly Weighed[] = []
  private reckoning: Reckoning | undefined

  constructor(captain: Captain<P>, budget: Budget, chance: Chance, { habit, rest, belief, way }: Memory) {
    this.captain = captain
    this.budget = budget
    this.chance = chance
    this.taste = bestTaste(captain.habit)
    this.habit = captain.habit.player(this.taste, chance, habit)
    this.rest = rest
    this.belief = belief
    this.way = way
  }

  memory = (): Memory => ({ habit: this.habit.memory?.(), rest: this.rest, belief: this.belief, way: this.way })

  recalls(view: P, seat: number): boolean {
    const { habit, captain, budget } = this
    if (habit.memory !== undefined && (habit.recalls?.(view, seat) ?? true)) return true
    const manner = captain.manner(view, seat)
    if (manner === 'plan') return this.rest !== undefined
    if (manner === 'way') return this.way?.stretch === captain.stretch?.(view, seat)
    return manner === 'deviate' && budget.question > 0 && this.belief !== undefined
  }

  weighed = (): readonly Weighed[] => this.said
  reckoned = (): Reckoning | undefined => this.reckoning

  choose(view: P, seat: number, engine: Engine<P>): Action {
    const thought = this.think(view, seat, engine)
    for (;;) {
      const { done, value } = thought.next()
      if (done) return value
    }
  }

  *think(view: P, seat: number, engine: Engine<P>): Generator<undefined, Action> {
    const { captain } = this
    const budget = this.budgetFor(view)
    this.said = []
    this.reckoning = undefined
    const manner = captain.manner(view, seat)
    if (manner === 'plan' && budget.plan > 0) {
      const action = yield* this.plan(view, seat, engine)
      if (action !== undefined) return action
    }
    if (budget.plan > 0) yield* this.keepToWay(view, seat, engine)
    const usual = this.habit.choose(view, seat, engine)
    if (manner !== 'deviate' || budget.question === 0) return usual
    return yield* this.deviate(view, seat, engine, usual)
  }

  private *plan(view: P, seat: number, engine: Engine<P>): Generator<undefined, Action | undefined> {
    const { plans } = this.captain
    if (plans === undefined) return undefined
    const next = (plan: unknown) => plans.next(view, seat, plan, engine)
    // What interrupts a plan does not end it.
    const step =
      (this.rest === undefined ? undefined : next(this.rest)) ?? next(yield* this.newPlan(view, seat, engine))
    this.rest = step?.rest
    return step?.action
  }

  private *newPlan(view: P, seat: number, engine: Engine<P>): Generator<undefined, unknown> {
    const { captain } = this
    const budget = this.budgetFor(view)
    const { plans, beliefs } = captain as Captain<P> & Required<Pick<Captain<P>, 'plans'>>
    const thinking = this.thinking(view, seat, engine)
    const worlds = thinking.worlds(budget.worlds)
    const guesses = yield* this.guess(thinking, worlds, plans)
    const compared = yield* evolve(thinking, worlds, plans, budget)
    if (beliefs !== undefined)
      this.belief = beliefs.begin(
        thinking.view,
        seat,
        guesses.map(({ plan }) => plan),
      )
    yield* this.say(thinking, compared, guesses, (plan) => deedsOfPlan(thinking, worlds, plans, plan))
    return compared.chosen.what
  }

  /**
   * The plans that enemies make at the same time, if both write in secret: they become part of the worlds. Most are
   * what the habit would plan; some are made from two of those, as the player's own plans are.
   */
  private *guess(
    thinking: Thinking<P>,
    worlds: Worlds<P>,
    plans: Plans<P, object, unknown>,
  ): Generator<undefined, Guess[]> {
    const { captain, chance } = this
    const { engine } = thinking
    const guesses: Guess[] = []
    for (const foe of thinking.foes()) {
      const own: unknown[] = []
      for (const { start, tastes } of worlds.all) {
        if (!includes(engine.awaiting(start), foe)) continue
        const seen = thinking.viewOf(start, foe)
        if (captain.manner(seen, foe) !== 'plan') continue
        const isVaried = own.length >= 2 && chance(VARIED) === 0
        const guess = isVaried
          ? plans.vary(own[chance(own.length)], own[chance(own.length)], seen, foe, chance, engine)
          : plans.propose(seen, foe, tastes[foe] as object, chance, engine)
        own.push(guess)
        guesses.push({ foe, plan: guess, does: carryOut(thinking, plans, start, foe, guess, worlds.dice(0)).done })
        yield
      }
    }
    return guesses
  }

  /** Gives the habit the taste with which it plays the stretch that a question belongs to. */
  private *keepToWay(view: P, seat: number, engine: Engine<P>): Generator<undefined, void> {
    const { captain, chance } = this
    const stretch = stretchOf(captain, view, seat)
    if (stretch !== undefined && stretch !== this.way?.stretch) {
      const thinking = this.thinking(view, seat, engine)
      const budget = this.budgetFor(view)
      const worlds = thinking.worlds(budget.worlds)
      const compared = yield* bestWay(thinking, worlds, stretch, budget)
      this.way = { stretch, taste: compared.chosen.what }
      yield* this.say(thinking, compared, [], function* (taste) {
        const deeds = yield* deedsOf(thinking, worlds, stretch, taste, captain.habit)
        // In the middle of an action only the rest of it can be told: the positions after it are not known yet.
        return captain.begins?.(thinking.view) === false ? deeds.slice(0, 1) : deeds
      })
    }
    const taste = stretch === undefined || this.way === undefined ? bestTaste(captain.habit) : this.way.taste
    if (taste === this.taste) return
    this.taste = taste
    this.habit = captain.habit.player(taste, chance, this.habit.memory?.())
  }

  private *deviate(view: P, seat: number, engine: Engine<P>, usual: Action): Generator<undefined, Action> {
    const { captain } = this
    const budget = this.budgetFor(view)
    const { beliefs } = captain
    const thinking = this.thinking(view, seat, engine)
    if (beliefs !== undefined && this.belief !== undefined) this.belief = beliefs.hear(this.belief, thinking.view, seat)
    const { belief } = this
    const worlds = thinking.worlds(budget.worlds, (p, n) => {
      if (beliefs !== undefined && belief !== undefined) beliefs.shape(belief, p, seat, n)
    })
    const compared = yield* deviate(thinking, worlds, usual, budget)
    // biome-ignore lint/correctness/useYield: unlike a plan, an action needs no steps to be told
    yield* this.say(thinking, compared, [], function* (action) {
      return [engine.print(thinking.view, action)]
    })
    return compared.chosen.what
  }

  /**
   * What it spends in this battle. If that is too little to find anything better than the habit, it spends nothing, and
   * the player need not wait.
   */
  private budgetFor(view: P): Budget {
    const { budget, captain } = this
    const effort = captain.effort?.(view) ?? 1
    const scaled = (playouts: number): number => {
      const count = Math.round(effort * playouts)
      return effort < 1 && count < FEWEST ? 0 : count
    }
    return { ...budget, plan: scaled(budget.plan), question: scaled(budget.question) }
  }

  private thinking = (view: P, seat: number, engine: Engine<P>): Thinking<P> =>
    new Thinking(this.captain, engine, view, seat, this.chance, this.habit.memory?.())

  /**
   * Keeps what was weighed: the choice first, the best of the others, and the habit's. Plans told by the same actions
   * appear once. `tell` finds those actions, in steps.
   */
  private *say<T>(
    { playouts }: Thinking<P>,
    compared: Compared<T>,
    guesses: readonly Guess[],
    tell: (what: T) => Generator<undefined, readonly string[]>,
  ): Generator<undefined, void> {
    const { chosen, usual } = compared
    const said = new Map<string, Weighed>()
    for (const one of weighedOf(compared)) {
      const isUsual = one === usual
      if (said.size >= SAID && !isUsual) continue
      const does = yield* tell(one.what)
      const key = JSON.stringify(does)
      const before = said.get(key)
      if (before === undefined) {
        const { mean, error } = chanceOf(one, this.budget.worlds, chosen)
        said.set(key, { does, chance: mean, error, playouts: one.scores.length, usual: isUsual })
      } else if (isUsual) said.set(key, { ...before, usual: true })
    }
    const [first, ...others] = said.values()
    this.said = first === undefined ? [] : [first, ...others.toSorted((a, b) => b.chance - a.chance)]
    const enemies = new Map(
      [...Map.groupBy(guesses, ({ foe }) => foe)].map(([foe, all]) => [foe, all.map((one) => one.does)]),
    )
    this.reckoning = { playouts, worlds: this.budget.worlds, enemies }
  }
}

/** Returns what seats players of a level, for the system of a captain. */
export const marshal =
  <P extends Position>(captain: Captain<P>, level: Level): MakePlayer<P> =>
  (chance, memory) =>
    new Marshal(captain, budgetOf(captain, level), chance, (memory ?? {}) as Memory)
