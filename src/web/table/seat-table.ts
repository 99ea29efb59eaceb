import { batch, createEffect, createMemo, createRoot, createSignal, on } from 'solid-js'
import {
  type Because,
  type Engine,
  each,
  type Forecast,
  includes,
  isRefusal,
  noDice,
  type Position,
  type Refusal,
  refusal as refusing,
  SPECTATOR,
} from '../../kernel/index.ts'
import type { Ending } from '../../match/index.ts'
import { inSecret } from '../../match/secrecy.ts'
import { type ChatLine, type HostMessage, type Status, TAKEN_BACK } from '../../protocol/index.ts'
import { cite } from '../board/requests.ts'
import type { Legal, Table, TableInfo, Told, Wishes } from '../board/table.ts'
import type { Sentences } from '../words/words.ts'
import { commandOf } from './command.ts'
import { gathering } from './gathering.ts'
import { makeLog, tellingOf } from './log.ts'
import type { SeatClient, Wish } from './seat-client.ts'
import { makeTelling } from './telling.ts'
import type { Event, Timeline } from './timeline.ts'

/** More actions than there are to choose from at any moment. */
const LONGEST_LIST = 1 << 16
/** What a forecast may cost before it samples: some hundredths of a second. */
const FORECAST_PLAYS = 3_000
/** How long a client waits before it closes a secret choice that is none, so that its speed betrays nothing. */
const SHORTEST_THOUGHT = 400
const LONGEST_THOUGHT = 1_800
const NEXT_TRY = 5_000

const list = new Int32Array(LONGEST_LIST)

/** A refusal as it came from the host. */
const asRefusal = ({
  rule,
  reason,
  because,
}: {
  rule: string
  reason: string
  because?: Because | undefined
}): Refusal => (because ? { rule, reason, because } : { rule, reason })

export interface SeatTableSetup<P extends Position> {
  readonly engine: Engine<P>
  readonly info: TableInfo
  readonly seat: number
  readonly timeline: Timeline<P>
  /** The number of the update up to which everything is shown at once; what follows is told event by event. */
  readonly seen: number
  readonly status: Status
  readonly sentences: () => Sentences
  /** Resolves when the rules of what happens are here; a replay has had to have them. */
  readonly deeds?: () => Promise<unknown>
  /** How long an event is looked at, and whether it begins a chapter. */
  readonly show: (told: Told) => { readonly tone: string; readonly rest: number }
  /** Of a seat that is played here; a replay has none. */
  readonly client?: SeatClient
  /** Where drafts outlive the page; each by the number of the update that asked for it. */
  readonly drafts?: Drafts
  /** Others see how long a choice takes. */
  readonly watched?: boolean
}

/** Drafts for questions that are answered together, by the number of the update that asked. */
export interface Drafts {
  /** The draft of a question; undefined where none was begun. */
  kept(question: number): readonly string[] | undefined
  keep(question: number, texts: readonly string[]): void
  /** The answer handed in to a question: it is there again after a take-back. */
  handedIn(question: number): readonly string[] | undefined
  handIn(question: number, texts: readonly string[]): void
}

/** A Table, and what its session needs of it beside. */
export interface SeatTable<P extends Position> extends Table<P> {
  /** Nobody looks at it: everything is told at once. */
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
  const { engine, info, seat, timeline, sentences, client, drafts } = setup
  const { ruleset } = engine
  const asTold = tellingOf(engine, timeline.scenario, sentences)
  const [heard, setHeard] = createSignal<Event>()
  const telling = makeTelling(timeline, setup.seen, (event) => setup.show(asTold(event)).rest, setHeard)
  const news = gathering(telling.grown)
  const { log, past } = makeLog(timeline, telling, asTold, setup.show)
  const { at: pastAt } = past
  const [draftTexts, setDraftTexts] = createSignal<readonly string[]>([])
  const [pending, setPending] = createSignal(0)
  const [refused, setRefused] = createSignal<Refusal>()
  const [halted, setHalted] = createSignal<Refusal | 'asked'>()
  const [status, setStatus] = createSignal(setup.status)
  const [linked, setLinked] = createSignal(true)
  const [chat, setChat] = createSignal<readonly ChatLine[]>([])

  /** The view without the draft. */
  const shownUpdate = createMemo(() => telling.mark().n)
  const base = createMemo(() => timeline.viewAt(pastAt() ?? shownUpdate()))
  const live = createMemo(() => pastAt() === undefined && telling.mark().n === telling.length())
  const ours = () => client !== undefined && seat !== SPECTATOR && status().seats[seat]?.kind !== 'computer'
  const playing = () => status().result === undefined && status().sealing === undefined
  const mustChoose = createMemo(() => live() && ours() && playing() && includes(engine.awaiting(base()), seat))
  const idle = () => pending() === 0
  const together = createMemo(
    () => mustChoose() && inSecret(engine, base()) && engine.phase(base()).secret === 'together',
  )

