import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Host } from '../host/index.ts'
import { LIMITS } from './limits.ts'
import { Sockets } from './sockets.ts'

/** A host whose answers cost as many milliseconds as the message says. */
function laborious(): { host: Host; heard: string[] } {
  const heard: string[] = []
  const host = {
    connect: (send: (message: object) => void) => ({
      receive(text: string) {
        const until = performance.now() + Number(text)
        while (performance.now() < until);
        heard.push(text)
        send({ type: 'pong', id: text })
      },
      close() {},
    }),
  } as unknown as Host
  return { host, heard }
}

test('who asks for more reckoning than is allowed waits for it, on all his connections, and misses nothing', async () => {
  const { host, heard } = laborious()
  const limits = { ...LIMITS, work: 100, workAtOnce: 50 }
  const sockets = new Sockets({ host, limits, origins: [], behindProxy: false, clock: () => performance.now(), refused() {} })
  const server = createServer().on('upgrade', (request, stream, head) => sockets.upgrade(request, stream, head))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const open = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/play`)
    await once(socket, 'open')
    return socket
  }
  const [greedy, other] = [await open(), await open()]
  const began = performance.now()
  // In one piece, so that pausing the stream alone would not hold the rest back.
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
