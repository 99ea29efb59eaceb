import { createEffect, createMemo, createSignal, For, type JSX, on, Show } from 'solid-js'
import { INCH } from '../../../src/inches/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { Drawn } from '../../../src/web/inchboard/Bases.tsx'
import type { InchBoard } from '../../../src/web/inchboard/board-state.ts'
import { baseOf } from '../../../src/web/inchboard/figures.ts'
import { cellsUnder } from '../../../src/web/inchboard/InchBoard.tsx'
import { placedAt } from '../../../src/web/inchboard/layout.ts'
import type { Standing } from '../../../src/web/inchboard/standing.ts'
import { byKey } from '../../../src/web/ui/press.ts'
import { stripsLaid } from '../rules/queries/asked.ts'
import { FORM_IDS } from '../rules/state/forms.ts'
import type { Corps } from '../rules/state/position.ts'
import { formOf } from '../rules/state/slots.ts'
import { tLook } from '../words/look/t.ts'
import { tNames } from '../words/names/t.ts'
import { boardStateOf } from './board-state.ts'
import { bodyName } from './faces.ts'
import { formsOf, nearestTo, placedBy, settings, waiting } from './placing.ts'
import './placing.css'

/** How near to a place a unit must be let go to stand there, and how far a pointer moves before it drags. */
const REACH = 4 * INCH
const DRAG = 5

/** 1.2 What a blind covers, which units wait under it, and where they would stand: to press, to drag, and by keys. */
export function Placing(props: { readonly table: Table<Corps> }): JSX.Element {
  const isAsked = () => props.table.asked() && props.table.phase()?.name === 'placing'
  return (
    <Show when={isAsked()}>
      <Strips table={props.table} board={boardStateOf(props.table)} />
    </Show>
  )
}

function Strips(props: { readonly table: Table<Corps>; readonly board: InchBoard }): JSX.Element {
  const { table, board } = props
  const [wished, setWished] = createSignal<ReadonlyMap<number, number>>(new Map())
  const units = createMemo(() => [...new Set(settings(board.choices()).map(({ body }) => body))])
  const formFor = (unit: number): number => {
    const forms = formsOf(board.choices(), unit)
    const wish = wished().get(unit)
    return wish !== undefined && forms.includes(wish) ? wish : forms[0]
  }
  /** A press on a waiting unit chooses it; on the chosen one, its next formation. */
  const press = (unit: number): void => {
    if (board.chosen() !== unit) {
      board.choose(unit)
      return
    }
    const forms = formsOf(board.choices(), unit)
    const next = forms[(forms.indexOf(formFor(unit)) + 1) % forms.length]
    setWished(new Map(wished()).set(unit, next))
  }
  const strips = createMemo(() => stripsLaid(table.view()))
  const tray = createMemo(() => waiting(table.view(), units(), formFor))
  // The strips may lie anywhere on the table: they and the waiting units come into view, once for each blind.
  const blind = createMemo(() => JSON.stringify(strips()))
  createEffect(on(blind, () => board.show([...strips(), ...tray()].map(({ x, y }) => [x, y] as const))))
  const isInForm = ({ body, legal }: { readonly body: number; readonly legal: { readonly b: number } }): boolean =>
    formOf(legal.b) === formFor(body)
  const places = createMemo(() => {
    const looked = board.looked()
    const own = looked?.verb === 'set' ? [looked] : settings(board.own()).filter(isInForm)
    return own.flatMap((choice) => {
      const there = placedBy(table.view(), choice)
      return there ? [{ ...there, choice }] : []
    })
  })
  const drop = (unit: number, at: readonly [number, number]): void => {
    board.choose(unit)
    const there = nearestTo(places(), at, REACH)
    if (there) board.act(there.choice.legal.text)
  }
  const words = (one: Standing) =>
    tLook('waits', { unit: bodyName(table.view(), one.body), form: tNames(`forms.${FORM_IDS[formFor(one.body)]}`) })
  return (
    <g class="placing">
      <For each={strips()}>
        {({ x, y, heading }) => (
          <path
            class="placing-strip"
            d={baseOf(
              table.scenario.fronts[FORM_IDS.indexOf('blind')],
              table.scenario.depths[FORM_IDS.indexOf('blind')],
            )}
            transform={placedAt(board.layout, x, y, heading)}
          />
        )}
      </For>
      <For each={places()}>
        {(one) => (
          <g
            class={`placing-place nation-${one.face.nation}`}
            transform={placedAt(board.layout, one.x, one.y, one.heading)}
            role="button"
            tabindex="-1"
            data-rove=""
            aria-label={board.field.choiceName(one.choice)}
            onClick={() => board.act(one.choice.legal.text)}
            onKeyDown={byKey(() => board.act(one.choice.legal.text))}
          >
            <path class="placing-edge" d={baseOf(one.front + 14, one.depth + 14)} />
            <Drawn one={one} turn={one.heading / 4} />
          </g>
        )}
      </For>
      <For each={tray()}>
        {(one) => (
          <Waiting
            board={board}
            one={one}
            words={words(one)}
            isChosen={board.chosen() === one.body}
            press={() => press(one.body)}
            drop={(at) => drop(one.body, at)}
          />
        )}
      </For>
    </g>
  )
}

/** A waiting unit: a press chooses it, a drag takes it to a place. */
function Waiting(props: {
  readonly board: InchBoard
  readonly one: Extract<Standing, { kind: 'base' }>
  readonly words: string
  readonly isChosen: boolean
  press(): void
  drop(at: readonly [number, number]): void
}): JSX.Element {
  const { board } = props
  let host!: SVGGElement
  const [at, setAt] = createSignal<readonly [number, number]>()
  let start: PointerEvent | undefined
  let hasDragged = false
  const under = (event: PointerEvent) => cellsUnder(host.ownerSVGElement!, board, event)
  const take = (event: PointerEvent): void => {
    if (event.button !== 0) return
    // The table stays where it is.
    event.stopPropagation()
    start = event
    hasDragged = false
    host.setPointerCapture(event.pointerId)
  }
  const follow = (event: PointerEvent): void => {
    if (!start || (!hasDragged && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < DRAG))
      return
    if (!hasDragged) board.choose(props.one.body)
    hasDragged = true
    setAt(under(event))
  }
  const letGo = (event: PointerEvent): void => {
    const isDropped = start !== undefined && hasDragged && event.type === 'pointerup'
    start = undefined
    setAt(undefined)
    if (isDropped) props.drop(under(event))
  }
  return (
    <g
      ref={host}
      class={`placing-waits nation-${props.one.face.nation}`}
      classList={{ 'placing-chosen': props.isChosen, 'placing-held': at() !== undefined }}
      transform={placedAt(board.layout, at()?.[0] ?? props.one.x, at()?.[1] ?? props.one.y, props.one.heading)}
      role="button"
      tabindex="-1"
      data-rove=""
      aria-label={props.words}
      aria-pressed={props.isChosen}
      on:pointerdown={take}
      on:pointermove={follow}
      on:pointerup={letGo}
      on:pointercancel={letGo}
      onClick={() => hasDragged || props.press()}
      onKeyDown={byKey(() => props.press())}
    >
      <path class="placing-edge" d={baseOf(props.one.front + 14, props.one.depth + 14)} />
      <Drawn one={props.one} turn={props.one.heading / 4} />
    </g>
  )
}
