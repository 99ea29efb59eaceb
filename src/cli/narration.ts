import { type Engine, NOBODY, type Position, type Told } from '../engine/index.ts'
import { asMatch, type Deed, type GameSetup, playGame } from '../lab/index.ts'
import type { MakePlayer } from '../players/index.ts'

/** A game as a story: what everybody at the table would see and hear, line by line. */

/** A line, and how long to rest after it, in milliseconds. */
export interface Line {
  readonly text: string
  readonly tone: Tone
}

/** A chapter begins a round, a section one of its phases; an aside explains the line before it. */
export type Tone = 'chapter' | 'section' | 'plain' | 'aside' | 'board'

/** How a system's story is told. */
export interface Narration {
  /** By the name of the event; a plain line where it is left out, nothing where it is `untold`. */
  readonly tones: Readonly<Record<string, Tone | 'untold'>>
  /** The board as it is now, drawn at the beginning of each chapter. */
  board?(p: Position): readonly string[]
}

const PLAIN: Narration = { tones: {} }

/** Plays a game between computer players and tells it. `names` are the players' by seat. */
export function* tellGame(
  engine: Engine<Position>,
  setup: GameSetup,
  makers: readonly MakePlayer<Position>[],
  names: readonly string[],
  narration: Narration = PLAIN,
): Generator<Line> {
  const deeds: Deed[] = []
  const { outcome } = playGame(engine, setup, makers, deeds)
  for (const { match, reply } of asMatch(engine, setup, names, deeds))
    for (const told of reply.told) yield* tell(engine, match.fold.position, told, narration)
  const winners = engine.ruleset.seats.filter((_, seat) => outcome.winner & (1 << seat))
  const degree = outcome.degree === undefined ? '' : ` (${outcome.degree})`
  yield { tone: 'chapter', text: outcome.winner === NOBODY ? 'The battle is a draw.' : `${winners.join(' and ')} wins${degree}.` }
}

function* tell(engine: Engine<Position>, p: Position, told: Told, { tones, board }: Narration): Generator<Line> {
  const tone = tones[engine.ruleset.events[told.event]?.name ?? ''] ?? 'plain'
  if (tone === 'untold') return
  yield { tone, text: engine.narrate(p, told) }
  if (tone === 'chapter' && board) for (const text of board(p)) yield { tone: 'board', text }
}
