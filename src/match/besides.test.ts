import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import { act } from './act.ts'
import { declineDraw, offerDraw, setStanding } from './agreements.ts'
import { createMatch, type Reply } from './match.ts'
import { textOf } from './record.ts'
import { openMatch } from './reopen.ts'
import { answerBack, askBack, takeBack } from './take-back.ts'

// Lines of a record that are not actions: a wish that changes nothing makes no line, and the number of the others is
// limited.

const mini = engine(sixVillages)
const SECRET = '0123456789abcdef'.repeat(4)
const [BLUE, RED] = [0, 1]
const OAKS = [{ name: 'meet attacks', about: 'Oaks' }]

const begin = () => {
  const { match, reply } = createMatch(mini, { scenario: 'lake', dice: { secret: SECRET } })
  const lines = [...reply.lines]
  const keep = (made: Reply): Reply => {
    lines.push(...made.lines)
    return made
  }
  return { match, lines, keep }
}

test('an order, an offer or a refusal that already stands makes no second line', () => {
  const { match, lines, keep } = begin()
  keep(setStanding(match, RED, OAKS))
  keep(offerDraw(match, BLUE))
  keep(act(match, BLUE, 'drill blue 1'))
  const before = lines.length
  for (const again of [setStanding(match, RED, [...OAKS]), offerDraw(match, BLUE)]) {
    expect(again).toMatchObject({ lines: [], played: 0 })
    expect(again.refusal).toBeUndefined()
  }
  keep(declineDraw(match, RED))
  expect(declineDraw(match, RED)).toMatchObject({ lines: [] })
  expect(lines.length).toBe(before + 1)
  expect(openMatch(mini, textOf(lines), SECRET).fold.next).toBe(match.fold.next)
})

test('an offer of a draw that was declined or withdrawn is not made again at once; the other side may offer one', () => {
  const { match, lines, keep } = begin()
  for (const ender of [RED, BLUE]) {
    keep(offerDraw(match, BLUE))
    keep(declineDraw(match, ender))
    expect(offerDraw(match, BLUE).refusal?.reason).toMatch(/has not been accepted/)
    expect(offerDraw(openMatch(mini, textOf(lines), SECRET), BLUE).refusal?.reason).toMatch(/has not been accepted/)
    if (ender === RED) for (let k = 0; k < 5; k++) passTime(match, keep)
  }
  keep(offerDraw(match, RED))
  // An offer may be accepted at any time.
  keep(offerDraw(match, BLUE))
  expect(match.ending).toMatchObject({ by: 'agreement' })
})

/** Blue makes an entry, and takes it back. */
function passTime(match: ReturnType<typeof begin>['match'], keep: (made: Reply) => Reply): void {
  keep(act(match, BLUE, 'close'))
  expect(keep(takeBack(match, BLUE)).lines.length).toBe(1)
}

test.each([
  ['orders beforehand', (match, k) => setStanding(match, RED, k % 2 ? [] : OAKS)],
  ['take-backs', (match, k) => (k % 2 ? takeBack(match, RED) : act(match, RED, 'close'))],
] satisfies [string, (match: ReturnType<typeof begin>['match'], k: number) => Reply][])(
  'a long game has room for %s, but only up to a limit',
  (_, wish) => {
    const { match, lines, keep } = begin()
    let refused: Reply | undefined
    for (let k = 0; k < 50_000 && !refused; k++) {
      const reply = keep(wish(match, k))
      if (reply.refusal) refused = reply
    }
    expect(refused?.refusal?.reason).toMatch(/by your side in this game that no more is kept/)
    // A take-back in each of 2,000 turns, and several orders.
    expect(lines.length).toBeGreaterThan(8_000)
    expect(lines.join('').length).toBeLessThan(8e6)
    // The other side has its own measure, and the record opens again with the same.
    const again = openMatch(mini, textOf(lines), SECRET)
    for (const one of [match, again]) {
      expect(setStanding(one, RED, [...OAKS, ...OAKS]).refusal?.reason).toMatch(/no more is kept/)
      expect(setStanding(one, BLUE, OAKS).lines.length).toBe(1)
    }
  },
)

test('many orders in one line use up more of the allowance', () => {
  const { match } = begin()
  const many = (k: number) => Array.from({ length: 200 - (k % 2) }, () => OAKS[0])
  let bytes = 0
  for (let k = 0; k < 10_000; k++) for (const line of setStanding(match, RED, many(k)).lines) bytes += line.length
  expect(bytes).toBeLessThan(8e6)
})

test('a second request for what is already requested makes no line', () => {
  const { match, lines, keep } = begin()
  for (const wish of ['drill blue 1', 'close']) keep(act(match, BLUE, wish))
  expect(keep(askBack(match, BLUE)).lines.length).toBe(1)
  expect(askBack(match, BLUE)).toMatchObject({ lines: [], played: 0 })
  keep(answerBack(match, RED, false))
  expect(openMatch(mini, textOf(lines), SECRET).fold.next).toBe(match.fold.next)
})
