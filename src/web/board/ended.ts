import { type Engine, type Position, SPECTATOR } from '../../kernel/index.ts'
import { heard, type Match, openMatch } from '../../match/index.ts'

/** An event of a match by its name. */
export interface NamedEvent {
  readonly event: string
  readonly args: readonly [number, number, number, number]
}

/** What can be told about a finished game: its final state, and everything that was told to all. */
export interface Ended<P extends Position = Position> {
  readonly p: P
  readonly told: readonly NamedEvent[]
  /** The number of the seat that won; undefined if none did. */
  readonly winner: number | undefined
}

/** The same as plain numbers, to be sent from a worker to the page. */
export interface PackedEnding {
  readonly cells: ArrayLike<number>
  readonly told: readonly NamedEvent[]
  readonly winner: number | undefined
}

/** Plays a record to its end. The time grows with the number of entries, so a page asks a worker to do it. */
export function endingOf<P extends Position>(engine: Engine<P>, record: string): PackedEnding {
  const match = openMatch(engine, record)
  const winner = match.ending?.winner[0]
  return {
    cells: match.fold.position.cells.slice(),
    told: toldIn(match),
    winner: winner === undefined ? undefined : engine.ruleset.seats.indexOf(winner),
  }
}

/** Reads what a worker has sent; `scenario` is that of the game. */
export function unpacked<P extends Position>(
  { ruleset: { layout } }: Engine<P>,
  scenario: P['scenario'],
  { cells, told, winner }: PackedEnding,
): Ended<P> {
  const p = layout.make(scenario)
  p.cells.set(cells)
  return { p, told, winner }
}

/** Everything that was told to all in a match, without what has been taken back. */
function toldIn<P extends Position>(match: Match<P>): NamedEvent[] {
  const { events } = match.engine.ruleset
  const list: { readonly number: number; readonly one: NamedEvent }[] = []
  for (const one of heard(match, SPECTATOR)) {
    if ('takenBack' in one) while (list.length > 0 && list.at(-1)!.number >= one.takenBack) list.pop()
    else list.push({ number: one.number, one: { event: events[one.told.event]?.name ?? '', args: one.told.args } })
  }
  return list.map(({ one }) => one)
}
