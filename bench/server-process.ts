import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// biome-ignore lint/correctness/noUndeclaredDependencies: the package above has it
import { WebSocketServer } from 'ws'
import { sqliteStore, startServer } from '../src/server/index.ts'
import { findRuleset } from '../systems/node.ts'
import { keepLong, prepare, type Script } from './server-script.ts'
import { UNLIMITED } from './unlimited.ts'

/**
 * The server under load, in a process of its own: `grognard`, or `echo`, a bare socket server that sends back what it
 * receives. Tells its parent where it listens; ends when the parent disconnects.
 */

/** What the parent hears. */
export interface Ready {
  readonly port: number
  readonly script?: Script
  /** Long matches that are in the store but not in memory. */
  readonly long?: readonly string[]
}

/**
 * What to start, the number of matches, the extra milliseconds that each commit takes beyond the disk, and the number
 * of long matches.
 */
const [what, matches = '0', wait = '0', long = '0'] = process.argv.slice(2)
const place = mkdtempSync(join(tmpdir(), 'grognard-bench-'))

async function grognard(): Promise<Ready> {
  const store = await sqliteStore(place, Number(wait) > 0 ? { wait: Number(wait) } : {})
  const script = await prepare(await findRuleset('generals'), store, Number(matches))
  const kept = await keepLong(await findRuleset('eagle'), store, Number(long))
  const report = (fault: string, error: unknown) => console.error(fault, error)
  const { port } = await startServer({ host: '127.0.0.1', port: 0, store, client: place, limits: UNLIMITED, report })
  return { port, script, long: kept }
}

function echo(): Promise<Ready> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', (socket) => socket.on('message', (data) => socket.send(String(data))))
  return new Promise((resolve) =>
    server.once('listening', () => resolve({ port: (server.address() as { port: number }).port })),
  )
}

process.on('message', () => process.send?.({ memory: process.memoryUsage().rss }))
process.on('disconnect', () => process.exit())
process.on('exit', () => rmSync(place, { recursive: true, force: true }))
process.send?.(await (what === 'echo' ? echo() : grognard()))
