import { commitmentToWords } from '../../match/sealed-dice.ts'
import { keepSealed, sealedAt } from './kept-dice.ts'
import type { SeatClient } from './seat-client.ts'

/** Seals the dice for the seats that are played here, before the game. Fetched only while a match waits for that. */

/** A seat that is played here, and what its host said about the match. */
export interface OwnSeat {
  readonly client: SeatClient
  readonly match: string
  readonly seat: string
  readonly chain: string
  readonly commitment: string | undefined
}

const drawn = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
}

/** Does everything that these seats can do now. Call it again when the match has moved on. */
export async function seal(seats: readonly OwnSeat[]): Promise<void> {
  for (let going = true; going; ) {
    going = false
    for (const seat of seats) if (await next(seat)) going = true
  }
}

/**
 * The requests already made by this page, so that it does not respond for ever to another tab or device of the seat.
 */
const asked = new Set<string>()

/**
 * Does the next step of a seat, if possible. Shows its words only when every commitment has been shown to this browser
 * and is kept.
 */
async function next({ client, match, seat, chain, commitment }: OwnSeat): Promise<boolean> {
  const { sealing } = client.status ?? {}
  const step = `${match} ${seat} ${sealing?.next}`
  if (!sealing || asked.has(step)) return false
  const found = sealedAt(match, seat)
  const kept = found?.chain === chain && found.commitment === commitment ? found : undefined
  const stands = sealing.commits.find((one) => one.seat === seat)
  const isOurs = (words: string) => stands?.commitment === commitmentToWords(chain, seat, words)
  if (sealing.next === 'commit') {
    if (kept && isOurs(kept.words)) return false
    asked.add(step)
    const words = kept?.words ?? drawn()
    keepSealed([match], seat, { chain, commitment, words })
    await client.ask({ type: 'commit', commitment: commitmentToWords(chain, seat, words) })
    return true
  }
  if (!kept || !sealing.waiting.includes(seat) || !isOurs(kept.words)) return false
  asked.add(step)
  keepSealed([match, chain], seat, { ...kept, commits: sealing.commits.map((one) => one.commitment) })
  await client.ask({ type: 'reveal', words: kept.words })
  return true
}
