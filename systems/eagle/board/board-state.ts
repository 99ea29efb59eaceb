import { createEffect, createMemo, createRoot, createSignal, on, untrack } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { layoutOf } from '../../../src/web/hexboard/ground-plan.ts'
import type { HexLayout } from '../../../src/web/hexboard/layout.ts'
import { isAlike } from '../../../src/web/ui/alike.ts'
import type { Charge, Way } from '../rules/queries/reach.ts'
import type { Eagle } from '../rules/state/position.ts'
import { questions } from './asking.ts'
import { actors, type Choice, isOf, isPart, isStep, type Piece, readChoice } from './choices.ts'
import type { Stack } from './faces.ts'
import { closing } from './going-on.ts'
import { fieldOf } from './reading.ts'

/**
 * What the map and its tools share while one looks at a table: who is chosen, which stack is open, what can be done.
 */
export interface BoardState {
  readonly table: Table<Eagle>
  /** Where the hexes of its map lie on the board. */
  readonly layout: HexLayout
  /** The field as it is shown: in the middle of a telling, with what has been told of it. */
  readonly shown: () => Eagle
  readonly stacks: () => readonly Stack[]
  /** The units that are in command, of sides whose orders the view knows; undefined until the rules have come. */
  readonly commanded: () => ReadonlySet<number> | undefined
  readonly choices: () => readonly Choice[]
  /**
   * Was the seat asked a moment ago? What it chose from stays so long, and while its own marches are told: then mostly
   * it is asked again.
   */
  readonly lingers: () => boolean
  /** Who can act now. */
  readonly pieces: () => readonly Piece[]
  readonly chosen: () => Piece | undefined
  choose(piece: Piece | undefined): void
  /** What the chosen one can do. */
  readonly own: () => readonly Choice[]
  /** Hexes that the chosen one can get to by moving, and at what cost. */
  readonly ways: () => ReadonlyMap<number, Way>
  /** Charges of the chosen unit that can still arrive, by target: the one it has named, or those it may name. */
  readonly charges: () => ReadonlyMap<number, Charge>
  /**
   * Rides a charge of the chosen unit to its end. The enemy may be asked on the way; if he lets it come, it goes on by
   * itself.
   */
  ride(charge: Charge): void
  /** From now on all units that must fall back do so by themselves. */
  fallBack(): void
  /** Other things that can be done to hexes: by the chosen one, or by any unit, if none is chosen. */
  readonly targets: () => ReadonlyMap<number, readonly Choice[]>
  /** The hex that is looked at: under the pointer, or with the focus of the keyboard; -1 for none. */
  readonly pointed: () => number
  point(hex: number): void
  /** The target that a finger has touched, and may press next; -1 for none. */
  readonly touched: () => number
  touch(hex: number): void
  /** What is laid over the map. */
  readonly overlay: () => Overlay | undefined
  lay(overlay: Overlay | undefined): void
  /** The two ends of the line of fire that is looked at; -1 where there is none yet. */
  readonly line: () => readonly [from: number, to: number]
  draw(from: number, to: number): void
  /** The hex whose stack is fanned out; -1 for none. */
  readonly fan: () => number
  openFan(hex: number): void
  /** Several things that can be done to one hex, to choose from in the tools. */
  readonly asked: () => readonly Choice[]
  ask(choices: readonly Choice[]): void
}

export const OVERLAYS = ['zones', 'command', 'orders', 'threats', 'line'] as const
export type Overlay = (typeof OVERLAYS)[number]
/** The keys that turn the chosen unit by a sixth of a circle, to the left and to the right. */
export const TURNS = { left: 'q', right: 'e' } as const
/** The keys that lay them over the map, and take them away. */
export const OVERLAY_KEYS: Readonly<Record<string, Overlay>> = {
  z: 'zones',
  k: 'command',
  w: 'orders',
  t: 'threats',
  f: 'line',
}

type Helpers = typeof import('./going.ts')
const [helpers, setHelpers] = createSignal<Helpers>()
// Ways are asked for when somebody is chosen, after the board is there; what goes by itself is begun later still.
void import('./going.ts').then((module) => setHelpers(() => module))

/** What finds ways and goes by itself; undefined until it has come. */
export { helpers }

const desks = new WeakMap<Table<Eagle>, BoardState>()

/** The one board of a table. */
export function boardStateOf(table: Table<Eagle>): BoardState {
  const known = desks.get(table)
  if (known) return known
  const made = createRoot(() => makeDesk(table))
  desks.set(table, made)
  return made
}

