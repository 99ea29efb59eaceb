import { batch, createSignal } from 'solid-js'
import { packing } from '../../kernel/action.ts'
import type { Engine, Position, Refusal, Ruleset, Shown } from '../../kernel/index.ts'
import { naming } from '../../kernel/naming.ts'
import { refusal } from '../../kernel/refusal.ts'
import { NOBODY } from '../../kernel/seats.ts'
import type { asking } from './asking.ts'

/** An engine whose rules arrive later than what shows a game. */
export interface Arriving<P extends Position> {
  /**
   * Until the rules are loaded, nothing is legal and no seat is asked; names, events and scenarios are there from the
   * start. Reads of it are reactive: it changes when the rules arrive.
   */
  readonly engine: Engine<P>
  /** Are the rules loaded? A reactive read. */
  isHere(): boolean
  /** What asks the player of a seat: it arrives with the rules. A reactive read. */
  asking(): typeof asking | undefined
  /** Has loading them failed so far? A reactive read. */
  isLate(): boolean
  /** Loads the rules if they are not loaded; resolves when they are. */
  rules(): Promise<void>
}

const LOADING: Refusal = refusal('', 'The rules are still being loaded.')
const NO_PHASE = { name: '', rule: '' }

function early(): never {
  throw new Error('something is played before the rules have been loaded')
}

/** An engine that knows only what shows a game. */
function waiting<P extends Position>(shown: Shown<P>): Engine<P> {
  const { nameOf, numberOf, fill } = naming<P>((scenario) => shown.names(scenario))
  const ruleset: Ruleset<P> = {
    ...shown,
    rulebook: [],
    phases: [],
    open: early,
    outcome: () => undefined,
    redact: early,
    imagine: early,
  }
  return {
    ruleset,
    packing: packing(shown.bits),
    verbs: [],
    open: early,
    play: early,
    settle: early,
    awaiting: () => NOBODY,
    phase: () => NO_PHASE,
    actions: () => 0,
    check: () => LOADING,
    why: () => LOADING,
    some: () => false,
    choice: () => undefined,
    action: () => undefined,
    print: () => '',
    parse: () => LOADING,
    narrate: (_, { event }) => shown.events[event].name,
    described: (_, { event }) => shown.events[event].name,
    nameOf,
    numberOf,
    fill,
  }
}

/** Makes an engine that begins with what shows a game, and continues with the one that `load` brings. */
export function arriving<P extends Position>(shown: Shown<P>, load: () => Promise<Engine<P>>): Arriving<P> {
  const [current, setCurrent] = createSignal(waiting(shown))
  const [asks, setAsks] = createSignal<typeof asking>()
  const [isLate, setLate] = createSignal(false)
  let coming: Promise<void> | undefined
  async function come(): Promise<void> {
    const [complete, { asking }] = await Promise.all([load(), import('./asking.ts')])
    batch(() => {
      setCurrent(() => complete)
      setAsks(() => asking)
      setLate(false)
    })
  }
  const engine: Engine<P> = {
    get ruleset() {
      return current().ruleset
    },
    get packing() {
      return current().packing
    },
    get verbs() {
      return current().verbs
    },
    open: (...args) => current().open(...args),
    play: (...args) => current().play(...args),
    settle: (...args) => current().settle(...args),
    awaiting: (p) => current().awaiting(p),
    phase: (p) => current().phase(p),
    actions: (p, seat, out) => current().actions(p, seat, out),
    check: (p, seat, action) => current().check(p, seat, action),
    why: (view, seat, action) => current().why(view, seat, action),
    some: (p, seat, choice) => current().some(p, seat, choice),
    choice: (p, action) => current().choice(p, action),
    action: (p, verb, a, b) => current().action(p, verb, a, b),
    print: (p, action) => current().print(p, action),
    parse: (p, seat, text) => current().parse(p, seat, text),
    narrate: (p, told) => current().narrate(p, told),
    described: (p, told) => current().described(p, told),
    nameOf: (scenario, kind, n) => current().nameOf(scenario, kind, n),
    numberOf: (scenario, kind, name) => current().numberOf(scenario, kind, name),
    fill: (scenario, text, of) => current().fill(scenario, text, of),
  }
  return {
    engine,
    isHere: () => asks() !== undefined,
    asking: asks,
    isLate,
    rules() {
      coming ??= come().catch((error: unknown) => {
        // The next call tries again.
        coming = undefined
        setLate(true)
        throw error
      })
      return coming
    },
  }
}

/** An engine whose rules are loaded from the start. */
export const arrived = <P extends Position>(engine: Engine<P>, asks: typeof asking): Arriving<P> => ({
  engine,
  isHere: () => true,
  asking: () => asks,
  isLate: () => false,
  rules: async () => {},
})
