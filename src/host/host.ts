import { type Engine, type Formation, findScenario, type Position, UserError } from '../kernel/index.ts'
import { noSuch } from '../kernel/suggest.ts'
import { dataDigest } from '../match/data-digest.ts'
import { createMatch, playersOf } from '../match/index.ts'
import { assertPlayer } from '../players/index.ts'
import { computerName } from '../players/names.ts'
import type { CreatedMatch, HostMessage, MatchInfo, NewMatch } from '../protocol/index.ts'
import { goOn } from './another-game.ts'
import { Awake } from './awake.ts'
import { type Closed, closedBy, closedInfo, sameSeats } from './closed.ts'
import { Connection, HERE, type Line } from './connection.ts'
import { HostedMatch } from './hosted-match.ts'
import { inPlace } from './in-place.ts'
import { hashOfKey, newKey, newMatchId, newSecret, nextMatchId } from './keys.ts'
import { HOST_LIMITS, type HostLimits } from './limits.ts'
import { plainName } from './names.ts'
import { Openings } from './openings.ts'
import { Rates } from './rates.ts'
import { isCannotOpen, RequestError } from './replies.ts'
import { sealsAgain, sealsOf } from './seals.ts'
import { lookAlike, placesOf, playerAt } from './seating.ts'
import { statusOf } from './status.ts'
import type { Lock, NewStored, StoredSeat } from './store.ts'
import { KEEP_IDLE, KEEP_LOOKED_AT, type Surroundings } from './surroundings.ts'
import { Systems } from './tasks/index.ts'
import { comradesOf, formationsOf, placeOf } from './teams.ts'
import { asTime } from './time.ts'
import type { Workshop } from './workshop.ts'

/** Milliseconds before the host tries again to open a match that could not be opened. */
const NOT_AGAIN = 10_000
/** Milliseconds between two times that absences are kept: a server that is killed loses at most that much of them. */
const KEEP_ABSENCES = 5 * 60_000

/** The name of a person who gave none: the name of the seat. */
const namelessAt = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1)

/**
 * Milliseconds for setting matches down when the host closes. A match that is not set down opens more slowly next time.
 */
const SET_DOWN_WITHIN = 3_000

const otherData = (ruleset: string, data: string): RequestError =>
  new RequestError(
    'other-data',
    `This host does not have the data '${data}' of '${ruleset}', by which the game is to be played.`,
  )

/**
 * The host of matches: begins them, opens them from the store, and connects clients to them. The same on a server and
 * in a browser's worker.
 */
export class Host {
  private readonly around: Surroundings
  private readonly open = new Map<string, Promise<HostedMatch | undefined>>()
  private readonly idle = new Map<string, () => void>()
  /** Matches that could not be opened, until the host tries again. */
  private readonly notAgain = new Map<string, () => void>()
  private readonly limits: HostLimits
  private readonly rates: Rates
  private readonly awake: Awake
  private callOffKeeping: () => void = () => {}
  private readonly systems: Systems
  private readonly workshop: Workshop
  private readonly openings: Openings
  private readonly closedMatches = new Map<string, Promise<Closed | undefined>>()
  /** Call off forgetting what was read of such a match. */
  private readonly forgetting = new Map<string, () => void>()
  private closed = false

  constructor(around: Surroundings) {
    this.around = { ...around, now: () => asTime(around.now()) }
    this.limits = { ...HOST_LIMITS, ...around.limits }
    this.rates = new Rates(this.limits, around.clock)
    this.awake = new Awake(around)
    this.keepAbsences()
    this.systems = new Systems(around.systems)
    this.workshop = around.workshop ?? inPlace(this.systems, around)
    this.openings = new Openings(around, this.systems, this.workshop)
  }

  /** The number of matches in memory. */
  get matches(): number {
    return this.open.size
  }

  /** Stores from time to time how long players have been away. */
  private keepAbsences(): void {
    this.callOffKeeping = this.around.later(KEEP_ABSENCES, async () => {
      for (const opening of [...this.open.values()]) (await opening.catch(() => undefined))?.keepAbsence()
      if (!this.closed) this.keepAbsences()
    })
  }

