import type { Position } from '../../kernel/index.ts'
import { bestTaste, type Habit } from '../habit.ts'
import type { Chance, Player } from '../player.ts'
import { THEN } from '../steps.ts'
import type { Captain } from './captain.ts'
import { confirm } from './confirm.ts'
import { type Compared, type Contender, contender, pick } from './contenders.ts'
import { halve, mostFor, type Trial } from './halving.ts'
import type { Budget } from './levels.ts'
import { variantOf } from './mixture.ts'
import type { Thinking } from './thinking.ts'
import type { Worlds } from './worlds.ts'

/** How many tastes stay in the last comparison, not counting the best one. */
const LAST = 2
/** The most tastes that are drawn for each one wanted: many do what another one does. */
const TRIES = 2

/** The stretch that a question of a seat belongs to; undefined if it belongs to none. */
export const stretchOf = <P extends Position>(captain: Captain<P>, view: P, seat: number): number | undefined =>
  captain.manner(view, seat) === 'way' ? captain.stretch?.(view, seat) : undefined

/** A player that plays a stretch by `guide`, and everything else by habit. */
function guided<P extends Position>(
  captain: Captain<P>,
  stretch: number,
  habit: Player<P>,
  guide: Player<P>,
): Player<P> {
  return {
    choose(view, seat, engine) {
      return (stretchOf(captain, view, seat) === stretch ? guide : habit).choose(view, seat, engine)
    },
  }
}

/**
 * What the player of a taste does in a stretch in the first world, in the notation. A choice that begins something
 * begins a text; what follows from it, such as the way of the chosen body, goes on with that text (`THEN`). The other
 * seats play by habit. `habit` is the one whose deeds these are: that of playouts if it is left out. Yields on the way.
 */
export function* deedsOf<P extends Position>(
  thinking: Thinking<P>,
  worlds: Worlds<P>,
  stretch: number,
  taste: object,
  habit?: Habit<P>,
): Generator<undefined, string[]> {
  const { captain, seat } = thinking
  const deeds: string[] = []
  let isOver = false
  const watched = (player: Player<P>, one: number): Player<P> => ({
    choose(view, _seat, engine) {
      const asked = stretchOf(captain, view, one)
      isOver = asked !== undefined && asked !== stretch
      const begins = captain.begins?.(view) !== false
      const action = player.choose(view, one, engine)
      if (one !== seat || asked !== stretch) return action
      const text = engine.print(view, action)
      if (begins || deeds.length === 0) deeds.push(text)
      else deeds[deeds.length - 1] += THEN + text
      return action
    },
  })
  const through = (usual: Player<P>, one: number, chance: Chance) =>
    watched(one === seat ? guided(captain, stretch, usual, thinking.own(taste, chance, habit)) : usual, one)
  yield* thinking.follow(worlds, 0, through, () => isOver)
  return deeds
}

/**
 * Finds the taste with which the habit plays a stretch of the game best: compares the best taste with strangers to it
 * that do something else. Each is played out to the captain's horizon; questions that are not of the stretch are
 * answered by habit.
 *
 * Chang, Givan and Chong, "Parallel rollout for online solution of partially observable Markov decision processes"
 * (2004).
 */
export function* bestWay<P extends Position>(
  thinking: Thinking<P>,
  worlds: Worlds<P>,
  stretch: number,
  { plan: budget, proposed, confirming }: Pick<Budget, 'plan' | 'proposed' | 'confirming'>,
): Generator<undefined, Compared<object>> {
  const { captain, chance } = thinking
  const habit = contender<object>(bestTaste(captain.habit))
  const variant = variantOf(captain.habit)
  const trial = (taste: object, n: number) =>
    thinking.try(worlds, n, undefined, (usual, dice) =>
      taste === habit.what ? usual : guided(captain, stretch, usual, thinking.own(taste, dice)),
    )
  // Tastes that do the same in one world hardly ever differ in others.
  function* keyOf(taste: object): Generator<undefined, string> {
    const deeds = yield* deedsOf(thinking, worlds, stretch, taste)
    return deeds.join()
  }
  const known = new Set([yield* keyOf(habit.what)])
  const all = [habit]
  const most = Math.min(proposed, mostFor({ budget, keep: LAST }))
  for (let k = 0; k < most * TRIES && all.length < most; k++) {
    const taste = variant(chance)
    const key = yield* keyOf(taste)
    if (!known.has(key)) all.push(contender(taste))
    known.add(key)
  }
  if (all.length === 1) return yield* weighAlone(habit, worlds.all.length, trial)
  const tried = yield* halve(all, { budget, keep: LAST, always: habit }, trial)
  const chosen = yield* confirm(pick(tried, habit, chance), habit, confirming * budget, trial)
  return { chosen, usual: habit, tried, dropped: [] }
}

/** Tries the only thing that can be done, so that its chance can be told. */
function* weighAlone(
  only: Contender<object>,
  times: number,
  trial: Trial<object>,
): Generator<undefined, Compared<object>> {
  for (let n = 0; n < times; n++) {
    only.scores.push(yield* trial(only.what, n))
    yield
  }
  return { chosen: only, usual: only, tried: [only], dropped: [] }
}
