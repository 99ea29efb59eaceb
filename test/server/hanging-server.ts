import { memoryStore } from '../../src/host/memory-store.ts'
import { startServer } from '../../src/server/index.ts'

/**
 * A server whose rules can hang, in a process of its own: its first line says where it listens. SIGTERM stops it, and
 * then it hangs for good.
 */

const [client = '', seconds] = process.argv.slice(2)
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  store: memoryStore(),
  client,
  systems: new URL('./systems.ts', import.meta.url),
  watchdog: Number(seconds),
  report: (what, error) => process.stderr.write(`${what}: ${error}\n`),
})
process.on('SIGTERM', () => {
  void server.close()
  for (;;);
})
process.stdout.write(`http://127.0.0.1:${server.port}\n`)
