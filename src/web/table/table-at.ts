import { wholeView } from '../../host/feed.ts'
import type { Engine, Position } from '../../kernel/index.ts'
import type { Table } from '../board/table.ts'
import { type Arriving, arrived } from './arriving-engine.ts'
import { asking } from './asking.ts'
import type { SeatClient } from './seat-client.ts'
import { seatTable } from './seat-table.ts'
import { Timeline } from './timeline.ts'

/** A table of one seat that is in a position and sees all of it, for tests of what boards make of a table. */
export function tableAt<P extends Position>(engine: Engine<P>, position: P, seat: number): Table<P> {
  return tableOf(arrived(engine, asking), position, seat)
}

/** The same with rules that may arrive later. */
export function tableOf<P extends Position>(arriving: Arriving<P>, position: P, seat: number): Table<P> {
  const { engine } = arriving
  const { id, seats } = engine.ruleset
  const timeline = new Timeline(engine, position.scenario)
  timeline.add({ n: 1, count: 0, told: [], cells: wholeView(position) })
  return seatTable({
    arriving,
    info: {
      match: 'test',
      ruleset: id,
      scenario: position.scenario.id,
      options: {},
      seats,
      mine: [seat],
      kind: 'local',
    },
    seat,
    timeline,
    seen: timeline.length,
    status: { seats: seats.map((one) => ({ seat: one, kind: 'person', name: one, here: true })), draw: [] },
    show: () => ({ tone: 'plain', rest: 0 }),
    client: { ask: () => new Promise(() => {}) } as unknown as SeatClient,
  })
}
