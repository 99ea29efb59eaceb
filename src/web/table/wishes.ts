import type { Refusal } from '../../kernel/index.ts'
import type { HostMessage } from '../../protocol/index.ts'
import type { Wishes } from '../board/table.ts'
import { whyNot } from './replies.ts'
import type { Wish } from './seat-client.ts'

/** What a person can do outside the rules, as requests to the host. `past` says what to take back, and from where. */
export function wishesOf(
  past: {
    /** The count of the last update. */
    count(): number
    /** The number of entries that taking back one choice takes back. */
    entriesBack(): Promise<number>
  },
  ask: (wish: Wish) => Promise<HostMessage>,
): Wishes {
  const plainly = async (wish: Wish): Promise<Refusal | undefined> => whyNot(await ask(wish))
  return {
    resign: () => plainly({ type: 'resign' }),
    draw: (offer) => plainly({ type: 'draw', offer }),
    async takeBack(askOthers) {
      const entries = await past.entriesBack()
      const reply = await ask({ type: 'back', count: past.count(), entries, ask: askOthers })
      return reply.type === 'done' && reply.needsConsent ? 'needs consent' : whyNot(reply)
    },
    agree: (agrees) => plainly({ type: 'agree', agrees }),
    say: (text) => plainly({ type: 'chat', text }),
    hand: (to) => plainly({ type: 'hand', to }),
    claim: () => plainly({ type: 'claim' }),
    rematch: () => plainly({ type: 'rematch' }),
    setName: (name) => plainly({ type: 'name', name }),
    setStanding: (orders) => plainly({ type: 'standing', orders: orders.map((order) => ({ ...order })) }),
    invite: (place, owner, invitation) => plainly({ type: 'invite', place, owner, invitation }),
    async moment(n) {
      const reply = await ask({ type: 'moment', n })
      return reply.type === 'moment' ? reply.n : n
    },
    async advise() {
      const reply = await ask({ type: 'advise' })
      return reply.type === 'advice' ? reply : (whyNot(reply) as Refusal)
    },
    async record() {
      const record = await (await import('./record-of.ts')).recordOf({ ask })
      if (typeof record === 'string') return record
      throw new Error(record.message)
    },
  }
}
