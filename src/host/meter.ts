import type { ClientMessage, HostMessage, Request } from '../protocol/index.ts'

/** Hears the types of requests and how soon they are answered, for figures; never who asks, and never about what. */
export interface Meter {
  came(type: ClientMessage['type']): void
  /** A request was answered after this number of milliseconds. */
  answered(type: Request['type'], answer: HostMessage, ms: number): void
  /** A client was told of an error. */
  erred(code: string): void
}

/** Measures the requests of one connection, each from its arrival to its answer. */
export class Stopwatch {
  private readonly meter: Meter
  private readonly clock: () => number
  private readonly running = new Map<string, { readonly type: Request['type']; readonly began: number }>()

  constructor(meter: Meter, clock: () => number) {
    this.meter = meter
    this.clock = clock
  }

  came(message: ClientMessage): void {
    this.meter.came(message.type)
    if (message.type !== 'join') this.running.set(message.id, { type: message.type, began: this.clock() })
  }

  sent(message: HostMessage): void {
    if (message.type === 'error') this.meter.erred(message.code)
    const id = 'id' in message ? message.id : undefined
    const request = id === undefined ? undefined : this.running.get(id)
    if (id === undefined || !request) return
    this.running.delete(id)
    this.meter.answered(request.type, message, this.clock() - request.began)
  }
}
