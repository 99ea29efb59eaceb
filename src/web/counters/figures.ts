/**
 * Small soldiers in uniform, from the side: paths with their colours, round a point at their feet. `Dress` says what
 * they wear, the formation says how they stand.
 */
import type { CounterFace, Part, Placed } from './counter.ts'

type Hat = 'shako' | 'bicorne' | 'round' | 'helmet' | 'steel' | 'bearskin'
type Horse = 'bay' | 'black' | 'grey' | 'chestnut'

/** What a regiment wears. */
export interface Dress {
  readonly coat: string
  /** Lapels, collar, cuffs and saddle cloth. */
  readonly facing: string
  readonly legs: string
  readonly hat: Hat
  readonly plume?: string
  /** White crossed belts, if they carry muskets. */
  readonly belts?: boolean
  readonly sash?: string
  readonly horse?: Horse
  /** A breastplate; a lance or a goad instead of a sabre. */
  readonly armour?: boolean
  readonly lance?: boolean
  /** Gun carriages. */
  readonly carriage?: string
}

const DARK = '#1d1710'
const SKIN = '#e0b08a'
const STEEL = '#c9d2d8'
const WOOD = '#6b4526'
const BRONZE = '#a87c33'
const HORSES: Readonly<Record<Horse, string>> = {
  bay: '#7a4a2a',
  black: '#332c29',
  grey: '#b9b4ab',
  chestnut: '#9a5a2c',
}

const fill = (d: string, style: string): Part => ({ d, fill: style, stroke: DARK, wide: 0.45 })
const line = (d: string, style: string, wide: number): Part => ({ d, stroke: style, wide })

