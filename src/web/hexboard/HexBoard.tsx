import { createEffect, createMemo, createSignal, type JSX, lazy, on, Show, Suspense, untrack } from 'solid-js'
import type { Refusal } from '../../kernel/index.ts'
import { middleOf } from '../../painting/layout.ts'
import type { Point, Rect } from '../../painting/plane.ts'
import { centred, everPointedOut, type PointedOut, pointedOut, stepped } from '../board/requests.ts'
import type { Table } from '../board/table.ts'
import { type View, Viewport } from '../stage/Viewport.tsx'
import { tHexes } from '../words/hexboard/t.ts'
import { askedHexes } from './asked-hexes.ts'
import type { Scenery } from './battlefield.ts'
import { type HexBoard as Board, TURNS } from './board-state.ts'
import { turning } from './choices.ts'
import { gridShown, namesShown, switchMark } from './map-marks.ts'
import { samePiece } from './pieces.ts'
import { Stacks } from './Stacks.tsx'
import './hex-board.css'

// The player looks at the map before pointing at it.
const Under = lazy(async () => ({ default: (await import('./Layers.tsx')).Under }))
const Above = lazy(async () => ({ default: (await import('./Layers.tsx')).Above }))
const Courses = lazy(async () => ({ default: (await import('../stage/Courses.tsx')).Courses<PointedOut, number> }))
// A tip is shown when the pointer has rested on something.
const Tips = lazy(async () => ({ default: (await import('../ui/ShownTip.tsx')).Tips }))

const CLOSEST = 2.4
/** Below this scale, counters show only branch and strength. */
const FAR = 0.48
/** From this scale up, units have their full names below them. */
const NEAR = 1.2
/** The radius of the ring round a counter that is pointed out, in world units. */
const RINGED = 36
/** Free ground round the troops in the opening view, in world units. */
const ROOM = 170

/** The opening view: the troops, and where something can be done or is about to happen. */
function openingOf({ layout, stacks, choices, field }: Board): Rect | undefined {
  const hexes = [...stacks().map(({ hex }) => hex), ...choices().map(({ hex }) => hex), ...(field.alsoSeen?.() ?? [])]
  const middles = hexes.filter((hex) => hex >= 0).map((hex) => middleOf(layout, hex))
  if (middles.length === 0) return undefined
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM]
  return { x: left, y: top, width: Math.max(...xs) + ROOM - left, height: Math.max(...ys) + ROOM - top }
}

/** The card over the board, which must not cover what is asked about. */
const CARD = '.engagement'

interface Parts {
  readonly board: Board
  readonly table: Pick<Table, 'cite' | 'happening' | 'past' | 'log'>
  /** What only this battle has, as SVG in world units: below the counters and above them. */
  readonly below?: JSX.Element
  readonly above?: JSX.Element
  /** Says why nothing can be done to a hex that is pressed; loaded once the board is drawn. */
  readonly whyNot?: () => Promise<(hex: number) => Refusal | undefined>
  /** HTML over the map that does not move with it. */
  readonly over?: JSX.Element
  /** Comes after the map; `showAsked` brings into view what the question is about. */
  readonly after?: (showAsked: () => void) => JSX.Element
}

/** The battlefield: fills the space it is given. A different board is drawn from scratch. */
export const HexBoard = (props: Parts): JSX.Element => (
  <Show when={props.board} keyed>
    {(board) => <Field {...props} board={board} />}
  </Show>
)