function makeDesk(table: Table<Eagle>): BoardState {
  const { engine } = table
  const field = createMemo(() => fieldOf(table))
  // A stack that is as it was stays the same object, so that its picture and the keyboard's focus on it stay as well.
  const stacks = createMemo<readonly Stack[]>((before) => {
    const known = new Map(before.map((stack) => [stack.hex, stack]))
    return field().stacks.map((stack) => {
      const old = known.get(stack.hex)
      return old && isAlike(old, stack) ? old : stack
    })
  }, [])
  const commanded = createMemo(() => (table.isReady() ? questions()?.commandedIn(field().p) : undefined))
  const lingers = lingering(table, () => field().p.active)
  const choices = createMemo<readonly Choice[]>((before) => {
    if (!table.asked()) return lingers() ? before : []
    const p = table.view()
    return table.legal().map((legal) => readChoice(engine.choice(p, legal.action)?.verb ?? '', legal))
  }, [])
  const pieces = createMemo(() => actors(choices()))
  const [wished, setWished] = createSignal<Piece>()
  const [fan, openFan] = createSignal(-1)
  const [pointed, point] = createSignal(-1)
  const [touched, touch] = createSignal(-1)
  const [overlay, setOverlay] = createSignal<Overlay>()
  const [line, setLine] = createSignal<readonly [number, number]>([-1, -1])
  const [asked, ask] = createSignal<readonly Choice[]>([])
  const same = (a: Piece) => (b: Piece) => a.kind === b.kind && a.n === b.n
  // Keep the selection while that unit can act; if only one can act, select it.
  const chosen = createMemo(() => {
    const wish = wished()
    const list = pieces()
    if (wish && list.some(same(wish))) return wish
    return list.length === 1 ? list[0] : undefined
  })
  const own = createMemo(() => {
    const piece = chosen()
    return piece ? choices().filter((choice) => isOf(choice, piece)) : []
  })
  const ways = createMemo<ReadonlyMap<number, Way>>(() => {
    const [piece, reach] = [chosen(), helpers()]
    if (!table.asked() || !piece || !reach || !own().some((choice) => isStep(choice) || choice.legal.verb === 'head'))
      return new Map()
    return (piece.kind === 'unit' ? reach.waysOf : reach.ridesOf)(table.view(), piece.n)
  })
  const charges = createMemo<ReadonlyMap<number, Charge>>(() => {
    const [piece, reach] = [chosen(), helpers()]
    if (!table.asked() || piece?.kind !== 'unit' || !reach) return new Map()
    const named = ways().size > 0 ? reach.chargeOf(table.view(), piece.n) : undefined
    if (named) return new Map([[named.hex, named]])
    const nameable = own().flatMap(({ legal, hex }) => (legal.verb === 'charge' ? [hex] : []))
    return reach.chargesOf(table.view(), piece.n, nameable)
  })
  const [falling, fall] = createSignal(false)
  const ride = createMemo(() => {
    const help = helpers()
    return untrack(() => {
      help?.fallingBack(table, choices, falling, fall)
      return help?.homeward(table, charges)
    })
  })
  closing(table, choices)
  const targets = createMemo(() => {
    const found = new Map<number, Choice[]>()
    if (!table.asked()) return found
    const list = chosen() ? own() : choices().filter(({ unit, leader, marker }) => unit < 0 && leader < 0 && marker < 0)
    for (const choice of list) {
      // A charge that has a way is offered with it.
      if (choice.hex < 0 || isStep(choice) || isPart(choice) || choice.legal.verb === 'charge') continue
      found.set(choice.hex, [...(found.get(choice.hex) ?? []), choice])
    }
    return found
  })
  createEffect(on(choices, () => ask([])))
  // When a phase begins, no unit is chosen and no stack lies open.
  const whose = createMemo(() => 2 * table.view().turn + table.view().active)
  createEffect(
    on(
      whose,
      () => {
        setWished(undefined)
        openFan(-1)
      },
      { defer: true },
    ),
  )
  createEffect(on([choices, chosen], () => touch(-1)))
  // A unit that goes away leaves no open stack behind.
  createEffect(
    on(
      () => table.view().mover,
      () => openFan(-1),
      { defer: true },
    ),
  )
  return {
    table,
    layout: layoutOf(table.scenario.ground.grid),
    shown: () => field().p,
    stacks,
    commanded,
    choices,
    lingers,
    pieces,
    chosen,
    choose(piece) {
      ask([])
      setWished(piece)
    },
    own,
    ways,
    charges,
    ride: (charge) => ride()?.(charge),
    fallBack: () => fall(true),
    targets,
    pointed,
    point,
    touched,
    touch,
    overlay,
    lay(next) {
      setOverlay(next)
      // A line begins with the chosen unit.
      const piece = chosen()
      if (next === 'line') setLine([piece?.kind === 'unit' ? table.view().at[piece.n] : -1, -1])
    },
    line,
    draw: (from, to) => setLine([from, to]),
    fan,
    openFan,
    asked,
    ask,
  }
}

/** Milliseconds. */
const MOMENT = 700
const MARCHES = /^(Moved|Headed|Faced|Rode)$/

function lingering(table: Table<Eagle>, active: () => number): () => boolean {
  const [over, setOver] = createSignal(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasAsked = false
  const wait = (): void => {
    timer = setTimeout(() => {
      if (active() === table.seat() && MARCHES.test(table.happening()?.event ?? '')) wait()
      else setOver((count) => count + 1)
    }, MOMENT)
  }
  return createMemo(() => {
    over()
    clearTimeout(timer)
    const hasChosen = wasAsked && !table.asked() && table.past.at() === undefined
    wasAsked = table.asked()
    if (hasChosen) wait()
    return hasChosen
  })
}
