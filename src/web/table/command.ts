import { type Action, type Engine, type Position, type Refusal, refusal } from '../../kernel/index.ts'
import { type Player, playersOf, whoCommands } from '../../match/index.ts'
import type { Status } from '../../protocol/index.ts'
import type { TableInfo } from '../board/table.ts'

/**
 * What a player who shares a seat may do there: act with the formations under that player's command; the rest is for
 * the chief.
 */
export interface Command<P> {
  /** Is the player the chief? Only the chief decides for the seat as a whole. */
  readonly isChief: boolean
  /** The refusal of an action that is for another player of the seat; undefined if it is not. */
  notOurs(p: P, action: Action): Refusal | undefined
}

/** Makes the command of a player. `status` says who else plays the seat. */
export function commandOf<P extends Position>(
  {
    engine,
    info,
    seat,
    timeline,
  }: { engine: Engine<P>; info: TableInfo; seat: number; timeline: { readonly scenario: P['scenario'] } },
  status: () => Status,
): Command<P> {
  const { comrade } = info
  if (!comrade) return { isChief: true, notOurs: () => undefined }
  const formations = engine.ruleset.formations?.(timeline.scenario)[seat] ?? []
  const players = (): Player[] => {
    const { name = '', team = [] } = status().seats[seat] ?? {}
    return playersOf(name, team, formations)
  }
  return {
    isChief: false,
    notOurs(p, action) {
      const { formation } = engine.ruleset
      if (!formation) return undefined
      const all = players()
      // The chief may use any name; the players who share the seat are given distinct names when it is shared.
      const own = all.slice(1).find(({ name }) => name === comrade.name) ?? { name: comrade.name, formations: [] }
      const why = whoCommands(all, formation(p, seat, action), own)
      return why === undefined ? undefined : refusal(engine.phase(p).rule, why)
    },
  }
}
