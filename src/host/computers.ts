import { findIn } from '../../systems/find.ts'
import { each, includes, type Position } from '../kernel/index.ts'
import { awaiting, type Match, type Reply, type Thought } from '../match/index.ts'
import { assertPlayer, thinks } from '../players/index.ts'
import { courtesy } from './courtesy.ts'
import { RequestError } from './replies.ts'
import type { Surroundings } from './surroundings.ts'
import type { Seen } from './tasks/index.ts'
import { type Account, CHOOSE_WITHIN, type Workshop } from './workshop.ts'

/** What computer players need of the match that they sit at. */
export interface Bench {
  readonly id: string
  readonly match: Match<Position>
  /** What a seat sees at this moment. */
  seen(seat: number): Seen
  /** Is there an audience to play for? */
  isWatched(): boolean
  /** On whose account the next choice goes. */
  payer(): Account | undefined
  /** Keeps what the match has made of a wish. */
  commit(reply: Reply): void
  /** Has a seat do something, which was thought out so. Throws where that is refused. */
  play(seat: number, wish: readonly string[], thought: Thought | undefined): void
  /** Tells all clients what has changed of the status. */
  tellStatus(): void
}

/** One computer player at its seat. */
interface Seated {
  readonly kind: string
  /** What it remembers from its last choice, and the entry that this has made. */
  memory: unknown
  last: number | undefined
}

/** A thought as a record keeps it. */
const thoughtOf = (player: string, [a, b]: readonly [number, number], after: number | undefined): Thought => ({
  player,
  chance: [a, b],
  ...(after !== undefined && { after }),
})

/** How long a computer waits before it chooses: others get their turn in between. */
const BREATH = 0
/** Milliseconds of thinking after which all clients are told of it. */
const MOMENT = 300
/**
 * How long it waits when there was no time for it, at first and at most; each time twice as long. Where its account
 * owes work, at most the first.
 */
const PAUSE = 1_000
const LONGEST_PAUSE = 60_000

/**
 * The computer players at one match. They choose one after the other, in the workshop: meanwhile the match goes on, and
 * a choice is dropped when its seat sees something else, and asked for again; one that takes long is given up then. They
 * do nothing without an audience: wake them when a client comes.
 */
export class Computers {
  private readonly bench: Bench
  private readonly around: Surroundings
  private readonly workshop: Workshop
  private readonly seats = new Map<number, Seated>()
  private calledOff: (() => void) | undefined
  private thinking = false
  /** The seat that a computer is to choose for, and how its moment is called off before it has passed. */
  private choosing: { readonly seat: number; readonly callOff: () => void; isLong: boolean } | undefined
  private pause = PAUSE
  private closed = false

  constructor(bench: Bench, around: Surroundings, workshop: Workshop) {
    this.bench = bench
    this.around = around
    this.workshop = workshop
  }

  /**
   * Seats a computer player, or none (undefined). Throws a UserError where there is none of that name for the system.
   */
  seat(seat: number, kind: string | undefined): void {
    if (this.seats.get(seat)?.kind === kind) return
    if (kind !== undefined) assertPlayer(kind, findIn(this.around.systems, this.bench.match.engine.ruleset.id))
    if (kind === undefined) this.seats.delete(seat)
    else this.seats.set(seat, { kind, memory: undefined, last: undefined })
  }

  /** Has them do what there is for them to do; clients get their turn in between. */
  wake(pause = BREATH): void {
    if (this.calledOff || this.closed || this.bench.match.ending || this.seats.size === 0) return
    this.calledOff = this.around.later(pause, () => {
      this.calledOff = undefined
      try {
        this.answer()
      } catch (error) {
        this.report(error)
      }
    })
  }

  close(): void {
    this.closed = true
    this.calledOff?.()
    this.calledOff = undefined
    this.choosing?.callOff()
  }

  /** The seat for which a computer has been choosing for a moment: one thing after the other, perhaps. */
  get thinkingAt(): number | undefined {
    return this.choosing?.isLong ? this.choosing.seat : undefined
  }

  /** From now on a computer is to choose for this seat, or for none. */
  private chooseFor(seat: number | undefined): void {
    if (this.choosing?.seat === seat) return
    const before = this.choosing
    before?.callOff()
    this.choosing = undefined
    if (seat !== undefined) {
      const callOff = this.around.later(MOMENT, () => {
        choosing.isLong = true
        this.bench.tellStatus()
      })
      const choosing = { seat, callOff, isLong: false }
      this.choosing = choosing
    }
    if (before?.isLong) this.bench.tellStatus()
  }

  /** They answer requests outside the rules at once, even while one of them is thinking. */
  private answer(): void {
    const { match } = this.bench
    if (!this.bench.isWatched()) return
    const polite = courtesy(match, (seat) => this.seats.has(seat), this.around.now())
    if (polite && polite.lines.length > 0) this.bench.commit(polite)
    else if (!this.thinking) this.think()
  }

  private think(): void {
    const { bench } = this
    const seat = [...each(awaiting(bench.match))].find((one) => this.seats.has(one))
    const player = seat === undefined ? undefined : this.seats.get(seat)
    this.chooseFor(seat)
    if (seat === undefined || !player) return
    const account = bench.payer()
    const debt = account?.charge?.(0) ?? 0
    if (debt > 0) {
      this.wake(Math.min(debt, PAUSE))
      return
    }
    const seen = bench.seen(seat)
    const isWanted = () => !this.closed && this.seats.get(seat) === player && bench.isWatched() && this.stillSees(seen)
    const chance = [this.number(), this.number()] as const
    this.thinking = true
    this.workshop
      .perform(
        'choose',
        { ...seen, player: player.kind, chance, memory: player.memory },
        {
          match: bench.id,
          ...(account && { account }),
          limit: CHOOSE_WITHIN,
          long: thinks(player.kind),
          wanted: isWanted,
        },
      )
      .finally(() => (this.thinking = false))
      .then((chosen) => {
        this.pause = PAUSE
        if (!isWanted()) this.wake()
        else if (!chosen) throw new Error(`${player.kind} knows nothing legal`)
        else {
          const after = chosen.recalled ? player.last : undefined
          player.memory = chosen.memory
          player.last = bench.match.fold.next
          bench.play(seat, chosen.wish, thinks(player.kind) ? thoughtOf(player.kind, chance, after) : undefined)
        }
      })
      .catch((error: unknown) => this.failed(error))
  }

  /** Must the seat still choose, and does it see what it saw? Then what it chose is an answer. */
  private stillSees({ seat, cells }: Seen): boolean {
    const now = this.bench.seen(seat).cells
    return includes(awaiting(this.bench.match), seat) && now.every((value, k) => value === cells[k])
  }

  private failed(error: unknown): void {
    if (this.closed) return
    const code = error instanceof RequestError ? error.code : undefined
    if (code !== 'busy' && code !== 'unwanted') this.report(error)
    if (code === 'unwanted') this.wake()
    else if (code === 'busy' || code === 'too-much' || code === 'lost') {
      // There was no time for it, or it could not be loaded; later it may go better.
      this.wake(this.pause)
      this.pause = Math.min(2 * this.pause, LONGEST_PAUSE)
    }
  }

  private report(error: unknown): void {
    this.around.report(`the computer player of match ${this.bench.id} failed`, error)
  }

  private number(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.around.randomBytes(4)
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
  }
}
