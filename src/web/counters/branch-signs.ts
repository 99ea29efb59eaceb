/** The signs of branches on counters: strokes round 0, 0, each with the class that inks it. */
import type { Branch, Shape } from './counter.ts'

export type Stroke = readonly [ink: string, d: string]

const rect = (w: number, h: number) => `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`
const cross = (w: number, h: number) => `M${-w / 2} ${-h / 2}L${w / 2} ${h / 2}M${w / 2} ${-h / 2}L${-w / 2} ${h / 2}`
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const LIGHT: Stroke = ['sign-full', 'M-3.6 7.5h7.2l-3.6 -5.4z']
const HORSE_GUNS: Stroke = ['sign', 'M-14 10.5L14 -10.5']
const WAGON: readonly Stroke[] = [
  ['sign sign-box', 'M-12 3V-5Q0 -14 12 -5V3Z'],
  ['sign-full', disc(-7, 5, 3.6) + disc(7, 5, 3.6)],
]
const UNLIMBERED: readonly Stroke[] = [
  ['sign-barrel', 'M0 3V-11'],
  ['sign-full', disc(0, 2.6, 5)],
  ['sign sign-heavy', 'M-3.5 6l-5 5.5M3.5 6l5 5.5'],
]
const SCATTERED: Stroke = [
  'sign sign-heavy',
  [-12.6, -4.2, 4.2, 12.6].map((x, k) => `M${x - 3.4} ${(k % 2) * 5 - 6}l6.8 7m0 -7l-6.8 7`).join(''),
]
const MARCHING: Stroke = ['sign', 'M10 4l3.6 -4.5L17.2 4M-17.2 4l3.6 -4.5L-10 4']

function strokesOf(branch: Branch, shape: Shape): readonly Stroke[] {
  if (branch === 'wagon') return WAGON
  const march = shape === 'march'
  const square = shape === 'square'
  const [w, h] = march || shape === 'column' ? [12, 20] : square ? [20, 20] : [28, 15]
  const box: Stroke = ['sign sign-box', rect(w, h)]
  const strokes: Stroke[] = []
  if (branch === 'foot' || branch === 'light-foot') {
    if (shape === 'skirmish') strokes.push(SCATTERED)
    else strokes.push(box, ['sign', square ? cross(11, 11) + rect(11, 11) : cross(w, h)])
    if (branch === 'light-foot') strokes.push(LIGHT)
  } else if (branch === 'horse' || branch === 'heavy-horse') {
    strokes.push(box)
    if (branch === 'heavy-horse') strokes.push(['sign-full', `M${-w / 2} ${h / 2}V${-h / 2}H${w / 2}z`])
    strokes.push(['sign', `M${-w / 2} ${h / 2}L${w / 2} ${-h / 2}`])
  } else {
    if (shape === 'unlimbered') strokes.push(...UNLIMBERED)
    else
      strokes.push(
        box,
        ['sign', h > w ? `${disc(0, -4.5, 3.4)}M0 -1V1` : `${disc(-5, 0, 3.4)}M-1.6 0H2.6`],
        ['sign-full', h > w ? disc(0, 4.5, 3.4) : disc(6, 0, 3.4)],
      )
    if (branch === 'horse-guns') strokes.push(HORSE_GUNS)
  }
  if (march) strokes.push(MARCHING)
  return strokes
}

const known = new Map<string, readonly Stroke[]>()

/**
 * Branch and formation in one sign: a line is broad, a column narrow, a square closed all round, skirmishers scattered.
 * Returns the same list each time, so that a counter whose sign stays the same is not redrawn.
 */
export function signOf(branch: Branch, shape: Shape): readonly Stroke[] {
  const key = `${branch} ${shape}`
  let sign = known.get(key)
  if (!sign) known.set(key, (sign = strokesOf(branch, shape)))
  return sign
}
