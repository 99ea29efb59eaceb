// Builds the client into dist/web if its sources have changed since the last build, for `grognard serve`. Plain
// JavaScript without dependencies, because it also runs on Node 20.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lockedNode, recent, root } from '../bin/node24.js'
import { takeTurn } from './turn.mjs'

const SOURCES = [
  'src/web',
  'src/kernel',
  'src/match',
  'src/hex',
  'src/inches',
  'src/players',
  'src/protocol',
  'src/host',
  'src/words',
  'src/painting',
  'systems',
]
/** What the client is built from, in addition to its sources. */
export const SINGLE = [
  'vite.config.ts',
  'scripts/catalogues.ts',
  'scripts/client-parts.ts',
  'scripts/client-plugins.ts',
  'scripts/first-looks.ts',
  'scripts/origins.ts',
  'scripts/played-data.ts',
  'package-lock.json',
]
const stamp = join(root, '.cache', 'client-stamp')
const turn = join(root, '.cache', 'building-client')

/**
 * Builds the client if it is missing or stale. A second call takes a few hundredths of a second.
 * @param {string} [into] the folder, dist/web if left out
 * @returns {boolean} whether the client exists
 */
export function buildClient(into) {
  const out = into ?? join(root, 'dist/web')
  if (isFresh(out)) return true
  takeTurn(turn)
  try {
    // Another program may have built it in the meantime.
    return isFresh(out) || build(out)
  } finally {
    rmSync(turn, { force: true })
  }
}

/** @param {string} out */
const stampOf = (out) => `${out}\n${fingerprint()}`

/** @param {string} out */
const isFresh = (out) =>
  existsSync(join(out, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(out)

/**
 * Builds beside the folder and then swaps in the new one, so that a server never serves half a client.
 * @param {string} out
 */
function build(out) {
  console.error('grognard: building the table in the browser …')
  const wanted = stampOf(out)
  const beside = `${out}.new`
  const node = recent ? process.execPath : (lockedNode() ?? process.execPath)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', beside]
  // Tests get the same client as users, without the libraries' development code.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(node, args, { cwd: root, stdio: ['ignore', 2, 2], env })
  if (status !== 0) {
    console.error('grognard: the client could not be built, see above')
    return false
  }
  rmSync(out, { recursive: true, force: true })
  renameSync(beside, out)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
  return true
}

/**
 * Changes with any source of the client and with nothing else: a checkout that only touches files triggers no build.
 */
function fingerprint() {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) => hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  for (const folder of SOURCES.filter((one) => existsSync(join(root, one)))) for (const path of files(folder)) add(path)
  for (const path of SINGLE) add(path)
  return hash.digest('hex')
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function files(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) return files(path)
      return path.endsWith('.test.ts') ? [] : [path]
    })
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  process.exitCode = buildClient() ? 0 : 1
