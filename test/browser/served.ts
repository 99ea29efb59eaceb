import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const OWN = fileURLToPath(new URL('../../bin/grognard.js', import.meta.url))

/** The server in a process of its own, so that it can be killed. */
export interface Served {
  readonly url: string
  /** Ends it without warning. */
  kill(): Promise<void>
  /** Starts it again over the same store, at the same address. */
  start(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Starts the server over a store; `command` is that of another copy of the repository, `flags` returns the flags for
 * each start.
 */
export async function serve(store: string, command = OWN, flags: () => readonly string[] = () => []): Promise<Served> {
  const port = await freePort()
  const url = `http://localhost:${port}/`
  let child: ChildProcess | undefined
  const served: Served = {
    url,
    async kill() {
      if (!child || child.exitCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    async start() {
      child = spawn(process.execPath, [command, 'serve', '--port', String(port), '--store', store, ...flags()], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const started = child
      await new Promise<void>((resolve, reject) => {
        started.stdout?.on('data', (text: Buffer) => text.includes(String(port)) && resolve())
        started.on('exit', (code) => reject(new Error(`the server ended with code ${code}`)))
      })
    },
  }
  await served.start()
  return served
}
