import { expect, test } from 'vitest'
import { type Position, randomSource } from '../../kernel/index.ts'
import type { Player } from '../player.ts'
import type { Budget } from './levels.ts'
import type { Thinking } from './thinking.ts'
import { bestWay, deedsOf } from './ways.ts'
import type { Worlds } from './worlds.ts'

const LEVEL: Budget = { plan: 600, proposed: 12, generations: 0, children: 0, worlds: 1, question: 0, confirming: 0.5 }

interface Taste {
  readonly dare: number
  readonly hold: number
}

const USUAL: Taste = { dare: 1, hold: 1 }
/** The stretch that is played, a later one, and a question that belongs to none. */
const STRETCH = 3
const [own, later, other] = [
  { manner: 'way', stretch: STRETCH },
  { manner: 'way', stretch: STRETCH + 1 },
  { manner: 'deviate', stretch: STRETCH },
] as unknown as Position[]

/** A game in which a taste wins by `worth`. Its players answer with their tastes, and do what `deed` says. */
function search(worth: (taste: Taste) => number, { level = LEVEL, deed = ({ dare }: Taste) => dare } = {}) {
  const chance = randomSource(1)
  let playouts = 0
  let isFollowed = false
  const answers = (taste: Taste) =>
    ({ choose: () => (isFollowed ? deed(taste) : taste) }) as unknown as Player<Position>
  const engine = { print: (_: unknown, action: number) => `deed ${action}`, phase: () => 'spending' }
  const asked = (player: Player<Position>, view: Position) =>
    player.choose(view, 0, engine as never) as unknown as Taste
  const thinking = {
    captain: {
      habit: { usual: USUAL },
      manner: (view: { manner: string }) => view.manner,
      stretch: (view: { stretch: number }) => view.stretch,
    },
    seat: 0,
    chance,
    own: answers,
    *follow(
      _worlds: unknown,
      _n: number,
      through: (habit: Player<Position>, seat: number, chance: unknown) => Player<Position>,
      ended: () => boolean,
    ) {
      isFollowed = true
      yield
      const player = through(answers(USUAL), 0, chance)
      for (const view of [own, other, later]) {
        expect(ended()).toBe(false)
        asked(player, view)
      }
      expect(ended()).toBe(true)
      isFollowed = false
    },
    *try(
      _worlds: unknown,
      _n: number,
      _begin: unknown,
      way: (habit: Player<Position>, chance: unknown) => Player<Position>,
    ) {
      playouts++
      yield
      const player = way(answers(USUAL), chance)
      // Questions that are not of the stretch are answered by habit.
      for (const view of [later, other]) expect(asked(player, view)).toBe(USUAL)
      return worth(asked(player, own)) + chance(100) / 2000
    },
  } as unknown as Thinking<Position>
  const searching = bestWay(thinking, { all: [0] } as unknown as Worlds<Position>, STRETCH, level)
  for (;;) {
    const { done, value } = searching.next()
    if (done) return { taste: value.chosen.what as Taste, usual: value.usual.what, playouts }
  }
}

test('a taste that does better than the best one is found', () => {
  const worth = ({ dare, hold }: Taste) => dare / (dare + hold)
  expect(worth(search(worth).taste)).toBeGreaterThan(0.6)
})

test('if no taste is better than the habit by more than chance, the habit plays', () => {
  const { taste, usual } = search(({ dare, hold }) => (dare === 1 && hold === 1 ? 1 : 0.5))
  expect(usual).toBe(USUAL)
  expect(taste).toBe(USUAL)
})

test('a search takes no more playouts than its level has, with the share for the proof', () => {
  const { playouts } = search(({ dare }) => dare)
  expect(playouts).toBeLessThanOrEqual(LEVEL.plan * (1 + LEVEL.confirming))
  expect(playouts).toBeGreaterThan(LEVEL.plan / 2)
})

test('only one of several tastes that do the same is tried, and none that does what the habit does', () => {
  const { taste, playouts } = search(({ dare }) => dare, { deed: () => 1 })
  expect(taste).toBe(USUAL)
  // The only thing to do is tried in each position, so that its chance can be told.
  expect(playouts).toBe(1)
  const tried = new Set<number>()
  search(
    ({ dare }) => {
      tried.add(dare)
      return dare
    },
    { deed: ({ dare }) => Math.floor(2 * dare) },
  )
  const deeds = [...tried].map((dare) => Math.floor(2 * dare))
  expect(deeds.length).toBeGreaterThan(1)
  expect(new Set(deeds).size).toBe(deeds.length)
})

test('what a taste does in a stretch is given in the notation: each choice with what follows from it', () => {
  const ask = (seat: number, phase: string, text: string, stretch = STRETCH) => ({ seat, phase, text, stretch })
  const game = [
    ask(0, 'spending', 'pick A'),
    ask(0, 'moving', 'go 3'),
    ask(1, 'reacting', 'stand'),
    ask(0, 'moving', 'go 2'),
    ask(0, 'reacting', 'evade'),
    ask(0, 'spending', 'pick B'),
    ask(1, 'spending', 'pick C', STRETCH + 1),
    ask(0, 'spending', 'never asked', STRETCH + 2),
  ]
  const thinking = {
    captain: {
      manner: ({ phase }: { phase: string }) => (phase === 'reacting' ? 'habit' : 'way'),
      begins: ({ phase }: { phase: string }) => phase === 'spending',
      stretch: ({ stretch }: { stretch: number }) => stretch,
    },
    seat: 0,
    own: () => ({ choose: (view: { text: string }) => view.text }),
    *follow(
      _worlds: unknown,
      _n: number,
      through: (habit: unknown, seat: number) => Player<Position>,
      ended: () => boolean,
    ) {
      const players = [0, 1].map((seat) => through({ choose: (view: { text: string }) => view.text }, seat))
      const engine = { print: (_: unknown, text: string) => text, phase: ({ phase }: { phase: string }) => phase }
      for (const view of game) {
        if (ended()) break
        players[view.seat]?.choose(view as unknown as Position, view.seat, engine as never)
        yield
      }
    },
  } as unknown as Thinking<Position>
  const telling = deedsOf(thinking, {} as Worlds<Position>, STRETCH, {})
  let told = telling.next()
  while (!told.done) told = telling.next()
  expect(told.value).toEqual(['pick A → go 3 → go 2', 'pick B'])
})
