import type { Action } from '../kernel/action.ts'
import { type Journal, log } from '../kernel/journal.ts'
import type { Position } from '../kernel/position.ts'
import { isRefusal, type Refusal, UserError } from '../kernel/refusal.ts'
import { includes, only } from '../kernel/seats.ts'
import { legalAction, wholeChoice } from '../kernel/whole-choice.ts'
import { notCommanded } from './commanded.ts'
import { closeRecord, madeBy, note, timeOf } from './entries.ts'
import { type At, awaiting, type Match, notBegun, nothing, objection, type Reply } from './match.ts'
import type { StewardReason } from './record-lines.ts'
import { type Roll, writtenDice } from './rolls.ts'
import { commonStream, ownStream, type SealedDice } from './sealed-dice.ts'
import { inSecret, secrecyOf } from './secrecy.ts'

/** More actions than any plan has. */
const LONGEST_LIST = 4_000

/** An entry that has been tried and can be made. */
interface Tried {
  readonly actions: readonly Action[]
  readonly does: string | string[]
  readonly rolls: Roll[]
  /** If the dice came from the seat's own stream: its number there. */
  readonly own: number | undefined
  /** The seat's secret choice is complete. */
  readonly closes: boolean
}

/**
 * Carries out a seat's wish: one action or a list of them, as text. A secret choice that is made together is handed in
 * whole, and accepted whole or not at all. Any other list goes on action by action while they are legal and no other
 * seat must choose. If the game ends, the last line of the record is the last line of the reply.
 */
export function act<P extends Position>(
  match: Match<P>,
  seat: number,
  wish: string | readonly string[],
  at: At = {},
  steward?: StewardReason,
): Reply {
  const { engine, fold } = match
  const texts = [wish].flat()
  const why = mayAct(match, seat, texts, at)
  if (why) return why
  const dice = diceOf(match)
  const lines: string[] = []
  const journal = log()
  let played = 0
  let refusal: Refusal | undefined
  const together = engine.phase(fold.position).secret === 'together'
  for (const wishes of together ? [texts] : texts.map((text) => [text])) {
    const hidden = inSecret(engine, fold.position)
    const tried = tryEntry(match, dice, seat, wishes, together, at.player)
    if (isRefusal(tried)) {
      refusal = tried
      break
    }
    lines.push(enter(match, seat, tried, at, steward, journal))
    played += wishes.length
    if (tried.closes || !goesOn(match, seat, hidden)) break
  }
  if (match.ending) lines.push(closeRecord(match, at))
  return { lines, told: journal.told, played, ...(refusal && { refusal }) }
}

/** Why the seat may not act, if that can be said without looking at the actions. */
function mayAct<P extends Position>(
  match: Match<P>,
  seat: number,
  texts: readonly string[],
  at: At,
): Reply | undefined {
  const { engine, fold } = match
  if (match.ending) return nothing(objection(match, 'The game is over.'))
  const early = notBegun(match)
  if (early) return nothing(early)
  if (at.count !== undefined && at.count !== fold.entries[seat]) return { lines: [], told: [], played: 0, stale: true }
  if (!includes(awaiting(match), seat)) return nothing(engine.check(fold.position, seat, 0) as Refusal)
  if (texts.length === 0 || texts.length > LONGEST_LIST)
    return nothing(objection(match, `A list has 1 to ${LONGEST_LIST} actions.`))
}

function diceOf<P extends Position>({ sealed }: Match<P>): SealedDice {
  if (sealed === undefined) throw new UserError('this match can only be looked at: the secret of its dice is not known')
  return sealed
}

/**
 * After an entry: may the seat's list go on? Not if another seat must choose, nor from open choices to secret ones or
 * back.
 */
function goesOn<P extends Position>(match: Match<P>, seat: number, hidden: boolean): boolean {
  const asked = awaiting(match)
  if (inSecret(match.engine, match.fold.position) !== hidden) return false
  return hidden ? includes(asked, seat) : asked === only(seat)
}

/** Plays an entry on a copy: one action, or a whole secret choice. */
function tryEntry<P extends Position>(
  match: Match<P>,
  dice: SealedDice,
  seat: number,
  texts: readonly string[],
  whole: boolean,
  player: string | undefined,
): Tried | Refusal {
  const { engine, fold, scratch } = match
  engine.ruleset.layout.copy(fold.position, scratch)
  const actions = whole ? wholeChoice(engine, scratch, seat, texts) : legalAction(engine, scratch, seat, texts[0])
  if (isRefusal(actions)) return actions
  const all: Action[] = [actions].flat()
  const last = all[all.length - 1]
  const why = notCommanded(match, scratch, seat, last, player)
  if (why) return why
  const does = all.map((action) => engine.print(scratch, action))
  const own = secrecyOf(engine, scratch, seat, last).alone ? fold.alone[seat] + 1 : undefined
  const closes = engine.choice(scratch, last)?.closes === true
  const rolls: Roll[] = []
  dice.open(own === undefined ? commonStream(fold.next) : ownStream(seat, own))
  engine.play(scratch, seat, last, writtenDice(dice, rolls))
  return { actions: all, does: whole ? does : does[0], rolls, own: rolls.length > 0 ? own : undefined, closes }
}

function enter<P extends Position>(
  match: Match<P>,
  seat: number,
  { actions, does, rolls, own }: Tried,
  at: At,
  steward: StewardReason | undefined,
  journal: Journal,
): string {
  const said = {
    ...madeBy(match, seat, at),
    ...(steward && { steward }),
    do: does,
    ...(at.thought && { thought: at.thought }),
    ...(at.advised && { advised: at.advised }),
    ...(own !== undefined && { own }),
    ...(rolls.length > 0 && { rolls }),
    ...timeOf(at),
  }
  return note(match, { kind: 'do', said }, journal, actions)
}
