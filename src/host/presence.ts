import { SPECTATOR } from '../kernel/index.ts'
import { Absence } from './absence.ts'
import { Audience } from './audience.ts'
import type { Awake } from './awake.ts'
import type { Client } from './client.ts'
import type { Place } from './seating.ts'
import type { StoredSeat } from './store.ts'
import type { Surroundings } from './surroundings.ts'

/**
 * Who is at a match: its clients, the places at which they are, and for how long the other seats have been without one.
 */
export class Presence {
  private readonly all = new Set<Client>()
  private readonly now: () => number
  /** By seat, since when it is without a client, for people to read; what counts is `absence`. */
  private readonly away: number[]
  readonly absence: Absence
  /** For whom computers play. */
  readonly audience: Audience

  constructor(seats: readonly StoredSeat[], { now, clock }: Pick<Surroundings, 'now' | 'clock'>, awake: Awake) {
    const absent = seats.map((seat) => seat.absent ?? 0)
    this.now = now
    this.away = absent.map((ms) => Math.max(0, now() - ms))
    this.absence = new Absence(awake, absent)
    this.audience = new Audience(this.all, clock)
  }

  /** All clients, spectators among them, in the order in which they came. */
  get clients(): ReadonlySet<Client> {
    return this.all
  }

  enter(client: Client): void {
    this.all.add(client)
    if (client.seat !== SPECTATOR) this.absence.came(client.seat)
  }

  /** Gives whether the client was there at all. */
  leave(client: Client): boolean {
    if (!this.all.delete(client)) return false
    this.audience.left(client)
    const { seat } = client
    if (seat !== SPECTATOR && !this.isHere(seat)) {
      this.away[seat] = this.now()
      this.absence.left(seat)
    }
    return true
  }

  /** Is a client connected at a seat: its chief, or a player who shares it? */
  isHere = (seat: number): boolean => [...this.all].some((client) => client.seat === seat)

  /** When the last client left a seat that has none: milliseconds since 1970. */
  awaySince = (seat: number): number => this.away[seat] as number

  /** How many clients are at one place: that of a seat's chief, or of one who shares it. */
  private at({ seat, comrade }: Place): number {
    return [...this.all].filter((client) => client.seat === seat && client.comrade?.name === comrade?.name).length
  }

  /** Is a client connected at a place? */
  isTaken = (place: Place): boolean => this.at(place) > 0

  /** Has the player of a place `most` connections? A spectator never has. */
  isFull = (place: Place, most: number): boolean => place.seat !== SPECTATOR && this.at(place) >= most

  /** Lets go of all clients: the match is no longer in memory. */
  letGo(): void {
    for (const client of [...this.all]) client.lost()
    this.all.clear()
  }
}
