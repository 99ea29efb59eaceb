import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sixVillages } from '../../systems/six-villages/rules/index.ts'
import { engine } from '../kernel/engine.ts'
import { closeLine, openLine, pen } from './chain.ts'
import { randomMatch } from './random-match.ts'
import { RecordError, readRecord, textOf, writeLine } from './record.ts'
import type { Header } from './record-lines.ts'

const mini = engine(sixVillages)
const SECRET = '0123456789abcdef'.repeat(4)

function finished(seed: number): string[] {
  const game = randomMatch(
    mini,
    { scenario: 'lake', dice: { secret: SECRET }, contribution: { who: 'blue', text: 'für Elise' } },
    seed,
  )
  game.play()
  return game.lines
}
const game = finished(1)
const text = textOf(game)

const fault = (record: string): string => {
  try {
    readRecord(record)
  } catch (error) {
    expect(error).toBeInstanceOf(RecordError)
    expect((error as Error).message).toMatch(/^line \d+: .+$/)
    return (error as Error).message
  }
  return 'none'
}

/** A record of these lines with hashes that fit, for faults in a record that was not changed afterwards. */
function forged(...lines: object[]): string {
  const writing = pen()
  return textOf(
    lines.map((said) => {
      const open = openLine(said)
      return closeLine(open, writing.add(open))
    }),
  )
}
const header: Header = readRecord(textOf([game[0]])).header

test('a record that was written is read and written again the same', () => {
  fc.assert(
    fc.property(fc.nat(1000), (seed) => {
      const lines = finished(seed)
      const record = readRecord(textOf(lines))
      expect(record.entries).toHaveLength(lines.length - 2)
      const writing = pen()
      const again = [
        record.header,
        ...record.entries.map(({ said }) => said),
        ...(record.footer ? [record.footer] : []),
      ]
      expect(again.map((said) => writeLine(writing, said))).toEqual(lines)
      expect(record.chain).toBe(writing.chain)
    }),
    { numRuns: 20 },
  )
})

test('any single changed byte is found', () => {
  const bytes = Buffer.from(text)
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, by) => {
      const changed = Buffer.from(bytes)
      changed[at] ^= by
      expect(fault(changed.toString())).not.toBe('none')
    }),
    { numRuns: 3000 },
  )
})

test('any missing or extra byte is found, except at the line ends', () => {
  const bytes = Buffer.from(text)
  fc.assert(
    fc.property(fc.nat(bytes.length - 2), fc.integer({ min: 32, max: 126 }), (at, extra) => {
      expect(fault(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]).toString())).not.toBe('none')
      expect(
        fault(Buffer.concat([bytes.subarray(0, at), Buffer.from([extra]), bytes.subarray(at)]).toString()),
      ).not.toBe('none')
    }),
    { numRuns: 1000 },
  )
})

test('lines that are missing, repeated or exchanged are found', () => {
  const without = (k: number) => textOf(game.filter((_, n) => n !== k))
  expect(fault(without(5))).toBe('line 6: is entry 6 where entry 5 is expected: one is missing')
  expect(fault(textOf(game.toSpliced(6, 0, game[5])))).toBe(
    'line 7: is entry 5 where entry 6 is expected: one stands twice',
  )
  expect(fault(textOf(game.toSpliced(5, 2, game[6], game[5])))).toMatch(/^line 6: is entry 6/)
  expect(fault(without(0))).toMatch(/^line 1: /)
  expect(fault(text + text)).toBe(
    `line ${game.length + 1}: stands after the result, which is the last line of a record`,
  )
})

test('a record without a result is unfinished, and can be read', () => {
  const record = readRecord(textOf(game.slice(0, 9)))
  expect(record.footer).toBeUndefined()
  expect(record.entries).toHaveLength(8)
})

test('line ends are not part of a line: CRLF is read too, and so is a last line without one', () => {
  expect(readRecord(text.replaceAll('\n', '\r\n'))).toEqual(readRecord(text))
  expect(readRecord(text.slice(0, -1))).toEqual(readRecord(text))
})

test('a record whose last line was torn off is refused and says so', () => {
  for (const torn of [20, 1, 60])
    expect(fault(text.slice(0, -torn - 1))).toBe(
      `line ${game.length}: breaks off; the ${game.length - 1} lines before it are whole, so take this one away to read them`,
    )
})

test.each<[string, string, string | RegExp]>([
  ['nothing', '', 'line 1: the record is empty'],
  ['a text', 'hello\n', /^line 1: not JSON/],
  ['an object', '{}\n', 'line 1: does not end with "chain" and 32 hexadecimal digits'],
  ['empty lines', '\n\n\n', /^line 1: not JSON/],
  ['NUL', text.replace('{"n":1,"who"', '{"n":1,"\0ho"'), /^line 2: not JSON/],
  [
    'a hundred megabytes',
    ' '.repeat(100 << 20),
    'line 1: the record is 104857600 characters long; at most 33554432 are read',
  ],
  [
    'deep nesting',
    forged(header, JSON.parse(`{"n":${'['.repeat(3000)}${']'.repeat(3000)}}`)),
    'line 2: nested deeper than 6 brackets',
  ],
  ['another format', forged({ ...header, grognard: 3 }), 'line 1: grognard: this program reads formats 1 and 2'],
  ['a header with more', forged({ ...header, more: 1 }), /^line 1: more: Invalid key/],
  ['a line of no kind', forged(header, { n: 1, who: 'blue' }), /^line 2: has none of "do", "back"/],
  [
    'a line of an unknown kind',
    forged(header, { n: 1, version: 2, position: { cells: { turn: 3 } } }),
    /^line 2: has none of "do", "back"/,
  ],
  [
    'a number that is none',
    forged(header, JSON.parse('{"n":1,"who":"blue","do":"halt","time":1e400}')),
    /^line 2: time: Invalid type/,
  ],
  [
    'a huge number',
    forged(header, { n: 1, who: 'blue', do: 'halt', time: 1e300 }),
    /^line 2: time: Invalid safe integer/,
  ],
  ['a negative time', forged(header, { n: 1, who: 'blue', do: 'halt', time: -1 }), /^line 2: time: Invalid value/],
  [
    'an action that is none',
    forged(header, { n: 1, who: 'blue', do: 7 }),
    'line 2: do: an action or a list of actions is expected',
  ],
  ['an endless list', forged(header, { n: 1, who: 'blue', do: Array(5000).fill('x') }), /^line 2: do: /],
  [
    'rolls that are none',
    forged(header, { n: 1, who: 'blue', do: 'halt', rolls: [{}] }),
    'line 2: rolls[0]: a die or a value is expected',
  ],
  [
    'control characters',
    forged(header, { n: 1, who: 'blue\u0007', do: 'halt' }),
    'line 2: who: control characters are not allowed',
  ],
  [
    '__proto__',
    forged(header, JSON.parse('{"n":1,"who":"blue","do":"halt","__proto__":{"n":2}}')),
    "line 2: the key '__proto__' is not allowed",
  ],
  ['a list as a line', forged(header, [1]), /^line 2: /],
])('a record that is %s is refused with its line', (_, record, complaint) => {
  if (typeof complaint === 'string') expect(fault(record)).toBe(complaint)
  else expect(fault(record)).toMatch(complaint)
})

test('reading always ends with a record or a RecordError', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.constantFrom(...game),
    fc.constantFrom('\n', '\r\n', '\0', '\ufeff'),
  )
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom('', '\n'), (pieces, between) => {
      fault(pieces.join(between))
    }),
    { numRuns: 2000 },
  )
})
