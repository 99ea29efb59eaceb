/**
 * The arithmetic of looking at a board: which part of a world fills a screen, and how large. Screen = world × scale +
 * (x, y). Plain functions of plain data, without elements or a framework.
 */

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Point {
  readonly x: number
  readonly y: number
}
export interface Camera extends Point {
  readonly scale: number
}

/** What a camera may do over a world on a screen. */
export interface Bounds {
  readonly world: Size
  readonly screen: Size
  /** The largest scale. */
  readonly closest: number
}

/** The scale at which the whole world is seen. */
export const fitScale = ({ world, screen }: Bounds): number =>
  Math.min(screen.width / world.width, screen.height / world.height)

/** The whole world, in the middle of the screen. */
export function fitted(bounds: Bounds): Camera {
  const scale = fitScale(bounds)
  return limited({ x: 0, y: 0, scale }, bounds)
}

/** A world smaller than the screen is centred; a larger one leaves no gap at the edges. */
const held = (at: number, world: number, screen: number): number =>
  world <= screen ? (screen - world) / 2 : Math.min(0, Math.max(screen - world, at))

/** The camera nearest to this one that the bounds allow. */
export function limited(camera: Camera, bounds: Bounds): Camera {
  const { world, screen, closest } = bounds
  const least = fitScale(bounds)
  const scale = Math.min(Math.max(camera.scale, least), Math.max(closest, least))
  return {
    x: held(camera.x, world.width * scale, screen.width),
    y: held(camera.y, world.height * scale, screen.height),
    scale,
  }
}

export const panned = (camera: Camera, dx: number, dy: number, bounds: Bounds): Camera =>
  limited({ ...camera, x: camera.x + dx, y: camera.y + dy }, bounds)

/** Zooms by a factor; the place of the world under the pointer stays there. */
export function zoomedAbout(camera: Camera, about: Point, factor: number, bounds: Bounds): Camera {
  const least = fitScale(bounds)
  const scale = Math.min(Math.max(camera.scale * factor, least), Math.max(bounds.closest, least))
  const real = scale / camera.scale
  return limited({ x: about.x - (about.x - camera.x) * real, y: about.y - (about.y - camera.y) * real, scale }, bounds)
}

export const toWorld = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
})
export const toScreen = (camera: Camera, at: Point): Point => ({
  x: at.x * camera.scale + camera.x,
  y: at.y * camera.scale + camera.y,
})

/** A place of the world in the middle of the screen, within the bounds. */
export const centredOn = (camera: Camera, at: Point, bounds: Bounds): Camera =>
  limited(
    { ...camera, x: bounds.screen.width / 2 - at.x * camera.scale, y: bounds.screen.height / 2 - at.y * camera.scale },
    bounds,
  )

/** The camera that shows a part of the world as large as fits, in the middle. */
export function showing(part: Point & Size, bounds: Bounds): Camera {
  const { screen } = bounds
  const scale = Math.min(screen.width / part.width, screen.height / part.height, bounds.closest)
  const at = { x: part.x + part.width / 2, y: part.y + part.height / 2 }
  return limited({ x: screen.width / 2 - at.x * scale, y: screen.height / 2 - at.y * scale, scale }, bounds)
}

/** The camera that shows a rectangle of the screen as a whole, moved as little as possible; `margin` in pixels. */
export function bringingIntoView(
  camera: Camera,
  box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number },
  margin: number,
  bounds: Bounds,
): Camera {
  const shift = (from: number, to: number, room: number): number =>
    from < margin ? margin - from : to > room - margin ? Math.max(room - margin - to, margin - from) : 0
  const dx = shift(box.left, box.right, bounds.screen.width)
  const dy = shift(box.top, box.bottom, bounds.screen.height)
  return dx === 0 && dy === 0 ? camera : panned(camera, dx, dy, bounds)
}
