import { fastDice } from '../kernel/dice.ts'
import type { Engine } from '../kernel/engine.ts'
import { log, type Told } from '../kernel/journal.ts'
import { validated } from '../kernel/json.ts'
import { completeOptions } from '../kernel/options.ts'
import type { Position } from '../kernel/position.ts'
import { type Refusal, refusal, UserError } from '../kernel/refusal.ts'
import { findScenario } from '../kernel/scenario.ts'
import { NOBODY, type Seats } from '../kernel/seats.ts'
import { type Pen, pen } from './chain.ts'
import { dataDigest } from './data-digest.ts'
import { Fold } from './fold.ts'
import { writeLine } from './record.ts'
import {
  type Contribution,
  type Ending,
  type Header,
  headerLine,
  PLAIN,
  type Player,
  SEALED,
  type StandingOrder,
  type Thought,
} from './record-lines.ts'
import { type Roll, writtenDice } from './rolls.ts'
import { commitmentTo, commonStream, type SealedDice, sealedDice, secretOfSeed } from './sealed-dice.ts'
import { missing, newSealing, type Sealing } from './sealing.ts'

/** Where a match's dice come from: a secret that is opened at the end, or a seed known to all. */
export type DiceOrigin = { readonly secret: string } | { readonly seed: string }

export interface MatchSetup {
  readonly scenario: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly dice: DiceOrigin
  /** By seat, the players who share it; a seat that is left out has one player, with the seat's name. */
  readonly players?: Readonly<Record<string, readonly Player[]>>
  /**
   * The seats whose players seal the dice, grouped by the client that holds them. Without any, the dice follow from the
   * secret alone.
   */
  readonly seals?: readonly (readonly string[])[]
  /** What the creator added to the secret of the dice, in records made before players sealed the dice. */
  readonly contribution?: Contribution
  /** Milliseconds since 1970; left out of the record if not given. */
  readonly time?: number
}

/**
 * A game between people or programs: where its record goes on, and the position that follows from it. Held by the host;
 * a client gets only `view` and what it was told.
 */
export interface Match<P extends Position> {
  readonly engine: Engine<P>
  readonly header: Header
  readonly fold: Fold<P>
  readonly pen: Pen
  /** Every entry is tried here first, so that nothing is lost if it cannot be carried out. */
  readonly scratch: P
  /** The secret of the dice. Without it a running game can be looked at, but not played on. */
  readonly secret: string | undefined
  /** In records made before players sealed the dice: the words that they added. */
  readonly contributions: Contribution[]
  /** How far the players have come in sealing the dice; undefined if they do not seal them. */
  readonly sealing: Sealing | undefined
  /** The hash of the record's first line. */
  readonly beginning: string
  /** Undefined before the game has opened. */
  sealed: SealedDice | undefined
  /** By seat, its player's standing orders. */
  readonly standing: (readonly StandingOrder[])[]
  drawOffered: Seats
  /** By seat, how many entries it must have made before it may offer a draw again. */
  readonly drawAfter: number[]
  /** By seat, how much of the record its lines other than actions take: see `besides.ts`. */
  readonly besides: number[]
  /** A seat's request that the others agree to take back entries from a number on. */
  asked: { readonly seat: number; readonly from: number; readonly agreed: Seats } | undefined
  ending: Ending | undefined
}

/** When a wish was made, and by which player. */
export interface At {
  readonly time?: number
  /** How many entries the seat has made, according to its player; if it has made others since, the wish is stale. */
  readonly count?: number
  /** Which of the players who share the seat; if left out, the wish may be anything that the seat may do. */
  readonly player?: string
  /** Which computer player thought the action out, and how: see `thought` in a record's lines. */
  readonly thought?: Thought
  /** The player has had a hint: see `advised` in a record's lines. */
  readonly advised?: true
}

/** The result of a wish. */
export interface Reply {
  /** Lines for the store, to be kept before any client hears of them. They are secret while the game runs. */
  readonly lines: readonly string[]
  /** The events that were told, with their audiences: each seat gets what `heardBy` gives it. */
  readonly told: readonly Told[]
  /** The number of actions that were carried out. */
  readonly played: number
  /** Why no more were carried out. */
  readonly refusal?: Refusal
  /** The wish was made without knowing the seat's own last entry; nothing was done. */
  readonly stale?: true
  /** This can be taken back only if the others agree: see `askBack`. */
  readonly needsConsent?: true
  /** The seats whose entries may have been taken back. */
  readonly takenBack?: Seats
}

/**
 * Begins a match; the reply has the first line of its record. If players seal the dice, its position is provisional
 * until they have, and no seat is asked anything. Throws a UserError for an unknown scenario, option or seat.
 */
