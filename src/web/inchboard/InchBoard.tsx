import { createEffect, createSignal, type JSX, lazy, on, onCleanup, onMount, Show, Suspense, untrack } from 'solid-js'
import type { Point, Rect } from '../../painting/plane.ts'
import { centred, everPointedOut, type PointedOut, pointedOut, stepped } from '../board/requests.ts'
import type { Table } from '../board/table.ts'
import { type View, Viewport } from '../stage/Viewport.tsx'
import { tInches } from '../words/inches/t.ts'
import { Bases } from './Bases.tsx'
import type { InchBoard as Board } from './board-state.ts'
import type { FieldPainter } from './field/canvas-field.ts'
import './inch-board.css'

// There is nothing to tell before the first order, and a tip appears only when the pointer has rested on something.
const Happening = lazy(async () => ({ default: (await import('./Happening.tsx')).Happening }))
const Courses = lazy(async () => ({
  default: (await import('../stage/Courses.tsx')).Courses<PointedOut, readonly [number, number]>,
}))
const WhyNot = lazy(async () => ({ default: (await import('./WhyNot.tsx')).WhyNot }))

/**
 * Screen pixels per cell: at the closest look; below `FAR` figures are bars and names larger; from `NEAR` up men are
 * drawn.
 */
const CLOSEST = 2
const FAR = 0.29
const NEAR = 0.62
/** The radius of the ring round a body that is pointed out, in cells. */
const RINGED = 96
/** Cells of free ground round the troops in the opening view. */
const ROOM = 256
/** Cells of free ground round what a question shows. */
const NARROW = 128

/** The opening view: everything that stands on the table. */
const openingOf = (board: Board): Rect | undefined => partRound(board, board.standing())

/** The part of the world that contains these places of the table, with room round them. */
function partRound(
  { layout }: Board,
  found: readonly { readonly x: number; readonly y: number }[],
  room = ROOM,
): Rect | undefined {
  const places = found.map(({ x, y }) => layout.toWorld(x, y))
  if (places.length === 0) return undefined
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top }
}

interface Parts {
  readonly board: Board
  readonly table: Pick<Table, 'cite' | 'happening' | 'past' | 'log'>
  /** SVG in world units: below what stands on the table, and above it. */
  readonly below?: JSX.Element
  readonly above?: JSX.Element
  /** HTML over the table that does not move with it. */
  readonly over?: JSX.Element
  /** Comes after the table: cards over it. */
  readonly after?: JSX.Element
}

