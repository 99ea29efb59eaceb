import type { Action } from '../kernel/action.ts'
import type { Engine } from '../kernel/engine.ts'
import { type Journal, log } from '../kernel/journal.ts'
import type { Position } from '../kernel/position.ts'
import { isRefusal, KernelError, UserError } from '../kernel/refusal.ts'
import { EVERYBODY, each, includes, NOBODY, only, type Seats } from '../kernel/seats.ts'
import { drawsEnd, weightOf } from './besides.ts'
import { MOST_REPLAYED } from './fold.ts'
import { type At, hasBegun, type Match, seatNumber, textsOf } from './match.ts'
import { writeLine } from './record.ts'
import type { Ending, Entry, Line } from './record-lines.ts'
import { FallenDice } from './rolls.ts'
import { sealedDice } from './sealed-dice.ts'
import { allShown, noteStep, notNow, type Sealing, wordsOf } from './sealing.ts'
import { inSecret } from './secrecy.ts'

/** What each kind of entry does to a match, when it is made and when it is read again. */

/**
 * Carries out an entry and returns its line. `actions` are what it does, if they have been played on a copy of the
 * position.
 */
export function note<P extends Position>(
  match: Match<P>,
  entry: Entry,
  journal?: Journal,
  actions?: readonly Action[],
): string {
  const { time } = entry.said
  if (time !== undefined && !(Number.isSafeInteger(time) && time >= 0))
    throw new KernelError(`${time} is no time in milliseconds`)
  applyEntry(match, entry, journal, actions)
  return writeLine(match.pen, entry.said)
}

/** How every entry begins: its number, and the seat and player that make it. */
export const madeBy = <P extends Position>({ engine, fold }: Match<P>, seat: number, { player }: At) => ({
  n: fold.next,
  who: engine.ruleset.seats[seat],
  ...(player !== undefined && { player }),
})

/** The time, if it is known; it stands at the end of every entry. */
export const timeOf = ({ time }: At) => (time === undefined ? {} : { time })

/** The last line of a match that is over: its result, and what its dice came from. */
export function closeRecord<P extends Position>(match: Match<P>, at: At): string {
  const { ending, secret, contributions, header, fold } = match
  if (!ending) throw new KernelError('the record of a running match was closed')
  const said: Line['result'] = {
    n: fold.next,
    result: ending,
    ...(header.commitment !== undefined && secret !== undefined && { secret }),
    ...(contributions.length > 0 && { contributions }),
    ...timeOf(at),
  }
  return writeLine(match.pen, said)
}

/**
 * Carries out an entry. Throws a UserError if that is impossible, which can happen only in a record that was not
 * written here.
 */
export function applyEntry<P extends Position>(
  match: Match<P>,
  { kind, said }: Entry,
  journal?: Journal,
  actions?: readonly Action[],
): void {
  const { engine, fold } = match
  if (match.ending) throw new UserError('the game is over, and nothing but its result can follow')
  if (kind === 'opens') {
    opens(match, said, journal)
    return
  }
  const seat = seatNumber(engine, said.who)
  match.besides[seat] += weightOf({ kind, said } as Entry)
  switch (kind) {
    case 'do':
      act(match, seat, said, actions, journal)
      break
    case 'back':
      takeBack(match, seat, said.back)
      break
    case 'asks':
      match.asked = { seat, from: said.asks, agreed: only(seat) }
      fold.pass()
      break
    case 'answers':
      answer(match, seat, said.answers)
      fold.pass()
      break
    case 'draw':
      if (said.draw === 'declined') drawsEnd(match, each(match.drawOffered))
      match.drawOffered = said.draw === 'offered' ? match.drawOffered | only(seat) : NOBODY
      if (match.drawOffered === allSeats(engine)) match.ending = { winner: [], by: 'agreement' }
      fold.pass()
      break
    case 'resigns':
      match.ending = { winner: engine.ruleset.seats.filter((_, other) => other !== seat), by: 'resignation' }
      fold.pass()
      break
    case 'standing':
      match.standing[seat] = said.standing
      fold.pass()
      break
    case 'contributes':
      contribute(match, said.who, said.contributes)
      fold.pass()
      break
    case 'commits':
    case 'reveals':
      seal(match, kind, said)
      fold.pass()
  }
}

export const allSeats = <P extends Position>({ ruleset: { seats } }: Engine<P>): Seats => 2 ** seats.length - 1

/**
 * The actions of an entry. While a secret choice is drafted the phase stays the same, so all can be read before the
 * first is played.
 */
function read<P extends Position>({ engine, fold: { position } }: Match<P>, seat: number, said: Line['do']): Action[] {
  return [said.do].flat().map((text) => {
    const action = engine.parse(position, seat, text)
    if (isRefusal(action)) throw new UserError(`do: ${action.reason} (${action.rule})`)
    return action
  })
}

