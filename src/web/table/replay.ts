import { createRoot, createSignal } from 'solid-js'
import { openMatch, SPECTATOR } from '../../engine/index.ts'
import { Story } from '../../host/story.ts'
import type { Status } from '../../protocol/index.ts'
import { seatTable } from './seat-table.ts'
import type { Loaded, TableSession } from './session.ts'
import type { Table, TableInfo } from './table.ts'
import { Timeline } from './timeline.ts'

/** A game that is over, from its record: through the eyes of each seat, and with everything open. */
export function replay({ engine, board, sentences }: Loaded, text: string): TableSession {
  const { ruleset } = engine
  const match = openMatch(engine, text)
  const { header } = match
  const status: Status = {
    seats: header.seats.map(({ seat, players }) => ({
      seat,
      kind: 'person',
      name: players.map(({ name }) => name).join(', '),
      here: true,
    })),
    draw: [],
    contributions: match.contributions.length,
    result: match.ending ?? { winner: [], by: 'agreement' },
  }
  const info: TableInfo = {
    match: '',
    ruleset: ruleset.id,
    scenario: header.scenario,
    options: header.options,
    seats: ruleset.seats,
    mine: [],
    kind: 'replay',
    ...(header.commitment !== undefined && { commitment: header.commitment }),
  }
  const disposals: (() => void)[] = []
  const watch = (seat: number, everything = false): Table => {
    const story = new Story(match, seat, everything)
    const timeline = new Timeline(engine, match.fold.position.scenario)
    for (const update of story.updates) timeline.add(update)
    const table = seatTable({ engine, info, seat, timeline, seen: timeline.length, status, sentences, show: (told) => board.show(told) })
    table.past.go(1)
    disposals.push(table.dispose)
    return { ...table, wishes: { ...table.wishes, record: async () => text } }
  }
  const tables = [watch(SPECTATOR, true), ...ruleset.seats.map((_, seat) => watch(seat))]
  return createRoot((dispose) => {
    const [front, look] = createSignal(tables[0] as Table)
    return {
      board,
      tables,
      front,
      look: (table) => look(() => table),
      curtain: () => undefined,
      handOver() {},
      sentences,
      next: () => undefined,
      close() {
        for (const disposal of disposals) disposal()
        dispose()
      },
    }
  })
}
