// Installs what is missing or stale, then runs a program on Node 24: `node scripts/prepare.mjs [PROGRAM ARGUMENT…]`.
// Plain JavaScript without dependencies: it must work on Node 20, before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { howToGetNode, lockedNode, nodePackage, recent, root, run } from '../bin/node24.js'
import { takeTurn } from './turn.mjs'

const modules = join(root, 'node_modules')
const stamp = join(modules, '.grognard-stamp')
const turn = join(root, '.cache', 'installing')

/** Installs what is missing or stale; if that fails, ends the process with code 2 and one line. */
export function prepare() {
  if (!recent && !nodePackage()) fail(howToGetNode())
  const wanted = fingerprint()
  if (installed(wanted)) return
  takeTurn(turn)
  let fault
  try {
    if (!installed(wanted)) fault = install(wanted)
  } finally {
    rmSync(turn, { force: true })
  }
  if (fault) fail(fault)
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  return hash.update(readFileSync(join(root, 'package-lock.json'))).digest('hex')
}

/** @param {string} wanted */
function installed(wanted) {
  return (
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted &&
    (nodePackage() === undefined || lockedNode() !== undefined)
  )
}

/**
 * Runs `npm ci` the first time; later installs only what differs, because this may itself run on the Node installed
 * there.
 * @param {string} wanted
 * @returns {string | undefined} what went wrong
 */
function install(wanted) {
  const fresh = !existsSync(modules)
  console.error(`grognard: installing ${fresh ? 'its dependencies (once)' : 'changed dependencies'} …`)
  const args = [
    ...(fresh ? ['ci'] : ['install', '--no-save']),
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const npm = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : undefined
  const node = process.env.npm_node_execpath ?? process.execPath
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] }
  const result = npm
    ? spawnSync(node, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (result.status !== 0) return 'the installation failed (see above); with a network connection, try `npm ci`'
  writeFileSync(stamp, wanted)
  if (!installed(wanted))
    return `npm did not install ${nodePackage()}; is \`omit=optional\` set in your npm configuration?`
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`grognard: ${message}`)
  process.exit(2)
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  prepare()
  const [program, ...args] = process.argv.slice(2)
  if (program && !existsSync(join(root, program))) fail(`there is no ${program} here`)
  if (program) await run(join(root, program), args)
}