  /** May this address begin another match now? If so, counts it. */
  mayBegin = (address: string): boolean => this.rates.mayBegin(address)

  /**
   * Begins a match. Rejects with a UserError for a system, scenario, option, seat or player that does not exist; with a
   * RequestError `lost` if the rules cannot be loaded, and `other-data` if this host does not have the wanted data.
   */
  async create(wish: NewMatch): Promise<CreatedMatch> {
    const { randomBytes } = this.around
    const kernel = await this.systems.load(wish.ruleset, wish.data)
    const { ruleset } = kernel
    if (wish.data !== undefined && wish.data !== dataDigest(ruleset)) throw otherData(wish.ruleset, wish.data)
    const formations = formationsOf(kernel, wish)
    const keys = new Map<string, string>()
    const invitations = new Map<string, string>()
    const mine = new Set(wish.mine)
    const newLock = (place: string): Lock => {
      const secret = newKey(randomBytes)
      const own = mine.delete(place)
      ;(own ? keys : invitations).set(place, secret)
      return own ? { keyHash: hashOfKey(secret) } : { invitationHash: hashOfKey(secret) }
    }
    const seats = ruleset.seats.map((seat, k): StoredSeat => {
      const given = Object.hasOwn(wish.seats, seat) ? wish.seats[seat] : undefined
      if (given?.kind === 'computer') {
        assertPlayer(given.player, this.systems.find(ruleset.id))
        return { seat, kind: 'computer', name: computerName(given.player), player: given.player }
      }
      const name = given?.name === undefined ? namelessAt(seat) : plainName(given.name)
      const lock = newLock(seat)
      const team = comradesOf(given?.team ?? [], name, formations[k] ?? []).map((one, comrade) => ({
        ...one,
        ...newLock(placeOf(seat, comrade)),
      }))
      return { seat, kind: 'person', name, ...lock, ...(team.length > 0 && { team }) }
    })
    for (const place of placesOf(seats)) {
      const name = playerAt(seats, place)
      const other = seats[place.seat]?.kind === 'person' ? lookAlike(seats, place, name) : undefined
      if (other !== undefined)
        throw new UserError(`the name '${name}' looks like '${other.name}', ${other.is}: give them different names`)
    }
    for (const seat of Object.keys(wish.seats))
      if (!ruleset.seats.includes(seat)) throw noSuch('seat', seat, ruleset.seats)
    for (const place of mine) throw noSuch("person's place", place, [...keys.keys(), ...invitations.keys()])
    const match = newMatchId(randomBytes)
    const owner = newKey(randomBytes)
    await this.begin(match, kernel, wish, seats, sealsOf(seats), formations, hashOfKey(owner))
    return { match, keys: Object.fromEntries(keys), invitations: Object.fromEntries(invitations), owner }
  }

  private async begin(
    id: string,
    kernel: Engine<Position>,
    { scenario, options = {} }: Pick<NewMatch, 'scenario' | 'options'>,
    seats: readonly StoredSeat[],
    seals: readonly (readonly string[])[],
    formations: readonly (readonly Formation[])[],
    ownerHash?: string,
  ): Promise<void> {
    const { randomBytes, now, store } = this.around
    const secret = newSecret(randomBytes)
    const time = now()
    const { reply } = createMatch(kernel, {
      scenario,
      options,
      dice: { secret },
      players: Object.fromEntries(
        seats.map(({ seat, name, team = [] }, k) => [seat, playersOf(name, team, formations[k] ?? [])]),
      ),
      seals,
      time,
    })
    const stored: NewStored = {
      id,
      secret,
      created: time,
      ...(ownerHash !== undefined && { ownerHash }),
      seats,
      lines: reply.lines,
    }
    await store.create(stored)
  }

