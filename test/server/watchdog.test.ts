import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { builtClient, Client, create, folder } from './table.ts'

// A server whose main loop hangs: it hears no request and no signal, so another thread must end it.

const place = folder()
const client = builtClient(place)
const PROGRAM = fileURLToPath(new URL('./hanging-server.ts', import.meta.url))
const SAYS = /the main loop has not responded since \d{4}-\d\d-\d\dT[\d:.]+Z: the server stops/
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

/** A server that may be silent for this many seconds, and a client at a match there. */
async function begun(seconds: number) {
  const child = spawn(process.execPath, [PROGRAM, client, `${seconds}`], { stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let said = ''
  child.stderr.on('data', (data) => (said += data))
  const ended = once(child, 'exit').then(([, signal]) => signal as string)
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  const { match, keys } = await create(url, {
    ruleset: 'hanging',
    scenario: 'lake',
    seats: { blue: { kind: 'person', name: 'Ann' }, red: { kind: 'person', name: 'Ben' } },
    mine: ['blue', 'red'],
  })
  const blue = await Client.join(url, match, keys.blue)
  return { child, ended, said: () => said, blue }
}

const why = (company: string) => ({ type: 'why', do: `meet with ${company}` }) as const

test('a server whose main loop hangs ends by itself, and says since when; one that is busy for as long does not', async () => {
  const { child, ended, said, blue } = await begun(6)
  const began = performance.now()
  // Nothing else is done in between: each occupies the main loop for some hundred milliseconds.
  while (performance.now() - began < 8_000) expect(await blue.ask(why('busy'))).toMatchObject({ type: 'why' })
  expect(child.exitCode).toBeNull()
  blue.say({ id: 'hang', ...why('hang') })
  expect(await ended).toBe('SIGKILL')
  expect(said()).toMatch(SAYS)
})

test('a server that hangs while it is being stopped is ended soon, however long it may otherwise be silent', async () => {
  const { child, ended, said, blue } = await begun(1e6)
  await blue.ask({ type: 'ping' })
  child.kill('SIGTERM')
  expect(await ended).toBe('SIGKILL')
  expect(said()).toMatch(SAYS)
})
