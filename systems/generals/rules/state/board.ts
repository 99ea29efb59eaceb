/**
 * The board as numbers: sectors, the borders between them, and every path that an order can name (G1, G13, G27, G28).
 */
import board from '../../data/board.json' with { type: 'json' }

export const WHITE = 0
export const BLACK = 1
export const SIDES = [WHITE, BLACK] as const
export const SIDE_NAMES = ['white', 'black'] as const
export const enemyOf = (side: number): number => 1 - side

export const SECTOR_NAMES: readonly string[] = board.sectors.list.map((sector) => sector.id)
export const SECTORS = SECTOR_NAMES.length
/** The sectors of the battlefield come first, the reserves last. */
export const FIELD = board.sectors.list.filter((sector) => sector.kind === 'battlefield').length
export const RESERVE = SIDE_NAMES.map((side) =>
  board.sectors.list.findIndex((sector) => sector.kind === 'reserve' && sector.home === side),
)
export const isReserve = (sector: number): boolean => sector >= FIELD
/** The three battlefield sectors in which a side begins, in the order of the board. */
export const HOME = SIDE_NAMES.map((side) =>
  board.sectors.list.flatMap((sector, s) => (sector.kind === 'battlefield' && sector.home === side ? [s] : [])),
)
/** The row between the armies, empty at the start. */
export const MIDDLE_ROW = board.sectors.list.flatMap((sector, s) =>
  sector.kind === 'battlefield' && sector.home === null ? [s] : [],
)
export const sectorNumber = (name: string): number => SECTOR_NAMES.indexOf(name)

const column = board.sectors.list.map((sector) => sector.column)
const row = board.sectors.list.map((sector) => sector.row)

/**
 * Borders that can see combat come first; border b has the two steps 2b and 2b + 1 over it, so `step ^ 1` is the way
 * back.
 */
const borders = [...board.borders.list].sort((x, y) => Number(y.combat) - Number(x.combat))
const BORDER_NAMES: readonly string[] = borders.map((border) => border.id)
export const BORDERS = borders.length
export const FIGHTING_BORDERS = borders.filter((border) => border.combat).length
export const STEPS = BORDERS * 2
const ends = borders.flatMap(({ between: [x, y] }) => [
  [sectorNumber(x), sectorNumber(y)],
  [sectorNumber(y), sectorNumber(x)],
])
export const stepFrom = Uint8Array.from(ends, ([from]) => from)
export const stepTo = Uint8Array.from(ends, ([, to]) => to)
export const STEP_NAMES: readonly string[] = ends.map(([from, to]) => `${SECTOR_NAMES[from]}>${SECTOR_NAMES[to]}`)

const stepTable = new Int8Array(SECTORS * SECTORS).fill(-1)
for (let step = 0; step < STEPS; step++) stepTable[stepFrom[step] * SECTORS + stepTo[step]] = step
/** The step between two sectors; −1 if they do not touch. */
export const stepBetween = (from: number, to: number): number => stepTable[from * SECTORS + to]
/** The steps that lead out of each sector, and into it. */
export const stepsOut: readonly (readonly number[])[] = Array.from({ length: SECTORS }, (_, s) =>
  [...Array(STEPS).keys()].filter((step) => stepFrom[step] === s),
)

/**
 * The direction of a step on the compass: 0 north (Black's side), 1 east, 2 south, 3 west. Reserves lie behind the
 * centre, but touch the whole row.
 */
export const stepCompass = Uint8Array.from(ends, ([from, to]) => {
  if (row[to] > row[from]) return 0
  if (row[to] < row[from]) return 2
  return column[to] > column[from] ? 1 : 3
})
/**
 * The step that a side's cavalry takes when it falls back: towards its own reserve, in its own column (G103); −1 from a
 * reserve.
 */
export const fallBackStep = SIDES.map((side) =>
  Int8Array.from({ length: SECTORS }, (_, s) => {
    if (isReserve(s)) return -1
    if (HOME[side].includes(s)) return stepBetween(s, RESERVE[side])
    return stepsOut[s].find(
      (step) => !isReserve(stepTo[step]) && stepCompass[step] === (side === WHITE ? 2 : 0),
    ) as number
  }),
)

/**
 * A march is the arrow of an order and how much of it has been done: `c1>c2`, `c1>c2>b2`, `c1-c2>b2` (its first step is
 * done) and, if there are buildings, `b2>b2` against the enemy in the building of the unit's own sector (G146).
 */
