import { promises as dns } from 'node:dns'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A name with an IPv4 address and often an IPv6 address; for any other name the first address is enough. */
const BOTH = 'localhost'

/**
 * Listens on a host: on all addresses of `localhost`, so that clients may use either. One server is behind them, so
 * limits on connections apply to all addresses together. Returns the port. Rejects if the first address is not
 * available; others may be missing.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  // Fastify would begin a server of its own for each further address, and our limits would not see it.
  const [first = host, ...others] = host === BOTH ? await addressesOf(host) : []
  const doors = others.map(() =>
    createServer({ allowHalfOpen: true, noDelay: true }, (connection) => app.server.emit('connection', connection)),
  )
  app.addHook('preClose', async () => {
    for (const door of doors) door.close()
  })
  await app.listen({ host: first, port })
  const taken = (app.server.address() as AddressInfo).port
  await Promise.all(
    doors.map(
      (door, k) =>
        new Promise<void>((resolve) => {
          door.once('error', () => resolve())
          door.listen(taken, others[k], resolve)
        }),
    ),
  )
  for (const door of doors) door.on('error', (error) => app.server.emit('error', error))
  return taken
}

/** IPv4 addresses come first: a machine may know an IPv6 address without having it. */
async function addressesOf(host: string): Promise<string[]> {
  const found = await dns.lookup(host, { all: true, order: 'ipv4first' })
  return [...new Set(found.map(({ address }) => address))]
}
