import type { ChatLine } from '../protocol/index.ts'
import { lengthOf, page } from './pages.ts'
import {
  type NewStored,
  remembered,
  type Store,
  type StoredMatch,
  type StoredRequest,
  type StoredSeat,
  TALK_PAGE,
} from './store.ts'

/** A stored match that can be changed: see `StoredMatch`. */
export interface KeptMatch extends StoredMatch {
  seats: readonly StoredSeat[]
  readonly lines: string[]
  readonly chat: ChatLine[]
  requests: readonly StoredRequest[]
}

/**
 * Keeps matches as long as the program runs: for tests, and for games that need not be kept. `kept` outlives the store.
 */
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
    async keep(id, { from = 0, lines = [], seats, chat, request }) {
      const match = found(id)
      if (lines.length > 0 && match.lines.length !== from)
        throw new Error(`match ${id} has ${match.lines.length} lines, not ${from}`)
      match.lines.push(...lines)
      if (seats) match.seats = [...seats]
      if (chat) match.chat.push(chat)
      if (request) match.requests = remembered(match.requests, request)
    },
    async load(id, from = 0) {
      const match = kept.get(id)
      return match && { ...match, lines: match.lines.slice(from), chat: match.chat.slice(-TALK_PAGE) }
    },
    async lines(id, from, most) {
      return page(found(id).lines.slice(from), lengthOf, most)
    },
    async chat(id, before, most) {
      return found(id)
        .chat.filter(({ n }) => n < before)
        .slice(-most)
    },
    async close() {},
  }
}
