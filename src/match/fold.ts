import type { Action } from '../kernel/action.ts'
import type { Engine } from '../kernel/engine.ts'
import type { Journal, Told } from '../kernel/journal.ts'
import type { Position } from '../kernel/position.ts'
import { UserError } from '../kernel/refusal.ts'
import { EVERYBODY, includes, only, type Seats } from '../kernel/seats.ts'
import { FallenDice, type Roll } from './rolls.ts'
import { type Secrecy, secrecyOf } from './secrecy.ts'
import { Tape } from './tape.ts'

/** Seats and spectators: an array by seat has a place for each bit. */
const HEARERS = 32

/**
 * How many actions one match may replay because of take-backs: hundreds of times as many as a long game has. A request
 * for more is an attack on the host, and is refused. No host makes a record with twice as many.
 */
export const MOST_REPLAYED = 1_000_000

/** Number of a match's first entry. */
const FIRST = 1

/** Watches a fold: hears what each entry tells. */
export interface Observer extends Journal {
  /** The entry with this number comes next: the fold stands as the entries before it have left it. */
  before(entry: number): void
  /** `seat` took back the entries of these seats from a number on. */
  tookBack(whose: Seats, from: number, seat: number): void
}

/** What a seat did in an entry, and the dice that fell. */
interface Entry {
  readonly seat: number
  readonly forced: boolean
  readonly actions: readonly Action[]
  readonly rolls: readonly Roll[]
}

/** An entry that still counts, with its number. */
export interface Live extends Entry {
  readonly number: number
  readonly rolls: readonly number[]
}

/** A position that replaced the one that a fold began with, and where on the tape. */
interface Opening<P> {
  readonly start: P
  readonly told: readonly Told[]
  /** Number and offset of the entry that follows. */
  readonly entry: number
  readonly offset: number
}

/** The state of a fold as plain data: another fold can go on from it. */
export interface FoldState {
  readonly start: Int16Array
  readonly position: Int16Array
  readonly floor: Int16Array
  readonly tape: Int32Array
  readonly entries: readonly number[]
  readonly alone: readonly number[]
  readonly next: number
  readonly stretch: { readonly secret: boolean; readonly seat: number } | undefined
  readonly replayed: number
  readonly floorEntry: number
  readonly floorOffset: number
  readonly voided: ReadonlySet<number>
  readonly opening: Opening<Int16Array> | undefined
}

/**
 * The position as the fold of a match's entries, and what else follows from them: how much each seat has done, and how
 * far back entries can be taken back without asking anyone.
 */
export class Fold<P extends Position> {
  readonly engine: Engine<P>
  readonly tape: Tape
  readonly position: P
  /**
   * By seat: how many entries it has made, which its next one must know, and how many secret choices it has made alone.
   */
  readonly entries: number[] = Array(HEARERS).fill(0)
  readonly alone: number[] = Array(HEARERS).fill(0)
  /** Number of the next entry. */
  next = FIRST
  /** The position before the first entry of the stretch. */
  readonly floor: P
  /**
   * What the entries of the stretch have in common: they are one seat's open choices without dice, or they belong to
   * one secret phase.
   */
  stretch: { readonly secret: boolean; readonly seat: number } | undefined

  /** How many actions have been played again because others were taken back. */
  replayed = 0
  /**
   * How many entries have been looked at to find those that still count, with the cost of playing some of them counted
   * in the same unit: for callers that limit it.
   */
  looked = 0

  /** Watches the fold from now on. It does not hear what is played again because entries were taken back. */
  observer: Observer | undefined

  private readonly start: P
  private floorEntry = FIRST
  private floorOffset = 0
  private opening: Opening<P> | undefined
  private readonly voided = new Set<number>()
  private readonly dice = new FallenDice()

  /** `start` is the position before the first entry; it is kept, not copied. */
  constructor(engine: Engine<P>, start: P, tape = new Tape()) {
    const { layout } = engine.ruleset
    this.engine = engine
    this.tape = tape
    this.start = start
    this.position = layout.make(start.scenario)
    this.floor = layout.make(start.scenario)
    layout.copy(start, this.position)
    layout.copy(start, this.floor)
  }

