import { createEffect, createMemo, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import {
  type Bounds,
  bringingIntoView,
  type Camera,
  centredOn,
  fitScale,
  fitted,
  limited,
  type Point,
  type Size,
  showing,
} from './camera.ts'
import { gesturesOf, KEY_ZOOM } from './gestures.ts'
import { paintGround, paintPart, type Sight } from './ground.ts'
import { movingCamera } from './moving-camera.ts'
import { roving } from './roving.ts'
import { ViewButtons, type ViewWords } from './ViewButtons.tsx'
import './viewport.css'

/** Pixels that buttons take at the bottom of the screen. */
const BUTTONS = 64

/** What other parts may do with a viewport. */
export interface View {
  fit(): void
  zoom(factor: number): void
  /** Brings a place of the world into the middle. */
  centre(at: Point): void
  /** Shows a part of the world as large as fits above the buttons, now or once the board has its space. */
  show(part: Sight): void
  /** Where a place of the world is on the screen, within the viewport. */
  onScreen(at: Point): Point
}

/**
 * A board seen through a camera. The ground is painted on a canvas, everything else is SVG in world units above it;
 * both lie on one layer that a CSS transform moves, so that panning repaints nothing. When the zoom rests, the layer is
 * redrawn at its real size, sharp at every scale.
 */
export function Viewport(props: {
  readonly world: Size
  /** Screen pixels per world unit at the closest look. */
  readonly closest: number
  readonly words: ViewWords
  /**
   * Paints the ground in world units. Painted again when `groundKey` changes, when the theme does, and when a zoom
   * rests.
   */
  readonly ground: (context: CanvasRenderingContext2D, style: CSSStyleDeclaration, sight: Sight) => void
  /**
   * Is the ground large? Then it is painted as a whole only at the smallest scale, and sharp only in the part in sight.
   */
  readonly large?: boolean
  readonly groundKey?: unknown
  /**
   * With fewer screen pixels per world unit than this, it has the class `view-far`: things on the board show less, but
   * larger.
   */
  readonly far?: number
  /** From this many screen pixels per world unit up, it has the class `view-close`: things on the board show more. */
  readonly near?: number
  /** The part of the world in the opening view; if left out, the whole world. */
  readonly opening?: Sight | undefined
  readonly ref?: (view: View) => void
  /** SVG in world units. */
  readonly children: JSX.Element
  /** HTML over the board that does not move with it. */
  readonly over?: JSX.Element
}): JSX.Element {
  let host!: HTMLDivElement
  let layer!: HTMLDivElement
  let canvas!: HTMLCanvasElement
  let sharp: HTMLCanvasElement | undefined
  const [screen, setScreen] = createSignal<Size>({ width: 0, height: 0 })
  const [theme, setTheme] = createSignal(0)
  const bounds = createMemo<Bounds>(() => ({ world: props.world, screen: screen(), closest: props.closest }))
  const moving = movingCamera(bounds, () => props.large === true)
  const { camera, drawn, part, whole, move, showAll, zoom, glide } = moving
  /** What to show once the board has its space. */
  let awaited: Sight | undefined
  function aboveButtons(part: Sight): Camera {
    const { width, height } = screen()
    return limited(showing(part, { ...bounds(), screen: { width, height: height - BUTTONS } }), bounds())
  }
  const view: View = {
    fit: showAll,
    zoom,
    // Before the board has its space there is no middle, and the opening view decides what is shown.
    centre: (at) => void (screen().width > 0 && glide(centredOn(camera(), at, bounds()))),
    show(part) {
      awaited = part
      if (screen().width > 0) glide(aboveButtons(part))
    },
    onScreen: (at) => ({ x: at.x * camera().scale + camera().x, y: at.y * camera().scale + camera().y }),
  }

  const { down, dragged, up, clicked, wheeled, pressed, isDragging } = gesturesOf({
    host: () => host,
    camera,
    bounds,
    move,
    zoom,
    showAll,
    halt: moving.halt,
  })
  const focused = (event: FocusEvent) => {
    const thing = event.target as Element
    if (!layer.contains(thing) || isDragging()) return
    const frame = host.getBoundingClientRect()
    const { left, top, right, bottom } = thing.getBoundingClientRect()
    const box = { left: left - frame.left, top: top - frame.top, right: right - frame.left, bottom: bottom - frame.top }
    const there = bringingIntoView(camera(), box, 24, bounds())
    if (there !== camera()) glide(there)
  }

  onMount(() => {
    const resized = new ResizeObserver(([entry]) => {
      const { width, height } = entry.contentRect
      if (width === 0 || height === 0) return
      const fits = screen().width === 0 || whole()
      setScreen({ width, height })
      const { opening } = props
      const { hasMoved, place } = moving
      const first = awaited ? aboveButtons(awaited) : opening && showing(opening, bounds())
      place(first && !hasMoved() ? first : fits ? fitted(bounds()) : limited(camera(), bounds()))
    })
    resized.observe(host)
    host.addEventListener('wheel', wheeled, { passive: false })
    host.addEventListener('click', clicked, true)
    const lit = new MutationObserver(() => setTheme((n) => n + 1))
    lit.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] })
    const unrove = roving(layer)
    onCleanup(() => {
      resized.disconnect()
      lit.disconnect()
      unrove()
      moving.stop()
    })
    props.ref?.(view)
  })
  // A new world (the board was turned or laid out again) is shown as a whole.
  createEffect((before: Size | undefined) => {
    const { world } = props
    if (before && (before.width !== world.width || before.height !== world.height) && screen().width > 0) {
      moving.place(fitted(bounds()))
    }
    return world
  })
  createEffect(() => {
    theme()
    props.groundKey
    if (screen().width === 0) return
    const scale = props.large === true ? fitScale(bounds()) : drawn()
    paintGround(canvas, props.world, scale, (context, style) =>
      props.ground(context, style, { x: 0, y: 0, ...props.world }),
    )
  })
  createEffect(() => {
    theme()
    props.groundKey
    const painted = part()
    if (sharp && painted) paintPart(sharp, props.world, painted, drawn(), props.ground)
  })

  return (
    <section
      ref={host}
      class="view"
      classList={{
        'view-far': drawn() < (props.far ?? 0),
        'view-close': drawn() >= (props.near ?? Number.POSITIVE_INFINITY),
      }}
      tabindex="0"
      aria-label={props.words.board}
      onPointerDown={down}
      onPointerMove={dragged}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={pressed}
      onFocusIn={focused}
    >
      <div
        ref={layer}
        class="view-layer"
        style={{
          width: `${props.world.width * drawn()}px`,
          height: `${props.world.height * drawn()}px`,
          transform: `translate(${camera().x}px, ${camera().y}px) scale(${camera().scale / drawn()})`,
        }}
      >
        <canvas ref={canvas} class="view-ground" aria-hidden="true" />
        <Show when={props.large}>
          <canvas
            ref={sharp}
            class="view-sharp"
            classList={{ 'view-sharp-off': part() === undefined }}
            aria-hidden="true"
          />
        </Show>
        <svg class="view-things" viewBox={`0 0 ${props.world.width} ${props.world.height}`} role="presentation">
          {props.children}
        </svg>
      </div>
      {props.over}
      <ViewButtons
        words={props.words}
        whole={whole()}
        closer={() => zoom(KEY_ZOOM)}
        farther={() => zoom(1 / KEY_ZOOM)}
        showAll={showAll}
      />
    </section>
  )
}
