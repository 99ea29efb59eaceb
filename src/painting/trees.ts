/** Trees, drawn from the side as on maps of the time. */
import type { Point } from './plane.ts'
import { type Sheaf, sheaf } from './sheaf.ts'
import type { NewPath, Path } from './surface.ts'

export const KINDS = ['olive', 'oak', 'pine'] as const
export type Kind = (typeof KINDS)[number]

/** Strokes of trees of all kinds; crowns and their dark sides kind by kind. */
export interface Trees {
  readonly shadows: Sheaf
  readonly stems: Sheaf
  readonly crowns: Readonly<Record<Kind, Sheaf>>
  /** The side of each crown that lies away from the light. */
  readonly darks: Sheaf
}

export const noTrees = (newPath: NewPath): Trees => ({
  shadows: sheaf(newPath),
  stems: sheaf(newPath),
  crowns: { olive: sheaf(newPath), oak: sheaf(newPath), pine: sheaf(newPath) },
  darks: sheaf(newPath),
})

/** Draws a tree from the side, as on maps of the time; `r` is about half its breadth. */
export function plant({ shadows, stems, crowns, darks }: Trees, kind: Kind, { x, y }: Point, r: number): void {
  const shadow = shadows.at(x, y)
  shadow.moveTo(x + r * 1.9, y + r * 0.95)
  shadow.ellipse(x + r * 0.75, y + r * 0.95, r * 1.15, r * 0.42, 0, 0, Math.PI * 2)
  const stem = stems.at(x, y)
  const crown = crowns[kind].at(x, y)
  const dark = darks.at(x, y)
  if (kind === 'pine') {
    stem.moveTo(x, y + r)
    stem.lineTo(x, y - r * 0.3)
    cloud(crown, x, y - r * 0.55, r * 1.2, r * 0.62, 6)
    crescent(dark, x, y - r * 0.55, r * 1.2, r * 0.62)
  } else if (kind === 'oak') {
    stem.moveTo(x, y + r * 1.05)
    stem.lineTo(x, y + r * 0.5)
    cloud(crown, x, y - r * 0.22, r * 1.08, r * 0.98, 8)
    crescent(dark, x, y - r * 0.22, r * 1.08, r * 0.98)
  } else {
    stem.moveTo(x - r * 0.18, y + r)
    stem.quadraticCurveTo(x + r * 0.25, y + r * 0.5, x - r * 0.22, y + r * 0.1)
    stem.moveTo(x + r * 0.06, y + r * 0.55)
    stem.lineTo(x + r * 0.4, y + r * 0.15)
    cloud(crown, x, y - r * 0.18, r * 0.92, r * 0.7, 5)
    crescent(dark, x, y - r * 0.18, r * 0.92, r * 0.7)
  }
}

function cloud(path: Path, x: number, y: number, rx: number, ry: number, lobes: number): void {
  const part = (Math.PI * 2) / lobes
  const turn = ((x * 3 + y * 5) % 7) / 7
  const on = (angle: number, fraction: number): [number, number] => [
    x + Math.cos(angle) * rx * fraction,
    y + Math.sin(angle) * ry * fraction,
  ]
  path.moveTo(...on(turn, 0.86))
  for (let k = 0; k < lobes; k++)
    path.quadraticCurveTo(...on(turn + (k + 0.5) * part, 1.34), ...on(turn + (k + 1) * part, 0.86))
  path.closePath()
}

function crescent(path: Path, x: number, y: number, rx: number, ry: number): void {
  path.moveTo(x + rx * 0.78, y - ry * 0.5)
  path.quadraticCurveTo(x + rx * 1.22, y + ry * 0.95, x - rx * 0.5, y + ry * 0.86)
  path.quadraticCurveTo(x + rx * 0.5, y + ry * 0.55, x + rx * 0.78, y - ry * 0.5)
  path.closePath()
}
