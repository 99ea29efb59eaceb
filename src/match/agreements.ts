import { validated } from '../kernel/json.ts'
import type { Position } from '../kernel/position.ts'
import { UserError } from '../kernel/refusal.ts'
import { ALL } from '../kernel/ruleset.ts'
import { includes, NOBODY } from '../kernel/seats.ts'
import { tooEarlyToOffer, tooManyBesides } from './besides.ts'
import { notChief } from './commanded.ts'
import { closeRecord, contributionsOf, MOST_CONTRIBUTIONS, madeBy, note, timeOf } from './entries.ts'
import { type At, type Match, notBegun, nothing, objection, type Reply } from './match.ts'
import { contributionText, type Entry, type StandingOrder, type StewardReason } from './record-lines.ts'

/** What players do outside the rules: resign, agree on a draw, give standing orders. */

const MOST_ORDERS = 200

/** Resigns the game; all others win. `steward` if the time was up. */
export const resign = <P extends Position>(
  match: Match<P>,
  seat: number,
  at: At = {},
  steward?: StewardReason,
): Reply =>
  decide(match, seat, at, (by) => ({
    kind: 'resigns',
    said: { ...by, ...(steward && { steward }), resigns: true, ...timeOf(at) },
  }))

/** Offers a draw, or accepts one: it is agreed when every seat has offered it. */
export function offerDraw<P extends Position>(match: Match<P>, seat: number, at: At = {}): Reply {
  if (includes(match.drawOffered, seat)) return unchanged
  const accepts = match.drawOffered !== NOBODY
  const early = match.ending ? undefined : notBegun(match)
  if (early) return nothing(early)
  const why = accepts || match.ending ? undefined : (tooEarlyToOffer(match, seat) ?? tooManyBesides(match, seat))
  return why
    ? nothing(why)
    : decide(match, seat, at, (by) => ({ kind: 'draw', said: { ...by, draw: 'offered', ...timeOf(at) } }))
}

/** Declines a draw, or takes an offer back: then no offer stands. Does nothing if none stood before. */
export const declineDraw = <P extends Position>(match: Match<P>, seat: number, at: At = {}): Reply =>
  match.drawOffered === NOBODY
    ? unchanged
    : decide(match, seat, at, (by) => ({ kind: 'draw', said: { ...by, draw: 'declined', ...timeOf(at) } }))

/**
 * Adds a player's own words to the secret from which all later dice come. This was the way before players sealed the
 * dice; records of that kind are still read, checked and played on. Allowed only before the first entry of his seat.
 * Throws a UserError for words that a record cannot hold.
 */
export function contribute<P extends Position>(match: Match<P>, seat: number, text: string, at: At = {}): Reply {
  const words = validated(contributionText, text, 'contribution')
  const name = match.engine.ruleset.seats[seat]
  if (match.sealing)
    return nothing(
      objection(match, 'The dice of this game are sealed by their players, who commit to their words first.'),
    )
  if (match.fold.entries[seat] > 0)
    return nothing(objection(match, 'Words for the dice are given before the first action.'))
  if (contributionsOf(match, name) >= MOST_CONTRIBUTIONS)
    return nothing(objection(match, `A seat contributes ${MOST_CONTRIBUTIONS} times at most.`))
  return enter(match, at, {
    kind: 'contributes',
    said: { ...madeBy(match, seat, at), contributes: words, ...timeOf(at) },
  })
}

/**
 * Sets what the steward answers for a seat, replacing what was set before; only the seat's chief may do so. Orders that
 * stand already make no line. Throws a UserError for an order that these rules do not have.
 */
export function setStanding<P extends Position>(
  match: Match<P>,
  seat: number,
  orders: readonly StandingOrder[],
  at: At = {},
): Reply {
  const { ruleset } = match.engine
  const known = (ruleset.standing ?? []).map(({ name }) => name)
  for (const { name } of orders)
    if (!known.includes(name))
      throw new UserError(`standing order '${name}' does not exist; there are ${known.join(', ') || 'none'}`)
  if (orders.length > MOST_ORDERS)
    throw new UserError(`${orders.length} standing orders; a seat has ${MOST_ORDERS} at most`)
  for (const order of orders) aboutOf(match, order)
  const standing = orders.map(({ name, about }) => ({ name, ...(about !== undefined && { about }) }))
  if (JSON.stringify(standing) === JSON.stringify(match.standing[seat])) return unchanged
  const why = match.ending ? undefined : tooManyBesides(match, seat)
  return why
    ? nothing(why)
    : decide(match, seat, at, (by) => ({ kind: 'standing', said: { ...by, standing, ...timeOf(at) } }))
}

/**
 * Do the seat's standing answers cover every question except its own plans? This is public: a seat gives standing
 * answers openly.
 */
export function isUnattended<P extends Position>({ engine, standing }: Match<P>, seat: number): boolean {
  const needed = engine.ruleset.unattended ?? []
  const isCovered = (name: string) => standing[seat].some((order) => order.name === name && order.about === undefined)
  return needed.length > 0 && needed.every(isCovered)
}

/**
 * The number of what a standing order is about; `ALL` if it is for everything. Throws a UserError if there is no such
 * thing.
 */
export function aboutOf<P extends Position>({ engine, fold }: Match<P>, { name, about }: StandingOrder): number {
  const answer = engine.ruleset.standing?.find((one) => one.name === name)
  const kind = /\{([^{}]+)\}/.exec(answer?.text ?? '')?.[1]
  if (kind === undefined) return 0
  if (about === undefined && answer?.forAll) return ALL
  const number = about === undefined ? undefined : engine.numberOf(fold.position.scenario, kind, about)
  if (number === undefined) throw new UserError(`standing order '${name}': '${about ?? ''}' is none of the ${kind}`)
  return number
}

/** The reply to a wish for what is so already. */
const unchanged: Reply = { lines: [], told: [], played: 0 }

/** Makes an entry that only the chief of a seat may make. */
function decide<P extends Position>(
  match: Match<P>,
  seat: number,
  at: At,
  entry: (by: ReturnType<typeof madeBy>) => Entry,
): Reply {
  const why = notChief(match, seat, at.player)
  return why ? nothing(why) : enter(match, at, entry(madeBy(match, seat, at)))
}

function enter<P extends Position>(match: Match<P>, at: At, entry: Entry): Reply {
  if (match.ending) return nothing(objection(match, 'The game is over.'))
  const lines = [note(match, entry)]
  if (match.ending) lines.push(closeRecord(match, at))
  return { lines, told: [], played: 0 }
}
