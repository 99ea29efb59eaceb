import { type Engine, includes, NOBODY, type Position, type Told } from '../engine/index.ts'
import { asMatch, type Deed, type GameSetup, playGame } from '../lab/index.ts'
import type { MakePlayer } from '../players/index.ts'
import { generals } from './narration/generals.ts'

/** A game as a story: what everybody at the table would see and hear, line by line. */

/** A line, and how long to rest after it, in milliseconds. */
export interface Line {
  readonly text: string
  readonly tone: Tone
}

/** A chapter begins a round, a section one of its phases; an aside explains the line before it. */
export type Tone = 'chapter' | 'section' | 'plain' | 'aside' | 'board'

/** How a system's story is told. */
export interface Narration<P extends Position = Position> {
  /** What a reader must know of the notation, before the first line. */
  readonly legend?: string
  /** By the name of the event; a plain line where it is left out, nothing where it is `untold`. */
  readonly tones: Readonly<Record<string, Tone | 'untold'>>
  /** The board as it is now, drawn at the beginning of each chapter. */
  board?(p: P): readonly string[]
}

const PLAIN: Narration = { tones: {} }
const narrations: Readonly<Record<string, Narration>> = { generals: generals as unknown as Narration }

/** What a reader of a system's story must know of its notation. */
export const legendOf = (ruleset: string): string | undefined => narrations[ruleset]?.legend

/** Plays a game between computer players and tells it. `names` are the players' by seat. */
export function* tellGame(
  engine: Engine<Position>,
  setup: GameSetup,
  makers: readonly MakePlayer<Position>[],
  names: readonly string[],
): Generator<Line> {
  const deeds: Deed[] = []
  const { outcome } = playGame(engine, setup, makers, deeds)
  const narration = narrations[engine.ruleset.id] ?? PLAIN
  // A heading without a story is left out.
  let heading: Line | undefined
  for (const { match, reply } of asMatch(engine, setup, names, deeds))
    for (const told of reply.told)
      for (const line of tell(engine, match.fold.position, told, narration)) {
        if (line.tone === 'section') heading = line
        else {
          if (heading && line.tone !== 'chapter') yield heading
          heading = undefined
          yield line
        }
      }
  const winners = engine.ruleset.seats.filter((_, seat) => includes(outcome.winner, seat))
  const result = outcome.winner === NOBODY ? 'a draw' : `${winners.join(' and ')} won`
  yield { tone: 'chapter', text: `The battle is over: ${result}${outcome.degree === undefined ? '' : ` (${outcome.degree})`}.` }
}

function* tell(engine: Engine<Position>, p: Position, told: Told, { tones, board }: Narration): Generator<Line> {
  const tone = tones[engine.ruleset.events[told.event]?.name ?? ''] ?? 'plain'
  if (tone === 'untold') return
  yield { tone, text: engine.narrate(p, told) }
  if (tone === 'chapter' && board) for (const text of board(p)) yield { tone: 'board', text }
}
