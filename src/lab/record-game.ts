import { type Engine, KernelError, type Position } from '../kernel/index.ts'
import { act } from '../match/act.ts'
import { createMatch, type Match, type Reply } from '../match/match.ts'
import { textOf } from '../match/record.ts'
import type { GameSetup, PlayedEntry } from './play.ts'

/**
 * Plays a finished game once more as a match: the same actions and the same dice, entry by entry, with what was told.
 * `players` are the names by seat.
 */
export function* asMatch<P extends Position>(
  engine: Engine<P>,
  { scenario, options, seed }: GameSetup,
  players: readonly string[],
  played: readonly PlayedEntry[],
): Generator<{ match: Match<P>; reply: Reply }> {
  const names = Object.fromEntries(engine.ruleset.seats.map((seat, k) => [seat, [{ name: players[k] ?? seat }]]))
  const { match, reply } = createMatch(engine, { scenario, options, dice: { seed }, players: names })
  yield { match, reply }
  for (const { seat, does } of played) {
    const next = act(match, seat, does)
    if (next.refusal)
      throw new KernelError(`the match refuses what was played: ${next.refusal.reason} (${next.refusal.rule})`)
    yield { match, reply: next }
  }
  if (!match.ending) throw new KernelError('the match goes on where the game was over')
}

/** The record of a game that was played; anyone can check its dice. */
export function recordGame<P extends Position>(
  engine: Engine<P>,
  setup: GameSetup,
  players: readonly string[],
  played: readonly PlayedEntry[],
): string {
  return textOf([...asMatch(engine, setup, players, played)].flatMap(({ reply }) => reply.lines))
}
