import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Line } from '../host/connection.ts'
import type { Host } from '../host/index.ts'
import { LIMITS } from './limits.ts'
import { Sockets } from './sockets.ts'

const open = async (port: number) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/play`)
  await once(socket, 'open')
  return socket
}

/** A host whose answers cost as many milliseconds as the message says. `connected` gets each line. */
function laborious(connected: (line: Line) => void = () => {}): { host: Host; heard: string[] } {
  const heard: string[] = []
  const host = {
    connect(send: (message: object) => void, line: Line) {
      connected(line)
      return {
        receive(text: string) {
          const until = performance.now() + Number(text)
          while (performance.now() < until);
          heard.push(text)
          send({ type: 'pong', id: text })
        },
        close() {},
      }
    },
  } as unknown as Host
  return { host, heard }
}

test('a client that asks for more work than is allowed waits, on all its connections, and loses nothing', async () => {
  const { host, heard } = laborious()
  const limits = { ...LIMITS, work: 100, workAtOnce: 50 }
  const sockets = new Sockets({
    host,
    limits,
    origins: [],
    behindProxy: false,
    clock: () => performance.now(),
    refused() {},
  })
  const server = createServer().on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const [greedy, other] = [await open(port), await open(port)]
  const began = performance.now()
  // Sent in one piece, so that pausing the stream would not be enough to hold the rest back.
  for (let k = 0; k < 10; k++) greedy.send('20')
  other.send('20')
  while (heard.length < 11) await new Promise((resolve) => setTimeout(resolve, 10))
  // 220 ms of work, of which 50 are free, at 100 a second.
  const took = performance.now() - began
  expect(took).toBeGreaterThan(1_200)
  expect(took).toBeLessThan(20_000)
  greedy.close()
  other.close()
  await sockets.close()
  server.close()
})

test('a client whose computer has thought long is heard, and only the computer waits', async () => {
  let line: Line | undefined
  const { host, heard } = laborious((its) => (line = its))
  const clock = () => 0
  const sockets = new Sockets({ host, limits: LIMITS, origins: [], behindProxy: false, clock, refused() {} })
  const server = createServer().on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const player = await open((server.address() as AddressInfo).port)
  const { thought, thoughtAtOnce } = LIMITS
  expect(line?.chargeThought?.(thoughtAtOnce)).toBe(0)
  expect(line?.chargeThought?.(8_000)).toBe((1_000 * 8_000) / thought)
  expect(line?.charge?.(0)).toBe(0)
  // The clock stands still: a client that owed anything would never be heard.
  player.send('1')
  await once(player, 'message')
  expect(heard).toEqual(['1'])
  player.close()
  await sockets.close()
  server.close()
})

/** A host that answers with as many kilobytes as the message says. */
const talkative = {
  connect: (send: (message: object) => void) => ({
    receive: (text: string) => {
      for (let k = 0; k < Number(text); k++) send({ type: 'pong', id: 'x'.repeat(1_000) })
    },
    waits: 0,
    close() {},
  }),
} as unknown as Host

/** More kilobytes than the machine itself buffers for a client that does not read. */
const MANY = 40_000

test('a client that takes nothing of what waits for it is let go, whatever it sends; one that takes some is not', async () => {
  let now = 0
  const refused: string[] = []
  const ages = { joining: 1e9, heartbeat: 1e9 }
  const limits = { ...LIMITS, ...ages, unread: 1e9, unreadPerAddress: 1e9, unreadInAll: 1e9 }
  const sockets = new Sockets({
    host: talkative,
    limits,
    origins: [],
    behindProxy: false,
    clock: () => now,
    refused: (why) => refused.push(why),
  })
  const server = createServer().on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const [deaf, slow, quick] = [await open(port), await open(port), await open(port)]
  let heard = 0
  slow.on('message', () => heard++)
  for (const one of [deaf, slow]) {
    one.send(`${MANY}`)
    one.pause()
  }
  // The server checks its clients every second of the machine's time, but measures with its own clock.
  for (let tries = 0; tries < 30 && refused.length === 0; tries++) {
    await rest(1_200)
    now += 14_000
    deaf.pong()
    quick.send('1')
    await once(quick, 'message')
    const before = heard
    slow.resume()
    while (slow.readyState === slow.OPEN && heard < Math.min(before + 5_000, MANY)) await rest(10)
    slow.pause()
  }
  expect(refused).toEqual(['stalled'])
  expect([slow.readyState, quick.readyState]).toEqual([slow.OPEN, quick.OPEN])
  for (const one of [deaf, slow, quick]) one.terminate()
  await sockets.close()
  server.close()
})
