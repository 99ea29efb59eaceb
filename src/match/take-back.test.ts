import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import { EVERYBODY, each, only } from '../kernel/seats.ts'
import { act } from './act.ts'
import { applyEntry } from './entries.ts'
import { MOST_REPLAYED } from './fold.ts'
import { heard } from './heard.ts'
import { createMatch, entriesOf, type Match, type Reply, view } from './match.ts'
import { randomMatch } from './random-match.ts'
import { textOf } from './record.ts'
import { openMatch } from './reopen.ts'
import { answerBack, askBack, takeBack } from './take-back.ts'
import { verify } from './verify.ts'

const mini = engine(sixVillages)
const { layout } = sixVillages
const SECRET = '0123456789abcdef'.repeat(4)
const [BLUE, RED] = [0, 1]
const begin = () => createMatch(mini, { scenario: 'lake', dice: { secret: SECRET } }).match

function toMarch(match = begin()): Match<SixVillages> {
  for (const list of [['close'], ['close']]) for (const seat of [BLUE, RED]) act(match, seat, list)
  return match
}
const roads = ['march blue 1 > Mill Bridge', 'march red 1 > Ford']
const copyOf = (p: SixVillages): SixVillages => {
  const copy = layout.make(p.scenario)
  layout.copy(p, copy)
  return copy
}

test('an open choice without dice is taken back freely, and its number never comes again', () => {
  const match = toMarch()
  const seat = match.fold.position.marching
  const before = copyOf(match.fold.position)
  act(match, seat, roads[seat])
  const reply = takeBack(match, seat, { time: 9 })
  expect(JSON.parse(reply.lines[0])).toMatchObject({ n: 6, back: 5, time: 9 })
  expect(reply.takenBack).toBe(EVERYBODY)
  expect(layout.equal(match.fold.position, before)).toBe(true)
  expect(JSON.parse(act(match, seat, roads[seat]).lines[0]).n).toBe(7)
})

test('several entries are taken back together, the earliest included', () => {
  const match = toMarch()
  const seat = match.fold.position.marching
  const before = copyOf(match.fold.position)
  act(match, seat, roads[seat])
  act(match, seat, seat === BLUE ? 'march blue 2 > Inn Yard' : 'march red 2 > Inn')
  expect(takeBack(match, seat, {}, 2).refusal).toBeUndefined()
  expect(layout.equal(match.fold.position, before)).toBe(true)
})

test('it is not free once a die has fallen', () => {
  const match = begin()
  act(match, BLUE, 'drill blue 1')
  expect(takeBack(match, BLUE)).toMatchObject({ lines: [], needsConsent: true, refusal: { rule: '2.1' } })
})

test('it is not free once another player has chosen', () => {
  const match = toMarch()
  const seat = match.fold.position.marching
  act(match, seat, 'halt')
  act(match, 1 - seat, roads[1 - seat])
  expect(takeBack(match, seat).needsConsent).toBe(true)
  // Nor is it free when the other player has taken his choice back: it has been seen.
  expect(takeBack(match, 1 - seat).refusal).toBeUndefined()
  expect(takeBack(match, seat).needsConsent).toBe(true)
})

test('it is not free once a secret choice has opened, or another one has begun', () => {
  const match = begin()
  act(match, BLUE, 'close')
  act(match, RED, 'close')
  expect(takeBack(match, RED).needsConsent).toBe(true)
  act(match, RED, ['close'])
  act(match, BLUE, ['close'])
  for (const seat of [BLUE, RED]) expect(takeBack(match, seat).needsConsent).toBe(true)
})

test('it is not free once something hidden has come to light', () => {
  const scout = engine({
    ...sixVillages,
    redact(p, seat, into) {
      sixVillages.redact(p, seat, into)
      // The company at the bridge sees what was put aside.
      if (p.at.includes(1)) into.aside = p.aside
    },
  })
  const match = toMarch(createMatch(scout, { scenario: 'lake', dice: { secret: SECRET } }).match)
  if (match.fold.position.marching === RED) act(match, RED, 'halt')
  act(match, BLUE, 'march blue 2 > Inn Yard')
  act(match, BLUE, 'march blue 1 > Mill Bridge')
  expect(takeBack(match, BLUE).needsConsent).toBe(true)
  expect(takeBack(match, BLUE, {}, 2).needsConsent).toBe(true)
})

test('a secret choice that is not opened is taken back freely, whatever the others have chosen meanwhile, and they do not notice', () => {
  const match = begin()
  act(match, BLUE, 'close')
  act(match, RED, 'drill red 1')
  const seen = view(match, RED)
  const [entries, told] = [entriesOf(match, RED), heard(match, RED)]
  const reply = takeBack(match, BLUE)
  expect(reply.takenBack).toBe(only(BLUE))
  expect(layout.equal(view(match, RED), seen)).toBe(true)
  expect([entriesOf(match, RED), heard(match, RED)]).toEqual([entries, told])
  expect(act(match, BLUE, 'drill blue 1').played).toBe(1)
  expect(view(match, RED).drilled[RED]).toBe(1)
})

test('a seat that has nothing to take back is told so', () => {
  const match = begin()
  expect(takeBack(match, BLUE).refusal?.reason).toBe('You have nothing to take back.')
  expect(askBack(match, BLUE).refusal?.reason).toBe('You have nothing to take back.')
  expect(answerBack(match, RED, true).refusal?.reason).toMatch(/^No one asks you/)
  act(match, BLUE, 'close')
  expect(takeBack(match, BLUE, { count: 0 }).stale).toBe(true)
})

