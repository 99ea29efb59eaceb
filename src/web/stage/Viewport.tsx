import { batch, createEffect, createMemo, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js'
import { still } from '../ui/motion.ts'
import {
  type Bounds,
  bringingIntoView,
  type Camera,
  centredOn,
  fitScale,
  fitted,
  limited,
  type Point,
  panned,
  type Size,
  showing,
  zoomedAbout,
} from './camera.ts'
import { holds, paintGround, paintPart, type Sight, sightOf } from './ground.ts'
import { roving } from './roving.ts'
import './viewport.css'

/** What others may do with a viewport. */
export interface View {
  fit(): void
  zoom(factor: number): void
  /** Brings a place of the world into the middle. */
  centre(at: Point): void
  /** Where a place of the world is on the screen, within the viewport. */
  onScreen(at: Point): Point
}

interface Words {
  readonly board: string
  readonly closer: string
  readonly farther: string
  readonly whole: string
}

/** How long after the last change the zoom is held to rest, and everything is drawn anew at its size. */
const REST = 140
/** Of a large ground, so much of a screen is painted beyond what is in sight. */
const AROUND = 0.2
const DRAG = 5
const KEY_STEP = 60
const KEY_ZOOM = 1.25

/**
 * A board that is looked at through a camera. The ground is painted on a canvas, everything else is SVG in world units
 * above it; both lie on one layer that a CSS transform moves, so that panning repaints nothing. When the zoom rests,
 * the layer is drawn anew at its real size, sharp at every scale.
 */
export function Viewport(props: {
  readonly world: Size
  /** Screen pixels for a world unit at the closest look. */
  readonly closest: number
  readonly words: Words
  /**
   * Paints the ground in world units. Painted again when `groundKey` changes, when the theme does, and when a zoom
   * rests.
   */
  readonly ground: (context: CanvasRenderingContext2D, style: CSSStyleDeclaration, sight: Sight) => void
  /**
   * The ground is large: it is painted as a whole at the smallest scale only, and sharp in the part that is in sight.
   */
  readonly large?: boolean
  readonly groundKey?: unknown
  /**
   * With fewer screen pixels for a world unit than this, it has the class `view-far`: what lies on the board shows
   * less, but larger.
   */
  readonly far?: number
  /** From this many screen pixels for a world unit on, it has the class `view-close`: things on the board show more. */
  readonly near?: number
  /** The part of the world that is looked at first; the whole where it is left out. */
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
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, scale: 1 })
  /** The scale at which the layer is drawn. */
  const [drawn, setDrawn] = createSignal(1)
  const [theme, setTheme] = createSignal(0)
  /** The part of a large ground that is painted sharp. */
  const [part, setPart] = createSignal<Sight>()
  const bounds = createMemo<Bounds>(() => ({ world: props.world, screen: screen(), closest: props.closest }))
  const whole = () => camera().scale <= fitScale(bounds()) * 1.001

  let resting: ReturnType<typeof setTimeout> | undefined
  /** Until somebody looks elsewhere, what is looked at first stays in sight while the board is given its space. */
  let moved = false
  const move = (next: Camera) => {
    moved = true
    setCamera(next)
    clearTimeout(resting)
    if (next.scale !== drawn() || !sharpEnough()) resting = setTimeout(settle, REST)
  }
  const sharpEnough = () => {
    const painted = part()
    if (props.large !== true || whole()) return true
    return painted !== undefined && holds(painted, sightOf(camera(), screen(), props.world))
  }
  const settle = () =>
    batch(() => {
      const { scale } = camera()
      if (scale !== drawn() || !sharpEnough())
        setPart(props.large === true && !whole() ? sightOf(camera(), screen(), props.world, AROUND) : undefined)
      setDrawn(scale)
    })
  const showAll = () => move(fitted(bounds()))
  const middle = (): Point => ({ x: screen().width / 2, y: screen().height / 2 })
  const zoom = (factor: number, about = middle()) => move(zoomedAbout(camera(), about, factor, bounds()))
  const view: View = {
    fit: showAll,
    zoom,
    centre: (at) => glide(centredOn(camera(), at, bounds())),
    onScreen: (at) => ({ x: at.x * camera().scale + camera().x, y: at.y * camera().scale + camera().y }),
  }

  let gliding = 0
  function glide(to: Camera): void {
    cancelAnimationFrame(gliding)
    const from = camera()
    if (still()) {
      move(to)
      return
    }
    const begun = performance.now()
    const frame = (now: number) => {
      const t = Math.min(1, (now - begun) / 260)
      const eased = 1 - (1 - t) ** 3
      move({
        x: from.x + (to.x - from.x) * eased,
        y: from.y + (to.y - from.y) * eased,
        scale: from.scale + (to.scale - from.scale) * eased,
      })
      if (t < 1) gliding = requestAnimationFrame(frame)
    }
    gliding = requestAnimationFrame(frame)
  }

  const local = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = host.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  // Fingers and mouse: one drags, two pinch. A drag swallows the click at its end.
  const fingers = new Map<number, Point>()
  let begun: Point | undefined
  let dragging = false
  const spread = ([a, b]: Point[]) => ({
    far: Math.hypot(a.x - b.x, a.y - b.y),
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  })
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    cancelAnimationFrame(gliding)
    if (fingers.size === 0) dragging = false
    fingers.set(event.pointerId, local(event))
    begun = local(event)
  }
  const dragged = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId)
    if (!before || !begun) return
    const now = local(event)
    if (!dragging) {
      if (fingers.size < 2 && Math.hypot(now.x - begun.x, now.y - begun.y) < DRAG) return
      dragging = true
      for (const id of fingers.keys()) host.setPointerCapture(id)
    }
    if (fingers.size === 2) {
      const old = spread([...fingers.values()])
      fingers.set(event.pointerId, now)
      const fresh = spread([...fingers.values()])
      const there = panned(camera(), fresh.at.x - old.at.x, fresh.at.y - old.at.y, bounds())
      move(zoomedAbout(there, fresh.at, fresh.far / (old.far || 1), bounds()))
    } else {
      fingers.set(event.pointerId, now)
      move(panned(camera(), now.x - before.x, now.y - before.y, bounds()))
    }
  }
  const up = (event: PointerEvent) => fingers.delete(event.pointerId)
  const clicked = (event: MouseEvent) => {
    if (!dragging) return
    dragging = false
    event.stopPropagation()
    event.preventDefault()
  }
  const wheeled = (event: WheelEvent) => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 16 : 1
    zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), local(event))
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') zoom(KEY_ZOOM)
    else if (event.key === '-') zoom(1 / KEY_ZOOM)
    else if (event.key === '0') showAll()
    else {
      // Things on the board take the plain arrow keys; with Shift, or when the board itself has the focus, they pan.
      if (event.target !== host && !event.shiftKey) return
      const step = {
        ArrowLeft: [KEY_STEP, 0],
        ArrowRight: [-KEY_STEP, 0],
        ArrowUp: [0, KEY_STEP],
        ArrowDown: [0, -KEY_STEP],
      }[event.key]
      if (!step) return
      move(panned(camera(), step[0], step[1], bounds()))
    }
    event.preventDefault()
  }
  const focused = (event: FocusEvent) => {
    const thing = event.target as Element
    if (!layer.contains(thing) || dragging) return
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
      setCamera(opening && !moved ? showing(opening, bounds()) : fits ? fitted(bounds()) : limited(camera(), bounds()))
      settle()
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
      clearTimeout(resting)
      cancelAnimationFrame(gliding)
    })
    props.ref?.(view)
  })
  // Another world (the board has been turned or laid out anew) is looked at as a whole.
  createEffect((before: Size | undefined) => {
    const { world } = props
    if (before && (before.width !== world.width || before.height !== world.height) && screen().width > 0) {
      setCamera(fitted(bounds()))
      settle()
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
      <div class="view-buttons">
        <button
          type="button"
          aria-label={props.words.closer}
          title={`${props.words.closer} (+)`}
          onClick={() => zoom(KEY_ZOOM)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={props.words.farther}
          title={`${props.words.farther} (−)`}
          disabled={whole()}
          onClick={() => zoom(1 / KEY_ZOOM)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={props.words.whole}
          title={`${props.words.whole} (0)`}
          disabled={whole()}
          onClick={showAll}
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" fill="none" stroke="currentColor" stroke-width="1.6" />
          </svg>
        </button>
      </div>
    </section>
  )
}