/** A head with its hat, the chin at `y`. */
function head({ hat, plume, facing }: Dress, x: number, y: number): Part[] {
  const at = (dx: number, dy: number) => `${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  const face = fill(`M${at(-1.5, -1.4)}a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0`, SKIN)
  const tuft = (dx: number, dy: number) => (plume ? [line(`M${at(dx, dy)}v-2.6`, plume, 1.3)] : [])
  switch (hat) {
    case 'shako':
      return [
        face,
        ...tuft(0, -5),
        fill(`M${at(-1.7, -2.1)}l-.4 -3.2h4.2l-.4 3.2l1 .5h-3z`, DARK),
        line(`M${at(-2, -4.9)}h4`, facing, 0.6),
      ]
    case 'bicorne':
      return [
        face,
        ...tuft(-0.6, -3.8),
        fill(`M${at(-3.6, -1.6)}q.8 -3 3.6 -3q2.8 0 3.6 3q-3.6 -1.5 -7.2 0z`, DARK),
        line(`M${at(-0.8, -2.6)}v-1`, '#c62f2b', 1),
      ]
    case 'round':
      return [
        face,
        ...tuft(-1.2, -3.6),
        fill(`M${at(-3.2, -2)}h6.4v-.7h-1.6l-.3 -2.2h-2.6l-.3 2.2h-1.6z`, DARK),
        line(`M${at(-1.5, -3)}h3`, plume ?? facing, 0.7),
      ]
    case 'bearskin':
      return [face, ...tuft(1.6, -4.4), fill(`M${at(-1.9, -1.6)}q-.8 -5 1.9 -5q2.7 0 1.9 5z`, DARK)]
    default: {
      const metal = hat === 'steel' ? STEEL : '#d3a53a'
      return [
        line(`M${at(-1.6, -3.6)}q-1.8 1 -1.6 4`, DARK, 1.3),
        face,
        fill(`M${at(-1.8, -1.7)}q0 -3 1.8 -3q1.8 0 1.8 3l1 .3h-2z`, metal),
        line(`M${at(-1.6, -4.1)}q1.8 -1.8 2.6 .6`, DARK, 0.9),
        ...tuft(1.6, -3.4),
      ]
    }
  }
}

/** A soldier on foot with a musket, 20 high. */
function footman(dress: Dress): Part[] {
  const { coat, facing, legs, belts, sash } = dress
  return [
    fill('M-2.2 -7L-2.5 -.4h2.1L-.1 -6.4zM.1 -6.4L.4 -.4h2.1L2.2 -7z', legs),
    line('M-2.6 -.5h2.3M.3 -.5h2.5', DARK, 1),
    fill('M-2.6 -13h5.2l.6 6.3h-6.4z', coat),
    fill('M-1.4 -12.9h2.8l-.5 4.6h-1.8z', facing),
    ...(belts ? [line('M-2.3 -12.6L1.9 -7.4M2.3 -12.6L-1.9 -7.4', '#fbf8ee', 0.75)] : []),
    ...(sash ? [line('M-2.9 -7.6h5.8', sash, 1.2)] : []),
    ...head(dress, 0, -12.9),
    line('M3.5 -3.4V-15.4', WOOD, 0.95),
    line('M3.5 -15.4V-19.4', STEEL, 0.6),
    line('M2.4 -12.2L4 -9.6L3.4 -7.2', coat, 1.5),
  ]
}

/** A kneeling soldier who aims, 15 high. */
function marksman(dress: Dress): Part[] {
  const { coat, facing, legs } = dress
  return [
    fill('M-3 -.4L-1.8 -4.8L2 -4.6L3 -.4h-2L.4 -2.6L-.8 -.4z', legs),
    fill('M-2.4 -10.6h4.6l.6 6.2h-5.2z', coat),
    line('M-1.6 -10.2h3', facing, 0.9),
    ...head(dress, 0.3, -10.4),
    line('M0 -8.8h9', WOOD, 0.95),
    line('M9 -8.8h2.4', STEEL, 0.6),
    line('M1.6 -9.6L4.4 -8.6', coat, 1.5),
  ]
}

const horseParts = (colour: string): Part[] => [
  line('M-6.6 -8.4q-3.4 .6 -3 5', DARK, 1.3),
  line('M-4.8 -5L-6.2 -.2M-3.2 -4.8L-3 -.2M3.4 -4.8L2.6 -.2M5 -5.6L8 -2.4L7.2 -.4', colour, 1.25),
  fill(
    'M-7 -8.6Q-6 -10 -3 -9.6L3.6 -9.6Q5.2 -11.4 7.2 -14.4L8 -15.6L8.8 -14.2L11.6 -11.4L10.6 -10.2L8.4 -11.2Q7.4 -8.4 6 -5.4Q2 -3.8 -4.4 -4.2Q-7.6 -5.2 -7 -8.6z',
    colour,
  ),
  line('M5 -11L7.6 -14.6', DARK, 0.9),
]

/** A rider on a horse, 20 high and as long. */
function rider(dress: Dress): Part[] {
  const { coat, facing, legs, armour, lance, sash } = dress
  return [
    ...horseParts(HORSES[dress.horse ?? 'bay']),
    fill('M-3.4 -9.7h5l1 4.4h-7z', facing),
    fill('M-1 -10.6h2.4l1.4 3.6l-.2 3.2h-1.6l-.2 -2.6z', legs),
    line('M2.2 -3.6h1.6', DARK, 1.1),
    fill('M-2 -15.8h4l.5 5.8h-4.8z', armour ? STEEL : coat),
    line(
      armour ? 'M-1.6 -15.4l-.4 1.6M1.6 -15.4l.5 1.6' : 'M-1 -15.6h2l-.3 3.4h-1.4z',
      armour ? coat : facing,
      armour ? 1.1 : 0.6,
    ),
    ...(sash ? [line('M-2.2 -10.6h4.6', sash, 1.1)] : []),
    ...head(dress, 0, -15.7),
    lance ? line('M-3 -5.6L8.6 -21', WOOD, 0.85) : line('M4.4 -13L8 -19.4', STEEL, 0.85),
    ...(lance ? [line('M8.6 -21l.9 -1.3', STEEL, 1)] : []),
    line('M1.4 -14.6L4.4 -12.4', coat, 1.5),
  ]
}

/** A gun on its carriage, the muzzle on the right, 22 long. */
function gun({ carriage = '#667049' }: Dress): Part[] {
  return [
    line('M2 -4.4L-9.6 -.8', DARK, 2.6),
    line('M2 -4.4L-9.4 -.9', carriage, 1.7),
    fill('M-4.4 -8L9.8 -8.7l.5 -.6v2.6l-.5 -.3L-4.2 -5.2q-1.6 -1.4 -.2 -2.8z', BRONZE),
    { d: 'M-2.4 -4.4a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0', stroke: DARK, wide: 1.7 },
    { d: 'M-2.4 -4.4a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0', stroke: carriage, wide: 0.9 },
    line('M1.8 -8.4v8M-2.2 -4.4h8M-1 -7.2l5.6 5.6M4.6 -7.2L-1 -1.6', DARK, 0.55),
  ]
}

/** A limber with a horse before it, 26 long; the gun is hitched behind. */
const team = (dress: Dress): Placed[] => [
  { parts: gun(dress), x: -7, y: 0, size: 0.72, mirrored: true },
  { parts: [line('M-6 -5L9 -6.4', DARK, 0.7), ...horseParts(HORSES[dress.horse ?? 'bay'])], x: 8, y: 0, size: 0.86 },
]

/**
 * Figures in the box of a counter, 36 wide and 17 high round 0, -8: their number and places show branch and formation.
 */
export function figuresOf({ branch, shape }: Pick<CounterFace, 'branch' | 'shape'>, dress: Dress): Placed[] {
  const row = (parts: readonly Part[], xs: readonly number[], size = 0.82, y = 0): Placed[] =>
    xs.map((x) => ({ parts, x, y, size }))
  switch (branch) {
    case 'horse':
    case 'heavy-horse':
      return shape === 'march' ? row(rider(dress), [0], 0.78) : row(rider(dress), [-8.6, 7.6], 0.74)
    case 'guns':
    case 'horse-guns': {
      if (shape !== 'unlimbered') return team(dress)
      const crew = branch === 'horse-guns' ? rider(dress) : footman(dress)
      return [...row(crew, [-11], branch === 'horse-guns' ? 0.66 : 0.76), ...row(gun(dress), [5.4], 0.94)]
    }
    case 'wagon':
      return []
    default:
  }
  switch (shape) {
    case 'square':
      return [
        ...row(footman(dress), [-5.4, 0, 5.4], 0.5, -8.6),
        ...row(footman(dress), [-8.6, 8.6], 0.5, -4.4),
        ...row(footman(dress), [-5.4, 0, 5.4], 0.5, 0),
      ]
    case 'skirmish':
      return [...row(footman(dress), [-10.6], 0.8), ...row(marksman(dress), [4.6], 0.86)]
    case 'march':
      return [...row(footman(dress), [-3, 2.6], 0.62, -5.6), ...row(footman(dress), [-3, 2.6], 0.7)]
    default:
      return row(footman(dress), [-13.2, -4.6, 4, 12.6])
  }
}