  /** What anyone who knows a match's id may know about it. */
  async info(id: string): Promise<MatchInfo | undefined> {
    const hosted = await this.look(id).catch(async (error: unknown) => {
      const closed = isCannotOpen(error) ? await this.closedMatch(id) : undefined
      if (!closed) throw error
      return closed
    })
    if (!hosted) return undefined
    if (!(hosted instanceof HostedMatch)) return closedInfo(hosted)
    await hosted.settled()
    const { ruleset, pack, scenario, options } = hosted.match.header
    const { title } = findScenario(hosted.match.engine.ruleset.scenarios(), scenario)
    const { seats, result } = statusOf(hosted)
    return {
      match: id,
      ruleset,
      ...(pack !== undefined && { pack }),
      scenario,
      title,
      options,
      seats,
      over: result !== undefined,
    }
  }

  /** Connects a client; `send` receives one message at a time and must not throw. */
  connect(send: (message: HostMessage) => void, line: Line = HERE): Connection {
    return new Connection(
      {
        find: (id) => this.find(id),
        left: (hosted) => this.rest(hosted),
        closed: (id) => this.closedMatch(id),
        again: (closed) => this.again(closed),
      },
      this.around,
      send,
      line,
    )
  }

  /** The match with that id, from memory or from the store; undefined if there is none. */
  async find(id: string): Promise<HostedMatch | undefined> {
    if (this.closed) throw new UserError('this host is closing')
    this.idle.get(id)?.()
    this.idle.delete(id)
    const hosted = await this.opened(id)
    if (hosted && !hosted.hasClients) this.rest(hosted)
    return hosted
  }

  /** Like `find`, to ask about a match without joining it, which does not keep it in memory longer. */
  private async look(id: string): Promise<HostedMatch | undefined> {
    if (this.closed) throw new UserError('this host is closing')
    const isNew = !this.open.has(id)
    const hosted = await this.opened(id)
    if (hosted && isNew && !hosted.hasClients && !this.idle.has(id)) this.rest(hosted, KEEP_LOOKED_AT)
    return hosted
  }

  private async opened(id: string): Promise<HostedMatch | undefined> {
    let opening = this.open.get(id)
    if (!opening) {
      opening = this.load(id)
      this.open.set(id, opening)
      opening.catch((error: unknown) => {
        const forget = () => {
          this.notAgain.delete(id)
          this.open.delete(id)
        }
        // Do not try again for every client that asks.
        if (error instanceof RequestError && error.code === 'cannot-open')
          this.notAgain.set(id, this.around.later(NOT_AGAIN, forget))
        else forget()
      })
    }
    const hosted = await opening
    if (!hosted) this.open.delete(id)
    return hosted
  }

  private async load(id: string): Promise<HostedMatch | undefined> {
    const { store, report } = this.around
    const found = await this.openings.open(id)
    if (!found) return undefined
    const { secret } = found.stored
    const hosted = new HostedMatch(found, this.around, {
      limits: this.limits,
      rates: this.rates,
      awake: this.awake,
      workshop: this.workshop,
      broken: (error) => {
        report(`match ${id} could not be stored, and is opened again from what is`, error)
        this.forget(hosted)
      },
      again: () => this.rematch(hosted, secret),
      grown: () => {
        if (this.openings.isDue(id, hosted.count)) void this.openings.setDown(hosted)
      },
    })
    if (hosted.match.ending) {
      const next = await store.load(nextMatchId(secret), Number.MAX_SAFE_INTEGER)
      if (next) goOn(hosted, next.id, next.seats)
    }
    return hosted
  }

  /**
   * A match, if it was begun by other rules than this host has. It is read once for all clients that ask within a short
   * time.
   */
  private closedMatch(id: string): Promise<Closed | undefined> {
    let found = this.closedMatches.get(id)
    if (!found) {
      // A damaged record does not count as one of other rules; the failure to open it has been reported.
      found = this.readClosed(id).catch(() => undefined)
      this.closedMatches.set(id, found)
      const forget = () => {
        this.forgetting.delete(id)
        this.closedMatches.delete(id)
      }
      this.forgetting.set(id, this.around.later(NOT_AGAIN, forget))
    }
    return found
  }

