import type { Action, Dice, Position } from '../../kernel/index.ts'
import { bestTaste } from '../habit.ts'
import type { Player } from '../player.ts'
import type { PlanStep, Plans } from './captain.ts'
import { confirm } from './confirm.ts'
import { type Compared, type Contender, contender, pick } from './contenders.ts'
import { halve } from './halving.ts'
import type { Budget } from './levels.ts'
import type { Thinking } from './thinking.ts'
import type { Worlds } from './worlds.ts'

/** How many plans are parents of the next generation, and how many stay in the last comparison. */
const PARENTS = 6
const LAST = 4
/** One proposal in three is made with the best taste again, in case the habit's own chance makes another plan. */
const USUAL = 3
/** The most proposals that are made for each plan wanted: many turn out to be known already. */
const TRIES = 2

/** What was done of a plan, and what is left of it if somebody else was asked before its end. */
export interface Carried<Plan> {
  readonly done: Action[]
  readonly rest: Plan | undefined
}

/** Carries out a plan until its end, or until something interrupts it. */
export function carryOut<P extends Position, Plan>(
  { engine }: Pick<Thinking<P>, 'engine'>,
  plans: Plans<P, object, Plan>,
  p: P,
  seat: number,
  plan: Plan,
  dice: Dice,
): Carried<Plan> {
  const done: Action[] = []
  let rest: Plan | undefined = plan
  while (rest !== undefined) {
    const step: PlanStep<Plan> | undefined = plans.next(p, seat, rest, engine)
    if (step === undefined) break
    engine.play(p, seat, step.action, dice)
    done.push(step.action)
    rest = step.rest
  }
  return { done, rest }
}

/**
 * A player that goes on with a plan, or with what is left of it, wherever that is possible, and does everything else by
 * habit. `did` gets each action of the plan, and whether it was the last.
 */
export function goingOn<P extends Position, Plan>(
  plans: Plans<P, object, Plan>,
  plan: Plan,
  habit: Player<P>,
  did: (action: Action, isLast: boolean) => void = () => undefined,
): Player<P> {
  let rest: Plan | undefined = plan
  return {
    choose(view, seat, engine) {
      const step = rest === undefined ? undefined : plans.next(view, seat, rest, engine)
      if (step === undefined) return habit.choose(view, seat, engine)
      rest = step.rest
      did(step.action, rest === undefined)
      return step.action
    },
  }
}

/** Plans without duplicates. */
class Found<Plan> {
  readonly all: Contender<Plan>[] = []
  private readonly keys = new Set<string>()
  private readonly key: (plan: Plan) => string

  constructor(key: (plan: Plan) => string) {
    this.key = key
  }

  add(plan: Plan): void {
    const key = this.key(plan)
    if (this.keys.has(key)) return
    this.keys.add(key)
    this.all.push(contender(plan))
  }
}

/**
 * Finds a plan: compares the plans that the habit proposes with its best taste and with others, then makes generations
 * of children of the best and compares these. Gives the plan to follow, and the plans that were compared last, the best
 * first.
 *
 * Justesen, Mahlmann and Togelius, "Online evolution for multi-action adversarial games" (2016).
 */
export function* evolve<P extends Position, Plan>(
  thinking: Thinking<P>,
  worlds: Worlds<P>,
  plans: Plans<P, object, Plan>,
  { plan: budget, proposed, generations, children, confirming }: Budget,
): Generator<undefined, Compared<Plan>> {
  const { captain, engine, view, seat, chance } = thinking
  const found = new Found(plans.key)
  const best = bestTaste(captain.habit)
  const tasteOf = (k: number): object => {
    if (k === 0) return best
    if (plans.tastes !== undefined) return plans.tastes(chance)
    return k % USUAL === 0 ? best : captain.tastes(chance)
  }
  for (let k = 0; k < proposed * TRIES && found.all.length < proposed; k++) {
    found.add(plans.propose(view, seat, tasteOf(k), chance, engine))
    yield
  }
  const habit = found.all[0] as Contender<Plan>
  const trial = (plan: Plan, n: number) => {
    let rest: Plan | undefined
    const begin = (p: P, dice: Dice) => {
      rest = carryOut(thinking, plans, p, seat, plan, dice).rest
    }
    return thinking.try(worlds, n, begin, (usual) => (rest === undefined ? usual : goingOn(plans, rest, usual)))
  }
  // One share each for the first comparison, for every generation and for the last comparison.
  const share = Math.floor(budget / (generations + 2))
  let live = yield* halve(found.all, { budget: share, keep: PARENTS, always: habit }, trial)
  for (let generation = 0; generation < generations; generation++) {
    const before = found.all.length
    const drawn = (of: readonly Contender<Plan>[]) => (of[chance(of.length)] as Contender<Plan>).what
    for (let k = 0; k < children; k++) {
      found.add(plans.vary(drawn(live), chance(3) === 0 ? drawn(found.all) : drawn(live), view, seat, chance, engine))
      yield
    }
    const next = [...live, ...found.all.slice(before)]
    live = yield* halve(next, { budget: share, keep: PARENTS, always: habit }, trial)
  }
  const tried = yield* halve(live, { budget: share, keep: LAST, always: habit }, trial)
  const chosen = yield* confirm(pick(tried, habit, chance), habit, confirming * budget, trial)
  return { chosen, usual: habit, tried, dropped: [] }
}
