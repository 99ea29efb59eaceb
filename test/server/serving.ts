import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterEach } from 'vitest'
import { MAIN } from '../cli/run.ts'

/** The server run by the command, in a process of its own, which ends with the test. */
export interface Served {
  readonly process: ChildProcess
  readonly url: string
  /** Everything that it has written so far. */
  said(): string
}

const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

/**
 * Opens the table on a data folder, or on the one of its settings. `limit` is one of the shell's `ulimit`: with `-f
 * 600` no file may become longer than 600 blocks of 512 bytes, as on a full disk; with `-n 256` the process may open
 * 256 files.
 */
export async function serve(
  store: string | undefined,
  client: string,
  more: readonly string[] = [],
  limit?: string,
): Promise<Served> {
  const where = store === undefined ? [] : ['--store', store]
  const words = [
    process.execPath,
    MAIN,
    'serve',
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--client',
    client,
    ...where,
    ...more,
  ]
  const [program = '', ...args] =
    limit === undefined ? words : ['sh', '-c', `ulimit ${limit}; exec "$@"`, 'sh', ...words]
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_DEBUG: 'grognard' },
  })
  running.add(child)
  let said = ''
  const lines = createInterface(child.stdout)
  lines.on('line', (line) => (said += `${line}\n`))
  child.stderr.on('data', (data) => (said += data))
  const [line] = (await Promise.race([once(lines, 'line'), once(child, 'exit')])) as [unknown]
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(String(line))?.[0]
  if (!url) throw new Error(`no address in: ${line}\n${said}`)
  return { process: child, url, said: () => said }
}

/** Ends a server with a signal; returns its exit code. */
export async function end({ process: child }: Served, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = await exit
  return code
}
