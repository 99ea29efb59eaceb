import { createHash, randomBytes } from 'node:crypto'
import { Host, type Store, type StoredMatch } from '../src/host/index.ts'
import { PROTOCOL } from '../src/protocol/index.ts'
import type { AnyRuleset } from '../systems/node.ts'
import { median } from './measure.ts'

/** How much memory a match in play takes. */

const MATCHES = 20

const nothing = async (): Promise<void> => {}

/**
 * Kilobytes that a host keeps of a match, halfway through the game of a record: the match itself, and the feeds of both
 * players, who are connected, and of spectators. The median of many. Needs `node --expose-gc`: undefined without it.
 */
export async function memoryOfMatch(ruleset: AnyRuleset, record: string, secret: string): Promise<number | undefined> {
  if (!globalThis.gc) return undefined
  const keys = ruleset.seats.map(() => randomBytes(24).toString('base64url'))
  const host = hostOf(ruleset, record, secret, keys)
  const grown: number[] = []
  for (let k = 0; k < MATCHES; k++) {
    const before = inUse()
    await Promise.all(keys.map((key) => join(host, `in-play-${k}`, key)))
    grown.push((inUse() - before) / 1024)
  }
  await host.close()
  return median(grown)
}

/**
 * Bytes in use, of the heap and of buffers. Collects twice, because the first time may release objects that hold
 * others.
 */
export function inUse(): number {
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** A host whose every match is in the middle of the same game. */
function hostOf(ruleset: AnyRuleset, record: string, secret: string, keys: readonly string[]): Host {
  const all = record.trimEnd().split('\n')
  const half = all.slice(0, Math.ceil(all.length / 2))
  const load = async (id: string, from = 0): Promise<StoredMatch> => ({
    id,
    secret,
    created: Date.now(),
    // Each match has strings of its own, as if read from a file.
    lines: half.slice(from).map((line) => Buffer.from(line).toString()),
    seats: ruleset.seats.map((seat, k) => ({ seat, kind: 'person', name: seat, keyHash: hashOf(keys[k] as string) })),
    chat: [],
    requests: [],
  })
  const store: Store = {
    create: nothing,
    keep: nothing,
    lines: async () => [],
    chat: async () => [],
    close: nothing,
    load,
  }
  return new Host({
    store,
    systems: [{ id: ruleset.id, rules: async () => ruleset }],
    now: () => Date.now(),
    clock: () => performance.now(),
    randomBytes: (count) => randomBytes(count),
    // Nothing is put away.
    later(ms, work) {
      if (ms === 0) setImmediate(work)
      return () => {}
    },
    report(what, error) {
      throw new Error(what, { cause: error })
    },
  })
}

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex')

/** Resolves when a client sits at its place. */
function join(host: Host, match: string, key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = host.connect((message) => {
      if (message.type === 'welcome') resolve()
      if (message.type === 'error') reject(new Error(message.message))
    })
    connection.receive(JSON.stringify({ type: 'join', protocol: PROTOCOL, match, key }))
  })
}
