import type { Position } from '../kernel/position.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { EVERYBODY, only, type Seats } from '../kernel/seats.ts'
import { shown } from '../kernel/view.ts'
import { tooManyBesides } from './besides.ts'
import { notChief } from './commanded.ts'
import { agreed, allSeats, madeBy, namesOf, note, timeOf } from './entries.ts'
import { MOST_REPLAYED } from './fold.ts'
import { type At, type Match, nothing, objection, type Reply } from './match.ts'
import { FallenDice } from './rolls.ts'
import { inSecret } from './secrecy.ts'

/**
 * Taking back is free until a die has fallen, a secret choice has opened, a hidden cell has come to light or another
 * player has chosen; after that the others must agree. The record keeps what was taken back; the numbers of its
 * entries, and so their dice, are never used again.
 */

/**
 * Takes back the last `count` entries of a seat, if that is free, together with what the steward did because there was
 * no other choice.
 */
export function takeBack<P extends Position>(match: Match<P>, seat: number, at: At = {}, count = 1): Reply {
  const from = firstOf(match, seat, at, count)
  if (typeof from !== 'number') return from
  if (!isFree(match, seat, from))
    return {
      ...nothing(
        objection(
          match,
          'A die may have fallen, something come to light or another player chosen since: the others must agree.',
        ),
      ),
      needsConsent: true,
    }
  return doTakeBack(match, seat, from, at, [])
}

/** Asks the others to agree to take back the last `count` entries of a seat. */
export function askBack<P extends Position>(match: Match<P>, seat: number, at: At = {}, count = 1): Reply {
  const from = firstOf(match, seat, at, count)
  if (typeof from !== 'number') return from
  if (match.asked?.seat === seat && match.asked.from === from) return { lines: [], told: [], played: 0 }
  return done(note(match, { kind: 'asks', said: { ...madeBy(match, seat, at), asks: from, ...timeOf(at) } }))
}

/** Answers what another seat asked by `askBack`; when all others have agreed, the entries are taken back. */
export function answerBack<P extends Position>(match: Match<P>, seat: number, agrees: boolean, at: At = {}): Reply {
  const why = notNow(match, seat, at)
  if (why) return why
  const { asked } = match
  if (!asked || asked.seat === seat)
    return nothing(objection(match, 'No one asks you to agree that something is taken back.'))
  const answer = note(match, { kind: 'answers', said: { ...madeBy(match, seat, at), answers: agrees, ...timeOf(at) } })
  if (!agreed(match)) return done(answer)
  const reply = doTakeBack(match, asked.seat, asked.from, timeOf(at), namesOf(match.engine, others(match, asked.seat)))
  return { ...reply, lines: [answer, ...reply.lines] }
}

const done = (line: string): Reply => ({ lines: [line], told: [], played: 0 })
const others = <P extends Position>({ engine }: Match<P>, seat: number): Seats => allSeats(engine) & ~only(seat)

function notNow<P extends Position>(match: Match<P>, seat: number, at: At): Reply | undefined {
  if (match.ending) return nothing(objection(match, 'The game is over.'))
  if (at.count !== undefined && at.count !== match.fold.entries[seat])
    return { lines: [], told: [], played: 0, stale: true }
  const why: Refusal | undefined = notChief(match, seat, at.player)
  return why && nothing(why)
}

/** The number of the first of a seat's last `count` entries, which would be taken back, or why none can be. */
function firstOf<P extends Position>(match: Match<P>, seat: number, at: At, count: number): number | Reply {
  const why = notNow(match, seat, at)
  if (why) return why
  const much = tooManyBesides(match, seat)
  if (much) return nothing(much)
  if (match.fold.replayed > MOST_REPLAYED)
    return nothing(objection(match, 'Too much has been taken back in this game.'))
  return match.fold.ownFrom(seat, 0).at(-count) ?? nothing(objection(match, 'You have nothing to take back.'))
}

function doTakeBack<P extends Position>(match: Match<P>, seat: number, from: number, at: At, consent: string[]): Reply {
  const whose = match.fold.secretSince(from) ? only(seat) : EVERYBODY
  const said = { ...madeBy(match, seat, at), back: from, ...(consent.length > 0 && { consent }), ...timeOf(at) }
  return { lines: [note(match, { kind: 'back', said })], told: [], played: 0, takenBack: whose }
}

/** The cost of seeing whether an entry has shown anything, counted in entries that are looked at. */
const LOOKING = 100

/** Has nothing happened since then that cannot be unseen? */
function isFree<P extends Position>({ engine, fold }: Match<P>, seat: number, from: number): boolean {
  const secret = inSecret(engine, fold.position)
  // Other seats may have chosen already in a secret choice that began since, and asking must not reveal whether they
  // have.
  if (!fold.inStretch(from) || (secret && !fold.secretSince(from))) return false
  const { layout, redact, seats } = engine.ruleset
  const p = layout.make(fold.position.scenario)
  layout.copy(fold.floor, p)
  const views = seats.map(() => [layout.make(p.scenario), layout.make(p.scenario)])
  const look = (when: 0 | 1) => {
    for (const [other, pair] of views.entries()) redact(p, other, pair[when])
  }
  const dice = new FallenDice()
  for (const entry of fold.ofStretch()) {
    fold.looked += LOOKING
    const back = entry.number >= from && (!secret || entry.seat === seat)
    if (back && entry.rolls.length > 0) return false
    dice.lay(entry.rolls)
    look(0)
    for (const action of entry.actions) engine.play(p, entry.seat, action, dice)
    look(1)
    if (back && views.some(([before, after]) => shown(before, after))) return false
  }
  return true
}
