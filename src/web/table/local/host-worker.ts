/// <reference lib="webworker" />

import { systems } from '../../../../systems/registry.ts'
import { Host } from '../../../host/index.ts'
import type { NewMatch } from '../../../protocol/index.ts'
import { indexedStore } from './indexed-store.ts'

/**
 * The host of this browser's own matches: rules, dice and computer players run here, so that the page never waits for
 * them.
 */

export type ToWorker =
  | { readonly kind: 'create'; readonly call: number; readonly wish: NewMatch }
  | { readonly kind: 'connect'; readonly port: MessagePort }
export type FromWorker =
  | { readonly call: number; readonly result: unknown }
  | { readonly call: number; readonly error: string }

/** A browser delays nested timers by 4 ms each: work that cannot wait is triggered by a message. */
const { port1: soon, port2: soonAsked } = new MessageChannel()
const next: (() => void)[] = []
soonAsked.onmessage = () => next.shift()?.()

function later(ms: number, work: () => void): () => void {
  if (ms > 0) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  }
  let wanted = true
  next.push(() => wanted && work())
  soon.postMessage(0)
  return () => {
    wanted = false
  }
}

const scope = self as unknown as DedicatedWorkerGlobalScope

const host = indexedStore().then(
  (store) =>
    new Host({
      store,
      systems: systems.map((system) => ({
        ...system,
        rules: system.toPlay,
        rulesBy: async (data) => (await import('./own-rules.ts')).ownRules(system, data),
      })),
      now: () => Date.now(),
      clock: () => performance.now(),
      randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
      later,
      report: (what, error) => console.error(what, error),
    }),
)

scope.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'connect') {
    const { port } = data
    const connection = (await host).connect((message) => port.postMessage(message))
    port.onmessage = (event: MessageEvent<string | null>) => {
      if (event.data === null) connection.close()
      else connection.receive(event.data)
    }
    return
  }
  const { call, wish } = data
  try {
    scope.postMessage({ call, result: await (await host).create(wish) } satisfies FromWorker)
  } catch (error) {
    scope.postMessage({ call, error: (error as Error).message } satisfies FromWorker)
  }
}
