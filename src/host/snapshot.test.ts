import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type AnyRuleset, findRuleset } from '../../systems/node.ts'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { type Engine, engine, type Position, SPECTATOR } from '../kernel/index.ts'
import {
  act,
  answerBack,
  askBack,
  contribute,
  createMatch,
  offerDraw,
  type Reply,
  resign,
  setStanding,
  takeBack,
} from '../match/index.ts'
import { randomMatch } from '../match/random-match.ts'
import { commit, reveal } from '../match/seal.ts'
import { commitmentToWords } from '../match/sealed-dice.ts'
import { foldOf, goOnBy, type Opened, readSnapshot, snapshotOf } from './snapshot.ts'
import { Systems } from './tasks/index.ts'
import { hosted } from './testing.ts'

const SECRET = '0123456789abcdef'.repeat(4)
const mini = engine<Position>(sixVillages as unknown as AnyRuleset)
const generals = engine<Position>(await findRuleset('generals'))
const eagle = engine<Position>(await findRuleset('eagle'))

/** A game with everything that a record can hold in addition to the play. */
function eventful(kernel: Engine<Position>, scenario: string, entries: number): string[] {
  const game = randomMatch(
    kernel,
    { scenario, dice: { secret: SECRET }, contribution: { who: kernel.ruleset.seats[0] as string, text: 'für Elise' } },
    4,
  )
  const { match, lines } = game
  const keep = (reply: Reply): void => void lines.push(...reply.lines)
  keep(contribute(match, 1, 'Baylen, 1808'))
  const [order] = (kernel.ruleset.standing ?? []).filter(({ text }) => !text.includes('{'))
  if (order) keep(setStanding(match, 1, [{ name: order.name }]))
  for (let k = 0; k < entries && !match.ending; k++) {
    game.play(1 + (k % 3))
    for (const seat of [0, 1]) {
      if (k % 5 === seat) keep(takeBack(match, seat))
      if (k % 7 === seat) {
        keep(askBack(match, seat))
        if (k % 2 === 0) keep(answerBack(match, 1 - seat, true))
      }
    }
    if (k % 11 === 3) keep(offerDraw(match, 0))
  }
  return lines
}

/** A game whose players seal its dice. */
function sealed(): string[] {
  const { match, reply } = createMatch(mini, { scenario: 'lake', dice: { secret: SECRET }, seals: [['blue'], ['red']] })
  const words = ['anna drew these of herself', 'bert drew these of himself']
  const hash = (seat: number) =>
    commitmentToWords(match.beginning, mini.ruleset.seats[seat] as string, words[seat] as string)
  const replies = [0, 1].map((seat) => commit(match, seat, hash(seat)))
  replies.push(...[1, 0].map((seat) => reveal(match, seat, words[seat] as string)))
  replies.push(act(match, 0, 'close'), resign(match, 0))
  return [reply, ...replies].flatMap(({ lines }) => lines)
}

const withoutFunctions = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value !== 'function'))

/** Everything in a match except its working memory, and everything that its seats have learnt. */
const wholeOf = ({ match, feeds, count }: Opened) => {
  const { pen, engine, sealed: dice, scratch: _, fold, ...rest } = match
  const learnt = [...engine.ruleset.seats.keys(), SPECTATOR].map((seat) => {
    const feed = feeds.of(seat)
    const updates = feed.since(0)
    return { updates, entries: updates.map(({ n }) => feed.entryOf(n)), view: [...feed.view.cells] }
  })
  // `looked` counts the work done with this fold, which depends on what was asked, not on the record. The observer is
  // the feeds, which are compared through what they tell.
  const folded = {
    ...withoutFunctions(fold),
    engine: undefined,
    dice: undefined,
    looked: undefined,
    observer: undefined,
  }
  return { ...rest, fold: folded, chain: pen.chain, dice: dice !== undefined, count, learnt }
}

const again = async (kernel: Engine<Position>, bytes: Uint8Array): Promise<Opened> =>
  (await readSnapshot(new Systems([hosted(kernel.ruleset)]), bytes))?.open(SECRET) as Opened

