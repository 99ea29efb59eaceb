import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { end, serve } from './serving.ts'
import { builtClient, Client, folder, PATIENCE, post, TWO_PERSONS } from './table.ts'

// A server with few files: connections never take the files that it needs for itself.

const place = folder()
const client = builtClient(place)

/** Sockets that have joined nothing stay, however slow the machine is. */
const LONG = 3_600_000
const settings = join(place, 'settings.json')
writeFileSync(
  settings,
  JSON.stringify({ limits: { connectionsPerAddress: 1_000, connecting: 10_000, joining: LONG, heartbeat: LONG } }),
)

test.runIf(process.platform === 'linux')(
  'connections leave the server file descriptors for its own work; it refuses more, and says so',
  async () => {
    const server = await serve(`${place}/store`, client, ['--settings', settings], '-n 256')
    const sockets: Client[] = []
    const another = () => Client.open(server.url).catch(() => undefined)
    for (let one = await another(); one; one = await another()) sockets.push(one)
    expect(sockets).toHaveLength(128)
    expect(await another()).toBeUndefined()
    await expect.poll(server.said, { timeout: PATIENCE }).toContain('no new connections are accepted: 128 are open')
    sockets[0]?.say('not JSON')
    await sockets[0]?.next('error')
    // The server learns a moment later that some have gone. Beginning a match takes a connection, and the store.
    await Promise.all(sockets.splice(0, 8).map((one) => one.close()))
    const begin = () =>
      post(server.url, TWO_PERSONS).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(begin, { timeout: PATIENCE }).toBe(201)
    expect(server.said().match(/no new connections are accepted/g)).toHaveLength(1)
    expect(await end(server, 'SIGTERM')).toBe(0)
  },
)