  const view = createMemo(() => {
    const p = base()
    const texts = together() ? draftTexts() : []
    if (texts.length === 0) return p
    const drafted = timeline.copy(p)
    playTexts(drafted, texts)
    return drafted
  })

  /** Plays a draft as far as it is legal; gives why it goes no further, and what was played. */
  function playTexts(p: P, texts: readonly string[]): { played: string[]; why?: Refusal } {
    const played: string[] = []
    let why: Refusal | undefined
    for (const text of texts) {
      const action = engine.parse(p, seat, text)
      const problem = isRefusal(action) ? action : engine.why(p, seat, action)
      if (problem || isRefusal(action)) {
        why ??= problem
        continue
      }
      if (engine.choice(p, action)?.closes) continue
      engine.play(p, seat, action, noDice)
      played.push(text)
    }
    return { played, ...(why && { why }) }
  }

  function listOf(p: P): Legal[] {
    const count = engine.actions(p, seat, list)
    return Array.from(list.subarray(0, count), (action) => {
      const text = engine.print(p, action)
      const { packing } = engine
      return { action, text, verb: text.split(' ', 1)[0], a: packing.a(action), b: packing.b(action) }
    })
  }

  /** The action that closes a secret choice, where it can be closed now. */
  const closing = (p: P) => listOf(p).find(({ action }) => engine.choice(p, action)?.closes === true)
  /** Is the seat asked for a secret choice that holds nothing but its closing? */
  function isEmpty(p: P): boolean {
    if (!includes(engine.awaiting(p), seat) || !inSecret(engine, p)) return false
    const all = listOf(p)
    return all.length === 1 && engine.choice(p, all[0].action)?.closes === true
  }
  const empty = createMemo(() => mustChoose() && isEmpty(base()))
  const command = commandOf(setup, status)
  // Even without a link: the choice goes out when the link is back.
  const mayAsk = createMemo(() => mustChoose() && !empty() && idle() && (command.isChief || !together()))
  const legal = createMemo<readonly Legal[]>(() =>
    mayAsk() ? listOf(view()).filter(({ action }) => !command.notOurs(view(), action)) : [],
  )
  const asked = createMemo(() => mayAsk() && (command.isChief || legal().length > 0))

  /**
   * How many of the seat's last entries must be taken back to come to one that was a choice: those that closed by
   * themselves go along.
   */
  function toTheLastChoice(): number {
    let count = 0
    for (let n = timeline.length; n > 0; n--) {
      const back = timeline.told(n).find(({ event }) => event === TAKEN_BACK)
      if (back) n = back.args[0]
      else if (timeline.own(n)) {
        const before = timeline.viewAt(n - 1)
        // The steward's closings are taken back too, without counting.
        if (inSecret(engine, before) && engine.phase(before).idle?.(before, seat)) continue
        count++
        if (!isEmpty(before)) break
      }
    }
    return Math.max(1, count)
  }

  async function ask(wish: Wish): Promise<HostMessage> {
    if (!client) throw new Error('a replay has nobody to ask')
    return client.ask(wish)
  }
  const whyNot = (reply: HostMessage): Refusal | undefined => {
    if (reply.type === 'refused') return asRefusal(reply)
    if (reply.type === 'error') return refusing('', reply.message)
    if (reply.type !== 'done' || reply.refused === undefined) return undefined
    return asRefusal(reply.refused)
  }

  async function send(texts: readonly string[]): Promise<void> {
    const question = together() ? telling.length() : 0
    const drafted = draftTexts()
    setRefused(undefined)
    setHalted(undefined)
    setPending((count) => count + 1)
    let reply = await ask({ type: 'act', count: timeline.count, do: [...texts] })
    // Another client of this seat was faster: what is still legal may be wished again.
    news.now()
    if (reply.type === 'stale' && mustChoose()) {
      reply = await ask({ type: 'act', count: timeline.count, do: [...texts] })
      news.now()
    }
    batch(() => {
      setPending((count) => count - 1)
      const played = reply.type === 'done' ? (reply.played ?? 0) : 0
      if (played > 0 && played < texts.length) setHalted(whyNot(reply) ?? 'asked')
      else setRefused(whyNot(reply))
      if (reply.type !== 'done') return
      if (question > 0) drafts?.handIn(question, drafted)
      setDraftTexts([])
    })
  }

  function redraft(texts: readonly string[]): Refusal | undefined {
    const { played, why } = playTexts(timeline.copy(base()), texts)
    setDraftTexts(played)
    return why
  }

  function submit(): void {
    const close = closing(view())
    if (mustChoose() && idle() && close) void send([...draftTexts(), close.text])
  }

