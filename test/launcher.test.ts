import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
const LAUNCHER = join(ROOT, 'bin', 'child.js')
const PREPARE = join(ROOT, 'scripts', 'prepare.mjs')

/** Options that make Node pretend to be another one: older, or on a Mac. */
function pretend(object: string, properties: string): string[] {
  return ['--import', `data:text/javascript,Object.defineProperty(${object},{${properties}})`]
}
const OLD = pretend('process,"versions"', 'value:{...process.versions,node:"20.0.0"}')
const MAC = pretend('process,"platform"', 'value:"darwin"')
const RUNTIMES: [name: string, options: string[]][] = [
  ['in its own process on Node 24', []],
  ['on the locked Node 24 when started by an older one', OLD],
]

let place: string
let program: string

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'grognard-launcher-'))
  program = join(place, 'program.ts')
  writeFileSync(
    program,
    `import { getCompileCacheDir } from 'node:module'
    import { DatabaseSync } from 'node:sqlite'
    import { Worker } from 'node:worker_threads'
    import { recent } from '${pathToFileURL(join(ROOT, 'bin', 'node24.js'))}'
    new DatabaseSync(':memory:').close()
    const [, , what, ...rest]: string[] = process.argv
    if (what === 'flags') console.log(process.execArgv.filter((flag) => flag.startsWith('--max')).join('|'))
    else if (what === 'say') {
      console.log(process.version.slice(0, 4), recent, rest.join('|'))
      process.exitCode = 7
    } else if (what === 'keep') {
      console.log(getCompileCacheDir())
      new Worker("console.log(require('node:module').getCompileCacheDir())", { eval: true })
    } else if (what === 'die') process.kill(process.pid, 'SIGKILL')
    else {
      let interrupts = 0
      const busy = setInterval(() => {}, 1000)
      process.on('SIGINT', () => {
        interrupts++
        setTimeout(() => {
          console.log(interrupts)
          clearInterval(busy)
        }, 300)
      })
      console.log('ready')
    }\n`,
  )
})

afterAll(() => rmSync(place, { recursive: true, force: true }))

function launch(options: string[], ...args: string[]): SpawnSyncReturns<string> {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  return spawnSync(process.execPath, [...options, LAUNCHER, program, ...args], { encoding: 'utf8', env })
}

describe.each(RUNTIMES)('a program runs %s', (_, options) => {
  test('with its arguments and exit code, and without notices', () => {
    const { status, stdout, stderr } = launch(options, 'say', 'two words', '--json')
    expect({ status, stdout, stderr }).toEqual({ status: 7, stdout: 'v24. true two words|--json\n', stderr: '' })
  })

  test('and its compiled sources are kept, for its threads too', () => {
    const { stdout } = launch(options, 'keep')
    const [own, thread] = stdout.trim().split('\n')
    expect(own?.startsWith(join(ROOT, '.cache', 'compiled'))).toBe(true)
    expect(thread).toBe(own)
  })

  test('and with the limit that Node was given for new objects', () => {
    expect(launch([...options, '--max-semi-space-size=16'], 'flags').stdout).toBe('--max-semi-space-size=16\n')
  })

  test('a program that is killed fails', () => {
    const { status, signal } = launch(options, 'die')
    expect(status === 137 || signal === 'SIGKILL').toBe(true)
  })

  test('Ctrl-C reaches it once, however often it is passed on, and lets it finish', async () => {
    const child = spawn(process.execPath, [...options, LAUNCHER, program, 'wait'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    })
    const said = text(child.stdout)
    const closed = once(child, 'close')
    await once(child.stdout, 'data')
    process.kill(-child.pid!, 'SIGINT')
    child.kill('SIGINT')
    expect(await said).toMatch(/1\n$/)
    expect(await closed).toEqual([0, null])
  })
})

test('an old Node on a machine without a locked one gets one line on how to get a newer one', () => {
  const { status, stderr } = spawnSync(process.execPath, [...OLD, ...MAC, PREPARE], { encoding: 'utf8' })
  expect(status).toBe(2)
  expect(stderr).toMatch(/^grognard: needs Node 24 or later, this is 20\.0\.0: .*nodejs\.org.*\n$/)
})

test('a recent Node on a machine without a locked one will do', () => {
  const { status, stderr } = spawnSync(process.execPath, [...MAC, LAUNCHER, program, 'say'], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 7, stderr: '' })
})

test('preparing a prepared clone needs no installation', () => {
  const { status, stderr } = spawnSync(process.execPath, [PREPARE], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
