import { type DestinationStream, pino } from 'pino'
import type { Pack } from '../match/pack.ts'
import { discreet } from './discreet.ts'
import type { Watch } from './watch.ts'

/** Milliseconds from which a request counts as slow. */
const SLOW = 1_000
/** Milliseconds between two lines that say how many clients were refused. */
const EVERY = 60_000

/** What a server reports about itself while it runs. */
export interface Log extends Partial<Watch> {
  /** The server listens, keeps its matches in this folder, and plays with these packs of designers' data. */
  opened(addresses: readonly string[], folder: string, packs: readonly Pack[], metrics?: string): void
  /** A fault in our program or the machine. */
  report(what: string, error?: unknown): void
  stopping(): void
  stopped(): void
}

/**
 * A line of JSON for each thing that an operator should know: starts and stops, faults, slow requests, and once a
 * minute the number of refusals. No addresses, names, talk or keys, and only the first four characters of a match's id.
 */
export function jsonLog(to: DestinationStream = pino.destination({ sync: true })): Log {
  const logger = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } },
    to,
  )
  const refused = new Map<string, number>()
  const tell = () => {
    if (refused.size > 0)
      logger.warn({ event: 'refused', ...Object.fromEntries(refused) }, 'refused since the last such line')
    refused.clear()
  }
  const rounds = setInterval(tell, EVERY).unref()
  return {
    opened(addresses, store, packs, metrics) {
      const by = Object.fromEntries(packs.map(({ ruleset, name }) => [ruleset, name]))
      const more = { ...(packs.length > 0 && { packs: by }), ...(metrics && { metrics }) }
      logger.info({ event: 'start', addresses, store, ...more }, 'the table is open')
    },
    report(what, error) {
      const { message, stack } =
        error instanceof Error ? error : { message: error === undefined ? undefined : String(error), stack: undefined }
      const details = { ...(message && { error: discreet(message) }), ...(stack && { stack: discreet(stack) }) }
      logger.error({ event: 'fault', ...details }, discreet(what))
    },
    answered(type, _answer, ms) {
      if (ms >= SLOW) logger.warn({ event: 'slow', request: type, ms: Math.round(ms) }, 'a request took long')
    },
    refused: (code) => refused.set(code, (refused.get(code) ?? 0) + 1),
    stopping: () => logger.info({ event: 'stopping' }, 'the table is being closed'),
    stopped() {
      clearInterval(rounds)
      tell()
      logger.info({ event: 'stop' }, 'the table is closed')
    },
  }
}
