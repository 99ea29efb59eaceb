import { SPECTATOR } from '../kernel/index.ts'
import { Absence } from './absence.ts'
import { Audience } from './audience.ts'
import type { Awake } from './awake.ts'
import type { Client } from './client.ts'
import type { Place } from './seating.ts'
import type { StoredSeat } from './store.ts'
import type { Surroundings } from './surroundings.ts'

/** Who is at a match: its clients, their places, and how long the other seats have been without a client. */
export class Presence {
  private readonly all = new Set<Client>()
  private readonly now: () => number
  /** By seat, since when it has had no client, for people to read; claims go by `absence`. */
  private readonly away: number[]
  readonly absence: Absence
  /** The audience that computers play for. */
  readonly audience: Audience

  constructor(seats: readonly StoredSeat[], { now, clock }: Pick<Surroundings, 'now' | 'clock'>, awake: Awake) {
    const absent = seats.map((seat) => seat.absent ?? 0)
    this.now = now
    this.away = absent.map((ms) => Math.max(0, now() - ms))
    this.absence = new Absence(awake, absent)
    this.audience = new Audience(this.all, clock)
  }

  /** All clients, including spectators, in order of arrival. */
  get clients(): ReadonlySet<Client> {
    return this.all
  }

  enter(client: Client): void {
    this.all.add(client)
    if (client.seat !== SPECTATOR) this.absence.came(client.seat)
  }

  /** Returns whether the client was there at all. */
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

  /** When the last client left a seat that has none now: milliseconds since 1970. */
  awaySince = (seat: number): number => this.away[seat] as number

  /** The number of clients at one place: that of a seat's chief, or of a player who shares it. */
  private at({ seat, comrade }: Place): number {
    return [...this.all].filter((client) => client.seat === seat && client.comrade?.name === comrade?.name).length
  }

  /** Is a client connected at a place? */
  isTaken = (place: Place): boolean => this.at(place) > 0

  /** Does the player of a place have `most` connections? Never true for a spectator. */
  isFull = (place: Place, most: number): boolean => place.seat !== SPECTATOR && this.at(place) >= most

  /** Lets go of all clients: the match is no longer in memory. */
  letGo(): void {
    for (const client of [...this.all]) client.lost()
    this.all.clear()
  }
}
