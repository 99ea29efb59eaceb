import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** So many of the eight groups of an IPv6 address name a household; the rest it gives itself. */
const GROUPS = 4

/**
 * Whom a request comes from, for counting: an IPv4 address, or the first half of an IPv6 address. Behind a proxy it is
 * whom that names last in `X-Forwarded-For`; whatever stands before it the client may have written itself.
 */
export function addressOf({ socket, headers }: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() : undefined
  return household((forwarded && withoutPort(forwarded)) || socket.remoteAddress || 'unknown')
}

/** Some proxies write the port of the client behind its address: `192.0.2.1:5678`, `[2001:db8::1]:443`; and some brackets alone. */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address

/** `::ffff:192.0.2.1` is 192.0.2.1, and `2001:db8:1:2:3::4` one of many of 2001:db8:1:2. */
export function household(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, GROUPS).join(':').toLowerCase()
}