interface March {
  readonly name: string
  readonly from: number
  readonly at: number
  readonly step: number
  readonly last: number
  readonly steps: number
}
const marches: March[] = []
for (let step = 0; step < STEPS; step++)
  marches.push({ name: STEP_NAMES[step], from: stepFrom[step], at: stepFrom[step], step, last: -1, steps: 1 })
const ONE_STEP = marches.length
for (let step = 0; step < STEPS; step++)
  for (const last of stepsOut[stepTo[step]])
    marches.push({
      name: `${STEP_NAMES[step]}>${SECTOR_NAMES[stepTo[last]]}`,
      from: stepFrom[step],
      at: stepFrom[step],
      step,
      last,
      steps: 2,
    })
const PATHS = marches.length
for (let step = 0; step < STEPS; step++)
  for (const last of stepsOut[stepTo[step]])
    marches.push({
      name: `${SECTOR_NAMES[stepFrom[step]]}-${STEP_NAMES[last]}`,
      from: stepFrom[step],
      at: stepTo[step],
      step: last,
      last: -1,
      steps: 1,
    })
export const STORMS = marches.length
for (let s = 0; s < FIELD; s++)
  marches.push({ name: `${SECTOR_NAMES[s]}>${SECTOR_NAMES[s]}`, from: s, at: s, step: -1, last: -1, steps: 1 })
export const MARCHES = marches.length
export const MARCH_NAMES: readonly string[] = marches.map((march) => march.name)

/** Is this an arrow that can be drawn: none of it done yet? */
export const isArrow = (march: number): boolean => march < PATHS || march >= STORMS
export const isStorm = (march: number): boolean => march >= STORMS
/**
 * For a unit that is to continue a march: where it stands, the step it takes next (−1: storms a building), and the one
 * after it (−1: none).
 */
export const marchAt = Uint8Array.from(marches, (march) => march.at)
export const marchStep = Int8Array.from(marches, (march) => march.step)
export const marchLast = Int8Array.from(marches, (march) => march.last)
export const marchLength = Uint8Array.from(marches, (march) => march.steps)
/** What is left of a march after its next step; −1 for nothing. */
export const marchRest = Int16Array.from(marches, (march, n) =>
  march.last < 0 || n >= PATHS ? -1 : n + (PATHS - ONE_STEP),
)
/** The sector that a march ends in: the target of a battery with this order (G74). */
export const marchEnd = Uint8Array.from(marches, (march) =>
  march.step < 0 ? march.at : stepTo[march.last < 0 ? march.step : march.last],
)
/** Do both steps of a march go the same way? True of a single step (G74: no shooting round the corner). */
export const isStraight = (march: number): boolean =>
  marchLast[march] < 0 || stepCompass[marchStep[march]] === stepCompass[marchLast[march]]
/** All arrows that begin in a sector. */
export const arrowsFrom: readonly (readonly number[])[] = Array.from({ length: SECTORS }, (_, s) =>
  [...Array(MARCHES).keys()].filter((march) => isArrow(march) && marches[march].from === s),
)

/** The number of moves between two sectors for a side, not through the enemy's reserve (G133, A48). */
export const distance = SIDES.map((side) => {
  const moves = new Int8Array(SECTORS * SECTORS).fill(-1)
  for (let start = 0; start < SECTORS; start++) {
    const queue = [start]
    moves[start * SECTORS + start] = 0
    for (const s of queue)
      for (const step of stepsOut[s]) {
        const to = stepTo[step]
        if (to === RESERVE[enemyOf(side)] || moves[start * SECTORS + to] >= 0) continue
        moves[start * SECTORS + to] = moves[start * SECTORS + s] + 1
        queue.push(to)
      }
  }
  return moves
})

/** Battle zones (G15): one for each border that can see combat, and one inside each sector, for its building. */
export const ZONES = FIGHTING_BORDERS + FIELD
export const ZONE_NAMES: readonly string[] = [
  ...BORDER_NAMES.slice(0, FIGHTING_BORDERS),
  ...SECTOR_NAMES.slice(0, FIELD).map((name) => `${name} building`),
]
export const SPACES = board.limits.zoneSpaces
export const CAPACITY = board.limits.sector
export const BORDER_LIMIT = board.limits.border
/** The zone inside a sector. */
export const insideZone = (sector: number): number => FIGHTING_BORDERS + sector

export const objectives = board.objectives.list
