import { beforeEach, expect, test, vi } from 'vitest'
import { newSecret } from '../table/secret.ts'

const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
const { claimPlace, drop, forget, hold, storedMatch } = await import('./held.ts')

const match = { match: 'abcdefgh', ruleset: 'generals', scenario: 'marengo' }

beforeEach(() => kept.clear())

test('a match keeps what it has when more is added, and loses what is dropped or forgotten', () => {
  hold({ ...match, keys: { white: 'w' }, mine: 'white', invitations: { black: 'i' }, owner: 'o' })
  hold({ ...match, keys: {}, stood: 'mine' })
  expect(storedMatch('abcdefgh')).toMatchObject({
    keys: { white: 'w' },
    invitations: { black: 'i' },
    owner: 'o',
    stood: 'mine',
  })
  drop('abcdefgh', { invitations: ['black', 'grey'] })
  expect(storedMatch('abcdefgh')).toMatchObject({ keys: { white: 'w' }, invitations: {}, owner: 'o' })
  forget('abcdefgh')
  expect(storedMatch('abcdefgh')).toBeUndefined()
})

test('keys of other players that older versions kept are not read', () => {
  const older = [
    { ...match, keys: { white: 'w', black: 'b' }, mine: 'white', seen: 1 },
    { ...match, match: 'hgfedcba', keys: { white: 'w', black: 'b' }, seen: 1 },
  ]
  kept.set('grognard.links', JSON.stringify(older))
  expect(storedMatch('abcdefgh')?.keys).toEqual({ white: 'w' })
  expect(storedMatch('hgfedcba')?.keys).toEqual({})
  hold({ ...match, keys: {} })
  expect(kept.get('grognard.links')).not.toContain('"b"')
})

test('an invitation keeps the key made for it; another one gets a new key if the old key opens nothing', async () => {
  await claimPlace(match, 'black', 'first')
  const made = storedMatch('abcdefgh')
  expect(made).toMatchObject({
    keys: { black: expect.stringMatching(/^[\w-]{32}$/) },
    claims: { black: 'first' },
    mine: 'black',
  })
  for (const replace of [false, true]) await claimPlace(match, 'black', 'first', replace)
  await claimPlace(match, 'black', 'second')
  expect(storedMatch('abcdefgh')?.keys).toEqual(made?.keys)
  await claimPlace(match, 'black', 'second', true)
  expect(storedMatch('abcdefgh')?.keys.black).not.toBe(made?.keys.black)
  expect(storedMatch('abcdefgh')?.claims).toEqual({ black: 'second' })
})

test('games that are over are forgotten before one that is running, however long ago that was opened', () => {
  hold({ ...match, match: 'running0', keys: { white: 'w' } })
  for (let k = 0; k < 210; k++) hold({ ...match, match: `over${k}`.padEnd(8, '-'), keys: {}, stood: 'over' })
  expect(storedMatch('running0')?.keys).toEqual({ white: 'w' })
})

test('a secret has the form of a key, and is different each time', () => {
  const secrets = Array.from({ length: 50 }, newSecret)
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{32}$/)
  expect(new Set(secrets).size).toBe(50)
})
