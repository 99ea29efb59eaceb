import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SixVillages, sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import { isRefusal, type Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { SPECTATOR } from '../kernel/seats.ts'
import { toWords } from '../kernel/words.ts'
import { act } from './act.ts'
import { pen } from './chain.ts'
import { heard } from './heard.ts'
import { positionAt } from './match.ts'
import { randomMatch } from './random-match.ts'
import { type RecordError, readRecord, textOf, writeLine } from './record.ts'
import { openMatch } from './reopen.ts'

const mini = engine(sixVillages)
const { layout } = sixVillages
const SECRET = '0123456789abcdef'.repeat(4)
const [BLUE, RED] = [0, 1]
const setup = { scenario: 'lake', dice: { secret: SECRET } }

function played(seed: number, entries = Number.POSITIVE_INFINITY, kernel = mini) {
  const game = randomMatch(kernel, setup, seed)
  game.play(entries)
  return game
}
const running = played(3, 12)
const text = textOf(running.lines)

const fault = (record: string, kernel = mini, secret?: string): string => {
  try {
    openMatch(kernel, record, secret)
  } catch (error) {
    return (error as RecordError).message
  }
  return 'none'
}

test('a match opened from its record is as it was, finished or not, and goes on the same', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(60), (seed, entries) => {
      const { match, lines } = played(seed, entries)
      const again = openMatch(mini, textOf(lines), SECRET)
      expect(layout.equal(again.fold.position, match.fold.position)).toBe(true)
      expect(again.ending).toEqual(match.ending)
      expect([again.fold.entries, again.fold.alone]).toEqual([match.fold.entries, match.fold.alone])
      expect(again.pen.chain).toBe(match.pen.chain)
      for (const seat of [BLUE, RED, SPECTATOR]) expect(heard(again, seat)).toEqual(heard(match, seat))
    }),
    { numRuns: 50 },
  )
})

test('every moment can be looked at again', () => {
  const { match, lines } = played(5)
  for (let n = 0; n < match.fold.next; n++) {
    const then = openMatch(mini, textOf(lines.slice(0, n + 1))).fold.position
    expect(layout.equal(positionAt(match, n), then)).toBe(true)
  }
})

test('without the secret a running match can be looked at, but not played on', () => {
  const match = openMatch(mini, text)
  expect(heard(match, BLUE).length).toBeGreaterThan(0)
  const seat = mini.awaiting(match.fold.position) & 1 ? BLUE : RED
  expect(() => act(match, seat, 'close')).toThrow('this match can only be looked at')
  expect(fault(text, mini, 'f'.repeat(64))).toBe('line 1: the secret is not the one that was committed to')
})

test('an entry that the rules forbid is refused with its rule, although it can be read and all hashes fit', () => {
  const { match, lines } = played(3, 12)
  const p = match.fold.position
  const seat = mini.awaiting(p) & 1 ? BLUE : RED
  const forbidden = [...mini.verbs[p.phase].keys()]
    .flatMap((verb) => Array.from({ length: 64 }, (_, k) => mini.packing.pack(verb, k >> 3, k & 7)))
    .find(
      (action) =>
        mini.choice(p, action) && mini.check(p, seat, action) && !isRefusal(mini.parse(p, seat, mini.print(p, action))),
    )
  if (forbidden === undefined) throw new Error('everything is legal here: take another moment')
  const { rule } = mini.check(p, seat, forbidden) as Refusal
  const said = { n: match.fold.next, who: sixVillages.seats[seat], do: mini.print(p, forbidden) }
  expect(fault(textOf([...lines, writeLine(pen(match.pen.chain), said)]))).toMatch(
    new RegExp(`^line ${lines.length + 1}: do: .+ \\(${rule}\\)$`),
  )
})

const other = (changes: Partial<Ruleset<SixVillages>>) => engine({ ...sixVillages, ...changes })

test('records of other rules, versions and data are refused in one line', () => {
  expect(fault(text, other({ id: 'chess' }))).toBe("line 1: a record of 'six-villages', not of 'chess'")
  expect(fault(text, other({ version: 2 }))).toBe(
    "line 1: played by version 1 of the rules of 'six-villages', and this program has version 2: a program with version 1 can read it",
  )
  expect(fault(text, other({ data: { map: 2 } }))).toBe(
    "line 1: played with other data of 'six-villages' than is loaded now",
  )
  expect(fault(text, other({ seats: ['blue', 'green'] }))).toBe('line 1: the seats are blue, green, not blue, red')
})

test('a record that other rules would not have written is refused with its line', () => {
  // Rules under which a drill fails on any roll but 6 roll the same, but those that test twice roll more.
  const twice = other({
    phases: sixVillages.phases.map((phase) =>
      phase.name !== 'drill'
        ? phase
        : {
            ...phase,
            choices: (phase.choices ?? []).map((choice) => ({
              ...choice,
              play: (p, seat, a, b, dice, journal) => {
                choice.play(p, seat, a, b, dice, journal)
                if (choice.verb !== 'close') choice.play(p, seat, a, b, dice, journal)
              },
            })),
          },
    ),
  })
  const line = 1 + running.lines.findIndex((one) => one.includes('"do":"drill'))
  expect(fault(text, twice)).toBe(`line ${line}: rolls: the rules roll another d6`)
})

test('a position in words says what is where, by names', () => {
  const words = toWords(mini, positionAt(running.match, 0))
  expect(words.cells).toMatchObject({ turn: 1 })
  expect(words.columns.at).toEqual({ 'red 1': 3, 'red 2': 3, 'red 3': 3 })
  expect(words.agenda.map(({ phase }) => phase)).toEqual(['turn', 'drill'])
})

test('a record with more contributions than a match takes is refused: each would cost more than the last', () => {
  const { lines } = played(3, 0)
  const writing = pen(readRecord(textOf(lines)).chain)
  const forged = [...lines]
  for (let n = 1; n <= 8; n++) forged.push(writeLine(writing, { n, who: 'red', contributes: 'luck' }))
  expect(fault(textOf(forged))).toBe('none')
  forged.push(writeLine(writing, { n: 9, who: 'red', contributes: 'luck' }))
  expect(fault(textOf(forged))).toBe('line 10: contributes: a seat contributes 8 times at most')
})