/** The table in inches: fills the space it is given. A different board is drawn from scratch. */
export const InchBoard = (props: Parts): JSX.Element => (
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
  // The field is painted as soon as it can be, and once more when its fonts are loaded; troops do not wait for it.
  const [painter, setPainter] = createSignal<FieldPainter>()
  const [written, setWritten] = createSignal(false)
  createEffect(() => {
    let isWanted = true
    onCleanup(() => (isWanted = false))
    const plan = field.plan(layout)
    void Promise.all([import('./field/canvas-field.ts'), plan]).then(([{ painterOf, fetchLetters }, found]) => {
      if (!isWanted) return
      setPainter(() => painterOf(found))
      void fetchLetters().finally(() => setWritten(true))
    })
  })
  const centreOn = (place: readonly [number, number] | undefined) =>
    void (place && view?.centre(layout.toWorld(place[0], place[1])))
  const placeOf = (body: number): readonly [number, number] | undefined => {
    const one = board.standingOf(body)
    return one && [one.x, one.y]
  }
  createEffect(on(centred, (wish) => wish && centreOn(field.pointOf(wish.place)), { defer: true }))
  // Chooses the next body that can act and brings it into view.
  createEffect(
    on(
      stepped,
      (wish) => {
        const bodies = board.bodies()
        if (wish?.what !== 'unit' || bodies.length === 0) return
        const at = bodies.indexOf(board.chosen())
        const next =
          bodies[at < 0 ? (wish.by > 0 ? 0 : bodies.length - 1) : (at + wish.by + bodies.length) % bodies.length]
        board.choose(next)
        centreOn(placeOf(next))
      },
      { defer: true },
    ),
  )
  // Brings into view the chosen body (perhaps chosen in the panel) and the bodies that a question is about.
  createEffect(
    on([board.chosen, () => field.question()], ([body]) => void showBodies([body, ...board.targets().keys()]), {
      defer: true,
    }),
  )
  const showBodies = (bodies: readonly number[]) =>
    showPlaces(
      bodies.flatMap((body) => {
        const at = placeOf(body)
        return at ? [layout.toWorld(at[0], at[1])] : []
      }),
    )
  async function showPlaces(places: readonly Point[]): Promise<void> {
    const { bringIntoView } = await looking
    const frame = host.querySelector('.view')?.getBoundingClientRect()
    if (view && frame) bringIntoView(view, places, frame)
  }
  function showAsked(): void {
    const places = board.shown().map(([x, y]) => ({ x, y }))
    const part = partRound(board, places, NARROW)
    if (part) view?.show(part)
  }
  createEffect(on(board.shown, showAsked))
  onMount(() => {
    const svg = host.querySelector<SVGSVGElement>('.view-things')!
    const hears = new AbortController()
    const moved = (event: PointerEvent) => board.pointAt(cellsUnder(svg, board, event))
    svg.addEventListener('pointermove', moved, { signal: hears.signal })
    svg.addEventListener('pointerleave', () => board.pointAt(undefined), { signal: hears.signal })
    onCleanup(() => hears.abort())
  })
  const words = {
    get board() {
      return field.title()
    },
    get closer() {
      return tInches('closer')
    },
    get farther() {
      return tInches('farther')
    },
    get whole() {
      return tInches('whole')
    },
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const overlay = field.overlays[event.key]
    if (event.key === 'Escape') {
      if (board.overlay()) board.lay(undefined)
      else board.choose(-1)
    } else if (overlay) board.lay(board.overlay() === overlay ? undefined : overlay)
  }
  const opening = untrack(() => openingOf(board))
  const isDrawn = everPointedOut()
  return (
    <div ref={host} class={`inch-board ${field.id}`} onKeyDown={pressed}>
      <Viewport
        large
        world={layout.world}
        closest={CLOSEST}
        far={FAR}
        near={NEAR}
        words={words}
        opening={opening}
        ref={(made) => {
          view = made
          untrack(showAsked)
        }}
        groundKey={[painter(), written()]}
        ground={(context, style, sight) => painter()?.(context, style, sight)}
        over={<Suspense>{props.over}</Suspense>}
      >
        <rect class="inch-ground" width={layout.world.width} height={layout.world.height} aria-hidden="true" />
        <Suspense>{props.below}</Suspense>
        <Bases board={board} />
        <Suspense>
          <Happening board={board} table={props.table} />
        </Suspense>
        <Suspense>{props.above}</Suspense>
        <Suspense>
          <Show when={isDrawn()}>
            <Courses
              wish={pointedOut()}
              coursesOf={async ({ seat, steps }) => (await field.coursesOf?.(seat, steps)) ?? []}
              toWorld={([x, y]) => layout.toWorld(x, y)}
              size={RINGED}
              show={(places) => void showPlaces(places)}
            />
          </Show>
        </Suspense>
      </Viewport>
      <Suspense>{props.after}</Suspense>
      <Suspense>
        <WhyNot board={board} cite={(rule) => props.table.cite(rule)} />
      </Suspense>
    </div>
  )
}

/** The place on the table under a pointer, in cells, including fractions. */
export function cellsUnder(
  svg: SVGSVGElement,
  { layout }: Pick<Board, 'layout'>,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): readonly [x: number, y: number] {
  const { left, top, width } = svg.getBoundingClientRect()
  const scale = layout.world.width / width
  const { x, y } = layout.toTable({ x: (clientX - left) * scale, y: (clientY - top) * scale })
  return [x, y]
}
