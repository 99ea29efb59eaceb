import { awaiting, each, type Match, type Position, wishOf } from '../engine/index.ts'
import { findPlayer, type Player } from '../players/index.ts'

/** Computer players at the seats of one match. */
export class Computers {
  private readonly match: Match<Position>
  private readonly randomBytes: (count: number) => Uint8Array
  private readonly kinds = new Map<number, string>()
  private readonly players = new Map<number, Player<Position>>()

  constructor(match: Match<Position>, randomBytes: (count: number) => Uint8Array) {
    this.match = match
    this.randomBytes = randomBytes
  }

  /** Seats a computer player, or none (undefined). Throws a UserError where there is none of that name for the system. */
  seat(seat: number, kind: string | undefined): void {
    if (this.kinds.get(seat) === kind) return
    this.players.delete(seat)
    if (kind === undefined) this.kinds.delete(seat)
    else {
      const make = findPlayer(kind, this.match.engine.ruleset.id)
      this.players.set(
        seat,
        make((n) => this.below(n)),
      )
      this.kinds.set(seat, kind)
    }
  }

  /** What the next computer that must choose does: its seat, and its action or whole secret choice. */
  next(): { readonly seat: number; readonly wish: readonly string[] } | undefined {
    const { match } = this
    for (const seat of each(awaiting(match))) {
      const player = this.players.get(seat)
      const wish = player && wishOf(match, seat, (view) => player.choose(view, seat, match.engine))
      if (wish) return { seat, wish }
    }
  }

  private below(n: number): number {
    // 32 bits by a small number: what is uneven about that no game will show.
    const [a = 0, b = 0, c = 0, d = 0] = this.randomBytes(4)
    return (((a << 24) | (b << 16) | (c << 8) | d) >>> 0) % n
  }
}
