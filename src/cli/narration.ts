import {
  type Engine,
  type EventKind,
  includes,
  NOBODY,
  type Position,
  sentenceArgs,
  type Told,
} from '../kernel/index.ts'
import { asMatch, type GameSetup, type PlayedEntry, playGame } from '../lab/index.ts'
import type { Line, Narration } from '../lab/narration.ts'
import type { MakePlayer } from '../players/index.ts'

/** A game narrated: what everyone at the table would see and hear, line by line. */

/** Every event in its own sentence. */
const PLAIN: Narration = { tones: {} }

/** Plays a game between computer players and tells it. `names` are the names of the players by seat. */
export function* tellGame(
  engine: Engine<Position>,
  setup: GameSetup,
  makers: readonly MakePlayer<Position>[],
  names: readonly string[],
  narration: Narration = PLAIN,
): Generator<Line> {
  const played: PlayedEntry[] = []
  const { outcome } = playGame(engine, setup, makers, played)
  const teller = new Teller(engine, narration)
  for (const { match, reply } of asMatch(engine, setup, names, played))
    for (const told of reply.told) yield* teller.tell(match.fold.position, told)
  const winners = engine.ruleset.seats.filter((_, seat) => includes(outcome.winner, seat))
  const result = outcome.winner === NOBODY ? 'a draw' : `${winners.join(' and ')} won`
  yield {
    tone: 'chapter',
    text: `The battle is over: ${result}${outcome.degree === undefined ? '' : ` (${outcome.degree})`}.`,
  }
}

/** Turns events into lines as they come. */
class Teller {
  private readonly engine: Engine<Position>
  private readonly narration: Narration
  private heading: Line | undefined
  private gathered: Told[] = []

  constructor(engine: Engine<Position>, narration: Narration) {
    this.engine = engine
    this.narration = narration
  }

  *tell(p: Position, told: Told): Generator<Line> {
    const { tones, board } = this.narration
    const tone = tones[this.engine.ruleset.events[told.event]?.name ?? ''] ?? 'plain'
    if (tone === 'untold') return
    if (tone === 'gathered') {
      this.gathered.push(told)
      return
    }
    yield* this.sumUp(p)
    const line: Line = { tone, text: this.sentence(p, told) }
    // A heading with nothing under it is left out.
    if (tone === 'chapter') this.heading = undefined
    else if (tone !== 'section') yield* this.underHeading()
    if (tone === 'section') this.heading = line
    else yield line
    if (tone === 'chapter' && board) for (const text of board(p)) yield { tone: 'board', text }
  }

  /** The event's sentence with the names that people use. */
  private sentence(p: Position, told: Told): string {
    const { engine, narration } = this
    const kind = engine.ruleset.events[told.event] as EventKind
    const args = sentenceArgs(kind, told.args, (thing, n, counted) => {
      const notation = engine.nameOf(p.scenario, thing, n)
      return narration.name?.(p.scenario, thing, n, notation, counted) ?? notation
    })
    return engine.ruleset.sentence?.(kind.name, args) ?? engine.described(p, told)
  }

  private *sumUp(p: Position): Generator<Line> {
    const texts = this.gathered.length > 0 ? (this.narration.summary?.(this.engine, p, this.gathered) ?? []) : []
    this.gathered = []
    if (texts.length > 0) yield* this.underHeading()
    for (const text of texts) yield { tone: 'aside', text }
  }

  private *underHeading(): Generator<Line> {
    if (this.heading) yield this.heading
    this.heading = undefined
  }
}
