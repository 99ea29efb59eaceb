import { createContext, useContext } from 'solid-js'
import type { Refusal } from '../../kernel/index.ts'
import { filled, type Translate } from '../../words/texts.ts'
import type { BoardModule } from '../board/module.ts'
import type { System } from '../board/registry.ts'
import type { Table, Told } from '../board/table.ts'
import { tTable } from '../words/table/t.ts'
import type { TableSession } from './openers.ts'
import { seatTitle, translated } from './system-sentences.ts'

/** What every part of the table screen works with. */
export interface AtTable {
  readonly session: TableSession
  readonly system: System
  readonly module: BoardModule
  /** The table whose view the screen shows now. */
  table(): Table
  sentences(): Translate
  /** A text of the rules in the player's language. */
  say(text: string): string
  /** Why an action is refused, in the player's language, with the board's names for its things. */
  sayWhy(refusal: Refusal): string
  /** The title of a seat. */
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
  const sayWhy = ({ reason, because }: Refusal) => {
    if (because === undefined) return say(reason)
    const table = session.front()
    const named = (kind: string, n: number) =>
      session.board.nameOf?.(kind, n, table) ?? table.engine.nameOf(table.scenario, kind, n)
    return filled(because.text, because.of, named, sentences())
  }
  const seatName = (seat: string) => seatTitle(sentences(), seat)
  const { info, engine } = session.tables[0]
  const title = engine.ruleset.scenarios().find(({ id }) => id === info.scenario)?.title ?? info.scenario
  return {
    session,
    system,
    module: session.board,
    table: () => session.front(),
    sentences,
    say,
    sayWhy,
    seatName,
    seatNames: (seats) => seats.map(seatName).join(', '),
    inWords: (told) => {
      if (told.event === 'TakenBack') return tTable('tookBack', { seat: seatName(info.seats[told.args[2]] ?? '') })
      return session.board.sentence(told, session.front())
    },
    scenarioTitle: () => say(title),
  }
}
