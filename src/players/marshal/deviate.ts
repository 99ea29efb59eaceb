import type { Action, Position } from '../../kernel/index.ts'
import { legalActions } from '../legal-actions.ts'
import { confirm } from './confirm.ts'
import { type Compared, type Contender, contender, pick, scoreOf } from './contenders.ts'
import { halve } from './halving.ts'
import type { Budget } from './levels.ts'
import type { Thinking } from './thinking.ts'
import type { Worlds } from './worlds.ts'

/** The most answers to a question that are tried, including the habit's. */
const MOST = 10

/** The habit's answer and other legal ones, drawn by chance if there are many. */
function answersBeside<P extends Position>(thinking: Thinking<P>, habit: Action): Action[] {
  const { captain, engine, view, seat, chance } = thinking
  const others = [...legalActions(engine, view, seat)].filter(
    (action) => action !== habit && captain.tries?.(view, action, engine) !== false,
  )
  for (let k = 0; k < Math.min(MOST - 1, others.length); k++) {
    const from = k + chance(others.length - k)
    ;[others[k], others[from]] = [others[from] as Action, others[k] as Action]
  }
  return [habit, ...others.slice(0, MOST - 1)]
}

/**
 * Tries the legal answers to a question, including the habit's. Gives the one to take, those that were compared last,
 * the best first, and those that had been dropped before, the last dropped first.
 */
export function* deviate<P extends Position>(
  thinking: Thinking<P>,
  worlds: Worlds<P>,
  habit: Action,
  { question, confirming }: Pick<Budget, 'question' | 'confirming'>,
): Generator<undefined, Compared<Action>> {
  const { engine, seat, chance } = thinking
  const [own, ...others] = answersBeside(thinking, habit).map(contender) as [Contender<Action>, ...Contender<Action>[]]
  if (others.length === 0) return { chosen: own, usual: own, tried: [], dropped: [] }
  const trial = (action: Action, n: number) => thinking.try(worlds, n, (p, dice) => engine.play(p, seat, action, dice))
  const tried = yield* halve([own, ...others], { budget: question, keep: 1, always: own }, trial)
  const dropped = others
    .filter((one) => !tried.includes(one) && one.scores.length > 0)
    .toSorted((a, b) => b.scores.length - a.scores.length || scoreOf(b).mean - scoreOf(a).mean)
  const chosen = yield* confirm(pick(tried, own, chance), own, confirming * question, trial)
  return { chosen, usual: own, tried, dropped }
}
