import type { Engine, Position, Refusal } from '../../kernel/index.ts'
import { inSecret } from '../../match/secrecy.ts'
import { type HostMessage, TAKEN_BACK } from '../../protocol/index.ts'
import type { Wishes } from '../board/table.ts'
import { whyNot } from './replies.ts'
import type { SeatChoices } from './seat-choices.ts'
import type { Wish } from './seat-client.ts'
import type { Timeline } from './timeline.ts'

/**
 * How many of the seat's last entries must be taken back to come to one that was a choice: those that closed by
 * themselves are taken back with it. At least 1.
 */
function toTheLastChoice<P extends Position>(
  engine: Engine<P>,
  seat: number,
  timeline: Timeline<P>,
  { isEmpty }: SeatChoices<P>,
): number {
  let count = 0
  for (let n = timeline.length; n > 0; n--) {
    const back = timeline.told(n).find(({ event }) => event === TAKEN_BACK)
    if (back) n = back.args[0]
    else if (timeline.own(n)) {
      const before = timeline.viewAt(n - 1)
      // The steward's closings are taken back too, without counting.
      if (inSecret(engine, before) && engine.phase(before).idle?.(before, seat)) continue
      count++
      if (!isEmpty(before)) break
    }
  }
  return Math.max(1, count)
}

/** What a person can do outside the rules, as requests to the host. */
export function wishesOf<P extends Position>(
  { engine, seat, timeline }: { readonly engine: Engine<P>; readonly seat: number; readonly timeline: Timeline<P> },
  choices: SeatChoices<P>,
  ask: (wish: Wish) => Promise<HostMessage>,
): Wishes {
  const plainly = async (wish: Wish): Promise<Refusal | undefined> => whyNot(await ask(wish))
  return {
    resign: () => plainly({ type: 'resign' }),
    draw: (offer) => plainly({ type: 'draw', offer }),
    async takeBack(askOthers) {
      const entries = toTheLastChoice(engine, seat, timeline, choices)
      const reply = await ask({ type: 'back', count: timeline.count, entries, ask: askOthers })
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
    async record() {
      const record = await (await import('./record-of.ts')).recordOf({ ask })
      if (typeof record === 'string') return record
      throw new Error(record.message)
    },
  }
}