  /**
   * A fold at the point that another has come to. Throws a RangeError if the positions of the state are not as long as
   * those of the scenario.
   */
  static of<P extends Position>(engine: Engine<P>, scenario: P['scenario'], state: FoldState): Fold<P> {
    const { layout } = engine.ruleset
    const { start, position, floor, tape, entries, alone, next, stretch, replayed, floorEntry, floorOffset } = state
    const positionOf = (cells: Int16Array, into = layout.make(scenario)): P => {
      if (cells.length !== into.cells.length)
        throw new RangeError(`${cells.length} cells where there are ${into.cells.length}`)
      into.cells.set(cells)
      return into
    }
    const fold = new Fold(engine, positionOf(start), new Tape(tape))
    positionOf(position, fold.position)
    positionOf(floor, fold.floor)
    for (const seat of entries.keys()) fold.entries[seat] = entries[seat]
    for (const seat of alone.keys()) fold.alone[seat] = alone[seat]
    fold.next = next
    fold.stretch = stretch
    fold.replayed = replayed
    fold.floorEntry = floorEntry
    fold.floorOffset = floorOffset
    fold.opening = state.opening && { ...state.opening, start: positionOf(state.opening.start) }
    for (const number of state.voided) fold.voided.add(number)
    return fold
  }

  /** The fold's state. The arrays are the fold's own: read them at once. */
  state(): FoldState {
    const { start, position, floor, tape, entries, alone, next, stretch, replayed, floorEntry, floorOffset, voided } =
      this
    const cells = { start: start.cells, position: position.cells, floor: floor.cells, tape: tape.all() }
    const opening = this.opening && { ...this.opening, start: this.opening.start.cells }
    return { ...cells, opening, entries, alone, next, stretch, replayed, floorEntry, floorOffset, voided }
  }

  /**
   * Plays an entry with the dice that fell in it. `known`: it has been played on a copy, or by another fold of the
   * match, so its actions are not checked again. Throws a UserError if the rules forbid it or roll other dice.
   */
  act(entry: Entry, known: boolean, journal?: Journal): void {
    const { seat, forced, actions, rolls } = entry
    this.observer?.before(this.next)
    this.dice.lay(rolls)
    const { alone } = this.play(entry, this.next, this.tape.length, known, this.hearing(journal))
    this.dice.finish()
    this.tape.acted(seat, forced, actions, rolls)
    this.entries[seat]++
    if (alone) this.alone[seat]++
    this.next++
  }

  /** A journal that passes each event on to the observer too. */
  private hearing(journal: Journal | undefined): Journal | undefined {
    const { observer } = this
    if (!observer || !journal) return observer ?? journal
    return {
      ended: (phase, depth) => journal.ended?.(phase, depth),
      tell(to, event, a, b, c, d) {
        journal.tell(to, event, a, b, c, d)
        observer.tell(to, event, a, b, c, d)
      },
    }
  }

  /** Plays the entry with that number, which stands at `offset` of the tape. */
  private play(
    { seat, forced, actions, rolls }: Entry,
    number: number,
    offset: number,
    known: boolean,
    journal?: Journal,
  ): Secrecy {
    const { engine, position, dice } = this
    let secrecy = secrecyOf(engine, position, seat, actions[0])
    this.enter(number, offset, seat, forced, secrecy.secret)
    for (let k = 0; k < actions.length; k++) {
      const refusal = known ? undefined : engine.check(position, seat, actions[k])
      if (refusal) throw new UserError(`do: ${refusal.reason} (${refusal.rule})`)
      if (k > 0) secrecy = secrecyOf(engine, position, seat, actions[k])
      engine.play(position, seat, actions[k], dice, journal)
    }
    if (secrecy.opens || (!secrecy.secret && rolls.length > 0)) this.stretch = undefined
    return secrecy
  }

  /** Begins a new stretch if the entry does not continue the last one. A forced entry interrupts no stretch. */
  private enter(number: number, offset: number, seat: number, forced: boolean, secret: boolean): void {
    if (this.stretch?.secret === secret && (secret || forced || this.stretch.seat === seat)) return
    this.engine.ruleset.layout.copy(this.position, this.floor)
    this.floorEntry = number
    this.floorOffset = offset
    this.stretch = { secret, seat }
  }

  /**
   * Sets the game up again, with dice that could not be rolled before; no seat has acted yet. `start` and `told` are
   * kept, not copied.
   */
  opens(start: P, told: readonly Told[], journal?: Journal): void {
    const { layout } = this.engine.ruleset
    this.observer?.before(this.next)
    layout.copy(start, this.position)
    layout.copy(start, this.floor)
    const hearing = this.hearing(journal)
    for (const { to, event, args } of told) hearing?.tell(to, event, ...args)
    this.tape.opened()
    this.next++
    this.floorEntry = this.next
    this.floorOffset = this.tape.length
    this.opening = { start, told, entry: this.floorEntry, offset: this.floorOffset }
  }

  /** Notes an entry that leaves the position unchanged. */
  pass(): void {
    this.observer?.before(this.next)
    this.tape.else()
    this.next++
  }

