/** How much of a host's memory and store one player, one address and one match may take. */
export interface HostLimits {
  /**
   * All addresses of an IPv6 network (the first 48 bits) together may take this many times the limit of one address.
   */
  readonly addressesPerNetwork: number
  /** Connections of one player at a time. */
  readonly connectionsPerPlayer: number
  /** Characters of one answer, roughly: longer histories and records come in several. */
  readonly answer: number
  /** Lines of talk that one player may say in a minute in the long run, and at once. */
  readonly talk: number
  readonly talkAtOnce: number
  /** The same for all players of one address together. */
  readonly talkPerAddress: number
  readonly talkPerAddressAtOnce: number
  /**
   * How often a player may do what costs nothing (taking back, offers of a draw, standing orders, names, handing a seat
   * over, wishes for another game), in a minute in the long run, and at once.
   */
  readonly besides: number
  readonly besidesAtOnce: number
  /** Matches begun in an hour from one address, including another game after a match. */
  readonly matches: number
  /** Lines of talk that are kept of one match and, in addition to them, the host's own notices about seats. */
  readonly talkKept: number
  readonly noticesKept: number
}

export const HOST_LIMITS: HostLimits = {
  addressesPerNetwork: 16,
  connectionsPerPlayer: 16,
  answer: 400_000,
  talk: 20,
  talkAtOnce: 20,
  talkPerAddress: 60,
  talkPerAddressAtOnce: 40,
  besides: 60,
  besidesAtOnce: 60,
  matches: 120,
  talkKept: 2_000,
  noticesKept: 500,
}
