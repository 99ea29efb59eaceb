import { Buckets } from './bucket.ts'
import type { HostLimits } from './limits.ts'

const MINUTE = 60

/** How fast players may do what costs them nothing. A player is counted over all his connections, and an address over all its players. */
export class Rates {
  private readonly clock: () => number
  private readonly talkOfPlayer: Buckets
  private readonly talkOfAddress: Buckets
  private readonly besides: Buckets

  /** `clock`: milliseconds of a clock that does not go back. */
  constructor(limits: HostLimits, clock: () => number) {
    this.clock = clock
    this.talkOfPlayer = new Buckets(limits.talkAtOnce, limits.talk / MINUTE)
    this.talkOfAddress = new Buckets(limits.talkPerAddressAtOnce, limits.talkPerAddress / MINUTE)
    this.besides = new Buckets(limits.besidesAtOnce, limits.besides / MINUTE)
  }

  /** May a player say something more now? If so, it is counted. */
  mayTalk(player: string, address: string): boolean {
    const now = this.clock()
    return this.talkOfPlayer.take(player, now) && this.talkOfAddress.take(address, now)
  }

  /** May a player do one thing more that costs him nothing? If so, it is counted. */
  mayAsk = (player: string): boolean => this.besides.take(player, this.clock())
}