export function createMatch<P extends Position>(
  engine: Engine<P>,
  setup: MatchSetup,
  writing: Pen = pen(),
): { match: Match<P>; reply: Reply } {
  const { ruleset } = engine
  const { dice, players = {}, seals = [], contribution, time } = setup
  for (const name of Object.keys(players)) seatNumber(engine, name)
  const options = completeOptions(findScenario(ruleset.scenarios(), setup.scenario), setup.options ?? {})
  const secret = 'secret' in dice ? dice.secret : secretOfSeed(dice.seed)
  const later = seals.length > 0
  const sealed = sealedDice(secret, contribution ? [contribution.text] : [])
  sealed.open(commonStream(0))
  const rolls: Roll[] = []
  const opening = log()
  const start = later
    ? provisional(engine, setup.scenario, options)
    : engine.open(setup.scenario, options, writtenDice(sealed, rolls), opening)
  const header: Header = {
    grognard: later ? SEALED : PLAIN,
    ruleset: ruleset.id,
    version: ruleset.version,
    data: dataDigest(ruleset),
    ...(ruleset.pack && { pack: ruleset.pack.name }),
    scenario: setup.scenario,
    options,
    seats: ruleset.seats.map((seat) => ({ seat, players: players[seat]?.map(tidy) ?? [{ name: seat }] })),
    ...('secret' in dice ? { commitment: commitmentTo(secret) } : { seed: dice.seed }),
    ...(later && { seals: seals.map((together) => [...together]) }),
    ...(contribution && { contribution: { who: contribution.who, text: contribution.text } }),
    ...(rolls.length > 0 && { rolls }),
    ...(time !== undefined && { time }),
  }
  const line = writeLine(writing, header)
  validated(headerLine, header, 'match') // Names come from outside: begin no match whose record could not be read.
  const fold = new Fold(engine, start)
  const match = matchOf(engine, header, fold, writing, writing.chain, secret)
  return { match, reply: { lines: [line], told: opening.told, played: 0 } }
}

/** The position of a scenario before the dice of its opening have fallen: set up with dice that all know. */
export const provisional = <P extends Position>(
  engine: Engine<P>,
  scenario: string,
  options: Readonly<Record<string, unknown>>,
): P => engine.open(scenario, options, fastDice(0))

const tidy = ({ name, formations }: Player): Player => (formations ? { name, formations: [...formations] } : { name })

/** A match before its first entry, or one that a state continues. */
export function matchOf<P extends Position>(
  engine: Engine<P>,
  header: Header,
  fold: Fold<P>,
  writing: Pen,
  beginning: string,
  secret: string | undefined,
): Match<P> {
  const contributions = header.contribution ? [header.contribution] : []
  const sealing = newSealing(header)
  return {
    engine,
    header,
    fold,
    pen: writing,
    scratch: engine.ruleset.layout.make(fold.position.scenario),
    secret,
    contributions,
    sealing,
    beginning,
    sealed: sealing || secret === undefined ? undefined : sealedDice(secret, textsOf(contributions)),
    standing: engine.ruleset.seats.map(() => []),
    drawOffered: NOBODY,
    drawAfter: engine.ruleset.seats.map(() => 0),
    besides: engine.ruleset.seats.map(() => 0),
    asked: undefined,
    ending: undefined,
  }
}

export const textsOf = (contributions: readonly Contribution[]): string[] => contributions.map(({ text }) => text)

/** The number of the seat with that name. Throws a UserError that lists the names there are. */
export function seatNumber<P extends Position>({ ruleset: { seats } }: Engine<P>, name: string): number {
  const seat = seats.indexOf(name)
  if (seat < 0) throw new UserError(`seat '${name}' does not exist; there are ${seats.join(', ')}`)
  return seat
}

/** Has the game begun? If its players seal the dice, it begins when they have. */
export const hasBegun = <P extends Position>({ sealing }: Match<P>): boolean => sealing === undefined || sealing.opened

/** The seats that must choose; none before the game has begun and after it is over. */
export const awaiting = <P extends Position>(match: Match<P>): Seats =>
  match.ending || !hasBegun(match) ? NOBODY : match.engine.awaiting(match.fold.position)

/** Why no seat can act yet, if the game has not begun. */
export function notBegun<P extends Position>(match: Match<P>): Refusal | undefined {
  if (hasBegun(match)) return undefined
  const names = missing(match.sealing as Sealing).map((seat) => match.header.seats[seat].players[0].name)
  return objection(
    match,
    `The game begins when the browsers of all players have sealed the dice: waiting for ${names.join(' and ')}.`,
  )
}

/** What a seat may know. Passing `into` saves making a position. */
export function view<P extends Position>(
  { engine: { ruleset }, fold: { position } }: Match<P>,
  seat: number,
  into: P = ruleset.layout.make(position.scenario),
): P {
  ruleset.redact(position, seat, into)
  return into
}

/** The number of entries that a seat has made, including take-backs: its client gives it with its next wish. */
export const entriesOf = <P extends Position>({ fold }: Match<P>, seat: number): number => fold.entries[seat]

/**
 * The position after an entry of the record; 0 is the opening. For the end of the game, and for hosts that hold every
 * seat.
 */
export const positionAt = <P extends Position>({ fold }: Match<P>, entry: number): P => fold.again(entry).position

export const nothing = (why: Refusal): Reply => ({ lines: [], told: [], played: 0, refusal: why })

/** A refusal by the match itself; it cites the rule of the running phase. */
export function objection<P extends Position>({ engine, fold: { position } }: Match<P>, reason: string): Refusal {
  const phase = position.depth < 0 ? engine.ruleset.phases[0] : engine.phase(position)
  return refusal(phase.rule, reason)
}