  /** Do all entries from this number on belong to the last stretch? */
  inStretch = (from: number): boolean => this.stretch !== undefined && from >= this.floorEntry

  /** Would taking back from this number on affect only a seat's own choices, because they are still secret? */
  secretSince = (from: number): boolean => this.inStretch(from) && this.stretch?.secret === true

  /**
   * Takes back entries from a number on: those of `seat` alone if they are still secret, else those of all seats.
   * Returns the seats whose entries they are.
   */
  takeBack(seat: number, from: number): Seats {
    this.observer?.before(this.next)
    const whose = this.secretSince(from) ? only(seat) : EVERYBODY
    for (const entry of this.live(from)) if (whose === EVERYBODY || entry.seat === seat) this.voided.add(entry.number)
    for (let other = 0; other < HEARERS; other++) if (includes(whose, other)) this.entries[other]++
    this.tape.tookBack(seat, from)
    this.next++
    if (from < this.floorEntry) {
      this.engine.ruleset.layout.copy(this.opening?.start ?? this.start, this.floor)
      this.floorOffset = this.opening?.offset ?? 0
      this.floorEntry = this.opening?.entry ?? FIRST
    }
    this.rewind(whose === EVERYBODY ? this.next : from)
    this.observer?.tookBack(whose, from, seat)
    return whose
  }

  /**
   * Plays again, from the floor on, what still counts. The entries before number `known` were played exactly so before,
   * so the rules allow them.
   */
  private rewind(known: number): void {
    this.engine.ruleset.layout.copy(this.floor, this.position)
    this.stretch = undefined
    for (const { entry, at } of this.liveFrom(this.floorOffset, this.floorEntry)) {
      this.dice.lay(entry.rolls)
      this.play(entry, entry.number, at, entry.number < known)
      this.replayed += entry.actions.length
    }
  }

  /** Has an entry with this number been made, and not been taken back? */
  stands(number: number): boolean {
    return number < this.next && !this.voided.has(number)
  }

  /** Entries that still count, from a number on. */
  *live(from: number): Generator<Live> {
    const { at, number } = this.seek(from)
    for (const { entry } of this.liveFrom(at, number)) yield entry
  }

  /** Numbers of a seat's own entries that still count, from a number on, without forced ones. */
  ownFrom(seat: number, from: number): number[] {
    const found: number[] = []
    const { tape, voided } = this
    for (let { at, number } = this.seek(from); at < tape.length; at = tape.after(at), number++) {
      this.looked++
      if (tape.isOwn(at, seat) && !voided.has(number)) found.push(number)
    }
    return found
  }

  /** Where on the tape the entry with a number stands; the end of the tape if there is none. */
  private seek(from: number): { readonly at: number; readonly number: number } {
    const near = from >= this.floorEntry
    let [at, number] = near ? [this.floorOffset, this.floorEntry] : [0, FIRST]
    for (; number < from && at < this.tape.length; at = this.tape.after(at), number++) this.looked++
    return { at, number }
  }

  private *liveFrom(offset: number, first: number): Generator<{ entry: Live; at: number }> {
    for (let at = offset, number = first; at < this.tape.length; number++) {
      const taped = this.tape.read(at)
      this.looked++
      if (taped.kind === 'acted' && !this.voided.has(number)) yield { entry: { number, ...taped }, at }
      at = taped.end
    }
  }

  /** Entries of the stretch. */
  *ofStretch(): Generator<Live> {
    if (this.stretch) yield* this.live(this.floorEntry)
  }

  /** The same match again from its beginning, up to and including the entry `upTo`. */
  again(upTo = this.next - 1, observer?: Observer): Fold<P> {
    const fold = this.beginning()
    fold.observer = observer
    fold.catchUp(this, upTo)
    return fold
  }

  /** A copy of this fold that can be played on by itself. */
  twin(): Fold<P> {
    return Fold.of(this.engine, this.position.scenario, this.state())
  }

  /** The same match before its first entry. */
  beginning = (): Fold<P> => new Fold(this.engine, this.start)

  /** Plays what another fold of the same match has beyond this one, up to and including the entry `upTo`. */
  catchUp(ahead: Fold<P>, upTo = ahead.next - 1): void {
    for (let at = this.tape.length; at < ahead.tape.length && this.next <= upTo; ) {
      const taped = ahead.tape.read(at)
      at = taped.end
      if (taped.kind === 'acted') this.act(taped, true)
      else if (taped.kind === 'else') this.pass()
      else if (taped.kind === 'opened') {
        const { start, told } = ahead.opening as Opening<P>
        this.opens(start, told)
      } else this.takeBack(taped.seat, taped.from)
    }
  }
}
