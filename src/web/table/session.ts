import { createEffect, createRoot, createSignal } from 'solid-js'
import { type Engine, type Position, SPECTATOR, settingOf } from '../../kernel/index.ts'
import type { Translate } from '../../words/texts.ts'
import type { BoardModule } from '../board/module.ts'
import { findSystem, type System } from '../board/registry.ts'
import type { Table, TableInfo } from '../board/table.ts'
import { wordsCome } from '../words/words.ts'
import { type Arriving, arrived, arriving } from './arriving-engine.ts'
import { covering } from './covering.ts'
import type { OpenLink } from './link.ts'
import { type Access, type NotLetIn, SeatClient } from './seat-client.ts'
import type { Drafts } from './seat-setup.ts'
import { type SeatTable, seatTable } from './seat-table.ts'
import { sentencesOf } from './system-sentences.ts'
import { Timeline } from './timeline.ts'

/** Everything about one match that one screen shows. */
export interface TableSession {
  /** The system, perhaps on a designer's own data. */
  readonly system: System
  readonly board: BoardModule
  /**
   * One for each seat that is played here; in the replay of a finished game one for each seat and one that sees
   * everything.
   */
  readonly tables: readonly Table[]
  /** The table whose view the board shows now. */
  front(): Table
  /** Chooses among the tables of a replay, or of a player who plays both sides. */
  look(table: Table): void
  /**
   * On a shared screen: the table of the player that it must be handed to before anything of that player's is shown.
   */
  curtain(): Table | undefined
  /** The screen has been handed over. */
  handOver(): void
  /** The rules in the current language. */
  sentences(): Translate
  /** Another game with sides changed has begun: its match, and the invitations for the seats that are played here. */
  next(): Next | undefined
  /** Why the key that opened the table no longer opens it. */
  shutOut(): NotLetIn | undefined
  close(): void
}

/** The match in which players play on: their old keys are the invitations there. */
export interface Next {
  readonly match: string
  readonly invitations: Readonly<Record<string, string>>
}

/** A system made ready to be shown here; its rules may still be on their way. */
export interface Loaded extends Arriving<Position> {
  readonly system: System
  readonly board: BoardModule
  readonly sentences: () => Translate
}

const engines = new WeakMap<System, Arriving<Position>>()
/** How long after a failure loading the rules is retried, in milliseconds. */
const AGAIN_AFTER = 3_000

export async function loadSystem(system: System): Promise<Loaded> {
  const [arriving, board] = await Promise.all([arrivingOf(system), system.board()])
  // The board draws first; the rules arrive right after it, for its questions.
  const come = (): Promise<void> => arriving.rules().catch(() => void setTimeout(come, AGAIN_AFTER))
  void come()
  return { system, board, ...arriving, sentences: () => sentencesOf(system) }
}

/** The engine of a system, the same for all its tables. */
async function arrivingOf(system: System): Promise<Arriving<Position>> {
  const shown = await system.toShow?.()
  let known = engines.get(system)
  if (known) return known
  known = shown ? arriving(shown, () => engineOf(system)) : arrived(...(await askingEngineOf(system)))
  engines.set(system, known)
  return known
}

/** What plays a system that shows nothing without its rules, and what asks its players. */
const askingEngineOf = async (system: System) => {
  const [engine, { asking }] = await Promise.all([engineOf(system), import('./asking.ts')])
  return [engine, asking] as const
}

/** What plays a system, and what asks its questions, arrive with its rules: a board can be drawn without them. */
async function engineOf(system: System): Promise<Engine<Position>> {
  const questions = system.board().then(async (board) => {
    await board.loadQuestions?.()
    // Waits so that the question appears whole: what shows it does not itself wait for its words.
    await wordsCome()
  })
  const [{ engine }, rules] = await Promise.all([import('../../kernel/engine.ts'), system.toPlay(), questions])
  return engine(rules)
}

/** The data that a game is played by, if they are a designer's: their digest, and what else is known about them. */
export interface PlayedBy {
  readonly data: string
  readonly files?: string
  readonly name?: string
}

/**
 * Makes a system ready to be played here, by its id. Rejects with `MissingData` if a designer's data are not available.
 */
export async function load(id: string, by?: PlayedBy): Promise<Loaded> {
  if (by) {
    const { systemBy } = await import('./packs.ts')
    return loadSystem(await systemBy(id, by.data, by.files, by.name))
  }
  const system = findSystem(id)
  if (!system) throw new Error(`this page has no board for '${id}'`)
  return loadSystem(system)
}

const seenKey = (match: string, seat: number) => `grognard.seen.${match}.${seat}`
/** How many questions can be reopened with the answer handed in. */
const HANDED_IN = 8

interface StoredAnswer {
  readonly n: number
  readonly texts: readonly string[]
}
const isAnswer = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' && value !== null && 'n' in value && 'texts' in value && Array.isArray(value.texts)

function storedAnswers(key: string): readonly StoredAnswer[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return [value].flat().filter(isAnswer)
  } catch {
    return []
  }
}

/**
 * The secret choices of a seat, kept by this browser: the draft until its question is over, and the last that were handed in.
 */
