import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

/** A real browser for tests: finds one, or, as root on Debian, installs one; otherwise says what to install. */

/** The headless shell is a browser without windows: it shows the same pages at less cost. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chrome.exe',
  'msedge.exe',
]
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

function find(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [
    process.env.CHROMIUM ?? '',
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...ELSEWHERE,
  ]
  return (
    places.find((place) => place !== '' && existsSync(place)) ??
    [chromium.executablePath()].find((place) => place && existsSync(place))
  )
}

/** Installs Debian's own, if this process may. */
function install(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  console.error('the tests need a browser: installing chromium …')
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  spawnSync('apt-get', ['update', '-q'], options)
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], options)
}

/** The path of a Chromium. Throws an error that says how to get one. */
export function chromiumPath(): string {
  if (find() === undefined) install()
  const path = find()
  if (path !== undefined) return path
  throw new Error(
    'these tests need Chromium or Chrome: on Debian and Ubuntu `sudo apt-get install chromium`, elsewhere `npx playwright-core install chromium`, or set CHROMIUM to the path of one',
  )
}

/** Starts a browser that connects only to the pages it is told to open. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
