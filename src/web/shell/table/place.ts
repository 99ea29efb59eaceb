import { createContext, useContext } from 'solid-js'
import type { BoardModule } from '../../boards/board.ts'
import type { System } from '../../boards/registry.ts'
import type { Table, Told } from '../../table/table.ts'
import type { Sentences } from '../../words/sentences.ts'
import { translated } from '../../words/sentences.ts'
import type { TableSession } from '../host.ts'
import { seatTitle } from '../sentences.ts'

/** What every part of the table screen works with. */
export interface AtTable {
  readonly session: TableSession
  readonly system: System
  readonly module: BoardModule
  /** Whose eyes the screen sees through now. */
  table(): Table
  sentences(): Sentences
  /** A text of the rules in the player's language. */
  say(text: string): string
  /** What a seat is called. */
  seatName(seat: string): string
  /** Names of several seats in one list. */
  seatNames(seats: readonly string[]): string
  /** An event in plain words. */
  inWords(told: Told): string
  readonly scenarioTitle: () => string
}

const Context = createContext<AtTable>()
export const AtTableProvider = Context.Provider

export function useTable(): AtTable {
  const at = useContext(Context)
  if (!at) throw new Error('this part of the screen belongs to a table')
  return at
}

export function atTable(session: TableSession, system: System): AtTable {
  const sentences = () => session.sentences()
  const say = (text: string) => translated(sentences(), text)
  const seatName = (seat: string) => seatTitle(sentences(), seat)
  const { info, engine } = session.tables[0]!
  const title = engine.ruleset.scenarios().find(({ id }) => id === info.scenario)?.title ?? info.scenario
  return {
    session,
    system,
    module: session.board,
    table: () => session.front(),
    sentences,
    say,
    seatName,
    seatNames: (seats) => seats.map(seatName).join(', '),
    inWords: (told) => session.board.sentence?.(told, session.front()) ?? told.text,
    scenarioTitle: () => say(title),
  }
}
