import { createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { Position } from '../../kernel/index.ts'
import type { HexLayout } from '../../painting/layout.ts'
import { lingering } from '../board/lingering.ts'
import type { Table } from '../board/table.ts'
import { isAlike } from '../ui/alike.ts'
import { type Battlefield, type BroughtField, PLAIN, type Way } from './battlefield.ts'
import { actors, type Choice, isGeneral, isOf, readChoice } from './choices.ts'
import { closing, isLone } from './closing.ts'
import { layoutOf } from './ground-plan.ts'
import { type Piece, type Stack, samePiece } from './pieces.ts'

/**
 * What the map and its tools share while a table is shown: which piece is chosen, which stack is open, what can be
 * done.
 */
export interface HexBoard {
  readonly field: Battlefield
  /** Where the hexes of its map lie on the board. */
  readonly layout: HexLayout
  /** Is the player asked now? */
  readonly asked: () => boolean
  /** The seat whose view the board shows. */
  readonly seat: () => number
  act(...texts: readonly string[]): void
  readonly stacks: () => readonly Stack[]
  readonly choices: () => readonly Choice[]
  /**
   * Was the seat asked a moment ago? Its choices stay for that long, and while its own marches are told, because it is
   * usually asked again.
   */
  readonly lingers: () => boolean
  /** Has the closing action been the only choice all along? */
  readonly lone: () => boolean
  /** The pieces that can act now. */
  readonly pieces: () => readonly Piece[]
  readonly chosen: () => Piece | undefined
  choose(piece: Piece | undefined): void
  /** What the chosen piece can do. */
  readonly own: () => readonly Choice[]
  /** The hexes that the chosen piece can reach by moving, and at what cost. */
  readonly ways: () => ReadonlyMap<number, Way>
  /** Ways by which the chosen piece strikes, by target. */
  readonly charges: () => ReadonlyMap<number, Way>
  /** Begins a way to strike. */
  ride(way: Way): void
  /** Other things that can be done to hexes: by the chosen piece, or by any unit if none is chosen. */
  readonly targets: () => ReadonlyMap<number, readonly Choice[]>
  /** The hex under the pointer or with the keyboard focus; -1 for none. */
  readonly pointed: () => number
  point(hex: number): void
  /** The target that a finger has touched and may press next; -1 for none. */
  readonly touched: () => number
  touch(hex: number): void
  /** The id of what is laid over the map. */
  readonly overlay: () => string | undefined
  lay(overlay: string | undefined): void
  /** The two ends of the current line of sight; -1 for an end not set yet. */
  readonly line: () => readonly [from: number, to: number]
  draw(from: number, to: number): void
  /** The hex whose stack is fanned out; -1 for none. */
  readonly fan: () => number
  openFan(hex: number): void
  /**
   * Several things that can be done to one hex, to choose from in the tools; and the way to strike there, if that is
   * one of them.
   */
  readonly several: () => readonly Choice[]
  readonly striking: () => Way | undefined
  ask(choices: readonly Choice[], way?: Way): void
}

/** The overlay in which clicks set the ends of a line. */
export const LINE = 'line'

/** The keys that turn the chosen unit by a sixth of a circle, to the left and to the right. */
export const TURNS = { left: 'q', right: 'e' } as const

/**
 * Makes the state of a board, which lives as long as the reactive root in which it is made. Its `ride` acts at once; a
 * system that has more to do replaces it.
 */
export function makeHexBoard<P extends Position>(table: Table<P>, brought: BroughtField): HexBoard {
  const { engine } = table
  const field: Battlefield = { ...PLAIN, ...brought }
  // An unchanged stack stays the same object, so that its picture and the keyboard focus on it stay too.
  const stacks = createMemo<readonly Stack[]>((before) => {
    const known = new Map(before.map((stack) => [stack.hex, stack]))
    return field.stacks().map((stack) => {
      const old = known.get(stack.hex)
      return old && isAlike(old, stack) ? old : stack
    })
  }, [])
  const lingers = lingering(table, field.goesOn)
  const choices = createMemo<readonly Choice[]>((before) => {
    if (!table.asked()) return lingers() ? before : []
    const p = table.view()
    return table.legal().map((legal) => {
      const choice = readChoice(engine.choice(p, legal.action)?.verb ?? '', legal, field.kinds)
      return field.meaningOf?.(choice) ?? choice
    })
  }, [])
  const pieces = createMemo(() => actors(choices()))
  const [wished, setWished] = createSignal<Piece>()
  const [fan, openFan] = createSignal(-1)
  const [pointed, point] = createSignal(-1)
  const [touched, touch] = createSignal(-1)
  const [overlay, setOverlay] = createSignal<string>()
  const [line, setLine] = createSignal<readonly [number, number]>([-1, -1])
  const [several, setSeveral] = createSignal<readonly Choice[]>([])
  const [striking, setStriking] = createSignal<Way>()
  const ask = (choices: readonly Choice[], way?: Way) => {
    setSeveral(choices)
    setStriking(way)
  }
  // Keep the selection while that unit can act; if only one can act, select it.
  const chosen = createMemo(() => {
    const wish = wished()
    const list = pieces()
    if (wish && list.some((one) => samePiece(one, wish))) return wish
    return list.length === 1 ? list[0] : undefined
  })
  const own = createMemo(() => {
    const piece = chosen()
    if (!piece) return []
    const legal = choices().filter((choice) => isOf(choice, piece))
    return table.asked() ? [...legal, ...(field.begunBy?.(piece) ?? [])] : legal
  })
  const ways = createMemo<ReadonlyMap<number, Way>>(() => {
    const piece = chosen()
    return table.asked() && piece ? field.waysOf(piece, own()) : new Map()
  })
  const charges = createMemo<ReadonlyMap<number, Way>>(() => {
    const piece = chosen()
    return (table.asked() && piece && field.chargesOf?.(piece, own(), ways())) || new Map()
  })
  closing(table, choices)
  const targets = createMemo(() => {
    const found = new Map<number, Choice[]>()
    if (!table.asked()) return found
    for (const choice of chosen() ? own() : choices().filter(isGeneral)) {
      if (choice.hex < 0 || field.isStep(choice) || field.isListed(choice) || field.isCharge?.(choice)) continue
      found.set(choice.hex, [...(found.get(choice.hex) ?? []), choice])
    }
    return found
  })
  createEffect(on(choices, () => ask([])))
  createEffect(
    on(
      createMemo(() => field.phaseKey()),
      () => {
        setWished(undefined)
        openFan(-1)
      },
      { defer: true },
    ),
  )
  createEffect(on([choices, chosen], () => touch(-1)))
  // A stack does not stay open when its unit goes away.
  createEffect(
    on(
      () => field.mover(),
      () => openFan(-1),
      { defer: true },
    ),
  )
  return {
    field,
    layout: layoutOf(field.grid),
    asked: table.asked,
    seat: table.seat,
    act: (...texts) => table.act(...texts),
    stacks,
    choices,
    lingers,
    lone: () => table.asked() && isLone(choices()) && (table.draft() ?? []).length === 0,
    pieces,
    chosen,
    choose(piece) {
      ask([])
      setWished(piece)
    },
    own,
    ways,
    charges,
    ride: (way) => table.act(...way.texts),
    targets,
    pointed,
    point,
    touched,
    touch,
    overlay,
    lay(next) {
      setOverlay(next)
      // A line begins with the chosen unit.
      const piece = untrack(chosen)
      if (next === LINE) setLine([piece?.kind === 'unit' ? field.hexOf(piece) : -1, -1])
    },
    line,
    draw: (from, to) => setLine([from, to]),
    fan,
    openFan,
    several,
    striking,
    ask,
  }
}
