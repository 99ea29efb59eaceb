import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { folder, grognard, json, refuses } from './run.ts'

const place = folder()
const file = (name: string) => join(place, name)
let good: string
let record: Buffer

beforeAll(() => {
  grognard(
    'simulate',
    '--ruleset',
    'generals',
    '--scenario',
    'marengo',
    '--players',
    'random',
    '--games',
    '1',
    '--records',
    file('games'),
  )
  good = file('games/game-1.jsonl')
  record = readFileSync(good)
})

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(file(name), content)
  return file(name)
}

/** Expects the answer no: one line that says where and why. */
function notGood(path: string, line: RegExp): void {
  const { status, stdout, stderr } = grognard('verify', path)
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(stdout).toMatch(/^[^\n]+ is not good: line \d+: [^\n]+\n$/)
  expect(stdout.length).toBeLessThan(500)
  expect(stdout).toMatch(line)
}

describe('verify', () => {
  test('confirms a good record, in lines and as JSON', () => {
    const { status, stdout } = grognard('verify', good)
    expect(status).toBe(0)
    expect(stdout).toMatch(
      /game-1\.jsonl is good: Marengo \(generals\), [\d,]+ entries and [\d,]+ dice; (white won|black won|a draw)\nEverybody could know these dice in advance: [^\n]+\n$/,
    )
    const { value } = json('verify', good)
    expect(value).toEqual({
      record: good,
      ok: true,
      entries: expect.any(Number),
      dice: expect.any(Number),
      result: { winner: expect.any(Array), by: 'rules' },
      trust: { in: 'known', players: [] },
    })
    expect(value.entries).toBeGreaterThan(50)
    expect(value.dice).toBeGreaterThan(20)
  })

  test('a record is compared with what a player was shown, on request', () => {
    expect(grognard('verify', good, '--commitment', 'f'.repeat(64)).stdout).toMatch(
      / is not good: line 1: the commitment f+ was shown, and is not in this record/,
    )
    expect(json('verify', good, '--words', 'mine').value).toMatchObject({ ok: false, unlike: 'words' })
  })

  test('any changed byte is found, with its line', () => {
    const lineOf = (at: number) => record.subarray(0, at).filter((byte) => byte === 10).length + 1
    for (let k = 0; k < 24; k++) {
      const at = 15 + Math.floor(((record.length - 20) * k) / 24)
      const bad = Buffer.from(record)
      bad[at] = (bad[at] as number) ^ (k % 3 === 0 ? 0x80 : 1)
      const { status, value } = json('verify', write('changed.jsonl', bad))
      expect(status).toBe(1)
      expect(value).toMatchObject({ ok: false, fault: { line: expect.any(Number), what: expect.any(String) } })
      // A changed line feed joins two lines.
      expect([lineOf(at), lineOf(at) + 1]).toContain(value.fault.line)
    }
  })

  test.each([
    ['cut off in a line', () => record.subarray(0, record.length - 30), /breaks off/],
    ['without its result', () => record.subarray(0, record.lastIndexOf('\n', -2) + 1), /its result is missing/],
    ['cut off earlier', () => Buffer.concat([...lines().slice(0, 40)]), /the game is not over/],
    ['a line left out', () => Buffer.concat(lines().filter((_, k) => k !== 20)), /line 21: /],
    [
      'a line twice',
      () => Buffer.concat(lines().flatMap((line, k) => (k === 20 ? [line, line] : [line]))),
      /line 22: /,
    ],
    ['two lines exchanged', () => Buffer.concat(lines().with(20, line(21)).with(21, line(20))), /line 21: /],
    ['something behind the result', () => Buffer.concat([record, line(1)]), /stands after the result/],
    ['nested deeply', () => `${'['.repeat(1e6)}${'{'.repeat(1e6)}\n${record}`, /line 1: /],
    ['huge numbers', () => record.toString().replace('"n":1,', '"n":1e400,'), /line 2: /],
    ['wrong types', () => record.toString().replace(/"do":"?[^,]+/, '"do":{"a":[null]}'), /line \d+: /],
    ['a key that is none', () => record.toString().replace('"ruleset"', '"__proto__":{"x":1},"ruleset"'), /line 1: /],
  ])('%s', (_, content, line) => notGood(write('bad.jsonl', content()), line))

  test.each([
    ['nothing', () => [], /verify takes one record/],
    ['two files', () => [good, good], /verify takes one record/],
    ['a file that is not there', () => [file('nowhere')], /cannot read .*nowhere: there is no such file/],
    ['a folder', () => [place], /it is a folder/],
    ['an empty file', () => [write('empty', '')], /it is not a record of a game/],
    ['some other text', () => ['package.json'], /cannot read package\.json: it is not a record of a game/],
    ['bytes', () => [write('bytes', Buffer.from([0, 255, 254, 10, 13]))], /it is not a record/],
    ['brackets', () => [write('deep', '['.repeat(3e6))], /it is not a record/],
    ['100 MB', () => [sparse()], /it has 104857600 bytes; at most 33554432 are read/],
    [
      'a system that is not here',
      () => [write('other', ofAnotherSystem())],
      /no ruleset 'generalz': did you mean 'generals'/,
    ],
    ['what never ends', () => ['/dev/zero'], /it has more than 33554432 bytes/],
  ])('refuses %s', (_, args, line) => refuses(['verify', ...args()], line))
})

const lines = (): Buffer[] =>
  record
    .toString()
    .trimEnd()
    .split('\n')
    .map((text) => Buffer.from(`${text}\n`))
const line = (k: number): Buffer => lines()[k] as Buffer

function sparse(): string {
  mkdirSync(file('large'), { recursive: true })
  const path = write('large/sparse', '')
  truncateSync(path, 100 << 20)
  return path
}

/** A record whose hashes fit, as another program could have written it. */
function ofAnotherSystem(): string {
  const header = JSON.parse(line(0).toString())
  header.ruleset = 'generalz'
  delete header.chain
  const open = JSON.stringify(header).slice(0, -1)
  return `${open},"chain":"${hash(open)}"}\n`
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)
