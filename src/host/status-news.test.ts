import { expect, test } from 'vitest'
import { findRuleset } from '../../systems/node.ts'
import { engine, type Position } from '../kernel/index.ts'
import { answerBack, askBack, offerDraw, setStanding } from '../match/index.ts'
import { randomMatch } from '../match/random-match.ts'
import type { Presence } from './presence.ts'
import { Rematch } from './rematch.ts'
import { statusOf } from './status.ts'
import { StatusNews } from './status-news.ts'
import type { StoredSeat } from './store.ts'

const kernel = engine<Position>(await findRuleset('eagle'))
const presence = { isHere: () => false, isTaken: () => false, awaySince: () => 0 } as unknown as Presence

test('whatever is done, there is news of the match exactly when its status has changed', () => {
  const { match, play } = randomMatch(kernel, { scenario: 'vedel', dice: { secret: '0123456789abcdef'.repeat(4) } }, 2)
  const seats = kernel.ruleset.seats.map((seat): StoredSeat => ({ seat, kind: 'person', name: seat }))
  const standing = { match, seats, presence, rematch: new Rematch(), thinking: undefined }
  const news = new StatusNews(standing)
  news.news()
  let last = JSON.stringify(statusOf(standing))
  const changed: string[] = []
  const orders = (kernel.ruleset.unattended ?? []).map((name) => ({ name }))
  expect(orders.length).toBeGreaterThan(0)
  const steps: readonly (readonly [what: string, work: () => unknown])[] = [
    ['acts', () => play(1)],
    ['asks', () => askBack(match, 0)],
    ['answers', () => answerBack(match, 1, false)],
    ['draw', () => offerDraw(match, 1)],
    ['standing', () => setStanding(match, 0, orders)],
    ['agreed', () => offerDraw(match, 0)],
  ]
  for (let round = 0; round < 20; round++) {
    for (const [what, work] of steps.slice(0, round < 19 ? 5 : 6)) {
      work()
      const now = JSON.stringify(statusOf(standing))
      expect(JSON.stringify(news.newsOfMatch()), `${what}, round ${round}`).toBe(now === last ? undefined : now)
      if (now !== last) changed.push(what)
      last = now
    }
  }
  for (const [what] of steps.slice(1)) expect(changed, what).toContain(what)
})
