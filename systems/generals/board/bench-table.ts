import { createSignal } from 'solid-js'
import {
  type Action,
  fastDice,
  forecast,
  includes,
  isRefusal,
  log as journalOf,
  engine as makeEngine,
  type Refusal,
  SPECTATOR,
} from '../../../src/kernel/index.ts'
import type { MakePlayer } from '../../../src/players/index.ts'
import type { Legal, Table, Told } from '../../../src/web/board/table.ts'
import { generals } from '../rules/index.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'

/**
 * A table straight from the engine, without host or link: for tests of the board, and to look at it. The whole position
 * is here, so it keeps nothing from anybody who looks; each seat still sees its own view.
 */
export interface Bench extends Table<Generals> {
  /** Plays on for both seats until this one is asked where `stop` holds. */
  playUntil(stop: (p: Generals) => boolean): void
  /** The true position. */
  truth(): Generals
  /** The list of the seat in a position, and a table at which it is the view. */
  legalOf(p: Generals): Legal[]
  as(p: Generals): Table<Generals>
}

export const kernel = makeEngine(generals)

export interface BenchOptions {
  readonly scenario?: string
  readonly options?: Readonly<Record<string, unknown>>
  readonly seat?: number
  readonly seed?: number
  /** Who answers for the other seat. */
  readonly opponent: MakePlayer<Generals>
  /** Begins here instead of at the opening. */
  readonly from?: Generals
  /** How long an event is looked at; told at once where it is left out. */
  readonly rest?: (told: Told) => number
}

