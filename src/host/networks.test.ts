import { expect, test } from 'vitest'
import { HOST_LIMITS } from './limits.ts'
import { AddressBuckets, AddressCounts, networkOf } from './networks.ts'
import { Rates } from './rates.ts'

const home = (k: number) => `2001:db8:1:${k.toString(16)}`

test.each([
  ['2001:db8:1:2', '2001:db8:1'],
  ['0:0:0:0', '0:0:0'],
  ['192.0.2.1', undefined],
  ['unknown', undefined],
  ['', undefined],
])('the network of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('a network may use a multiple of what one address may; other networks have their own allowance', () => {
  const buckets = new AddressBuckets(2, 1, 3)
  const taken = Array.from({ length: 100 }, (_, k) => buckets.take(home(k), 0)).filter(Boolean)
  expect(taken).toHaveLength(6)
  for (const other of ['2001:db8:2:1', '192.0.2.1', '192.0.2.2']) expect(buckets.take(other, 0, 2)).toBe(true)
  // Each second gives back as much as three addresses get.
  expect(Array.from({ length: 100 }, (_, k) => buckets.take(home(100 + k), 1_000)).filter(Boolean)).toHaveLength(3)
})

test('one address that asks for too much takes nothing from its network', () => {
  const buckets = new AddressBuckets(2, 1, 2)
  for (let k = 0; k < 100; k++) buckets.take(home(1), 0)
  expect(buckets.take(home(2), 0, 2)).toBe(true)
})

test('an address that spends more than its network has left must wait', () => {
  const buckets = new AddressBuckets(100, 10, 2)
  expect([buckets.spend(home(1), 100, 0), buckets.spend(home(2), 100, 0)]).toEqual([0, 0])
  expect(buckets.spend(home(3), 100, 0)).toBe(5_000)
  expect(buckets.spend('192.0.2.1', 100, 0)).toBe(0)
})

test('connections of an address and of its network are limited; one that ends makes room', () => {
  const counts = new AddressCounts(2, 2)
  counts.add(home(1))
  counts.add(home(1))
  expect([home(1), home(2)].map((one) => counts.isFull(one))).toEqual([true, false])
  counts.add(home(2))
  counts.add(home(3))
  expect([home(4), '2001:db8:2:1', '192.0.2.1'].map((one) => counts.isFull(one))).toEqual([true, false, false])
  counts.remove(home(1))
  expect([home(1), home(4)].map((one) => counts.isFull(one))).toEqual([false, false])
})

test('talk and new matches are bounded for a network', () => {
  const rates = new Rates({ ...HOST_LIMITS, talkPerAddressAtOnce: 1, matches: 1, addressesPerNetwork: 4 }, () => 0)
  const homes = Array.from({ length: 20 }, (_, k) => home(k))
  expect(homes.filter((one) => rates.mayTalk(`player of ${one}`, one))).toHaveLength(4)
  expect(homes.filter(rates.mayBegin)).toHaveLength(4)
})
