import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { addressOf, household } from './address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:C000:0201', '192.0.2.1'],
  ['0000:0000:0000:0000:0000:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, counted) => {
  expect(household(address)).toBe(counted)
})

const request = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) },
  }) as unknown as IncomingMessage

test('X-Forwarded-For counts only behind a proxy, and only the part that the proxy has written', () => {
  expect(addressOf(request('127.0.0.1', '203.0.113.9'), false)).toBe('127.0.0.1')
  expect(addressOf(request('127.0.0.1', 'anything, 198.51.100.7,  203.0.113.9 '), true)).toBe('203.0.113.9')
  expect(addressOf(request('127.0.0.1'), true)).toBe('127.0.0.1')
  expect(addressOf(request('127.0.0.1', ''), true)).toBe('127.0.0.1')
  expect(addressOf(request(undefined), false)).toBe('unknown')
})

test.each([
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[2001:db8:1:2::6]:443', '2001:db8:1:2'],
  ['[2001:db8:1:2::6]', '2001:db8:1:2'],
  ['[::ffff:192.0.2.1]:80', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:443', '2001:db8:1:2'],
])('a proxy may write the port behind the address: %s is counted as %s', (written, counted) => {
  expect(addressOf(request('127.0.0.1', `203.0.113.9, ${written}`), true)).toBe(counted)
})