export function benchTable(options: BenchOptions): Bench {
  const { scenario = 'marengo', seat = 0, seed = 1, rest } = options
  const dice = fastDice(seed)
  const journal = journalOf()
  const p = options.from ?? kernel.open(scenario, options.options ?? {}, dice, journal)
  const players = [options.opponent(chance(seed)), options.opponent(chance(seed + 1))]
  const buffer = new Int32Array(4096)

  const [shown, setShown] = createSignal<Generals>(seen(), { equals: false })
  const [told, setTold] = createSignal<readonly Told[]>([])
  const [happening, setHappening] = createSignal<Told>()
  const [waiting, setWaiting] = createSignal<readonly { readonly told: Told; readonly after: Generals | undefined }[]>(
    [],
  )
  const [draft, setDraft] = createSignal<readonly string[]>([])
  const [refused, setRefused] = createSignal<Refusal>()
  const [paused, setPaused] = createSignal(false)
  let updates = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function seen(): Generals {
    const view = generalsLayout.make(p.scenario)
    if (seat === SPECTATOR) generalsLayout.copy(p, view)
    else generals.redact(p, seat, view)
    return view
  }
  /** What has been told since the last look goes to the telling; what follows it is seen when it is done. */
  function publish(): void {
    const heard = journal.told.splice(0).filter((one) => includes(one.to, seat) || seat === SPECTATOR)
    const n = ++updates
    const after = seen()
    if (heard.length === 0 && waiting().length === 0) {
      setShown(after)
      return
    }
    const list = heard.map((one, k) => ({
      told: { n, k, event: generals.events[one.event].name, args: one.args, text: kernel.narrate(p, one) },
      after: k === heard.length - 1 ? after : undefined,
    }))
    setWaiting((before) => [...before, ...list])
    if (!timer && !paused()) tell()
  }
  function tell(): void {
    clearTimeout(timer)
    timer = undefined
    for (;;) {
      const [next, ...others] = waiting()
      if (!next) {
        setHappening(undefined)
        return
      }
      const time = rest?.(next.told) ?? 0
      setTold((before) => [...before, next.told])
      setWaiting(others)
      if (time > 0) setHappening(next.told)
      if (time > 0) {
        timer = setTimeout(() => {
          if (next.after) setShown(next.after)
          tell()
        }, time)
        return
      }
      if (next.after) setShown(next.after)
    }
  }

  const asks = () => includes(kernel.awaiting(p), seat)
  const together = () => kernel.phase(p).secret === 'together'
  function answer(stop: (p: Generals) => boolean = () => true): void {
    for (let awaiting = kernel.awaiting(p); awaiting !== 0; awaiting = kernel.awaiting(p)) {
      const stopped = !includes(awaiting, seat) || stop(p)
      const other = [0, 1].find((one) => includes(awaiting, one) && (one !== seat || !stopped))
      if (other === undefined) break
      const view = generalsLayout.make(p.scenario)
      generals.redact(p, other, view)
      kernel.play(p, other, players[other].choose(view, other, kernel), dice, journal)
    }
    publish()
  }

  /** The view with the draft played on it. */
  function view(): Generals {
    const now = shown()
    if (draft().length === 0) return now
    const copy = generalsLayout.make(now.scenario)
    generalsLayout.copy(now, copy)
    for (const text of draft()) {
      const action = kernel.parse(copy, seat, text)
      if (!isRefusal(action)) kernel.play(copy, seat, action, fastDice(1))
    }
    return copy
  }
  const asked = () => waiting().length === 0 && happening() === undefined && includes(kernel.awaiting(view()), seat)

  function listed(now = view(), always = false): Legal[] {
    if (!always && !asked()) return []
    const count = kernel.actions(now, seat, buffer)
    return [...buffer.subarray(0, count)].map((action) => ({
      action,
      text: kernel.print(now, action),
      verb: kernel.verbs[kernel.packing.verb(action)].template.split(' ')[0],
      a: kernel.packing.a(action),
      b: kernel.packing.b(action),
    }))
  }
  const why = (text: string): Refusal | undefined => {
    const now = view()
    const action = kernel.parse(now, seat, text)
    return isRefusal(action) ? action : kernel.check(now, seat, action)
  }
  function redraft(texts: readonly string[]): Refusal | undefined {
    let first: Refusal | undefined
    setDraft([])
    for (const text of texts) {
      const refusal = why(text)
      if (refusal) first ??= refusal
      else setDraft((before) => [...before, text])
    }
    return first
  }
  function play(texts: readonly string[]): void {
    for (const text of texts) {
      const action = kernel.parse(p, seat, text)
      const refusal = isRefusal(action) ? action : kernel.check(p, seat, action)
      setRefused(refusal)
      if (refusal || isRefusal(action)) return
      kernel.play(p, seat, action, dice, journal)
    }
    answer()
  }
  const nothing = async () => undefined
  answer()
  const table: Bench = {
    engine: kernel,
    scenario: p.scenario,
    info: {
      match: 'bench',
      ruleset: 'generals',
      scenario,
      options: p.scenario.options as Record<string, string>,
      seats: ['white', 'black'],
      mine: [seat],
      kind: 'local',
    },
    truth: () => p,
    legalOf: (now) => listed(now, true),
    as: (now) => ({
      ...table,
      view: () => now,
      phase: () => kernel.phase(now),
      asked: () => true,
      draft: () => [],
      legal: () => listed(now, true),
    }),
    playUntil: answer,
    seat: () => seat,
    view,
    phase: () => (shown().depth < 0 ? undefined : kernel.phase(shown())),
    awaiting: () => ['white', 'black'].filter((_, one) => includes(kernel.awaiting(shown()), one)),
    asked,
    legal: () => listed(),
    why,
    act(...texts) {
      if (!together()) return play(texts)
      for (const text of texts) {
        const refusal = why(text)
        setRefused(refusal)
        if (refusal) return
        const closes = kernel.choice(view(), kernel.parse(view(), seat, text) as Action)?.closes === true
        if (closes) {
          const all = [...draft(), text]
          setDraft([])
          return play(all)
        }
        setDraft((before) => [...before, text])
      }
    },
    refusal: refused,
    halted: () => undefined,
    draft: () => (asks() && together() && asked() ? draft() : undefined),
    redraft,
    onItsWay: () => undefined,
    submit() {
      const closing = listed().find(({ action }) => kernel.choice(view(), action)?.closes === true)
      if (!closing) return
      const all = [...draft(), closing.text]
      setDraft([])
      play(all)
    },
    log: told,
    happening,
    heard: happening,
    telling: {
      running: () => happening() !== undefined,
      paused,
      pause(on) {
        setPaused(on)
        clearTimeout(timer)
        timer = undefined
        if (!on) tell()
      },
      waiting: () => waiting().length,
      next: tell,
      skip() {
        clearTimeout(timer)
        timer = undefined
        setTold((before) => [...before, ...waiting().map((one) => one.told)])
        const last = waiting().findLast((one) => one.after)
        setWaiting([])
        setHappening(undefined)
        setShown(last?.after ?? seen())
      },
    },
    past: { length: () => updates, at: () => undefined, go: () => {}, marks: () => [] },
    odds: async (text, key, given = {}) => {
      const until = given.until === undefined ? undefined : generals.phases.find(({ name }) => name === given.until)
      return forecast(kernel, view(), seat, kernel.parse(view(), seat, text) as Action, key, {
        ...(until ? { until } : {}),
        ...(given.answer ? { answer: given.answer } : {}),
      })
    },
    status: () => ({ seats: [], draw: [] }),
    linked: () => true,
    result: () => undefined,
    chat: () => [],
    earlierChat: async () => false,
    cite: () => {},
    wishes: {
      resign: nothing,
      draw: nothing,
      takeBack: nothing,
      agree: nothing,
      say: nothing,
      hand: nothing,
      claim: nothing,
      rematch: nothing,
      setName: nothing,
      setStanding: nothing,
      invite: async () => undefined,
      moment: async (n: number) => n,
      record: async () => '',
    },
    canTakeBack: () => false,
  }
  return table
}

function chance(seed: number): (n: number) => number {
  let state = seed * 7919 + 17
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * n)
  }
}