  function act(...texts: string[]): void {
    if (!asked()) return
    if (!together()) {
      void send(texts)
      return
    }
    setRefused(redraft([...draftTexts(), ...texts]))
    const close = closing(view())
    if (close && texts.includes(close.text)) submit()
  }

  // A secret choice that is none closes by itself; on the network after a moment that tells nothing. What the host does
  // not take is tried again later.
  let tried = 0
  createEffect(
    on(
      () => command.isChief && empty() && idle() && linked(),
      (now) => {
        if (!now) return
        const thought = setup.watched ? SHORTEST_THOUGHT + Math.random() * (LONGEST_THOUGHT - SHORTEST_THOUGHT) : 0
        const again = tried === timeline.length ? NEXT_TRY : 0
        tried = timeline.length
        setTimeout(() => empty() && idle() && linked() && submit(), thought + again)
      },
    ),
  )
  /** The answer once handed in to a question that is asked again after a take-back. */
  function reopened(question: number): readonly string[] {
    const back = timeline.told(question).find(({ event }) => event === TAKEN_BACK)
    return (back && drafts?.handedIn(back.args[0] - 1)) ?? []
  }

  // A draft belongs to one question, and is there again when the page is loaded anew.
  createEffect(
    on(
      () => (together() ? telling.length() : 0),
      (question) => {
        if (question > 0) redraft(drafts?.kept(question) ?? reopened(question))
        else setDraftTexts([])
      },
    ),
  )
  createEffect(on(draftTexts, (texts) => together() && drafts?.keep(telling.length(), texts), { defer: true }))

  const why = (text: string): Refusal | undefined => {
    const p = view()
    const action = engine.parse(p, seat, text)
    return isRefusal(action) ? action : (engine.why(p, seat, action) ?? command.notOurs(p, action))
  }

  let queue: Promise<unknown> = Promise.resolve()
  const odds: Table<P>['odds'] = (text, key, options = {}) => {
    const p = timeline.copy(view())
    const work = () =>
      new Promise<Forecast>((resolve, reject) =>
        // One forecast at a time, each after the page has had a moment for its own work.
        setTimeout(async () => {
          try {
            const [{ forecast }] = await Promise.all([import('../../kernel/forecast.ts'), setup.deeds?.()])
            const action = engine.parse(p, seat, text)
            if (isRefusal(action)) throw new Error(action.reason)
            const until =
              options.until === undefined ? undefined : ruleset.phases.find(({ name }) => name === options.until)
            resolve(
              forecast(engine, p, seat, action, key, {
                limit: FORECAST_PLAYS,
                ...(until && { until }),
                ...(options.answer && { answer: options.answer }),
              }),
            )
          } catch (error) {
            reject(error)
          }
        }),
      )
    const result = queue.then(work)
    queue = result.catch(() => {})
    return result
  }

  const plainly = async (wish: Wish) => whyNot(await ask(wish))
  const wishes: Wishes = {
    resign: () => plainly({ type: 'resign' }),
    draw: (offer) => plainly({ type: 'draw', offer }),
    async takeBack(askOthers) {
      const reply = await ask({ type: 'back', count: timeline.count, entries: toTheLastChoice(), ask: askOthers })
      return reply.type === 'done' && reply.needsConsent ? 'needs consent' : whyNot(reply)
    },
    agree: (agrees) => plainly({ type: 'agree', agrees }),
    say: (text) => plainly({ type: 'chat', text }),
    hand: (to) => plainly({ type: 'hand', to }),
    claim: () => plainly({ type: 'claim' }),
    rematch: () => plainly({ type: 'rematch' }),
    setName: (name) => plainly({ type: 'name', name }),
    setStanding: (orders) => plainly({ type: 'standing', orders: orders.map((order) => ({ ...order })) }),
    invite: (place, owner, invitation) => plainly({ type: 'invite', place, owner, invitation }),
    async moment(n) {
      const reply = await ask({ type: 'moment', n })
      return reply.type === 'moment' ? reply.n : n
    },
    async record() {
      const record = await (await import('./record-of.ts')).recordOf({ ask })
      if (typeof record === 'string') return record
      throw new Error(record.message)
    },
  }

  return {
    engine,
    scenario: timeline.scenario,
    info,
    seat: () => seat,
    view,
    phase: createMemo(() => {
      const p = view()
      if (p.depth < 0) return undefined
      const { name, rule } = engine.phase(p)
      return { name, rule }
    }),
    awaiting: createMemo(() =>
      [...each(status().sealing ? 0 : engine.awaiting(base()))].map((one) => ruleset.seats[one]),
    ),
    asked,
    legal,
    why,
    act,
    refusal: refused,
    halted,
    draft: () => (together() ? draftTexts() : undefined),
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
    odds,
    status,
    linked,
    result: createMemo<Ending | undefined>(() => status().result as Ending | undefined),
    chat,
    earlierChat: async () => (await client?.earlier()) ?? false,
    wishes,
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