  private async readClosed(id: string): Promise<Closed | undefined> {
    const stored = await this.around.store.load(id)
    const { ruleset: name, data } = JSON.parse(stored?.lines[0] ?? '{}') as { ruleset?: string; data?: string }
    if (!stored || name === undefined || !this.systems.has(name)) return undefined
    const { ruleset } = await this.systems.load(name, data)
    return closedBy(ruleset, stored)
  }

  /**
   * Begins the game of such a match again, with the same sides. The first request begins it; later ones get the same
   * id.
   */
  private async again(closed: Closed): Promise<string> {
    const { stored, header } = closed
    const { scenario, options, seals = sealsOf(stored.seats) } = header
    const match = nextMatchId(stored.secret)
    const kernel = await this.systems.load(header.ruleset)
    if (!(await this.around.store.load(match)))
      await this.begin(match, kernel, { scenario, options }, sameSeats(closed), seals, [], stored.ownerHash)
    return match
  }

  /**
   * Puts a match without clients away after some milliseconds. Its computers stop once the last player has been gone
   * that long.
   */
  private rest(hosted: HostedMatch, ms = this.around.keepIdle ?? KEEP_IDLE): void {
    const { id } = hosted
    this.idle.get(id)?.()
    const callOff = this.around.later(ms, () => {
      this.idle.delete(id)
      if (hosted.hasClients) return
      hosted.keepAbsence()
      // Drop what a computer was choosing: it chooses again when somebody comes back.
      void this.openings.setDown(hosted)
      this.forget(hosted)
    })
    this.idle.set(id, callOff)
  }

  private forget(hosted: HostedMatch): void {
    this.idle.get(hosted.id)?.()
    this.idle.delete(hosted.id)
    this.open.delete(hosted.id)
    this.openings.forget(hosted.id)
    hosted.close()
  }

  /**
   * Begins the same game again, with sides changed. The key of a seat is the invitation to the next match: its player
   * proves the seat with it, and gets a key there that no one else has ever seen. If a person let the computer play and
   * is not connected, the computer plays on in the next match; the person can take the seat over, as before.
   */
  private async rematch(hosted: HostedMatch, secret: string): Promise<void> {
    const { scenario, options, seals = sealsOf(hosted.seats) } = hosted.match.header
    const { engine: kernel } = hosted.match
    const { ruleset } = kernel
    const size = ruleset.seats.length
    const sat = (k: number): number => (k + size - 1) % size
    const seats = ruleset.seats.map((seat, k): StoredSeat => {
      const before = sat(k)
      const { seat: place, kind, name: called, player, keyHash: invitationHash } = hosted.seats[before] as StoredSeat
      const name = called === namelessAt(place) ? namelessAt(seat) : called
      const held = { seat, name, ...(invitationHash !== undefined && { invitationHash }) }
      if (kind === 'computer' && player !== undefined && !hosted.rematch.wants(before)) return { ...held, kind, player }
      return { ...held, kind: 'person' }
    })
    const match = nextMatchId(secret)
    await this.begin(
      match,
      kernel,
      { scenario, options },
      seats,
      sealsAgain(seats, sat, ruleset.seats, seals),
      [],
      hosted.ownerHash,
    )
    goOn(hosted, match, seats)
  }

  /** Stores everything, and sets matches down while there is time. Connections receive nothing more. */
  async close(): Promise<void> {
    this.closed = true
    this.awake.stop()
    this.callOffKeeping()
    const all = (await Promise.allSettled([...this.open.values()])).flatMap(
      (one) => (one.status === 'fulfilled' && one.value) || [],
    )
    for (const hosted of all) {
      hosted.keepAbsence()
      await hosted.settled().catch(() => {})
      hosted.close()
    }
    for (const callOff of [...this.idle.values(), ...this.notAgain.values(), ...this.forgetting.values()]) callOff()
    await this.setDown(all)
    await this.around.store.close()
  }

  private async setDown(all: readonly HostedMatch[]): Promise<void> {
    let late = (): void => {}
    const timeIsUp = new Promise<void>((resolve) => (late = this.around.later(SET_DOWN_WITHIN, resolve)))
    await Promise.race([Promise.all(all.map((hosted) => this.openings.setDown(hosted))), timeIsUp])
    late()
  }
}
