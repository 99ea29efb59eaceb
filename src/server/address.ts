import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** The number of an IPv6 address's eight groups that name a household; the household chooses the rest itself. */
const GROUPS = 4
/** The beginning of an IPv4 address written as IPv6. */
const MAPPED = '0,0,0,0,0,ffff'

/**
 * The address that a request comes from, for counting: an IPv4 address, or the first half of an IPv6 address. Behind a
 * proxy it is the last address in `X-Forwarded-For`; the client may have written those before it.
 */
export function addressOf({ socket, headers }: IncomingMessage, behindProxy: boolean): string {
  const forwarded = behindProxy
    ? [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim()
    : undefined
  return household((forwarded && withoutPort(forwarded)) || socket.remoteAddress || 'unknown')
}

/**
 * Some proxies write the client's port after its address: `192.0.2.1:5678`, `[2001:db8::1]:443`; some write only the
 * brackets.
 */
const withoutPort = (address: string): string =>
  /^\[([^\]]*)\](?::\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.slice(1).find(Boolean) ?? address

/** Maps `::ffff:192.0.2.1`, in any spelling, to 192.0.2.1, and `2001:db8:1:2:3::4` to its household 2001:db8:1:2. */
export function household(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return address
  const groups = groupsOf(bare)
  const mapped = groups.slice(0, 6).join() === MAPPED
  if (!mapped) return groups.slice(0, GROUPS).join(':')
  return groups.slice(6).flatMap(bytesOf).join('.')
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // A URL writes each address in only one way, with hexadecimal digits only.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

const bytesOf = (group: string): number[] => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]
