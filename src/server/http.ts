import { createServer } from 'node:http'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Buckets } from '../host/bucket.ts'
import { type Host, RequestError } from '../host/index.ts'
import { networkOf } from '../host/networks.ts'
import { oneLine, UserError, validated } from '../kernel/index.ts'
import { matchId, newMatch, PROTOCOL } from '../protocol/index.ts'
import { addressOf } from './address.ts'
import { serveClient } from './client-files.ts'
import { partWith } from './farewell.ts'
import type { Health } from './health.ts'
import { type Limits, LONGEST_BODY } from './limits.ts'
import { type SentPack, servePacks } from './packs.ts'
import { oneAfterAnother } from './pipelining.ts'

interface HttpOptions {
  readonly host: Host
  readonly limits: Limits
  readonly behindProxy: boolean
  /** The folder of the built client. */
  readonly client: string
  /** The designers' data that games are played with. */
  readonly packs: readonly SentPack[]
  readonly health: Pick<Health, 'why' | 'stopping'>
  /** Hears why a client was refused, as a code. */
  readonly refused: (code: string) => void
  readonly report: (what: string, error?: unknown) => void
}

/** An error made by a client of HTTP, with its status. */
class HttpError extends Error {
  readonly statusCode: number
  readonly code: string
  constructor(statusCode: number, code: string, message: string) {
    super(message)
    this.statusCode = statusCode
    this.code = code
  }
}

/** Milliseconds within which a request must have arrived. */
const REQUEST_TIME = 15_000
/**
 * Milliseconds that a connection may rest between two requests: longer than proxies keep it, so that they end it first.
 */
const KEEP_ALIVE = 72_000
/** Seconds. */
const MINUTE = 60
const HOUR = 3_600
/** Milliseconds between two checks for requests that have not arrived in time. */
const LOOK = 5_000
/** Longer than any address that Node accepts, so that we judge what follows the last slash. */
const LONGEST_ADDRESS = 1 << 16

/**
 * Serves HTTP: the client's files, beginning a match, looking one up. Requests are not logged, because they carry keys.
 */
export async function httpServer({
  host,
  limits,
  behindProxy,
  client,
  packs,
  health,
  refused,
  report,
}: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: LONGEST_BODY,
    serverFactory: (listener) =>
      createServer(
        { requestTimeout: REQUEST_TIME, keepAliveTimeout: KEEP_ALIVE, connectionsCheckingInterval: LOOK },
        oneAfterAnother(listener, () => refused('pipelining')),
      ),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    clientErrorHandler(_error, socket) {
      // Not HTTP at all, or far too long: there is no client that would understand an explanation.
      if (socket.writable)
        partWith(socket, 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    },
  })
  // Only JSON: a page of another origin cannot send it without asking first.
  app.removeContentTypeParser('text/plain')
  await app.register(helmet, SECURITY)
  await app.register(rateLimit, {
    max: (request) => (isApi(request) ? limits.requests : limits.files),
    timeWindow: '1 minute',
    cache: 20_000,
    keyGenerator: (request) => `${isApi(request) ? 'api' : 'file'} ${addressOf(request.raw, behindProxy)}`,
    errorResponseBuilder: (_request, { after }) =>
      new HttpError(429, 'too-many', `Too many requests from your address: wait ${after}.`),
  })
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const [status, code, message] = explained(error)
    if (status === 429) refused('requests')
    // The host has already reported what its own errors say, if that needed a report.
    if (status >= 500 && !(error instanceof HttpError || error instanceof UserError))
      report('a request over HTTP failed', error)
    return reply.code(status).send({ code, message })
  })
  api(app, { host, limits, health, behindProxy })
  servePacks(app, packs)
  await serveClient(app, client)
  return app
}

/**
 * Goes by the route that answers, because an address can be written in many ways (`/%61pi/matches`). An address without
 * a route counts as it is written.
 */
const isApi = ({ routeOptions, url }: FastifyRequest): boolean =>
  (routeOptions.url?.startsWith('/api/') ?? false) || url.startsWith('/api/')
const isHealth = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/health') ?? false

type ApiOptions = Pick<HttpOptions, 'host' | 'limits' | 'health' | 'behindProxy'>

function api(app: FastifyInstance, { host, limits, health, behindProxy }: ApiOptions): void {
  const most = limits.requests * limits.addressesPerNetwork
  const ofNetwork = new Buckets(most, most / MINUTE)
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request)) return
    reply.header('cache-control', 'no-store')
    const network = networkOf(addressOf(request.raw, behindProxy))
    if (network !== undefined && !ofNetwork.take(network, performance.now()))
      throw new HttpError(429, 'too-many', 'Too many requests from your network: wait a minute.')
    if (health.stopping && !isHealth(request))
      throw new HttpError(503, 'stopping', 'The server is stopping: try again in a moment.')
  })
  app.get('/api/health', (_request, reply) => {
    const { why } = health
    return reply
      .code(why === undefined ? 200 : 503)
      .send({ live: true, ready: why === undefined, ...(why && { why }), protocol: PROTOCOL })
  })
  app.get('/api/health/live', () => ({ live: true }))
  app.post('/api/matches', async ({ body, raw }, reply) => {
    if (!host.mayBegin(addressOf(raw, behindProxy))) {
      const wait = Math.ceil(HOUR / limits.matches)
      reply.header('retry-after', wait)
      throw new HttpError(
        429,
        'too-many',
        `Too many matches were begun from your address: at most ${limits.matches} an hour. Wait ${wait} seconds.`,
      )
    }
    const created = await host.create(validated(newMatch, body, ''))
    return reply.code(201).send(created)
  })
  app.get<{ Params: { id: string } }>('/api/matches/:id', async ({ params: { id } }) => {
    const info = v.is(matchId, id) ? await host.info(id) : undefined
    if (!info) throw new HttpError(404, 'no-match', 'There is no such match here.')
    return info
  })
}

/** Errors of the host that are not the request's fault. */
const UNAVAILABLE = new Set(['cannot-open', 'lost'])

/** The status, code and message for the client that made the request. */
function explained(error: FastifyError): [status: number, code: string, message: string] {
  if (error instanceof RequestError)
    return [UNAVAILABLE.has(error.code) ? 503 : 400, error.code, oneLine(error.message)]
  if (error instanceof UserError) return [400, 'bad-request', oneLine(error.message)]
  if (error instanceof HttpError) return [error.statusCode, error.code, error.message]
  const status = error.statusCode ?? 500
  if (status >= 500) return [500, 'fault', 'Something went wrong on our side; nothing has changed.']
  if (status === 413) return [413, 'too-long', `A request has at most ${LONGEST_BODY} bytes.`]
  if (status === 415) return [415, 'bad-request', 'Requests are JSON: content-type application/json.']
  return [status, 'bad-request', oneLine(error.message)]
}

/**
 * Allows only what this server serves itself: no inline scripts or styles, no frames, no forms. Whether a connection
 * must be encrypted is for the proxy that encrypts it to say.
 */
const SECURITY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
} as const