test('with the others’ consent everything from that entry on is taken back, and other dice fall', () => {
  const match = toMarch()
  const first = match.fold.position.marching
  act(match, first, 'halt')
  act(match, 1 - first, 'halt')
  const rolls = match.fold.next
  act(match, BLUE, 'drill blue 1')
  expect(askBack(match, first).lines).toHaveLength(1)
  expect(answerBack(match, first, true).refusal).toBeDefined()
  const reply = answerBack(match, 1 - first, true, { time: 3 })
  expect(reply.lines.map((line) => JSON.parse(line))).toMatchObject([
    { answers: true },
    { who: sixVillages.seats[first], back: first === BLUE ? rolls : 5, consent: [sixVillages.seats[1 - first]] },
  ])
  expect(match.asked).toBeUndefined()
})

test('if a request to take back is declined, nothing is taken back', () => {
  const match = begin()
  act(match, BLUE, 'drill blue 1')
  askBack(match, BLUE)
  expect(answerBack(match, RED, false).takenBack).toBeUndefined()
  expect(answerBack(match, RED, true).refusal).toBeDefined()
  expect(match.fold.position.drilled[BLUE]).toBe(1)
})

test('a request to take back lapses when the game goes on, but not through secret choices', () => {
  const match = begin()
  act(match, BLUE, 'drill blue 1')
  askBack(match, BLUE)
  act(match, RED, 'drill red 1')
  expect(match.asked).toBeDefined()
  act(match, RED, 'close')
  expect(match.asked).toBeDefined()
  act(match, BLUE, 'close')
  expect(match.asked).toBeUndefined()
})

test('every seat hears what was taken back', () => {
  const match = toMarch()
  const seat = match.fold.position.marching
  const before = heard(match, RED)
  act(match, seat, roads[seat])
  takeBack(match, seat)
  act(match, seat, 'halt')
  expect(heard(match, RED)).toEqual([
    ...before,
    { number: before.length, told: expect.anything() },
    { number: before.length + 1, takenBack: before.length },
  ])
})

test('however much is played and taken back, the record gives the same match again and is verified', () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.array(fc.nat(9), { minLength: 20, maxLength: 80 }), (seed, moves) => {
      const game = randomMatch(mini, { scenario: 'lake', dice: { secret: SECRET } }, seed)
      const { match, lines } = game
      for (const move of moves) {
        if (match.ending) break
        const seats = [...each(EVERYBODY)].slice(0, 2)
        const seat = seats[move % 2]
        if (move < 6) game.play(1)
        else if (move < 8) lines.push(...takeBack(match, seat, {}, 1 + (move % 3)).lines)
        else if (move === 8) lines.push(...askBack(match, RED, {}, 1 + (seed % 5)).lines)
        else lines.push(...answerBack(match, match.asked?.seat === RED ? BLUE : RED, true).lines)
      }
      const again = openMatch(mini, textOf(lines), SECRET)
      expect(layout.equal(again.fold.position, match.fold.position)).toBe(true)
      expect(again.fold.entries).toEqual(match.fold.entries)
      for (const seat of [BLUE, RED]) expect(heard(again, seat)).toEqual(heard(match, seat))
      game.play()
      expect(verify(mini, textOf(lines)).fault).toBeUndefined()
    }),
    { numRuns: 200 },
  )
})

test('actions before the entries that are taken back are played again, but not checked again', () => {
  let checks = 0
  const counting = {
    ...mini,
    check: (...asked: Parameters<typeof mini.check>) => {
      checks++
      return mini.check(...asked)
    },
  }
  const { match } = createMatch(counting, { scenario: 'lake', dice: { secret: SECRET } })
  act(match, BLUE, 'close')
  act(match, RED, 'drill red 1')
  const checksOf = (wish: () => Reply): number => {
    const before = checks
    expect(wish().takenBack).toBeDefined()
    return checks - before
  }
  // Red's secret choice stays, but now without Blue's before it: it was not played like that before.
  expect(checksOf(() => takeBack(match, BLUE))).toBe(1)
  toMarch(match)
  const { position } = match.fold
  const seat = position.marching
  const before = copyOf(position)
  act(match, seat, 'halt')
  act(match, 1 - seat, 'halt')
  askBack(match, seat)
  expect(checksOf(() => answerBack(match, 1 - seat, true))).toBe(0)
  expect(layout.equal(position, before)).toBe(true)
})

test('the amount that is played again for taking back is limited, in a match and in a record', () => {
  const match = toMarch()
  const seat = match.fold.position.marching
  act(match, seat, roads[seat])
  const kept = match.fold.replayed
  takeBack(match, seat)
  expect(match.fold.replayed).toBeGreaterThanOrEqual(kept)
  act(match, seat, roads[seat])
  match.fold.replayed = MOST_REPLAYED + 1
  for (const wish of [takeBack, askBack])
    expect(wish(match, seat).refusal?.reason).toBe('Too much has been taken back in this game.')
  const back = {
    kind: 'back',
    said: { n: match.fold.next, who: sixVillages.seats[seat], back: match.fold.next - 1 },
  } as const
  match.fold.replayed = 2 * MOST_REPLAYED + 1
  expect(() => applyEntry(match, back)).toThrow('more has been taken back than a match takes')
  // A match in which no more can be taken back can still be read.
  match.fold.replayed = 2 * MOST_REPLAYED
  expect(() => applyEntry(match, back)).not.toThrow()
})
