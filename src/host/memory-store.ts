import type { ChatLine } from '../protocol/index.ts'
import { type NewStored, remembered, type Store, type StoredMatch, type StoredRequest, type StoredSeat, TALK_PAGE } from './store.ts'

/** A match as it is kept: what `StoredMatch` shows, to be added to. */
export interface KeptMatch extends StoredMatch {
  seats: readonly StoredSeat[]
  readonly lines: string[]
  readonly chat: ChatLine[]
  requests: readonly StoredRequest[]
}

/** Keeps matches as long as the program runs: for tests, and for games that nobody wants to keep. `kept` outlives the store. */
export function memoryStore(kept = new Map<string, KeptMatch>()): Store {
  const found = (id: string): KeptMatch => {
    const match = kept.get(id)
    if (!match) throw new Error(`match ${id} is not in the store`)
    return match
  }
  return {
    async create(match: NewStored) {
      if (kept.has(match.id)) throw new Error(`match ${match.id} is in the store already`)
      kept.set(match.id, { ...match, seats: [...match.seats], lines: [...match.lines], chat: [], requests: [] })
    },
    async append(id, from, lines, request) {
      const match = found(id)
      if (match.lines.length !== from) throw new Error(`match ${id} has ${match.lines.length} lines, not ${from}`)
      match.lines.push(...lines)
      if (request) match.requests = remembered(match.requests, request)
    },
    async load(id) {
      const match = kept.get(id)
      return match && { ...match, lines: [...match.lines], chat: match.chat.slice(-TALK_PAGE) }
    },
    async setSeats(id, seats) {
      found(id).seats = [...seats]
    },
    async addChat(id, line) {
      found(id).chat.push(line)
    },
    async chat(id, before, most) {
      return found(id)
        .chat.filter(({ n }) => n < before)
        .slice(-most)
    },
    async close() {},
  }
}
