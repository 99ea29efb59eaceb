import { existsSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { debuglog } from 'node:util'
import { UserError } from '../engine/index.ts'
import { oneLine } from '../engine/json.ts'
import { rulesets } from '../rules/index.ts'
import { command } from './command.ts'
import { folderOf } from './data-folder.ts'
import { wholeNumber } from './flags.ts'
import { interruptible } from './interrupt.ts'
import { bold, note, print } from './output.ts'

const HOST = 'localhost'
const PORT = '1808'
/** What stands for all addresses of a machine. */
const EVERYWHERE = new Set(['0.0.0.0', '::'])

const debug = debuglog('grognard')

export const serve = command({
  name: 'serve',
  takes: '',
  summary: 'opens the table: people play in the browser',
  details: [
    'One port serves the table and its matches. It opens no browser: the line that it prints has the address. Ctrl-C closes it in good order, and whatever ends it, every acknowledged action is kept; who was playing goes on when it is open again.',
    'Only this machine can reach it unless --host names another address of it: with --host 0.0.0.0 whoever is in the same network can play. docs/operators.md says how to open a table to the world.',
  ],
  flags: {
    host: { value: 'H', help: `the address to listen on: ${HOST} if left out` },
    port: { value: 'N', help: `the port to listen on: ${PORT} if left out, 0 for any that is free` },
    store: { value: 'DIR', help: 'where matches are kept: if left out, a folder of yours that the printed line names' },
    origin: { value: 'URL', repeats: true, help: 'pages of this origin may connect as well, as https://example.org' },
    'behind-proxy': { help: 'a proxy stands before it, and names the addresses of clients in X-Forwarded-For' },
    client: { value: 'DIR', help: 'the built client, if it is not the one that comes with grognard' },
  },
  examples: ['serve', 'serve --host 0.0.0.0 --port 8080 --store ./matches'],
  async run({ given, pack }) {
    for (const { id } of rulesets)
      if (pack(id)) throw new UserError("the table in the browser plays by the shipped data: 'serve' takes no --pack")
    const host = given.host ?? HOST
    const port = wholeNumber('port', given.port ?? PORT, 0, 65_535)
    const origins = given.origin.map(originOf)
    const folder = folderOf(given.store)
    const client = given.client === undefined ? await ownClient() : builtClient(given.client)
    // What the other commands have no use for is loaded only here.
    const { sqliteStore, startServer } = await import('../server/index.ts')
    await interruptible(async (stop) => {
      const store = sqliteStore(folder)
      const server = await startServer({ host, port, store, client, origins, behindProxy: given['behind-proxy'], report })
      const addresses = addressesOf(host, server.port).map(bold).join(' and ')
      print(`The table is open at ${addresses} (matches are kept in ${folder}; Ctrl-C closes it)`)
      await new Promise<void>((resolve) => {
        if (stop.aborted) resolve()
        else stop.addEventListener('abort', () => resolve(), { once: true })
      })
      await server.close()
    })
    return 0
  },
})

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')) return url.origin
  throw new UserError(oneLine(`--origin takes a scheme, a host and perhaps a port, as https://example.org, not '${text}'`))
}

/** A clone builds the client where its sources have changed; the package brings it. */
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

/** Where a browser finds it. */
function addressesOf(host: string, port: number): string[] {
  const address = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}/`
  if (!EVERYWHERE.has(host)) return [address(host)]
  const others = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && !one.internal && one.family === 'IPv4' ? [one.address] : []))
  return ['localhost', ...others].map(address)
}

/** A fault of ours: one line, and with NODE_DEBUG=grognard where it happened. */
function report(what: string, error?: unknown): void {
  note(oneLine(`grognard: ${what}${error === undefined ? '' : `: ${error instanceof Error ? error.message : error}`}`))
  debug('%s', error instanceof Error ? error.stack : error)
}
