import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allRulesets } from '../../systems/node.ts'
import { type Engine, EVERYBODY, engine, includes, type Position, SPECTATOR } from '../kernel/index.ts'
import { answerBack, askBack, type Match, openMatch, takeBack } from '../match/index.ts'
import { randomMatch } from '../match/random-match.ts'
import { opening } from '../match/reopen.ts'
import { TAKEN_BACK, type Telling, type Update } from '../protocol/index.ts'
import { feedOf } from './feed.ts'
import { Feeds } from './feeds.ts'

const REPLAYS = new URL('../../test/replays/', import.meta.url)
const engines = new Map((await allRulesets()).map((one) => [one.id, engine<Position>(one)]))
const engineOf = (id: string) => engines.get(id) as Engine<Position>

/** Works out what a seat learns the long way: whole views, entry by entry, and their differences cell by cell. */
function plainly(match: Match<Position>, seat: number): Update[] {
  const { layout, redact } = match.engine.ruleset
  const fold = match.fold.beginning()
  const updates: Update[] = []
  const byEntry = new Map<number, number>()
  let view = new Int16Array(fold.position.cells.length)
  view[0] = -1
  let count = fold.entries[seat] as number
  let told: Telling[] = opening(match.engine, match.header).told.flatMap(({ to, event, args }) =>
    includes(to, seat) ? [[event, ...args]] : [],
  )
  for (;;) {
    const now = layout.make(fold.position.scenario)
    redact(fold.position, seat, now)
    const cells: number[] = []
    for (const [k, value] of now.cells.entries()) if (view[k] !== value) cells.push(k, value)
    const own = fold.entries[seat] !== count
    if (cells.length > 0 || told.length > 0 || own)
      updates.push({
        n: updates.length + 1,
        count: fold.entries[seat] as number,
        told,
        cells,
        ...(own && { own: true as const }),
      })
    view = Int16Array.from(now.cells)
    count = fold.entries[seat] as number
    told = []
    if (fold.next === match.fold.next) return updates
    byEntry.set(fold.next, updates.length)
    fold.observer = {
      before() {},
      tell: (to, event, a = 0, b = 0, c = 0, d = 0) => includes(to, seat) && told.push([event, a, b, c, d]),
      tookBack: (whose, from, by) =>
        includes(whose, seat) &&
        told.push([TAKEN_BACK, (byEntry.get(from) as number) + 1, whose === EVERYBODY ? 0 : 1, by, 0]),
    }
    fold.catchUp(match.fold, fold.next)
  }
}

/** Updates as texts, which are compared a hundred times as fast as objects. */
const texts = (updates: readonly Update[]): string[] => updates.map((update) => JSON.stringify(update))

const everybody = (match: Match<Position>) => [...match.engine.ruleset.seats.keys(), SPECTATOR]

describe('seats and spectators learn of a match what whole views after each entry would tell them', () => {
  test.each(['eagle-vedel-random', 'generals-albuera-drill', 'generals-custom-random'])('in %s', (name) => {
    const match = openMatch(
      engineOf(name.split('-')[0] as string),
      readFileSync(new URL(`${name}.jsonl`, REPLAYS), 'utf8'),
    )
    const feeds = new Feeds(match)
    for (const seat of everybody(match)) {
      const expected = plainly(match, seat)
      expect(texts(feeds.of(seat).since(0))).toEqual(texts(expected))
      expect(texts(feeds.of(seat).since(expected.length - 3))).toEqual(texts(expected.slice(-3)))
      expect(texts(feedOf(match, seat).since(0))).toEqual(texts(expected))
    }
  })

  test.each([
    ['generals', 'marengo', 40],
    ['eagle', 'vedel', 120],
  ])('in %s while it is played, with entries taken back', (id, scenario, entries) => {
    const kernel = engineOf(id)
    const { match, play } = randomMatch(kernel, { scenario, dice: { seed: 'feeds' } }, 3)
    const feeds = new Feeds(match)
    const heard = new Map(everybody(match).map((seat) => [seat, feeds.of(seat).since(0)]))
    let back = 0
    for (let k = 0; k < entries && !match.ending; k++) {
      play(1 + (k % 3))
      for (const seat of [0, 1]) {
        if (k % 4 === 0) {
          askBack(match, seat, {}, 1 + (k % 2))
          back += answerBack(match, 1 - seat, true).takenBack ? 1 : 0
        } else if (takeBack(match, seat).takenBack) back++
      }
      for (const [seat, updates] of feeds.catchUp()) heard.get(seat)?.push(...updates)
    }
    expect(back).toBeGreaterThan(10)
    for (const seat of everybody(match)) {
      const expected = plainly(match, seat)
      expect(texts(heard.get(seat) ?? [])).toEqual(texts(expected))
      expect(texts(feeds.of(seat).since(0))).toEqual(texts(expected))
    }
  })
})
