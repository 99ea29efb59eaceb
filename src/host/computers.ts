import { findIn } from '../../systems/find.ts'
import { each, includes, type Position } from '../kernel/index.ts'
import { awaiting, type Match, type Reply, type Thought } from '../match/index.ts'
import { assertPlayer, thinks } from '../players/index.ts'
import { courtesy } from './courtesy.ts'
import { Memories } from './memories.ts'
import { RequestError } from './replies.ts'
import type { Surroundings } from './surroundings.ts'
import type { Seen } from './tasks/index.ts'
import { type Account, CHOOSE_WITHIN, type Workshop } from './workshop.ts'

/** What computer players need from their match. */
export interface Bench {
  readonly id: string
  readonly match: Match<Position>
  /** What a seat sees now. */
  seen(seat: number): Seen
  /** The number of updates that a seat has had: while it is the same, so is what the seat sees. */
  updates(seat: number): number
  /** Is there an audience to play for? */
  isWatched(): boolean
  /** The account that pays for the next choice. */
  payer(): Account | undefined
  /** Stores the match's reply to a wish. */
  commit(reply: Reply): void
  /** Plays a wish for a seat, with the thought behind it. Throws if it is refused. */
  play(seat: number, wish: readonly string[], thought: Thought | undefined): void
  /** Tells all clients what has changed in the status. */
  tellStatus(): void
}

/** One computer player at its seat. */
interface Seated {
  readonly kind: string
  readonly memories: Memories
}

/** A thought in the form that a record keeps. */
const thoughtOf = (player: string, [a, b]: readonly [number, number], after: number | undefined): Thought => ({
  player,
  chance: [a, b],
  ...(after !== undefined && { after }),
})

/** Milliseconds that a computer waits before it chooses, so that others get their turn in between. */
const BREATH = 0
/** Milliseconds of thinking after which all clients hear about it. */
const MOMENT = 300
/**
 * Milliseconds that it waits when there was no time for it, at first and at most; the wait doubles each time. If its
 * account owes work, it waits at most the first.
 */
const PAUSE = 1_000
const LONGEST_PAUSE = 60_000

/**
 * The computer players at one match. They choose one after another, in the workshop, and meanwhile the match goes on.
 * If the seat comes to see something else, its choice is dropped, or given up if it takes long, and asked for again.
 * Without an audience they do nothing: wake them when a client comes.
 */
export class Computers {
  private readonly bench: Bench
  private readonly around: Surroundings
  private readonly workshop: Workshop
  private readonly seats = new Map<number, Seated>()
  private calledOff: (() => void) | undefined
  /** Ends the time for which no computer thinks, because there was no time for it. */
  private resting: (() => void) | undefined
  private thinking = false
  /** The seat that a computer chooses for; `callOff` calls off the news that the choice takes long. */
  private choosing: { readonly seat: number; readonly callOff: () => void; isLong: boolean } | undefined
  private pause = PAUSE
  private closed = false

  constructor(bench: Bench, around: Surroundings, workshop: Workshop) {
    this.bench = bench
    this.around = around
    this.workshop = workshop
  }

  /** Seats a computer player, or none (undefined). Throws a UserError if the system has none of that name. */
  seat(seat: number, kind: string | undefined): void {
    if (this.seats.get(seat)?.kind === kind) return
    if (kind !== undefined) assertPlayer(kind, findIn(this.around.systems, this.bench.match.engine.ruleset.id))
    if (kind === undefined) this.seats.delete(seat)
    else this.seats.set(seat, { kind, memories: new Memories() })
  }

  /** Lets the computers do what they can do, after a pause in which clients get their turn. */
  wake(): void {
    if (this.calledOff || this.closed || this.bench.match.ending || this.seats.size === 0) return
    this.calledOff = this.around.later(BREATH, () => {
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
    this.resting?.()
    this.resting = undefined
    this.choosing?.callOff()
  }

  /** Lets no computer think for this time; requests outside the rules are answered. */
  private rest(pause: number): void {
    this.resting?.()
    this.resting = this.around.later(pause, () => {
      this.resting = undefined
      this.wake()
    })
  }

  /** The seat that a computer has been choosing for longer than a moment, perhaps in several choices. */
  get thinkingAt(): number | undefined {
    return this.choosing?.isLong ? this.choosing.seat : undefined
  }

  /** Notes that a computer chooses for this seat from now on, or for none. */
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

  /** Answers requests outside the rules at once, even while a computer is thinking. */
  private answer(): void {
    const { match } = this.bench
    if (!this.bench.isWatched()) return
    const polite = courtesy(match, (seat) => this.seats.has(seat), this.around.now())
    if (polite && polite.lines.length > 0) this.bench.commit(polite)
    else if (!this.thinking && !this.resting) this.think()
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
      this.rest(Math.min(debt, PAUSE))
      return
    }
    const seen = bench.seen(seat)
    const updates = bench.updates(seat)
    const isWanted = () =>
      !this.closed && this.seats.get(seat) === player && bench.isWatched() && this.stillSees(seen, updates)
    const chance = [this.number(), this.number()] as const
    const last = player.memories.now(bench.match.fold)
    this.thinking = true
    this.workshop
      .perform(
        'choose',
        { ...seen, player: player.kind, chance, memory: last?.memory },
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
        else if (!chosen) throw new Error(`${player.kind} found no legal action`)
        else {
          const after = chosen.recalled ? last?.entry : undefined
          const entry = bench.match.fold.next
          bench.play(seat, chosen.wish, thinks(player.kind) ? thoughtOf(player.kind, chance, after) : undefined)
          player.memories.keep(bench.match.fold, entry, chosen.memory)
        }
      })
      .catch((error: unknown) => this.failed(error))
  }

  /** Must the seat still choose, and does it see the same as at that update? Then its choice is valid. */
  private stillSees({ seat, cells }: Seen, updates: number): boolean {
    if (!includes(awaiting(this.bench.match), seat)) return false
    return this.bench.updates(seat) === updates || this.bench.seen(seat).cells.every((value, k) => value === cells[k])
  }

  private failed(error: unknown): void {
    if (this.closed) return
    const code = error instanceof RequestError ? error.code : undefined
    if (code !== 'busy' && code !== 'unwanted') this.report(error)
    if (code === 'unwanted') {
      this.wake()
      return
    }
    // There was no time for it, it could not be loaded, or it has a fault that other chances may not meet: try again.
    if (code !== 'busy') this.chooseFor(undefined)
    this.rest(this.pause)
    this.pause = Math.min(2 * this.pause, LONGEST_PAUSE)
  }

  private report(error: unknown): void {
    this.around.report(`the computer player of match ${this.bench.id} failed`, error)
  }

  private number(): number {
    const [a = 0, b = 0, c = 0, d = 0] = this.around.randomBytes(4)
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
  }
}
