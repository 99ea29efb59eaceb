import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { oneAfterAnother } from './pipelining.ts'

// Requests of one connection: a few may be under way, and a packet with thousands is not read to its end.

let server: Server
let socket: Socket
/** The number of requests that Node has parsed, including those that no listener got. */
let parsed: number
let refused: number
afterEach(() => {
  socket.destroy()
  server.close()
})

/** Connects to a server that answers in a later turn of its loop. */
async function call(): Promise<void> {
  parsed = refused = 0
  server = createServer(
    oneAfterAnother(
      (_request, response) => void setImmediate(() => response.end('so it is')),
      () => refused++,
    ),
  )
  server.on('request', () => parsed++)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'

/** Sends this many requests in one packet, and returns how many were answered: fewer if the connection ended. */
async function ask(count: number): Promise<number> {
  let heard = ''
  const answers = () => heard.split('HTTP/1.1 200').length - 1
  const hear = (data: Buffer) => void (heard += data)
  socket.on('data', hear)
  socket.write(REQUEST.repeat(count))
  while (answers() < count && !socket.destroyed) await new Promise((resolve) => setTimeout(resolve, 1))
  socket.off('data', hear)
  return answers()
}

test('a few requests sent at once, and many sent one after the other, are answered', async () => {
  await call()
  expect(await ask(4)).toBe(4)
  for (let k = 0; k < 20; k++) expect(await ask(1)).toBe(1)
  expect(refused).toBe(0)
})

test('a packet of thousands of them ends the connection, and is not read any further', async () => {
  await call()
  expect(await ask(2_000)).toBe(0)
  expect(refused).toBe(1)
  expect(parsed).toBeLessThan(10)
})