function draftsOf(match: string, seat: number): Drafts {
  const [draft, handed] = [`grognard.draft.${match}.${seat}`, `grognard.handed.${match}.${seat}`]
  const find = (key: string, question: number) => storedAnswers(key).find(({ n }) => n === question)?.texts
  return {
    kept: (question) => find(draft, question),
    keep: (n, texts) => localStorage.setItem(draft, JSON.stringify({ n, texts })),
    handedIn: (question) => find(handed, question),
    handIn(n, texts) {
      const others = storedAnswers(handed).filter((one) => one.n !== n)
      localStorage.setItem(handed, JSON.stringify([...others, { n, texts }].slice(-HANDED_IN)))
    },
  }
}

export interface Seating {
  readonly match: string
  /** What opens the seats that are played here; empty, to look on. */
  readonly seats: readonly Access[]
  readonly kind: 'online' | 'local'
}

/** Sits down at a match. Rejects with `NotLetIn` if the host does not let this client in. */
export async function sitDown(
  open: OpenLink,
  seating: Seating,
  load: (ruleset: string, by?: PlayedBy) => Promise<Loaded>,
): Promise<TableSession> {
  const clients = (seating.seats.length > 0 ? seating.seats : [{}]).map(
    (access) => new SeatClient(open, seating.match, access),
  )
  try {
    const welcomes = await Promise.all(clients.map((client) => client.welcome))
    const first = welcomes[0]
    const own = clients.flatMap((client, k) => {
      const { seat, comrade, chain, commitment } = welcomes[k]
      return seat === undefined || comrade ? [] : [{ client, match: seating.match, seat, chain, commitment }]
    })
    let sealing = Promise.resolve()
    /** Seals the dice for these seats, one step after the other, while they can. */
    const seal = (): Promise<void> => {
      if (clients.some(({ status }) => status?.sealing))
        sealing = sealing.then(async () => (await import('./seal-dice.ts')).seal(own))
      return sealing
    }
    await seal()
    const { pack, data } = first
    // The files of a game of this browser are here, or nowhere.
    const files = pack && seating.kind === 'online' && { files: pack.files }
    const loaded = await load(first.ruleset, pack && { data, name: pack.name, ...files })
    const { engine, board } = loaded
    const { seats: seatNames, id } = engine.ruleset
    const scenario = settingOf(engine, first.scenario, first.options)
    const seats = welcomes.map(({ seat }) => (seat === undefined ? SPECTATOR : seatNames.indexOf(seat)))
    const [next, setNext] = createSignal<Next>()
    const [shutOut, setShutOut] = createSignal<NotLetIn>()
    const tables = clients.map((client, k) => {
      const seat = seats[k]
      const { comrade } = welcomes[k]
      const timeline = new Timeline(engine, scenario)
      for (const update of client.updates) timeline.add(update)
      const info: TableInfo = {
        match: seating.match,
        ruleset: id,
        scenario: first.scenario,
        options: first.options,
        seats: seatNames,
        mine: seats.filter((one) => one !== SPECTATOR),
        kind: seating.kind,
        chain: first.chain,
        ...(first.commitment !== undefined && { commitment: first.commitment }),
        ...(comrade && { comrade }),
        ...(pack && { pack: { name: pack.name, data } }),
      }
      const stored = Number(localStorage.getItem(seenKey(seating.match, seat)) ?? Number.NaN)
      // A new player sees the present; a returning player sees what happened meanwhile.
      const seen = stored >= 1 && stored <= timeline.length ? stored : timeline.length
      const table = seatTable({
        arriving: loaded,
        info,
        seat,
        timeline,
        seen,
        status: client.status ?? welcomes[k].status,
        show: (told) => board.show(told),
        client,
        drafts: draftsOf(seating.match, seat),
        watched: seating.kind === 'online',
      })
      client.listen({
        updates(updates) {
          for (const update of updates) timeline.add(update)
          table.grown()
        },
        status(status) {
          table.setStatus(status)
          void seal()
        },
        chat: table.hear,
        linked: table.setLinked,
        rematch: ({ match, seat: name }) =>
          setNext((before) => ({
            match,
            invitations: { ...before?.invitations, [name]: seating.seats[k]?.key as string },
          })),
        shutOut: setShutOut,
      })
      // Adds what arrived while the system was being loaded.
      for (let n = timeline.length; n < client.updates.length; n++) timeline.add(client.updates[n])
      return table
    })
    return session(tables, clients, loaded, { next, shutOut })
  } catch (error) {
    for (const client of clients) client.close()
    throw error
  }
}

function session(
  tables: readonly SeatTable<Position>[],
  clients: readonly SeatClient[],
  { system, board, sentences }: Loaded,
  heard: Pick<TableSession, 'next' | 'shutOut'>,
): TableSession {
  return createRoot((dispose) => {
    const { front, covered, look, handOver } = covering(tables)
    const several = tables.length > 1
    for (const table of tables)
      createEffect(() => localStorage.setItem(seenKey(table.info.match, table.seat()), String(table.shown())))
    // Tell the player what he missed with pauses, so that he can read it.
    if (!several) {
      const table = tables[0]
      if (table.telling.waiting() > 0) table.telling.pause(true)
      table.grown()
    }
    return {
      system,
      board,
      tables,
      front,
      look: (table) => look(table as SeatTable<Position>),
      curtain: covered,
      handOver,
      sentences,
      ...heard,
      close() {
        for (const client of clients) client.close()
        for (const table of tables) table.dispose()
        dispose()
      },
    }
  })
}
