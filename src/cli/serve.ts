import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { debuglog } from 'node:util'
import { systems } from '../../systems/registry.ts'
import { UserError } from '../kernel/index.ts'
import { oneLine } from '../kernel/one-line.ts'
import { discreet } from '../server/discreet.ts'
import type { Log, Settings } from '../server/index.ts'
import { command } from './command.ts'
import { folderOf } from './data-folder.ts'
import { readText } from './files.ts'
import { wholeNumber } from './flags.ts'
import { interruptible } from './interrupt.ts'
import { bold, note, print } from './output.ts'
import { readPacks } from './pack.ts'

const HOST = 'localhost'
const PORT = 1808
/** By default, only this machine can read the figures. */
const METRICS_HOST = '127.0.0.1'
const MOST_SETTINGS = 1 << 16
/** Hosts that stand for all addresses of a machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** Seconds after which a server with a hanging main loop ends itself, if the settings do not say. */
const WATCHDOG = 30

/** Milliseconds after which the process ends once the server is closed. */
const LINGER = 500

const debug = debuglog('grognard')

export const serve = command({
  name: 'serve',
  takes: '',
  summary: 'opens the table for play in the browser',
  details: [
    'It serves the table and its matches on one port, and prints the address; it does not open a browser. Ctrl-C shuts it down cleanly. However it ends, every acknowledged action is kept, and games continue when the table is open again.',
    'Only this machine can reach it unless --host names another of its addresses: with --host 0.0.0.0 anyone on the same network can play. docs/operators.md explains how to open a table to the world.',
  ],
  flags: {
    host: { value: 'H', help: `address to listen on (default: ${HOST})` },
    port: { value: 'N', help: `port to listen on (default: ${PORT}); 0 picks a free one` },
    store: { value: 'DIR', help: 'folder for the matches (default: a folder of yours, printed at the start)' },
    origin: { value: 'URL', repeats: true, help: 'also let pages of this origin connect, such as https://example.org' },
    'behind-proxy': { help: 'the server is behind a proxy that names client addresses in X-Forwarded-For' },
    client: { value: 'DIR', help: 'folder of the built client (default: the one that comes with grognard)' },
    metrics: {
      value: '[HOST:]PORT',
      help: `serve figures for a monitor on this port (default host: ${METRICS_HOST})`,
    },
    log: { value: 'FORM', help: 'format of the log: text (default), or json for JSON Lines' },
    settings: { value: 'FILE', help: 'a JSON file with these settings and limits; flags take precedence' },
  },
  examples: [
    'serve',
    'serve --pack ./my-battles',
    'serve --host 0.0.0.0 --port 8080 --store ./matches',
    'serve --settings /etc/grognard.json',
  ],
  async run({ given }) {
    // Load here what no other command needs.
    const { jsonLog, readSettings, snapshotFiles, sqliteStore, startServer } = await import('../server/index.ts')
    const settings = given.settings === undefined ? { limits: {} } : settingsOf(given.settings, readSettings)
    const host = given.host ?? settings.host ?? HOST
    const port = given.port === undefined ? (settings.port ?? PORT) : wholeNumber('port', given.port, 0, 65_535)
    const origins = [...(settings.origins ?? []), ...given.origin].map(originOf)
    const folder = folderOf(given.store ?? settings.store)
    const packs = readPacks(
      given.pack ?? settings.pack,
      systems.map(({ id }) => id),
    )
    const metrics = metricsOf(given.metrics ?? settings.metrics)
    const log = isJson(given.log ?? settings.log) ? jsonLog() : textLog
    const named = given.client ?? settings.client
    const client = named === undefined ? await ownClient() : builtClient(named)
    await interruptible(async (stop) => {
      const store = await sqliteStore(folder, {}, log.report)
      const server = await startServer({
        host,
        port,
        store,
        snapshots: snapshotFiles(folder),
        client,
        packs,
        origins,
        behindProxy: given['behind-proxy'] || settings.behindProxy === true,
        limits: settings.limits,
        watchdog: settings.watchdog ?? WATCHDOG,
        ...(metrics && { metrics }),
        watch: log,
        report: log.report,
      })
      log.opened(
        addressesOf(host, server.port),
        folder,
        packs,
        metrics && `${address(metrics.host, server.metricsPort)}metrics`,
      )
      await new Promise<void>((resolve) => {
        if (stop.aborted) resolve()
        else stop.addEventListener('abort', () => resolve(), { once: true })
      })
      log.stopping()
      await server.close()
      log.stopped()
      // Anything that is still open then does not delay the end.
      setTimeout(() => process.exit(), LINGER).unref()
    })
    return 0
  },
})

