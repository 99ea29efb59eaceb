import type { CreatedMatch, HostMessage, NewMatch } from '../../../protocol/index.ts'
import type { Link, LinkUser } from '../link.ts'
import type { FromWorker, ToWorker } from './host-worker.ts'

/** The worker that hosts this browser's own matches; started when the first is needed. */

let worker: Worker | undefined
const calls = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
let nextCall = 1

function theWorker(): Worker {
  if (worker) return worker
  worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module', name: 'grognard host' })
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const call = calls.get(data.call)
    calls.delete(data.call)
    if ('error' in data) call?.reject(new Error(data.error))
    else call?.resolve(data.result)
  }
  worker.onerror = ({ message }) => {
    for (const { reject } of calls.values()) reject(new Error(message))
    calls.clear()
  }
  return worker
}

/**
 * Ends the worker with all that it is doing: what it thinks about is lost, what it has stored stays. A later link starts
 * a new one, which knows only what is stored. For a tab whose game another tab has taken over.
 */
export function endHere(): void {
  worker?.terminate()
  worker = undefined
  for (const { reject } of calls.values()) reject(new Error('the host of this tab has been ended'))
  calls.clear()
}

/** Begins a match in this browser. Rejects with the reason if that is impossible. */
export function createHere(wish: NewMatch): Promise<CreatedMatch> {
  const call = nextCall++
  return new Promise((resolve, reject) => {
    calls.set(call, { resolve: resolve as (value: unknown) => void, reject })
    theWorker().postMessage({ kind: 'create', call, wish } satisfies ToWorker)
  })
}

/** A link to a match in this browser: it never breaks. */
export function localLink(user: LinkUser): Link {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<HostMessage>) => user.receive(data)
  theWorker().postMessage({ kind: 'connect', port: port2 } satisfies ToWorker, [port2])
  const link: Link = {
    send: (message) => port1.postMessage(JSON.stringify(message)),
    close() {
      port1.postMessage(null)
      port1.close()
    },
  }
  queueMicrotask(() => user.up())
  return link
}
