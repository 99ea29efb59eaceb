import { createEffect, createMemo, createSignal, on } from 'solid-js'
import type { Position } from '../../kernel/index.ts'
import { lingering } from '../board/lingering.ts'
import type { Legal, Table } from '../board/table.ts'
import { isAlike } from '../ui/alike.ts'
import { layOut, type TableLayout } from './layout.ts'
import type { Standing } from './standing.ts'
import type { Choice, Tabletop } from './tabletop.ts'
import { readVerb } from './verb.ts'

/** What a board in inches and its tools share while a table is shown. */
export interface InchBoard {
  readonly field: Tabletop
  readonly layout: TableLayout
  /** Is the player asked now? */
  readonly asked: () => boolean
  readonly seat: () => number
  act(...texts: readonly string[]): void
  /** What stands on the table. Anything unchanged stays the same object. */
  readonly standing: () => readonly Standing[]
  /** The body with this number as it stands on the table; undefined if it is off the table. */
  readonly standingOf: (body: number) => Standing | undefined
  readonly choices: () => readonly Choice[]
  /** Was the seat asked a moment ago? Then it is usually asked again at once. */
  readonly lingers: () => boolean
  /** The bodies that can act now. */
  readonly bodies: () => readonly number[]
  /** -1 for none. */
  readonly chosen: () => number
  choose(body: number): void
  /** What the chosen body can do. */
  readonly own: () => readonly Choice[]
  /** What can be done to bodies, by the chosen body or, if none is chosen, by any. */
  readonly targets: () => ReadonlyMap<number, readonly Choice[]>
  /** What can be done to one body, to choose from: several things, or one that a touch has asked for. */
  readonly several: () => readonly Choice[]
  ask(choices: readonly Choice[]): void
  /** The body under the pointer or with the keyboard focus; -1 for none. */
  readonly hovered: () => number
  hover(body: number): void
  /** Where the pointer is, in cells; undefined while it is off the table. */
  readonly pointer: () => readonly [x: number, y: number] | undefined
  pointAt(at: readonly [x: number, y: number] | undefined): void
  /** The choice whose consequences are shown: the pointer or the focus is on it. */
  readonly looked: () => Choice | undefined
  look(choice: Choice | undefined): void
  /** The places, in cells, that a question is about, if nothing stands on the table yet: they are shown together. */
  readonly shown: () => readonly (readonly [x: number, y: number])[]
  show(places: readonly (readonly [x: number, y: number])[]): void
  /** The id of what is laid over the table. */
  readonly overlay: () => string | undefined
  lay(overlay: string | undefined): void
}

/** Makes the state of a board, which lives as long as the reactive root in which it is made. */
export function makeInchBoard<P extends Position>(table: Table<P>, field: Tabletop): InchBoard {
  const { engine } = table
  // Anything unchanged stays the same object, so that its picture and the focus on it stay too.
  const standing = createMemo<readonly Standing[]>((before) => {
    const known = new Map(before.map((one) => [one.body, one]))
    return field.standing().map((one) => {
      const old = known.get(one.body)
      return old && isAlike(old, one) ? old : one
    })
  }, [])
  const byBody = createMemo(() => new Map(standing().map((one) => [one.body, one])))
  const lingers = lingering(table, field.goesOn)
  const read = (legal: Legal): Choice => {
    const template = engine.choice(table.view(), legal.action)?.verb ?? ''
    const { verb, first, second } = readVerb(template)
    const body = field.actorOf(first, legal.a, verb)
    return { legal, verb, first, second, body, target: field.targetOf(second, legal.b) }
  }
  const choices = createMemo<readonly Choice[]>((before) => {
    if (!table.asked()) return lingers() ? before : []
    return table.legal().map(read)
  }, [])
  const bodies = createMemo(() => [...new Set(choices().map(({ body }) => body))].filter((body) => body >= 0))
  const [wished, setWished] = createSignal(-1)
  const [several, ask] = createSignal<readonly Choice[]>([])
  const [hovered, hover] = createSignal(-1)
  const [pointer, pointAt] = createSignal<readonly [number, number]>()
  const [looked, look] = createSignal<Choice>()
  const [shown, show] = createSignal<readonly (readonly [number, number])[]>([])
  const [overlay, lay] = createSignal<string>()
  // Keep the selection while that body can act; if only one can act, select it.
  const chosen = createMemo(() => {
    const list = bodies()
    return list.includes(wished()) ? wished() : list.length === 1 ? list[0] : -1
  })
  const own = createMemo(() => (chosen() < 0 ? [] : choices().filter(({ body }) => body === chosen())))
  const targets = createMemo<ReadonlyMap<number, readonly Choice[]>>(() => {
    const found = new Map<number, Choice[]>()
    if (!table.asked()) return found
    for (const choice of chosen() < 0 ? choices() : own())
      if (choice.target >= 0) found.set(choice.target, [...(found.get(choice.target) ?? []), choice])
    return found
  })
  createEffect(
    on(choices, () => {
      ask([])
      look(undefined)
    }),
  )
  createEffect(
    on(
      createMemo(() => field.phaseKey()),
      () => setWished(-1),
      { defer: true },
    ),
  )
  return {
    field,
    layout: layOut(field.width, field.depth),
    asked: table.asked,
    seat: table.seat,
    act: (...texts) => table.act(...texts),
    standing,
    standingOf: (body) => byBody().get(body),
    choices,
    lingers,
    bodies,
    chosen,
    choose(body) {
      ask([])
      setWished(body)
    },
    own,
    targets,
    several,
    ask,
    hovered,
    hover,
    pointer,
    pointAt,
    looked,
    look,
    shown,
    show,
    overlay,
    lay,
  }
}
