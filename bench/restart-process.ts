import { snapshotFiles, sqliteStore, startServer } from '../src/server/index.ts'
import { UNLIMITED } from './unlimited.ts'

/**
 * A server on the folder named by its argument, in a process of its own. Tells its parent where it listens, and on
 * request how much memory it has and for how many milliseconds its main loop has worked.
 */

const [place = ''] = process.argv.slice(2)
const report = (fault: string, error: unknown) => console.error(fault, error)
const { port } = await startServer({
  host: '127.0.0.1',
  port: 0,
  store: await sqliteStore(place),
  snapshots: snapshotFiles(place),
  client: place,
  limits: UNLIMITED,
  report,
})
process.on('message', () => {
  const { user, system } = process.threadCpuUsage()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  process.send?.({ memory: heapUsed + arrayBuffers, busy: (user + system) / 1000 })
})
process.on('disconnect', () => process.exit())
process.send?.({ port })
