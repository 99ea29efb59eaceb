import { Buckets } from './bucket.ts'
import type { HostLimits } from './limits.ts'
import { AddressBuckets } from './networks.ts'

const MINUTE = 60
const HOUR = 3_600

/**
 * How fast players may do what costs them nothing. A player is counted over all connections, and an address, like its
 * network, over all its players.
 */
export class Rates {
  private readonly clock: () => number
  private readonly talkOfPlayer: Buckets
  private readonly talkOfAddress: AddressBuckets
  private readonly besides: Buckets
  private readonly matches: AddressBuckets

  /** `clock`: milliseconds of a clock that does not go back. */
  constructor(limits: HostLimits, clock: () => number) {
    this.clock = clock
    const { addressesPerNetwork } = limits
    this.talkOfPlayer = new Buckets(limits.talkAtOnce, limits.talk / MINUTE)
    this.talkOfAddress = new AddressBuckets(
      limits.talkPerAddressAtOnce,
      limits.talkPerAddress / MINUTE,
      addressesPerNetwork,
    )
    this.besides = new Buckets(limits.besidesAtOnce, limits.besides / MINUTE)
    this.matches = new AddressBuckets(limits.matches, limits.matches / HOUR, addressesPerNetwork)
  }

  /** May a player talk now? If so, counts it. */
  mayTalk(player: string, address: string): boolean {
    const now = this.clock()
    return this.talkOfPlayer.take(player, now) && this.talkOfAddress.take(address, now)
  }

  /**
   * May an address begin another match now? If so, counts it. Clients of the same program have no address and no limit.
   */
  mayBegin = (address: string): boolean => address === '' || this.matches.take(address, this.clock())

  /** May a player now make another request that costs nothing? If so, counts it. */
  mayAsk = (player: string): boolean => this.besides.take(player, this.clock())
}