/** A log for people: where the table is, and after that only faults. */
const textLog: Log = {
  opened(addresses, folder, packs, metrics) {
    print(`The table is open at ${addresses.map(bold).join(' and ')} (matches are kept in ${folder}; Ctrl-C closes it)`)
    for (const { ruleset, name } of packs)
      print(`Games of ${ruleset} use the data of the pack ${bold(name)} instead of the shipped data`)
    if (metrics) print(`Figures for a monitor are at ${metrics}`)
  },
  report,
  stopping() {},
  stopped() {},
}

/** Reads a file of settings. Paths in it are relative to its folder. */
function settingsOf(file: string, read: (json: string) => Settings): Settings {
  const json = readText(file, MOST_SETTINGS)
  const there = (path: string | undefined) => path && resolve(dirname(file), path)
  try {
    const settings = read(json)
    const { store, client, pack } = settings
    return {
      ...settings,
      ...(store && { store: there(store) as string }),
      ...(client && { client: there(client) as string }),
      ...(pack && { pack: there(pack) as string }),
    }
  } catch (error) {
    throw error instanceof UserError ? new UserError(oneLine(`${file}: ${error.message}`)) : error
  }
}

/** The host and port at which figures are served. */
function metricsOf(text: string | undefined): { host: string; port: number } | undefined {
  if (text === undefined) return undefined
  const [, host = METRICS_HOST, port = ''] = /^(?:\[?([^[\]]+?)\]?:)?([^:]*)$/.exec(text) ?? []
  return { host, port: wholeNumber('metrics', port, 0, 65_535) }
}

function isJson(form: string | undefined): boolean {
  if (form === undefined || form === 'text' || form === 'json') return form === 'json'
  throw new UserError(oneLine(`--log takes text or json, not '${form}'`))
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin
  throw new UserError(
    oneLine(`--origin takes a scheme, a host and an optional port, such as https://example.org, not '${text}'`),
  )
}

/** The folder of the client: a clone builds it if its sources have changed; the package brings it. */
async function ownClient(): Promise<string> {
  const builder = new URL('../../scripts/client.mjs', import.meta.url)
  if (!existsSync(builder)) return builtClient(fileURLToPath(new URL('../../web', import.meta.url)))
  const { buildClient }: { buildClient(): boolean } = await import(builder.href)
  if (!buildClient()) throw new UserError('the table in the browser could not be built: see above')
  return builtClient(fileURLToPath(new URL('../../dist/web', import.meta.url)))
}

function builtClient(folder: string): string {
  if (!existsSync(resolve(folder, 'index.html')))
    throw new UserError(oneLine(`there is no built client in ${folder}: it has no index.html`))
  return resolve(folder)
}

const address = (name: string, port: number | undefined): string =>
  `http://${name.includes(':') ? `[${name}]` : name}:${port}/`

/** The addresses at which a browser finds the table. */
function addressesOf(host: string, port: number): string[] {
  if (!EVERYWHERE.has(host)) return [address(host, port)]
  const others = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && !one.internal && one.family === 'IPv4' ? [one.address] : []))
  return ['localhost', ...others].map((name) => address(name, port))
}

/** Reports a fault in our program: one line, and with NODE_DEBUG=grognard also where it happened. */
function report(what: string, error?: unknown): void {
  const why = error === undefined ? '' : `: ${error instanceof Error ? error.message : error}`
  note(oneLine(discreet(`grognard: ${what}${why}`)))
  if (error !== undefined) debug('%s', discreet(String(error instanceof Error ? error.stack : error)))
}
