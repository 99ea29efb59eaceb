import { expect, test } from 'vitest'
import type { Position } from '../../kernel/index.ts'
import { randomSource } from '../../kernel/index.ts'
import type { Player } from '../player.ts'
import type { Plans } from './captain.ts'
import { evolve, goingOn } from './evolve.ts'
import type { Level } from './levels.ts'
import type { Thinking } from './thinking.ts'
import type { Worlds } from './worlds.ts'

const LEVEL: Level = {
  name: '',
  summary: '',
  plan: 300,
  proposed: 4,
  generations: 6,
  children: 6,
  worlds: 1,
  question: 0,
  confirming: 0,
}

/**
 * A game of one number: a plan is the number, and the higher it is, the likelier it wins. The habit knows only 0 to 3.
 */
const plans: Plans<Position, object, number> = {
  propose: (_view, _seat, _taste, chance) => chance(4),
  vary: (one, other) => Math.min(16, Math.max(one, other) + 1),
  key: String,
  next: (_p, _seat, plan) => ({ action: plan }),
}

function search(level: Level, by: Plans<Position, object, number> = plans) {
  const p = { plan: 0 }
  const chance = randomSource(1)
  const tried = new Set<number>()
  let playouts = 0
  const thinking = {
    engine: { play: (on: typeof p, _seat: number, plan: number) => void Object.assign(on, { plan }) },
    captain: { habit: { usual: {} }, tastes: () => ({}) },
    seat: 0,
    chance,
    *try(_worlds: unknown, _n: number, begin: (p: unknown, dice: unknown) => void): Generator<undefined, number> {
      begin(p, undefined)
      playouts++
      yield
      tried.add(p.plan)
      return p.plan / 20 + chance(100) / 2000
    },
  } as unknown as Thinking<Position>
  const evolving = evolve(thinking, {} as Worlds<Position>, by, level)
  for (;;) {
    const { done, value } = evolving.next()
    if (done) return { ...value, playouts, tried }
  }
}

test('generations find plans that the habit does not know', () => {
  const { chosen } = search(LEVEL)
  expect(chosen.what).toBeGreaterThan(6)
  // Without children only what was proposed can be chosen.
  expect(search({ ...LEVEL, generations: 0 }).chosen.what).toBe(3)
})

test('a system whose habit makes the same plan again names the tastes of further proposals', () => {
  const isOther: boolean[] = []
  const other = {}
  const propose = (_view: unknown, _seat: number, taste: object): number => isOther.push(taste === other)
  search({ ...LEVEL, generations: 0 }, { ...plans, tastes: () => other, propose })
  expect(isOther).toEqual([false, true, true, true])
})

test('a search takes no more playouts than its level has', () => {
  const { tried, playouts } = search(LEVEL)
  expect(playouts).toBeLessThanOrEqual(LEVEL.plan)
  expect(tried.size).toBeGreaterThan(6)
})

test('a plan goes on after what interrupts it, and the habit does everything else', () => {
  /** A plan is the actions that are left; they are legal while the view is open. */
  const list: Plans<Position, object, readonly number[]> = {
    propose: () => [],
    vary: (one) => one,
    key: String,
    next(view, _seat, [action, ...rest]) {
      if (!(view as unknown as { isOpen: boolean }).isOpen || action === undefined) return undefined
      return rest.length === 0 ? { action } : { action, rest }
    },
  }
  const habit = { choose: () => 0 } as Player<Position>
  const done: [number, boolean][] = []
  const player = goingOn(list, [1, 2, 3], habit, (action, isLast) => done.push([action, isLast]))
  const chosen = [true, false, true, false, true, true].map((isOpen) =>
    player.choose({ isOpen } as unknown as Position, 0, {} as never),
  )
  expect(chosen).toEqual([1, 0, 2, 0, 3, 0])
  expect(done).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
})
