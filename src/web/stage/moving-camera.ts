import { batch, createSignal } from 'solid-js'
import { still } from '../ui/motion.ts'
import { type Bounds, type Camera, fitScale, fitted, type Point, zoomedAbout } from './camera.ts'
import { holds, type Sight, sightOf } from './ground.ts'

/** Milliseconds after the last change until the zoom counts as at rest and everything is drawn at its new size. */
const REST = 140
/** Milliseconds that the camera takes to get to another place. */
const GLIDE = 260
/** How much of a large ground is painted beyond what is in sight, as a fraction of the screen. */
const AROUND = 0.2

/** A camera that moves, and how its layer is drawn: at a scale of its own, until the camera rests. */
export function movingCamera(bounds: () => Bounds, isLarge: () => boolean) {
  const [camera, setCamera] = createSignal<Camera>({ x: 0, y: 0, scale: 1 })
  /** The scale at which the layer is drawn. */
  const [drawn, setDrawn] = createSignal(1)
  /** The part of a large ground that is painted sharply. */
  const [part, setPart] = createSignal<Sight>()
  const whole = () => camera().scale <= fitScale(bounds()) * 1.001
  let resting: ReturnType<typeof setTimeout> | undefined
  let gliding = 0
  /** Until the player looks elsewhere, the opening view stays in sight while the board gets its space. */
  let moved = false

  const sight = (around = 0) => sightOf(camera(), bounds().screen, bounds().world, around)
  const sharpEnough = () => {
    const painted = part()
    if (!isLarge() || whole()) return true
    return painted !== undefined && holds(painted, sight())
  }
  const settle = () =>
    batch(() => {
      const { scale } = camera()
      if (scale !== drawn() || !sharpEnough()) setPart(isLarge() && !whole() ? sight(AROUND) : undefined)
      setDrawn(scale)
    })
  function move(next: Camera): void {
    moved = true
    setCamera(next)
    clearTimeout(resting)
    if (next.scale !== drawn() || !sharpEnough()) resting = setTimeout(settle, REST)
  }
  const middle = (): Point => ({ x: bounds().screen.width / 2, y: bounds().screen.height / 2 })
  const halt = () => cancelAnimationFrame(gliding)

  function glide(to: Camera): void {
    halt()
    const from = camera()
    if (still()) {
      move(to)
      return
    }
    const begun = performance.now()
    const frame = (now: number) => {
      const t = Math.min(1, (now - begun) / GLIDE)
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

  return {
    camera,
    drawn,
    part,
    /** Is the whole world in sight? */
    whole,
    /** Has the player looked elsewhere? */
    hasMoved: () => moved,
    move,
    showAll: () => move(fitted(bounds())),
    zoom: (factor: number, about = middle()) => move(zoomedAbout(camera(), about, factor, bounds())),
    glide,
    /** Puts the camera somewhere at once, and draws everything at its scale. */
    place(to: Camera) {
      setCamera(to)
      settle()
    },
    /** Ends a glide. */
    halt,
    stop() {
      clearTimeout(resting)
      halt()
    },
  }
}
