import { wholeView } from '../../host/feed.ts'
import { fastDice, type Position, SPECTATOR } from '../../kernel/index.ts'
import type { System } from '../board/registry.ts'
import { onlooking } from './onlooking.ts'
import { seatTable } from './seat-table.ts'
import { loadSystem, type TableSession } from './session.ts'
import { Timeline } from './timeline.ts'

/**
 * A scenario at its beginning, only to look at: everything is open, and no one plays. The board sets up what the
 * scenario leaves to the players (`BoardModule.setUp`).
 */
export async function stillOf(system: System, scenario: string): Promise<TableSession> {
  const loaded = await loadSystem(system)
  const { engine, board } = loaded
  const [setUp] = await Promise.all([board.setUp?.(), loaded.rules()])
  const { ruleset } = engine
  const position: Position = engine.open(scenario, {}, fastDice(1))
  setUp?.(engine, position)
  const timeline = new Timeline(engine, position.scenario)
  timeline.add({ n: 1, count: 0, told: [], cells: wholeView(position) })
  const table = seatTable({
    arriving: loaded,
    info: { match: '', ruleset: ruleset.id, scenario, options: {}, seats: ruleset.seats, mine: [], kind: 'replay' },
    seat: SPECTATOR,
    timeline,
    seen: timeline.length,
    status: { seats: [], draw: [] },
    show: (told) => board.show(told),
  })
  return onlooking(loaded, [table])
}
