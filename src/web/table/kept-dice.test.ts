import { beforeEach, expect, test, vi } from 'vitest'

/** Storage as in a browser: what is kept becomes its own properties. */
class Storage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}
const storage = new Storage()
vi.stubGlobal('localStorage', storage)
const { forgetSealed, keepSealed, sealedAt } = await import('./kept-dice.ts')

const dice = (chain: string) => ({ chain, words: `words of ${chain}` })

beforeEach(() => {
  for (const key of Object.keys(storage)) storage.removeItem(key)
})

test('the dice kept for a game are forgotten with it, under both names, and nothing else is', () => {
  for (const seat of ['white', 'black']) keepSealed(['one', 'chain-one'], seat, dice('chain-one'))
  keepSealed(['one-more', 'chain-two'], 'white', dice('chain-two'))
  storage.setItem('grognard.links', '[]')
  forgetSealed('one')
  for (const name of ['one', 'chain-one'])
    for (const seat of ['white', 'black']) expect(sealedAt(name, seat)).toBeUndefined()
  expect(Object.keys(storage).sort()).toEqual([
    'grognard.dice.chain-two.white',
    'grognard.dice.one-more.white',
    'grognard.links',
  ])
  expect(sealedAt('one-more', 'white')?.words).toBe('words of chain-two')
})

test('a browser keeps the dice of at most 600 names and seats, and the oldest go first', () => {
  vi.useFakeTimers()
  // From an older client, which noted no time.
  storage.setItem('grognard.dice.before.white', JSON.stringify(dice('chain-before')))
  for (let k = 0; k < 700; k++) {
    vi.setSystemTime(1_000_000 + k)
    keepSealed([`match-${k}`], 'white', dice(`chain-${k}`))
  }
  vi.useRealTimers()
  expect(Object.keys(storage)).toHaveLength(600)
  expect(sealedAt('before', 'white')).toBeUndefined()
  expect(sealedAt('match-99', 'white')).toBeUndefined()
  expect(sealedAt('match-100', 'white')?.words).toBe('words of chain-100')
  expect(sealedAt('match-699', 'white')?.words).toBe('words of chain-699')
})
