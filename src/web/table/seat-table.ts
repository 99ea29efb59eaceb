import { createMemo, createRoot, createSignal } from 'solid-js'
import { each, isRefusal, type Position } from '../../kernel/index.ts'
import type { Ending } from '../../match/index.ts'
import type { ChatLine, HostMessage, Status } from '../../protocol/index.ts'
import { cite } from '../board/requests.ts'
import type { Table } from '../board/table.ts'
import { answering, newAnswer } from './answering.ts'
import { gathering } from './gathering.ts'
import { makeLog, tellingOf } from './log.ts'
import { oddsOf } from './odds.ts'
import { questionOf } from './question.ts'
import { choicesOf } from './seat-choices.ts'
import type { Wish } from './seat-client.ts'
import type { SeatTableSetup } from './seat-setup.ts'
import { makeTelling } from './telling.ts'
import type { Event } from './timeline.ts'
import { wishesOf } from './wishes.ts'

/** A Table, and what its session needs besides. */
export interface SeatTable<P extends Position> extends Table<P> {
  /** No screen shows it: everything is told at once. */
  setFront(front: boolean): void
  /** It must choose, and there is something to choose: not only the closing of a secret that holds nothing. */
  wants(): boolean
  grown(): void
  setStatus(status: Status): void
  setLinked(up: boolean): void
  hear(lines: readonly ChatLine[]): void
  /** How many updates have been shown: for coming back. */
  shown(): number
  dispose(): void
}

export function seatTable<P extends Position>(setup: SeatTableSetup<P>): SeatTable<P> {
  return createRoot((dispose) => make(setup, dispose))
}

function make<P extends Position>(setup: SeatTableSetup<P>, dispose: () => void): SeatTable<P> {
  const { arriving, info, seat, timeline, client } = setup
  const { engine } = arriving
  const asTold = tellingOf(engine)
  const [heard, setHeard] = createSignal<Event>()
  const telling = makeTelling(timeline, setup.seen, (event) => setup.show(asTold(event)).rest, setHeard)
  const news = gathering(telling.grown)
  const { log, past } = makeLog(timeline, telling, asTold, setup.show)
  const { at: pastAt } = past
  const [status, setStatus] = createSignal(setup.status)
  const [linked, setLinked] = createSignal(true)
  const [chat, setChat] = createSignal<readonly ChatLine[]>([])
  async function ask(wish: Wish): Promise<HostMessage> {
    if (!client) throw new Error('a replay has no host to ask')
    return client.ask(wish)
  }

  const shownUpdate = createMemo(() => telling.mark().n)
  const base = createMemo(() => timeline.viewAt(pastAt() ?? shownUpdate()))
  const live = createMemo(() => pastAt() === undefined && telling.mark().n === telling.length())
  const choices = choicesOf(engine, seat)
  const answer = newAnswer()
  const { draft, pending } = answer
  const standing = { base, live, status, drafted: draft, idle: () => pending() === 0 }
  const question = questionOf(setup, choices, standing)
  const { command, ours, mustChoose, together, empty, view, legal, asked } = question
  const surroundings = { base, length: telling.length, linked, ask, catchUp: news.now }
  const { act, redraft, submit, refusal, halted } = answering(setup, choices, question, answer, surroundings)

  return {
    engine,
    scenario: timeline.scenario,
    isReady: arriving.isHere,
    isLate: arriving.isLate,
    info,
    seat: () => seat,
    view,
    phase: createMemo(() => {
      const p = view()
      if (p.depth < 0 || !arriving.isHere()) return undefined
      const { name, rule } = engine.phase(p)
      return { name, rule }
    }),
    awaiting: createMemo(() => [...each(status().sealing ? 0 : engine.awaiting(base()))].map((one) => info.seats[one])),
    asked,
    legal,
    why(text) {
      const p = view()
      const action = engine.parse(p, seat, text)
      return isRefusal(action) ? action : (engine.why(p, seat, action) ?? command.notOurs(p, action))
    },
    act,
    refusal,
    halted,
    draft: () => (together() ? draft() : undefined),
    redraft,
    submit,
    onItsWay: () => (pending() > 0 ? 'answer' : empty() ? 'nothing' : undefined),
    log,
    happening: createMemo(() => {
      const event = pastAt() === undefined ? telling.happening() : undefined
      return event && asTold(event)
    }),
    heard: () => {
      const event = heard()
      return event && asTold(event)
    },
    telling: telling.face,
    past,
    odds: oddsOf(setup, () => timeline.copy(view())),
    status,
    linked,
    result: createMemo<Ending | undefined>(() => status().result as Ending | undefined),
    chat,
    earlierChat: async () => (await client?.earlier()) ?? false,
    wishes: wishesOf({ engine, seat, timeline }, choices, ask),
    cite,
    canTakeBack: createMemo(() => {
      telling.length()
      return ours() && command.isChief && status().result === undefined && timeline.count > 0
    }),
    setFront: (front) => telling.setInstant(!front),
    wants: () => mustChoose() && !empty() && (command.isChief || asked()),
    grown: news.due,
    setStatus,
    setLinked,
    hear: setChat,
    shown: shownUpdate,
    dispose() {
      news.stop()
      telling.stop()
      dispose()
    },
  }
}
