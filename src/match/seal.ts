import { log } from '../kernel/journal.ts'
import { validated } from '../kernel/json.ts'
import type { Position } from '../kernel/position.ts'
import { type Refusal, UserError } from '../kernel/refusal.ts'
import { notChief } from './commanded.ts'
import { madeBy, note, timeOf } from './entries.ts'
import { type At, type Match, nothing, objection, type Reply } from './match.ts'
import { commitmentHash, type Entry, sealedWords } from './record-lines.ts'
import { type Roll, writtenDice } from './rolls.ts'
import { commonStream, sealedDice } from './sealed-dice.ts'
import { allShown, COPIED, notNow, type Sealing, type SealingStep, wordsOf } from './sealing.ts'

/** What players do before a game so that its dice can be trusted. `sealing.ts` describes the order. */

/**
 * Commits a seat to words that its player keeps to himself; `commitmentToWords` makes the commitment. Until every seat
 * has committed, it may commit to other words. Throws a UserError for anything but a hash.
 */
export function commit<P extends Position>(match: Match<P>, seat: number, commitment: string, at: At = {}): Reply {
  const commits = validated(commitmentHash, commitment, 'commitment')
  const why = whyNot(match, seat, at, { commits })
  return why
    ? nothing(why)
    : did([note(match, { kind: 'commits', said: { ...madeBy(match, seat, at), commits, ...timeOf(at) } })])
}

/**
 * Shows the words that a seat has committed to, once all seats have committed. After the last words the game opens: its
 * dice follow from the words of all seats. Throws a UserError for words that a record cannot hold, and if the secret of
 * the dice is not known.
 */
export function reveal<P extends Position>(match: Match<P>, seat: number, words: string, at: At = {}): Reply {
  const reveals = validated(sealedWords, words, 'words')
  const { secret } = match
  if (secret === undefined) throw new UserError('this match can only be looked at: the secret of its dice is not known')
  const why = whyNot(match, seat, at, { reveals })
  if (why) return nothing(why)
  const shown = note(match, { kind: 'reveals', said: { ...madeBy(match, seat, at), reveals, ...timeOf(at) } })
  const sealing = match.sealing as Sealing
  if (!allShown(sealing)) return did([shown])
  const journal = log()
  const opened = note(match, opening(match, secret, sealing, at), journal)
  return { ...did([shown, opened]), told: journal.told }
}

const did = (lines: readonly string[]): Reply => ({ lines, told: [], played: 0 })

function whyNot<P extends Position>(match: Match<P>, seat: number, at: At, said: SealingStep): Refusal | undefined {
  if (match.ending) return objection(match, 'The game is over.')
  // A record may contain a commitment that was replaced and then made again; no new one is accepted.
  const copied = 'commits' in said && match.sealing?.ever.has(said.commits) ? COPIED : undefined
  const why = notNow(match.sealing, seat, match.engine.ruleset.seats[seat], match.beginning, said) ?? copied
  return why === undefined ? notChief(match, seat, at.player) : objection(match, why)
}

/** The entry that opens the game, with the dice of its opening. */
function opening<P extends Position>(
  { engine, header, fold }: Match<P>,
  secret: string,
  sealing: Sealing,
  at: At,
): Entry {
  const dice = sealedDice(secret, wordsOf(sealing))
  dice.open(commonStream(fold.next))
  const rolls: Roll[] = []
  engine.open(header.scenario, header.options, writtenDice(dice, rolls))
  return { kind: 'opens', said: { n: fold.next, opens: true, ...(rolls.length > 0 && { rolls }), ...timeOf(at) } }
}
