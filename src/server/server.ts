import { randomBytes } from 'node:crypto'
import { extname } from 'node:path'
import { Host, type HostedSystem, type Snapshots } from '../host/index.ts'
import { UserError } from '../kernel/index.ts'
import type { Pack } from '../match/pack.ts'
import { Health } from './health.ts'
import { httpServer } from './http.ts'
import { LIMITS, type Limits } from './limits.ts'
import { listen } from './listening.ts'
import { Metrics, type MetricsPort, serveMetrics } from './metrics.ts'
import { overPacks, readyToSend } from './packs.ts'
import { Pool } from './pool.ts'
import { Sockets } from './sockets.ts'
import type { ServerStore } from './threaded-store.ts'
import { Visitors } from './visitors.ts'
import { together, type Watch } from './watch.ts'
import { watchMainLoop } from './watchdog.ts'
import { watched } from './watched-store.ts'

export interface ServerOptions {
  /** The name or number of the interface to listen on. */
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Where matches are kept; closed with the server. */
  readonly store: ServerStore
  /** Left out, a match is folded from its record whenever it is opened. */
  readonly snapshots?: Snapshots
  /** The folder of the built client. */
  readonly client: string
  /** Origins of pages that may connect in addition to the server's own, like `https://example.org`. */
  readonly origins?: readonly string[]
  /** Are addresses those that a proxy names in `X-Forwarded-For`? */
  readonly behindProxy?: boolean
  readonly limits?: Partial<Limits>
  /** A module whose `systems` are played in place of Grognard's own: every thread of the server loads it. */
  readonly systems?: URL
  /** Designers' data that games are played with in place of the shipped data: at most one pack for each system. */
  readonly packs?: readonly Pack[]
  /** Where figures for a monitor are served, apart from the table; left out, nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number }
  /** Seconds after which a hanging main loop ends the process; left out or 0, it may hang for ever. */
  readonly watchdog?: number
  /** Hears how the server is doing. */
  readonly watch?: Partial<Watch>
  /** Gets reports of faults in our program; never anything secret. */
  readonly report: (what: string, error?: unknown) => void
}

export interface RunningServer {
  readonly port: number
  /** The port of the figures. */
  readonly metricsPort?: number
  /**
   * Stores everything, tells the clients to come back, and lets go of the port, within five seconds, whatever is under
   * way.
   */
  close(): Promise<void>
}

const OWN_SYSTEMS = new URL(`../../systems/node${extname(import.meta.url)}`, import.meta.url)

/**
 * Milliseconds that the server has to stop in good order: a store that does not answer, for example, cannot hold it up
 * for longer.
 */
const STOP_WITHIN = 4_000

/** Work put off for at most these milliseconds counts as under way. */
const SOON = 1_000

/** Starts the server. Rejects with a UserError, and closes the store, if a pack is wrong or it cannot listen. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { store, report, client, origins = [], behindProxy = false, systems = OWN_SYSTEMS, packs = [] } = options
  const limits = { ...LIMITS, ...options.limits }
  const health = new Health({ probe: store.probe ?? (async () => {}), report })
  const metrics = options.metrics && new Metrics()
  const listeners = [...(metrics ? [metrics] : []), ...(options.watch ? [options.watch] : [])]
  const watch = together([{ failed: health.doubt }, ...listeners])
  const { played, sent } = await loadAll(systems, packs).catch(async (error: unknown) => {
    health.stop()
    await store.close()
    throw error
  })
  const { questions: perAccount, questionsPerMatch: perMatch } = limits
  const workshop = new Pool({ systems, packs, perAccount, perMatch, report })
  const host = new Host({
    store: watched(store, watch),
    ...(options.snapshots && { snapshots: options.snapshots }),
    systems: played,
    workshop,
    now: Date.now,
    clock: () => performance.now(),
    randomBytes: (count) => new Uint8Array(randomBytes(count)),
    later: (ms, work) => {
      const timer = setTimeout(work, ms)
      // A timer that only forgets something must not keep the process alive.
      if (ms > SOON) timer.unref()
      return () => clearTimeout(timer)
    },
    report,
    limits,
    ...(listeners.length > 0 && { meter: watch }),
  })
  const sockets = new Sockets({
    host,
    limits,
    origins,
    behindProxy,
    clock: () => performance.now(),
    refused: watch.refused,
  })
  const app = await httpServer({
    host,
    limits,
    behindProxy,
    client,
    packs: sent,
    health,
    refused: watch.refused,
    report,
  })
  const visitors = new Visitors(app.server, {
    perAddress: limits.visitorsPerAddress,
    perNetwork: limits.addressesPerNetwork,
    behindProxy,
    refused: watch.refused,
    report,
  })
  app.server.on('upgrade', (request, stream, head) => {
    if (sockets.upgrade(request, stream, head)) visitors.release(stream)
  })
  metrics?.gauge('matches_open', 'Matches in memory.', () => host.matches)
  metrics?.gauge('sockets', 'Connections of clients.', () => sockets.count)
  metrics?.gauge(
    'tasks_waiting',
    'Questions, and choices of computer players, that wait for a thread.',
    () => workshop.waiting,
  )
  metrics?.gauge('ready', '1 if the server is ready, 0 if its store fails or it is stopping.', () =>
    health.why ? 0 : 1,
  )
  let figures: MetricsPort | undefined
  const watchdog = options.watchdog ? watchMainLoop(options.watchdog, report) : undefined
  const close = async () => {
    watchdog?.stopping()
    health.stop()
    sockets.stop()
    const inOrder = async () => {
      await host.close()
      await sockets.close()
      await app.close()
      await figures?.close()
    }
    let late: NodeJS.Timeout | undefined
    const timeIsUp = new Promise<void>((resolve) => {
      late = setTimeout(() => {
        report(
          'the server could not shut down cleanly in time, and stops now: everything that it acknowledged is stored',
        )
        resolve()
      }, STOP_WITHIN)
    })
    await Promise.race([inOrder(), timeIsUp]).finally(() => clearTimeout(late))
    await workshop.close()
    await watchdog?.stop()
  }
  try {
    const port = await listen(app, options.host, options.port).catch((error: NodeJS.ErrnoException) => {
      throw new UserError(whyNoPort(error, options))
    })
    app.server.on('error', (error) => report('a connection could not be accepted', error))
    if (metrics && options.metrics) figures = await serveMetrics(metrics, options.metrics)
    return { port, ...(figures && { metricsPort: figures.port }), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Loads the rules before any client is served, so that no client waits for them. */
async function loadAll(module: URL, packs: readonly Pack[]) {
  const { systems }: { readonly systems: readonly HostedSystem[] } = await import(module.href)
  const played = overPacks(systems, packs)
  for (const { rules } of played) await rules()
  return { played, sent: await readyToSend(played, packs) }
}

function whyNoPort({ code, message }: NodeJS.ErrnoException, { host, port }: ServerOptions): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken: another server may be running; --port names another`
  if (code === 'EACCES') return `this user may not listen on port ${port}: choose one from 1024 up with --port`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `this machine has no address '${host}' to listen on`
  return `cannot listen on ${host}, port ${port}: ${message}`
}
