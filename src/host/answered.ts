import type { HostMessages, Request } from '../protocol/index.ts'
import { REQUESTS_KEPT, type StoredRequest } from './store.ts'

/** A request that is carried out: what is stored of it, and its answer, which goes out once that is stored. */
export interface Asked {
  readonly stored: StoredRequest
  readonly answer: () => void
}

/** The last requests carried out for each place, and their answers, including those still being stored. */
export class Answered {
  private readonly places = new Map<string, Map<string, StoredRequest>>()
  private last = 0

  constructor(requests: readonly StoredRequest[]) {
    for (const request of requests) this.add(request)
  }

  /** The number of the next request. */
  get next(): number {
    return this.last + 1
  }

  find = (place: string, id: string): StoredRequest | undefined => this.places.get(place)?.get(id)

  add(request: StoredRequest): void {
    const { place, id, asked } = request
    this.last = Math.max(this.last, asked)
    let own = this.places.get(place)
    if (!own) this.places.set(place, (own = new Map()))
    own.set(id, request)
    for (const oldest of own.keys()) {
      if (own.size <= REQUESTS_KEPT) break
      own.delete(oldest)
    }
  }
}

/** The answer to a request that was carried out. */
export const answerTo = ({ id, played, refused }: StoredRequest): HostMessages['done'] => ({
  type: 'done',
  id,
  ...(played !== undefined && { played }),
  ...(refused && { refused }),
})

/**
 * A digest of what a request asks for, as a number of 53 bits: shows that a client has used an id twice. It guards
 * against mistakes, not attacks: it is a fast sum over the text, which does not depend on the client's order of the
 * fields.
 */
export function digestOf(request: Request): number {
  const text = JSON.stringify(request)
  let [a, b] = [0xdeadbeef, 0x41c6ce57]
  for (let k = 0; k < text.length; k++) {
    const code = text.charCodeAt(k)
    a = Math.imul(a ^ code, 2654435761)
    b = Math.imul(b ^ code, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (b & 2097151) + (a >>> 0)
}
