import { feedOf } from '../../host/feed.ts'
import { SPECTATOR } from '../../kernel/index.ts'
import { openMatch } from '../../match/index.ts'
import type { Status } from '../../protocol/index.ts'
import type { TableInfo } from '../board/table.ts'
import { onlooking } from './onlooking.ts'
import { seatTable } from './seat-table.ts'
import type { Loaded, TableSession } from './session.ts'
import { Timeline } from './timeline.ts'

/** For a record on a server: its match, and the final names of the players there. */
export interface Origin {
  readonly match: string
  readonly seats: Status['seats']
}

/** A finished game, from its record: in the view of each seat, and with everything open. */
export function replay(loaded: Loaded, text: string, origin?: Origin): TableSession {
  const { engine, board, system } = loaded
  const { ruleset } = engine
  const match = openMatch(engine, text)
  const { header } = match
  const status: Status = {
    seats:
      origin?.seats ??
      header.seats.map(({ seat, players }) => ({
        seat,
        kind: 'person',
        name: players.map(({ name }) => name).join(', '),
        here: true,
      })),
    draw: [],
    result: match.ending ?? { winner: [], by: 'agreement' },
  }
  const info: TableInfo = {
    match: origin?.match ?? '',
    ruleset: ruleset.id,
    scenario: header.scenario,
    options: header.options,
    seats: ruleset.seats,
    mine: [],
    kind: 'replay',
    ...(system.own && { pack: { name: header.pack ?? system.own.pack.name, data: header.data } }),
    ...(header.commitment !== undefined && { commitment: header.commitment }),
  }
  const watch = (seat: number, everything = false) => {
    const feed = feedOf(match, seat, everything)
    const timeline = new Timeline(engine, match.fold.position.scenario)
    for (const update of feed.since(0)) timeline.add(update)
    const table = seatTable({
      arriving: loaded,
      info,
      seat,
      timeline,
      seen: timeline.length,
      status,
      show: (told) => board.show(told),
    })
    table.past.go(1)
    return { ...table, wishes: { ...table.wishes, record: async () => text } }
  }
  return onlooking(loaded, [watch(SPECTATOR, true), ...ruleset.seats.map((_, seat) => watch(seat))])
}
