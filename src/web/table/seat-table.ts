import { createMemo, createRoot, createSignal, untrack } from 'solid-js'
import { each, type Position } from '../../kernel/index.ts'
import type { Ending } from '../../match/index.ts'
import type { ChatLine, HostMessage, Status } from '../../protocol/index.ts'
import { cite } from '../board/requests.ts'
import type { Table, Told } from '../board/table.ts'
import type { Arriving } from './arriving-engine.ts'
import type { Asking } from './asking.ts'
import { gathering } from './gathering.ts'
import { makeLog, tellingOf } from './log.ts'
import type { Wish } from './seat-client.ts'
import type { Seat } from './seat-setup.ts'
import { makeTelling } from './telling.ts'
import type { Event } from './timeline.ts'
import { wishesOf } from './wishes.ts'

/** What a table of one seat is made of. */
interface SeatTableSetup<P extends Position> extends Seat<P> {
  readonly arriving: Arriving<P>
  /** The number of the last update that is shown at once; later ones are shown event by event. */
  readonly seen: number
  readonly status: Status
  /** How long an event is shown, and whether it begins a chapter. */
  readonly show: (told: Told) => { readonly tone: string; readonly rest: number }
}

/** A Table, with what its session needs in addition. */
export interface SeatTable<P extends Position> extends Table<P>, Pick<Asking<P>, 'wants'> {
  /** Sets whether a screen shows it. If not, all events come at once. */
  setFront(front: boolean): void
  grown(): void
  setStatus(status: Status): void
  setLinked(up: boolean): void
  hear(lines: readonly ChatLine[]): void
  /** The number of updates shown, for when the player returns. */
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
  const standing = { base, live, status, length: telling.length, linked, ask, catchUp: news.now }
  const asking = createMemo(() => {
    const make = arriving.asking()
    return make && untrack(() => make({ ...setup, engine }, standing))
  })
  /** Resolves with what asks, as soon as it is loaded. */
  async function withRules(): Promise<Asking<P>> {
    await arriving.rules()
    return asking() as Asking<P>
  }
  const view = () => asking()?.view() ?? base()

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
    asked: () => asking()?.asked() ?? false,
    legal: () => asking()?.legal() ?? [],
    why(text) {
      const asks = asking()
      return asks ? asks.why(text) : engine.why(base(), seat, 0)
    },
    act: (...texts) => asking()?.act(...texts),
    refusal: () => asking()?.refusal(),
    halted: () => asking()?.halted(),
    draft: () => asking()?.draft(),
    redraft: (texts) => asking()?.redraft(texts),
    submit: () => asking()?.submit(),
    onItsWay: () => asking()?.onItsWay(),
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
    odds: async (...about) => (await withRules()).odds(...about),
    status,
    linked,
    result: createMemo<Ending | undefined>(() => status().result as Ending | undefined),
    chat,
    earlierChat: async () => (await client?.earlier()) ?? false,
    wishes: wishesOf({ count: () => timeline.count, entriesBack: async () => (await withRules()).entriesBack() }, ask),
    cite,
    canTakeBack: () => asking()?.canTakeBack() ?? false,
    setFront: (front) => telling.setInstant(!front),
    wants: () => asking()?.wants() ?? false,
    grown: news.due,
    setStatus(next) {
      // What came before it is taken in before it.
      news.now()
      setStatus(next)
    },
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
