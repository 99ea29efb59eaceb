import { type Bounds, type Camera, type Point, panned, zoomedAbout } from './camera.ts'

/** Pixels that a pointer moves before it drags. */
const DRAG = 5
/** Pixels that an arrow key pans. */
const KEY_STEP = 60
/** The factor by which a key or a button zooms. */
export const KEY_ZOOM = 1.25

/** Turns touch, mouse, wheel and keys into movements of the camera. */
export function gesturesOf({
  host,
  camera,
  bounds,
  move,
  zoom,
  showAll,
  halt,
}: {
  host(): HTMLElement
  camera(): Camera
  bounds(): Bounds
  move(next: Camera): void
  zoom(factor: number, about?: Point): void
  showAll(): void
  /** Stops a running movement of the camera. */
  halt(): void
}) {
  const local = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = host().getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  // Pointers: one drags, two pinch. A drag swallows the click at its end.
  const fingers = new Map<number, Point>()
  let begun: Point | undefined
  let dragging = false
  const spread = ([a, b]: Point[]) => ({
    far: Math.hypot(a.x - b.x, a.y - b.y),
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  })
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    halt()
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
      for (const id of fingers.keys()) host().setPointerCapture(id)
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
      if (event.target !== host() && !event.shiftKey) return
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

  return { down, dragged, up, clicked, wheeled, pressed, isDragging: () => dragging }
}
