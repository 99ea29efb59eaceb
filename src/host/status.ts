import { each, includes, type Position } from '../kernel/index.ts'
import { awaiting, isUnattended, type Match } from '../match/index.ts'
import type { SeatInfo, Status } from '../protocol/index.ts'
import type { Presence } from './presence.ts'
import type { Rematch } from './rematch.ts'
import { sealingOf } from './seals.ts'
import { isAlone, isCreators, isWaiting } from './seating.ts'
import type { Lock, StoredSeat } from './store.ts'

/** The state of a match outside the rules. */
export interface Standing {
  readonly match: Match<Position>
  readonly seats: readonly StoredSeat[]
  readonly presence: Presence
  readonly rematch: Rematch
  /** The seat whose computer has been choosing for a moment, if there is one. */
  readonly thinking: number | undefined
}

/**
 * The seat whose computer thinks while the game waits for nothing else. Undefined as long as a person must choose, too:
 * in a secret choice it would tell whether there was anything to think about.
 */
export function thinkingOf({
  match,
  seats,
  thinking,
}: Pick<Standing, 'match' | 'seats' | 'thinking'>): number | undefined {
  const awaited = awaiting(match)
  const onlyComputers = [...each(awaited)].every((seat) => seats[seat]?.kind === 'computer')
  return thinking !== undefined && includes(awaited, thinking) && onlyComputers ? thinking : undefined
}

/** The public status: who sits where and who is there, what has been offered and asked, and how the match ended. */
export function statusOf(standing: Standing): Status {
  const { match, seats, rematch } = standing
  const nameOf = (seat: number) => match.engine.ruleset.seats[seat] as string
  const names = (of: number) => [...each(of)].map(nameOf)
  const sealing = sealingOf(match)
  const thinking = thinkingOf(standing)
  return {
    seats: seats.map((_, seat) => seatInfo(standing, seat)),
    draw: names(match.drawOffered),
    ...(match.asked && { asks: { seat: nameOf(match.asked.seat), agreed: names(match.asked.agreed) } }),
    ...(sealing && { sealing }),
    ...(thinking !== undefined && { thinking: nameOf(thinking) }),
    ...(isAlone(seats) && { hints: true as const }),
    ...(match.ending && { result: match.ending }),
    ...(rematch.seats.length > 0 && { rematch: rematch.seats.map(nameOf) }),
  }
}

function seatInfo({ match, seats, presence }: Standing, seat: number): SeatInfo {
  const held = seats[seat] as StoredSeat
  const { seat: name, kind, name: who, player, team } = held
  const here = kind === 'computer' || presence.isHere(seat)
  const waits = (lock: Lock) => isWaiting(lock) && ({ waiting: true } as const)
  const comrades = team?.map((comrade) => ({
    name: comrade.name,
    ...(comrade.called !== undefined && { called: comrade.called }),
    formations: [...comrade.formations],
    here: presence.isTaken({ seat, comrade }),
    ...waits(comrade),
  }))
  return {
    seat: name,
    kind,
    name: who,
    ...(player !== undefined && { player }),
    here,
    ...(!here && { away: presence.awaySince(seat) }),
    ...(isUnattended(match, seat) && { unattended: true as const }),
    ...(isCreators(held) && { began: true as const }),
    ...waits(held),
    ...(comrades && { team: comrades }),
  }
}
