import fc from 'fast-check'
import { expect, test } from 'vitest'
import { act } from './act.ts'
import { setStanding } from './agreements.ts'
import { pen } from './chain.ts'
import { engine } from './engine.ts'
import { heard } from './heard.ts'
import { type Mini, miniature } from './kit/miniature.ts'
import { randomMatch } from './kit/random-match.ts'
import { entriesOf, heardOf, positionAt } from './match.ts'
import { type RecordError, readRecord, textOf, writeLine } from './record.ts'
import { openMatch, passOn, setDown } from './reopen.ts'
import type { Ruleset } from './ruleset.ts'
import { SPECTATOR } from './seats.ts'
import { verify } from './verify.ts'
import { fromWords, toWords } from './words.ts'

const mini = engine(miniature)
const { layout } = miniature
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

test('a match is opened from its record as it was, finished or not, and goes on the same', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(60), (seed, entries) => {
      const { match, lines } = played(seed, entries)
      const again = openMatch(mini, textOf(lines), SECRET)
      expect(layout.equal(again.fold.position, match.fold.position)).toBe(true)
      expect(again.ending).toEqual(match.ending)
      expect([again.fold.heard(), again.fold.entries, again.fold.alone]).toEqual([match.fold.heard(), match.fold.entries, match.fold.alone])
      expect(again.pen.chain).toBe(match.pen.chain)
      for (const seat of [BLUE, RED, SPECTATOR]) expect(heard(again, seat)).toHaveLength(heardOf(match, seat))
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
  expect(heardOf(match, BLUE)).toBeGreaterThan(0)
  const seat = mini.awaiting(match.fold.position) & 1 ? BLUE : RED
  expect(() => act(match, seat, 'close')).toThrow('this match can only be looked at')
  expect(fault(text, mini, 'f'.repeat(64))).toBe('line 1: the secret is not the one that was committed to')
})

const other = (changes: Partial<Ruleset<Mini>>) => engine({ ...miniature, ...changes })

test('records of other rules, versions and data are refused in one line', () => {
  expect(fault(text, other({ id: 'chess' }))).toBe("line 1: a record of 'miniature', not of 'chess'")
  expect(fault(text, other({ version: 2 }))).toBe(
    "line 1: played by version 1 of the rules of 'miniature', and this program has version 2: a program with version 1 can read it",
  )
  expect(fault(text, other({ data: { map: 2 } }))).toBe("line 1: played with other data of 'miniature' than is loaded now")
  expect(fault(text, other({ seats: ['blue', 'green'] }))).toBe('line 1: the seats are blue, green, not blue, red')
})

test('a record that other rules would not have written is refused with its line', () => {
  // Rules under which a drill fails on any roll but 6 roll the same, but those that test twice roll more.
  const twice = other({
    phases: miniature.phases.map((phase) =>
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

/** The next edition: villages have got a garrison, and the phases another order in the code. */
const next = engine<Mini>({ ...miniature, version: 2, phases: [...miniature.phases].map((phase) => ({ ...phase })) })

test('a position goes into words and comes back', () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(60), (seed, entries) => {
      const p = played(seed, entries).match.fold.position
      const words = toWords(mini, p)
      expect(layout.equal(fromWords(mini, p.scenario, JSON.parse(JSON.stringify(words))), p)).toBe(true)
    }),
    { numRuns: 50 },
  )
})

test('words say what is where, by names', () => {
  const words = toWords(mini, positionAt(running.match, 0))
  expect(words.cells).toMatchObject({ turn: 1 })
  expect(words.columns.at).toEqual({ 'red 1': 3, 'red 2': 3, 'red 3': 3 })
  expect(words.agenda.map(({ phase }) => phase)).toEqual(['turn', 'drill'])
})

test.each([
  ['column', { columns: { speed: {} } }, "position: these rules have no column 'speed'"],
  ['thing', { columns: { at: { 'blue 9': 1 } } }, "position: 'at' has no 'blue 9' in this scenario"],
  ['cell', { cells: { year: 1 } }, "position: these rules have no cell 'year'"],
  ['phase', { agenda: [{ phase: 'tea', step: 0, closed: 0, locals: {} }] }, "position: these rules have no phase 'tea'"],
  ['local', { agenda: [{ phase: 'march', step: 0, closed: 0, locals: { tea: 1 } }] }, "position: these rules have no local 'tea'"],
  ['agenda', { agenda: Array(9).fill({ phase: 'march', step: 0, closed: 0, locals: {} }) }, 'position: the agenda holds 4 phases, not 9'],
])('words with an unknown %s are refused', (_, words, complaint) => {
  const { scenario } = running.match.fold.position
  expect(() => fromWords(mini, scenario, { cells: {}, agenda: [], columns: {}, ...words })).toThrow(complaint)
})

test('a running match passes to a new version of its rules by a line of its record', () => {
  const { match, lines } = played(3, 12)
  setStanding(match, RED, [])
  const carried = passOn(next, textOf(lines), setDown(match), SECRET, 77)
  expect(JSON.parse(carried.line)).toMatchObject({ n: lines.length, version: 2, time: 77 })
  expect([...carried.match.fold.position.cells]).toEqual([...match.fold.position.cells])
  for (const seat of [BLUE, RED]) {
    expect(entriesOf(carried.match, seat)).toBe(entriesOf(match, seat))
    expect(heardOf(carried.match, seat)).toBe(heardOf(match, seat))
  }
  const more = [...lines, carried.line]
  const seat = next.awaiting(carried.match.fold.position) & 1 ? BLUE : RED
  const game = { match: carried.match, before: heardOf(carried.match, seat) }
  for (let k = 0; k < 300 && !game.match.ending; k++) {
    const asked = next.awaiting(game.match.fold.position) & 1 ? BLUE : RED
    const phase = next.phase(game.match.fold.position)
    const wish = { drill: ['close'], planning: ['close'], march: ['halt'], fight: ['give way'] }[phase.name] ?? []
    more.push(...act(game.match, asked, wish).lines)
  }
  expect(game.match.ending).toBeDefined()
  const again = openMatch(next, textOf(more))
  expect(again.ending).toEqual(game.match.ending)
  expect(heard(again, seat, game.before)[0]?.number).toBe(game.before)
  expect(verify(next, textOf(more))).toMatchObject({ ok: true, since: lines.length + 1 })
  // The old rules cannot read on.
  expect(verify(mini, textOf(more)).fault?.what).toMatch(/^played by version 2/)
})

test('a position that was not set down as a whole is refused', () => {
  const { position, tallies } = setDown(running.match)
  expect(() => passOn(next, text, { position, tallies: { blue: tallies.blue } })).toThrow(/^line \d+: tallies: 'red' is missing/)
})

test('a record with more contributions than a match takes is no record: each would cost more than the last', () => {
  const { lines } = played(3, 0)
  const writing = pen(readRecord(textOf(lines)).chain)
  const forged = [...lines]
  for (let n = 1; n <= 8; n++) forged.push(writeLine(writing, { n, who: 'red', contributes: 'luck' }))
  expect(fault(textOf(forged))).toBe('none')
  forged.push(writeLine(writing, { n: 9, who: 'red', contributes: 'luck' }))
  expect(fault(textOf(forged))).toBe('line 10: contributes: a seat contributes 8 times at most')
})
