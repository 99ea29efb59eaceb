import { promises as dns } from 'node:dns'
import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A name with an address of IPv4 and often one of IPv6; of any other name the first address is enough. */
const BOTH = 'localhost'

/**
 * Listens on a host: on all addresses of `localhost`, so that clients may use either. There is one server behind them,
 * so limits on connections hold for all addresses together. Gives the port. Rejects where the first address cannot be
 * had; others may be missing.
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<number> {
  // Fastify would begin a server of its own for each further address, of which our limits would know nothing.
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

/** Those of IPv4 come first: a machine may know an address of IPv6 and have none. */
async function addressesOf(host: string): Promise<string[]> {
  const found = await dns.lookup(host, { all: true, order: 'ipv4first' })
  return [...new Set(found.map(({ address }) => address))]
}