/** `known`: its actions, if they have been played on a copy of the position. */
function act<P extends Position>(
  match: Match<P>,
  seat: number,
  said: Line['do'],
  known: readonly Action[] | undefined,
  journal?: Journal,
): void {
  const { engine, fold } = match
  const { position } = fold
  if (!hasBegun(match)) throw new UserError('do: the game has not begun, because its dice are not sealed')
  const hidden = inSecret(engine, position)
  const { rolls = [], steward } = said
  fold.act(
    { seat, forced: steward === 'forced', actions: known ?? read(match, seat, said), rolls },
    known !== undefined,
    journal,
  )
  // A request to take back lapses, but not because of an entry that others may not know of.
  if (!hidden || !inSecret(engine, position) || match.asked?.seat === seat) match.asked = undefined
  match.ending = endedByRules(engine, position)
}

/** The result by the rules; a draw if they have no more questions and no winner. */
function endedByRules<P extends Position>({ ruleset }: Engine<P>, p: P): Ending | undefined {
  const outcome = ruleset.outcome(p) ?? (p.depth < 0 ? { winner: NOBODY } : undefined)
  if (!outcome) return undefined
  const winner = ruleset.seats.filter((_, seat) => includes(outcome.winner, seat))
  return { winner, ...(outcome.degree !== undefined && { degree: outcome.degree }), by: 'rules' }
}

function takeBack<P extends Position>(match: Match<P>, seat: number, from: number): void {
  const first = match.fold.live(from).next().value
  if (match.fold.replayed > 2 * MOST_REPLAYED) throw new UserError('back: more has been taken back than a match takes')
  if (first?.number !== from || first.seat !== seat)
    throw new UserError(`back: entry ${from} is none that this seat could take back`)
  if (match.fold.takeBack(seat, from) === EVERYBODY || match.asked?.seat === seat) match.asked = undefined
}

function answer<P extends Position>(match: Match<P>, seat: number, agrees: boolean): void {
  if (!match.asked) throw new UserError('answers: nothing was asked')
  match.asked = agrees ? { ...match.asked, agreed: match.asked.agreed | only(seat) } : undefined
}

/**
 * The limit keeps one seat from filling the record with contributions; after each of them the key of all later dice is
 * made again from all of them.
 */
export const MOST_CONTRIBUTIONS = 8

/** How many times a seat has contributed; the creator's words in the header count for his seat. */
export const contributionsOf = <P extends Position>({ contributions }: Match<P>, name: string): number =>
  contributions.filter(({ who }) => who === name).length

function contribute<P extends Position>(match: Match<P>, who: string, text: string): void {
  if (contributionsOf(match, who) >= MOST_CONTRIBUTIONS)
    throw new UserError(`contributes: a seat contributes ${MOST_CONTRIBUTIONS} times at most`)
  match.contributions.push({ who, text })
  if (match.secret !== undefined) match.sealed = sealedDice(match.secret, textsOf(match.contributions))
}

/** Carries out a player's step towards sealing the dice. Throws a UserError if it is out of order or does not fit. */
function seal<P extends Position>(
  match: Match<P>,
  kind: 'commits' | 'reveals',
  said: Line['commits'] | Line['reveals'],
): void {
  const { engine, sealing, beginning } = match
  const seat = seatNumber(engine, said.who)
  const why = notNow(sealing, seat, said.who, beginning, said)
  if (why) throw new UserError(`${kind}: ${why}`)
  noteStep(sealing as Sealing, seat, said)
}

/** Lets dice fall from here on, when all players have shown their words. Throws a UserError if they have not. */
function unseal<P extends Position>(match: Match<P>): void {
  const { sealing, secret } = match
  if (!sealing || sealing.opened || !allShown(sealing))
    throw new UserError('opens: this follows once, when all players have shown their words')
  sealing.opened = true
  if (secret !== undefined) match.sealed = sealedDice(secret, wordsOf(sealing))
}

function opens<P extends Position>(match: Match<P>, { rolls = [] }: Line['opens'], journal?: Journal): void {
  const { engine, fold, header } = match
  unseal(match)
  const dice = new FallenDice()
  dice.lay(rolls)
  const opening = log()
  const start = engine.open(header.scenario, header.options, dice, opening)
  dice.finish()
  fold.opens(start, opening.told, journal)
}

/** Have all others agreed to what a seat asked? */
export const agreed = <P extends Position>({ asked, engine }: Match<P>): boolean => asked?.agreed === allSeats(engine)

/** The names of the seats of a set. */
export const namesOf = <P extends Position>({ ruleset }: Engine<P>, seats: Seats): string[] =>
  [...each(seats)].map((seat) => ruleset.seats[seat])
