import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

interface One {
  readonly account: string
  readonly match: string
  readonly name: string
}
const one = (account: string, name: string, match = account): One => ({ account, match, name: `${account}${name}` })
const LIMITS = { places: 2, perAccount: 100, perMatch: 100 }

/**
 * Gives everything that waits its turn, one after another, each for as long as `ms` says; returns the names in order.
 */
function all(turns: Turns<One>, ms: (one: One) => number): string[] {
  const order: string[] = []
  for (let next = turns.next(); next; next = turns.next()) {
    order.push(next.name)
    turns.end(next, ms(next))
  }
  return order
}

test('the client that has used the least time goes first, however many requests others have waiting', () => {
  const turns = new Turns<One>(LIMITS)
  for (let k = 0; k < 5; k++) turns.add(one('many ', String(k)))
  turns.add(one('few ', '0'))
  turns.add(one('few ', '1'))
  expect(all(turns, () => 10)).toEqual(['many 0', 'few 0', 'many 1', 'few 1', 'many 2', 'many 3', 'many 4'])
})

test('the matches of an account take turns', () => {
  const turns = new Turns<One>(LIMITS)
  for (let k = 0; k < 4; k++) turns.add(one('house ', `a${k}`, 'a'))
  for (let k = 0; k < 2; k++) turns.add(one('house ', `b${k}`, 'b'))
  turns.add(one('house ', 'c0', 'c'))
  expect(turns.waiting).toBe(7)
  const order = all(turns, () => 10).map((name) => name.slice('house '.length))
  expect(order).toEqual(['a0', 'b0', 'c0', 'a1', 'b1', 'a2', 'a3'])
  expect(turns.waiting).toBe(0)
})

test('long tasks have fewer turns than short ones', () => {
  const turns = new Turns<One>(LIMITS)
  for (let k = 0; k < 6; k++) {
    turns.add(one('long ', String(k)))
    turns.add(one('short ', String(k)))
  }
  const order = all(turns, ({ account }) => (account === 'long ' ? 100 : 20))
  expect(order.slice(0, 7)).toEqual(['long 0', 'short 0', 'short 1', 'short 2', 'short 3', 'short 4', 'long 1'])
})

test('a new account begins where the others stand, and does not get all its turns at once', () => {
  const turns = new Turns<One>(LIMITS)
  for (let k = 0; k < 10; k++) turns.add(one('old ', String(k)))
  for (let k = 0; k < 4; k++) {
    const next = turns.next() as One
    turns.end(next, 10)
  }
  for (let k = 0; k < 4; k++) turns.add(one('new ', String(k)))
  expect(all(turns, () => 10).slice(0, 4)).toEqual(['new 0', 'old 4', 'new 1', 'old 5'])
})

test('an account that comes back pays what it had used, though it had nothing to do meanwhile', () => {
  const turns = new Turns<One>({ ...LIMITS, places: 4 })
  turns.add(one('alone ', '0'))
  const long = turns.next() as One
  for (let k = 0; k < 20; k++) turns.add(one('many ', String(k)))
  turns.end(long, 95)
  turns.add(one('alone ', '1'))
  // The long one counts nearly as much as ten of the others.
  expect(all(turns, () => 10).indexOf('alone 1')).toBe(10)
})

test('when no work is under way, no account owes another anything', () => {
  const turns = new Turns<One>(LIMITS)
  turns.add(one('long ', '0'))
  turns.end(turns.next() as One, 10_000)
  expect(turns.known).toBe(0)
  turns.add(one('long ', '1'))
  turns.add(one('new ', '0'))
  expect(all(turns, () => 10)).toEqual(['long 1', 'new 0'])
})

test('an account whose match has as much waiting as it may leaves nothing behind', () => {
  const turns = new Turns<One>({ ...LIMITS, perMatch: 1 })
  expect(turns.add(one('first ', '', 'match'))).toBe(true)
  for (let k = 0; k < 100; k++) expect(turns.add(one(`${k} `, '', 'match'))).toBe(false)
  expect(turns.known).toBe(1)
})

test('when there are many accounts, those that have used something lately are remembered', () => {
  const turns = new Turns<One>({ ...LIMITS, places: 4 })
  turns.add(one('busy', ''))
  const busy = turns.next() as One
  for (let k = 0; k < 3_000; k++) {
    turns.add(one(`${k} `, ''))
    turns.end(turns.next() as One, 100)
    expect(turns.known).toBeLessThanOrEqual(1_001)
  }
  for (const name of ['2999 ', '0 ', 'new ']) turns.add(one(name, ''))
  expect(all(turns, () => 10)).toEqual(['0 ', 'new ', '2999 '])
  turns.end(busy, 1)
  expect(turns.known).toBe(0)
})

test('one account never has more than half of the places, unless there is only one', () => {
  for (const [places, most] of [
    [1, 1],
    [2, 1],
    [4, 2],
    [7, 3],
  ] as const) {
    const turns = new Turns<One>({ ...LIMITS, places })
    for (let k = 0; k < 9; k++) turns.add(one('a', String(k)))
    let begun = 0
    while (turns.next()) begun++
    expect(begun).toBe(most)
  }
})

test('what waits can be dropped, and then counts no longer; what is under way cannot', () => {
  const turns = new Turns<One>({ places: 1, perAccount: 2, perMatch: 2 })
  const [first, second, third] = ['0', '1', '2'].map((name) => one('a', name, 'm')) as [One, One, One]
  expect([turns.add(first), turns.add(second), turns.add(third)]).toEqual([true, true, false])
  expect(turns.next()).toBe(first)
  expect(turns.add(third)).toBe(true)
  expect([turns.drop(first), turns.drop(second), turns.drop(second)]).toEqual([false, true, false])
  expect(turns.waiting).toBe(1)
  expect(turns.add(one('a', '3', 'm'))).toBe(true)
  turns.end(first, 1)
  expect(all(turns, () => 1)).toEqual(['a2', 'a3'])
  expect(turns.known).toBe(0)
})

test('one account, and one match, may have only a limited number of tasks waiting', () => {
  const turns = new Turns<One>({ places: 1, perAccount: 2, perMatch: 3 })
  expect(['0', '1', '2'].map((name) => turns.add(one('a', name, 'm')))).toEqual([true, true, false])
  expect(['0', '1'].map((name) => turns.add(one('b', name, 'm')))).toEqual([true, false])
  expect(turns.waiting).toBe(3)
  turns.end(turns.next() as One, 1)
  expect(turns.add(one('b', '1', 'm'))).toBe(true)
})
