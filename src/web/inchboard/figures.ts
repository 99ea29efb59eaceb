/** The figures on a base, seen from above: paths round its centre, its front to the north. */
import type { Figures } from './standing.ts'

/** What is drawn on a base. */
export interface Footprint {
  /** For far off: bars in place of ranks. */
  readonly bars: string
  /** For close up: figure by figure. */
  readonly men: string
  /** Barrels and trails of guns. */
  readonly guns: string
  /** Does it face one way? A square and a garrison face all ways. */
  readonly faces: boolean
}

/** World units in an inch. */
const INCH = 64
const MAN = 6.4

const disc = (x: number, y: number, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${(x - rx).toFixed(1)} ${y.toFixed(1)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
const bar = (x: number, y: number, wide: number, high: number): string =>
  `M${(x - wide / 2).toFixed(1)} ${(y - high / 2).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}h${(-wide).toFixed(1)}z`

/** Evenly spaced places in a row, `room` wide. */
const row = (many: number, room: number): number[] =>
  Array.from({ length: many }, (_, k) => (k - (many - 1) / 2) * (many > 1 ? room / (many - 1) : 0))

/** Ranks of men at these positions north to south. */
const ranks = (wide: number, ys: readonly number[], apart: number): string =>
  ys.flatMap((y) => row(Math.max(2, Math.round(wide / apart)), wide).map((x) => disc(x, y, MAN))).join('')

const horses = (wide: number, ys: readonly number[]): string =>
  ys.flatMap((y) => row(Math.max(2, Math.round(wide / 24) + 1), wide).map((x) => oval(x, y, 6.5, 15))).join('')

/** A gun: wheels, barrel and trail; `to` is -1 if it points north. */
const gun = (x: number, y: number, to: number): string =>
  `${bar(x - 12, y, 5, 19)}${bar(x + 12, y, 5, 19)}${bar(x, y + to * 12, 7, 40)}M${x - 3} ${y}L${x - 8} ${y - to * 26}h16L${x + 3} ${y}z`

function drawn(figures: Figures, front: number, depth: number): Footprint {
  const [wide, deep] = [front - 22, depth - 22]
  const ofRanks = (groups: readonly (readonly number[])[], within = wide): Omit<Footprint, 'faces' | 'guns'> => ({
    men: groups.map((ys) => ranks(within, ys, 17)).join(''),
    bars: groups
      .map((ys) => bar(0, (ys[0] + ys[ys.length - 1]) / 2, within + 6, ys[ys.length - 1] - ys[0] + 13))
      .join(''),
  })
  switch (figures) {
    case 'line':
      return { ...ofRanks([[-0.26 * deep], [0.3 * deep]]), guns: '', faces: true }
    case 'attack': {
      const step = deep / 3
      return { ...ofRanks([-1, 0, 1].map((k) => [k * step - 9, k * step + 9])), guns: '', faces: true }
    }
    case 'march': {
      const many = Math.round(deep / 19)
      const files = row(3, wide)
      return {
        men: files.flatMap((x) => row(many, deep).map((y) => disc(x, y, MAN))).join(''),
        bars: row(Math.max(4, Math.round(deep / 44)), deep - 22)
          .map((y) => bar(0, y, wide + 4, 22))
          .join(''),
        guns: '',
        faces: true,
      }
    }
    case 'square': {
      const sides = (r: number) =>
        [-r, r].flatMap((y) => row(Math.round((2 * r) / 17), 2 * r).map((x) => disc(x, y, MAN))).join('') +
        [-r, r].flatMap((x) => row(Math.round((2 * r) / 17), 2 * r - 34).map((y) => disc(x, y, MAN))).join('')
      const half = wide / 2
      const hollow = (out: number, inner: number) =>
        `M${-out} ${-out}h${2 * out}v${2 * out}h${-2 * out}zM${-inner} ${-inner}v${2 * inner}h${2 * inner}v${-2 * inner}z`
      return { men: sides(half) + sides(half - 17), bars: hollow(half + 6, half - 24), guns: '', faces: false }
    }
    case 'garrison': {
      const corner = (x: number, y: number) => bar(x, y, 34, 34)
      const half = wide / 2 - 8
      const four = [
        [-half, -half],
        [half, -half],
        [half, half],
        [-half, half],
      ] as const
      return {
        men: four
          .map(([x, y]) => [-9, 9].flatMap((dx) => [-9, 9].map((dy) => disc(x + dx, y + dy, MAN))).join(''))
          .join(''),
        bars: four.map(([x, y]) => corner(x, y)).join(''),
        guns: '',
        faces: false,
      }
    }
    case 'horse-line':
    case 'horse-column': {
      const lines = Math.max(1, Math.round(depth / 46))
      const ys = row(lines, lines === 1 ? 0 : deep - 24)
      return {
        men: horses(wide - 10, ys),
        bars: ys
          .map((y) => `M${-wide / 2} ${y + 15}L${-wide / 2 + 22} ${y - 15}H${wide / 2}L${wide / 2 - 22} ${y + 15}z`)
          .join(''),
        guns: '',
        faces: true,
      }
    }
    case 'limbered': {
      const teams = row(2, wide - 34)
      const head = -depth / 2
      const men = teams
        .flatMap((x) => [0.16, 0.36].flatMap((share) => [-9, 9].map((dx) => oval(x + dx, head + share * depth, 6, 14))))
        .join('')
      return {
        men,
        bars: teams.map((x) => bar(x, -depth * 0.24, 24, depth * 0.36)).join(''),
        guns: teams.map((x) => gun(x, depth * 0.22, 1)).join(''),
        faces: true,
      }
    }
    case 'deployed': {
      const places = row(Math.max(2, Math.round(wide / 62)), wide - 44)
      const men = places.flatMap((x) => [-19, 19].map((dx) => disc(x + dx, 20, MAN))).join('')
      return { men, bars: '', guns: places.map((x) => gun(x, -4, -1)).join(''), faces: true }
    }
    case 'guns': {
      const places = row(Math.max(2, Math.round(wide / 62)), wide - 44)
      return { men: '', bars: '', guns: places.map((x) => gun(x, -4, -1)).join(''), faces: true }
    }
    case 'crew':
      return { men: ranks(wide, [-8, 10], 24), bars: bar(0, 0, wide, 20), guns: '', faces: true }
  }
}

const known = new Map<string, Footprint>()

/** The figures of a formation on a base of this front and depth (world units). The same object for the same base. */
export function footprintOf(figures: Figures, front: number, depth: number): Footprint {
  const key = `${figures} ${front} ${depth}`
  let found = known.get(key)
  if (!found) known.set(key, (found = drawn(figures, front, depth)))
  return found
}

/** The base itself, with a spur at the middle of its front. */
export const baseOf = (front: number, depth: number): string => {
  const [w, d, r] = [front / 2, depth / 2, Math.min(6, depth / 6)]
  return `M${-w + r} ${-d}H${w - r}Q${w} ${-d} ${w} ${-d + r}V${d - r}Q${w} ${d} ${w - r} ${d}H${-w + r}Q${-w} ${d} ${-w} ${d - r}V${-d + r}Q${-w} ${-d} ${-w + r} ${-d}Z`
}
export const spurOf = (depth: number): string =>
  `M${-0.2 * INCH} ${-depth / 2 - 1}L0 ${-depth / 2 - 0.3 * INCH}L${0.2 * INCH} ${-depth / 2 - 1}Z`