function Field(props: Parts): JSX.Element {
  const { board } = props
  const { field, layout } = board
  let host!: HTMLDivElement
  let view: View | undefined
  // The board is drawn before a question brings anything into view.
  const looking = import('../stage/in-view.ts')
  // The ground is painted as soon as it can be, and once more when its fonts are loaded; troops do not wait for it.
  const [scenery, setScenery] = createSignal<Scenery>()
  const [written, setWritten] = createSignal(false)
  void field.scenery(layout).then((found) => {
    setScenery(found)
    void found.lettered.finally(() => setWritten(true))
  })
  const paint = createMemo(() => scenery()?.painter({ grid: gridShown(), names: namesShown() }))
  const centreOnHex = (hex: number) => hex >= 0 && view?.centre(middleOf(layout, hex))
  createEffect(on(centred, (wish) => wish && centreOnHex(field.grid.names.indexOf(wish.place)), { defer: true }))
  // Chooses the next counter that can act and brings it into view.
  createEffect(
    on(
      stepped,
      (wish) => {
        if (wish?.what !== 'unit') return
        const pieces = board.pieces()
        if (pieces.length === 0) return
        const at = pieces.findIndex((piece) => samePiece(piece, board.chosen()))
        const next =
          pieces[at < 0 ? (wish.by > 0 ? 0 : pieces.length - 1) : (at + wish.by + pieces.length) % pieces.length]
        board.choose(next)
        centreOnHex(field.hexOf(next))
      },
      { defer: true },
    ),
  )
  const question = createMemo(() => field.question())
  // Brings into view the chosen unit (perhaps chosen in the panel) and the hexes that a question is about.
  createEffect(on([board.chosen, question], () => showAsked(), { defer: true }))
  // Brings the hex that the keyboard reaches into view; the hex under the pointer is already in view.
  createEffect(
    on(
      board.pointed,
      (hex) => {
        if (hex >= 0 && host.querySelector('.target:focus-visible')) void showHexes([hex])
      },
      { defer: true },
    ),
  )
  function showAsked(): void {
    const piece = board.chosen()
    if (question() === undefined) return
    const choices = piece === undefined ? board.choices() : board.own()
    void showHexes(
      askedHexes(
        choices,
        piece,
        board.pieces(),
        field.hexOf,
        (choice) => !field.isStep(choice) && !field.isListed(choice),
      ),
    )
  }
  const showHexes = (hexes: readonly number[]) => showPlaces(hexes.map((hex) => middleOf(layout, hex)))
  async function showPlaces(places: readonly Point[]): Promise<void> {
    const { bringIntoView } = await looking
    const frame = host.querySelector('.view')?.getBoundingClientRect()
    if (!view || !frame) return
    const over = host.querySelector(CARD)?.getBoundingClientRect()
    const card = over && new DOMRect(over.x - frame.x, over.y - frame.y, over.width, over.height)
    bringIntoView(view, places, frame, card)
  }
  const [whyNot, setWhyNot] = createSignal<(hex: number) => Refusal | undefined>()
  void props.whyNot?.().then((found) => setWhyNot(() => found))
  const opening = untrack(() => openingOf(board))
  const isDrawn = everPointedOut()
  const words = {
    get board() {
      return field.title()
    },
    get closer() {
      return tHexes('closer')
    },
    get farther() {
      return tHexes('farther')
    },
    get whole() {
      return tHexes('whole')
    },
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const overlay = field.overlays[event.key]
    if (event.key === 'Escape') {
      if (board.fan() >= 0) board.openFan(-1)
      else if (board.overlay()) board.lay(undefined)
      else board.choose(undefined)
    } else if (switchMark(event.key)) event.preventDefault()
    else if (overlay) board.lay(board.overlay() === overlay ? undefined : overlay)
    else if (event.key === TURNS.left || event.key === TURNS.right) {
      const piece = board.chosen()
      const corner = piece ? field.facingOf(piece) : -1
      const found = corner < 0 ? undefined : turning(board.own(), corner, event.key === TURNS.right ? 1 : -1)
      if (found) board.act(...field.textsOf(found))
    }
  }
  return (
    <div ref={host} class={`hex-board hex-map ${field.id}`} onKeyDown={pressed}>
      <Viewport
        large
        world={layout.world}
        closest={CLOSEST}
        far={FAR}
        near={NEAR}
        words={words}
        opening={opening}
        ref={(made) => (view = made)}
        groundKey={[paint(), written()]}
        ground={(context, style, sight) => paint()?.(context, style, sight)}
        over={<Suspense>{props.over}</Suspense>}
      >
        <Suspense>
          <Under board={board} whyNot={whyNot()}>
            {props.below}
          </Under>
        </Suspense>
        <Stacks board={board} />
        <Suspense>
          <Above board={board} table={props.table}>
            {props.above}
          </Above>
        </Suspense>
        <Suspense>
          <Show when={isDrawn()}>
            <Courses
              wish={pointedOut()}
              coursesOf={async ({ seat, steps }) => (await field.coursesOf?.(seat, steps)) ?? []}
              toWorld={(hex) => middleOf(layout, hex)}
              size={RINGED}
              show={(places) => void showPlaces(places)}
            />
          </Show>
        </Suspense>
      </Viewport>
      <Suspense>{props.after?.(() => untrack(showAsked))}</Suspense>
      <Suspense>
        <Tips cite={(rule) => props.table.cite(rule)} ruleWord={tHexes('rule')} moment={board.choices} />
      </Suspense>
    </div>
  )
}
