import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { folder, grognard, json, refuses } from './run.ts'

const place = folder()
const record = join(place, 'games', 'game-1.jsonl')

beforeAll(() => {
  const game = ['--ruleset', 'generals', '--scenario', 'dennewitz', '--players', 'marshal-1,drill', '--seed', '3']
  grognard('simulate', ...game, '--games', '1', '--records', join(place, 'games'))
})

test('the answers of a player that thinks are listed, and one of them is explained', () => {
  const { value: list } = json('explain', record)
  const [sheet] = list.answers
  expect(sheet).toMatchObject({ seat: 'white', player: 'marshal-1' })
  expect(list.answers.every(({ seat }: { seat: string }) => seat === 'white')).toBe(true)
  const { value } = json('explain', record, '--at', String(sheet.entry))
  expect(value.plans.length).toBeGreaterThan(1)
  for (const { chance } of value.plans) expect(chance).toBeGreaterThanOrEqual(0)
  expect(value.enemies).toMatchObject([{ seat: 'black', did: expect.anything() }])
  const { stdout, status } = grognard('explain', record, '--at', String(sheet.entry))
  expect(status).toBe(0)
  expect(stdout).toContain('so it thought again with other dice')
  expect(stdout).toMatch(/now .*\d+ % ± \d+: /)
  expect(stdout).toMatch(/\(as drill\)/)
  expect(stdout).toMatch(/What it expected of black, and in how many of 16 cases:/)
  expect(grognard('explain', record).stdout).toContain(`${sheet.entry} `)
})

test('an answer that a player gave by habit is explained as such', () => {
  const { value } = json('explain', record)
  const [answer] = value.answers.filter(({ did }: { did: string[] }) => did.length === 1)
  const { stdout } = grognard('explain', record, '--at', String(answer.entry))
  expect(stdout).toContain('It answered by habit')
})

test('an entry that cannot be explained and a file that is not a record are refused', () => {
  refuses(['explain'], /explain takes one record/)
  refuses(['explain', record, '--at', '2'], /--at 2 is not an answer of a computer player/)
  refuses(['explain', record, '--at', 'x'], /--at x is not an answer/)
  writeFileSync(join(place, 'plain'), 'no record')
  refuses(['explain', join(place, 'plain')], /it is not a record of a game/)
})
