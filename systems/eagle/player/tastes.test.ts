/** Players of several tastes in one thread: each plays as if it were alone. */
import { expect, test } from 'vitest'
import { type Action, engine, fastDice, only, randomSource } from '../../../src/kernel/index.ts'
import { strangerTo } from '../../../src/players/taste.ts'
import { eagle, eagleLayout } from '../rules/index.ts'
import { habit } from './index.ts'
import { type Taste, usual } from './weights.ts'

const kernel = engine(eagle)

/** Plays a taste against itself in scenario 1, where a side uses either of its weights, action by action. */
function* game(taste: Taste): Generator<Action> {
  const dice = fastDice(1)
  const p = kernel.open('vedel', {}, dice)
  const view = eagleLayout.make(p.scenario)
  const players = [0, 1].map((seat) => habit.player(taste, randomSource(1, 1 + seat)))
  for (let asked = kernel.awaiting(p); asked !== 0; asked = kernel.awaiting(p)) {
    const seat = asked & only(0) ? 0 : 1
    eagle.redact(p, seat, view)
    const action = players[seat]?.choose(view, seat, kernel) ?? -1
    kernel.play(p, seat, action, dice)
    yield action
  }
}

/** Plays two games, one action of each in turn. */
function inTurns(...games: [Generator<Action>, Generator<Action>]): [Action[], Action[]] {
  const does: [Action[], Action[]] = [[], []]
  for (let going = true; going; ) {
    going = false
    for (const [k, one] of games.entries()) {
      const { done, value } = one.next()
      if (done === true) continue
      does[k]?.push(value)
      going = true
    }
  }
  return does
}

const stranger = strangerTo(usual, randomSource(1))

test('the usual taste and a stranger play in one thread as each does alone', { timeout: 120_000 }, () => {
  const alone = [usual, stranger].map((taste) => [...game(taste)])
  expect(alone[0]).not.toEqual(alone[1])
  expect(inTurns(game(usual), game(stranger))).toEqual(alone)
})
