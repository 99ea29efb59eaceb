import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { folder, grognard, json, refuses } from './run.ts'

const place = folder()
const pack = join(place, 'pack')
/** A pack that could run a program would make this file. */
const RAN = join(place, 'ran')

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(place, file)), { recursive: true })
  writeFileSync(join(place, file), typeof content === 'string' ? content : JSON.stringify(content))
}

beforeAll(() => {
  const shipped = JSON.parse(
    readFileSync(new URL('../../systems/generals/data/scenarios.json', import.meta.url), 'utf8'),
  )
  const setup = { white: { a1: { I: 5 }, RW: { C: 2 } }, black: { a3: { I: 5 }, RB: { C: 2 } } }
  const scenarios = [{ id: 'skirmish', title: 'A skirmish', intro: 'Small.', minutes: 20, setup }]
  write('pack/generals/scenarios.json', { ...shipped, scenarios })
  write('pack/generals/schema/ignored.json', 'no JSON')
  write('broken/generals/tables.json', '{ "modifiers": ')
  write('wrong/generals/scenarios.json', { scenarios: [], armies: shipped.armies })
  write('other/eagle/map.json', {})
  write('deep/generals/scenarios.json', '['.repeat(1_000) + ']'.repeat(1_000))
  write('large/generals/scenarios.json', ' '.repeat(5 << 20))
  write(
    'clever/generals/scenarios.json',
    JSON.stringify({ ...shipped, scenarios }).replace('{', '{"__proto__":{"polluted":true},'),
  )
  const program = `require('fs').writeFileSync(${JSON.stringify(RAN)}, '')`
  for (const file of ['index.js', 'scenarios.js', 'scenarios.json.js', 'package.json.cjs'])
    write(`program/generals/${file}`, program)
  write('program/generals/scenarios.json', {
    ...shipped,
    scenarios: [{ ...scenarios[0], intro: '<script>alert(1)</script>' }],
  })
})

describe('--pack', () => {
  test("a designer's scenario is listed, played on all threads, recorded and verified", () => {
    expect(grognard('rules', 'generals', '--pack', pack).stdout).toMatch(
      /^ {2}skirmish +A skirmish \(20 minutes\)\. Small\.$/m,
    )
    const records = join(place, 'records')
    const game = [
      'simulate',
      '--ruleset',
      'generals',
      '--scenario',
      'skirmish',
      '--players',
      'random',
      '--games',
      '4',
      '--pack',
      pack,
    ]
    const { status, value } = json(...game, '--workers', '2', '--records', records)
    expect([status, value.games]).toEqual([0, 4])
    const record = join(records, 'game-1.jsonl')
    expect(grognard('verify', record, '--pack', pack).status).toBe(0)
    const without = grognard('verify', record)
    expect(without.status).toBe(1)
    expect(without.stdout).toMatch(/line 1: played with other data of 'generals' than is loaded now/)
    expect(
      grognard('watch', '--scenario', 'skirmish', '--players', 'random', '--seed', '1', '--pack', pack).stdout,
    ).toMatch(/White 5I/)
  })

  test('the shipped scenarios are gone, since the file of the pack replaces theirs', () => {
    refuses(
      ['simulate', '--ruleset', 'generals', '--scenario', 'marengo', '--pack', pack],
      /no scenario 'marengo' in generals; there is skirmish/,
    )
  })

  test('what is not data is not read, and none of it runs', () => {
    const { stdout, status } = grognard('rules', 'generals', '--pack', join(place, 'program'))
    expect(status).toBe(0)
    expect(stdout).toContain('<script>alert(1)</script>')
    expect(existsSync(RAN)).toBe(false)
  })

  test.each([
    ['broken', /cannot|not JSON/],
    ['wrong', /scenarios\.json: scenarios: /],
    ['other', /has no files for generals/],
    ['nowhere', /cannot read .*nowhere: there is no such file or folder/],
    ['deep', /nested deeper than 32 brackets/],
    ['large', /it has 5242880 bytes; at most 4194304 are read/],
    ['clever', /the key '__proto__' is not allowed/],
  ])('a folder that is %s is refused', (name, line) =>
    refuses(['rules', 'generals', '--pack', join(place, name)], line),
  )
})