describe.each([
  ['the small ruleset', mini, eventful(mini, 'lake', 60)],
  ['the small ruleset, with sealed dice', mini, sealed()],
  ['generals', generals, eventful(generals, 'marengo', 12)],
  ['the Shadow of the Eagle', eagle, eventful(eagle, 'vedel', 40)],
])('a match of %s', (_, kernel, lines) => {
  test('is the same from a snapshot of any moment and the lines that follow it', async () => {
    const whole = wholeOf(foldOf(kernel, lines, SECRET))
    const cuts = [...lines.keys()].slice(1).filter((k) => k < 8 || k % Math.ceil(lines.length / 12) === 0)
    for (const cut of [...cuts, lines.length]) {
      const early = foldOf(kernel, lines.slice(0, cut), SECRET)
      const opened = await again(kernel, snapshotOf(early))
      expect(wholeOf(opened)).toEqual(wholeOf(early))
      const later = goOnBy(opened, lines.slice(cut))
      expect(wholeOf(later)).toEqual(whole)
      expect(wholeOf(await again(kernel, snapshotOf(later)))).toEqual(whole)
    }
  })
})

test('a match is played on from a snapshot with the same dice and the same words for all', async () => {
  const setup = { scenario: 'vedel', dice: { secret: SECRET } }
  const first = randomMatch(eagle, setup, 9)
  first.play(60)
  const opened = await again(eagle, snapshotOf(foldOf(eagle, first.lines, SECRET)))
  const from = first.lines.length
  first.play(60)
  const lines: string[] = []
  for (const line of first.lines.slice(from)) {
    const { who, do: does, time } = JSON.parse(line) as { who?: string; do: string | string[]; time: number }
    if (who !== undefined) lines.push(...act(opened.match, eagle.ruleset.seats.indexOf(who), does, { time }).lines)
    opened.feeds.catchUp()
  }
  expect(lines).toEqual(first.lines.slice(from))
  expect(lines.length).toBeGreaterThan(20)
  const plain = foldOf(eagle, first.lines, SECRET).feeds
  for (const seat of [0, 1, SPECTATOR]) expect(opened.feeds.of(seat).since(0)).toEqual(plain.of(seat).since(0))
})

test('lines that do not follow the snapshot are not applied', async () => {
  const lines = eventful(generals, 'marengo', 6)
  const opened = () => again(generals, snapshotOf(foldOf(generals, lines.slice(0, 5), SECRET)))
  const first = await opened()
  const second = await opened()
  expect(() => goOnBy(first, lines.slice(6))).toThrow('line 6: is entry 6 where entry 5 is expected')
  expect(() => goOnBy(second, [(lines[5] as string).replace('"n":5', '"n":5 ')])).toThrow('line 6: was changed')
})

test('a snapshot of other rules, or of rules with numbers that mean something else, is not opened', async () => {
  const bytes = snapshotOf(foldOf(generals, eventful(generals, 'marengo', 3), SECRET))
  const { ruleset } = generals
  const [first, ...events] = ruleset.events
  const others: Partial<typeof ruleset>[] = [
    { version: ruleset.version + 1 },
    { digest: '0123456789abcdef' },
    { events: [...events, first as (typeof events)[0]] },
    { layout: { ...ruleset.layout, shape: { ...ruleset.layout.shape, more: { of: 'cell', seen: 'open' } } } },
  ]
  const read = (...rulesets: (typeof ruleset)[]) => readSnapshot(new Systems(rulesets.map(hosted)), bytes)
  expect(await read({ ...ruleset })).toBeDefined()
  for (const other of others) expect(await read({ ...ruleset, ...other })).toBeUndefined()
  expect(await read(eagle.ruleset)).toBeUndefined()
})

test('a long battle is opened from a snapshot of about a megabyte', () => {
  const text = readFileSync(new URL('../../test/replays/eagle-bailen-drill.jsonl', import.meta.url), 'utf8')
  const opened = foldOf(eagle, text.trimEnd().split('\n'))
  expect(opened.count).toBeGreaterThan(3_000)
  expect(snapshotOf(opened).length).toBeLessThan(1_300_000)
})
