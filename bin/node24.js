// Grognard runs TypeScript as it stands, which wants Node 24. This module finds one and runs a program on it.
// Plain JavaScript without dependencies: it must work on Node 20, before anything is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import modules, { createRequire } from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const NEEDED = 24
const REPEAT_MS = 500
const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** The folder of this package. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Whether the Node that runs this can run TypeScript. */
export const recent = Number.parseInt(process.versions.node, 10) >= NEEDED

/** The name of the package that holds Node for this machine, or undefined where there is none. */
export function nodePackage(platform = process.platform, arch = process.arch) {
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return name in optionalDependencies ? name : undefined
}

/** The path of the locked Node, or undefined when it is not installed or does not exist for this machine. */
export function lockedNode() {
  const name = nodePackage()
  if (!name) return undefined
  try {
    const home = dirname(createRequire(join(root, 'package.json')).resolve(`${name}/package.json`))
    const path = join(home, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

/** One line that says what is missing and how to get it. */
export function howToGetNode() {
  return `needs Node ${NEEDED} or later, this is ${process.versions.node}: get it from https://nodejs.org (or: brew install node, nvm install ${NEEDED})`
}

/**
 * Runs a program (JavaScript or TypeScript) with arguments: in this process if it is recent enough, else on the locked
 * Node. Signals reach the program, its exit code becomes ours.
 * @param {string} program path of the file
 * @param {string[]} args
 */
export async function run(program, args) {
  if (recent) {
    hushExperiments()
    keepCompiled()
    once('SIGINT')
    process.argv = [process.execPath, program, ...args]
    await import(pathToFileURL(program).href)
    return
  }
  const node = lockedNode()
  if (!node) {
    console.error(`grognard: ${howToGetNode()}`)
    process.exit(2)
  }
  // The child comes through `run` again, so that signals and notices are handled in one place.
  const env = { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') }
  // Other flags may be unknown to it.
  const flags = process.execArgv.filter((flag) => flag.startsWith('--max-semi-space-size='))
  const child = spawn(node, [...flags, join(root, 'bin', 'child.js'), program, ...args], { stdio: 'inherit', env })
  for (const signal of SIGNALS) process.on(signal, () => pass(child, signal))
  child.on('error', (error) => {
    console.error(`grognard: cannot run ${node}: ${error.message}`)
    process.exit(2)
  })
  child.on('close', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)))
}

/**
 * On Windows the console itself tells every process of Ctrl-C, and passing it on would be a blunt end.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function pass(child, signal) {
  if (process.platform !== 'win32') child.kill(signal)
}

/**
 * Keeps what Node makes of the sources, which takes half of the time until a command begins. Threads and processes that
 * the program starts learn it from the environment. Where nothing can be written it is not kept. (Node 20 has no such
 * function to import by name.)
 */
function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache', 'compiled')
  modules.enableCompileCache(process.env.NODE_COMPILE_CACHE)
}

/** Node's notices about its own experimental features mean nothing to a player. */
function hushExperiments() {
  const emitWarning = process.emitWarning
  process.emitWarning = (/** @type {any[]} */ ...args) => {
    if (args[1] !== 'ExperimentalWarning' && args[1]?.type !== 'ExperimentalWarning')
      Reflect.apply(emitWarning, process, args)
  }
}

/**
 * Ctrl-C reaches a process from the terminal, and once more from every npm or launcher above it that passes it on:
 * repetitions within half a second are one.
 * @param {NodeJS.Signals} signal
 */
function once(signal) {
  const emit = process.emit
  let last = Number.NEGATIVE_INFINITY
  process.emit = (/** @type {any[]} */ ...args) => {
    if (args[0] === signal) {
      const now = performance.now()
      if (now - last < REPEAT_MS) return true
      last = now
    }
    return Reflect.apply(emit, process, args)
  }
}
