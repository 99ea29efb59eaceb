/**
 * Sight by crests. The levels along the line decide: ground that rises and later falls hides what lies behind it; a
 * valley hides nothing. Down a slope, a unit sees past the edge of its own level only if the lower unit stands farther
 * from where the ground begins to rise than the higher one stands from its edge. An obstacle half-way up a slope like
 * that hides nothing.
 *
 * Where the line runs along sides, it is clear if one hex can be chosen at each of those sides so that it is clear.
 */
import { spend } from '../kernel/work.ts'
import { OFF } from './grid.ts'
import { lineBetween } from './lines.ts'
import { blocked, CLEAR, CREST, EDGE, type Ground, OBSTACLE } from './sight.ts'

/** How the ground has gone so far. */
const FLAT = 0
const RISING = 1
const FALLING = 2
/** Fell and rose again. */
const VALLEY = 3

/** No line has more hexes on any map. */
const LONGEST = 0x1000

/** What does not change along the line in hand. */
const line = { steps: 0, to: 0, least: 0, most: 0 }

/** The state at the hex taken for each step; step 0 is where the line begins. */
const taken = {
  hex: new Int16Array(LONGEST),
  level: new Uint8Array(LONGEST),
  shape: new Uint8Array(LONGEST),
  /** Hexes passed on the first level before it changed. */
  start: new Int16Array(LONGEST),
  /** Hexes passed since the level last changed. */
  run: new Int16Array(LONGEST),
  /** Where the first fall begins, or the last rise ends. */
  edge: new Int16Array(LONGEST),
  /** An obstacle half-way up: it blocks unless the whole line is one slope. */
  halfway: new Int16Array(LONGEST),
}

/**
 * CLEAR, or what blocks the line: the blocking hex nearest to `from`, left before right. Adjacent hexes always see each
 * other.
 */
export function sightByCrests<C>(ground: Ground<C>, from: number, to: number, context: C): number {
  const { grid, lines, levels, steps } = ground
  line.steps = lineBetween(grid, lines, from, to, steps)
  if (line.steps === 0) return CLEAR
  line.to = to
  line.least = Math.min(levels[from], levels[to])
  line.most = Math.max(levels[from], levels[to])
  taken.hex[0] = from
  taken.level[0] = levels[from]
  taken.shape[0] = FLAT
  taken.start[0] = 0
  taken.run[0] = 0
  taken.edge[0] = OFF
  taken.halfway[0] = OFF
  return follow(ground, 0, context)
}

/** Follows the line from the hex taken for step `k`. */
function follow<C>(ground: Ground<C>, k: number, context: C): number {
  if (k === line.steps) return arrive(ground, k)
  const { levels, steps } = ground
  const left = steps[2 * k]
  const right = steps[2 * k + 1]
  if (left === right) return enter(ground, k, left, context)
  // If both hexes have the same level, it is enough to try the one without an obstacle.
  if (levels[left] === levels[right])
    return enter(
      ground,
      k,
      ground.obstructs(context, left) && !ground.obstructs(context, right) ? right : left,
      context,
    )
  const byLeft = enter(ground, k, left, context)
  if (byLeft === CLEAR) return CLEAR
  return enter(ground, k, right, context) === CLEAR ? CLEAR : byLeft
}

/** Takes a hex for the step after `k` and continues from there. */
function enter<C>(ground: Ground<C>, k: number, hex: number, context: C): number {
  spend(1)
  const { halfway, shape, run, start } = taken
  const crest = climb(ground, k, hex)
  if (crest !== CLEAR) return crest
  const next = k + 1
  run[next]++
  if (shape[next] === FLAT) start[next]++
  if (ground.obstructs(context, hex)) {
    const level = ground.levels[hex]
    if (level <= line.least || level >= line.most) return blocked(hex, OBSTACLE)
    if (halfway[next] === OFF) halfway[next] = hex
  }
  if (shape[next] === VALLEY && halfway[next] !== OFF) return blocked(halfway[next], OBSTACLE)
  return follow(ground, next, context)
}

/** Follows the ground from step `k` into a hex: CLEAR, or blocked by the crest that falls there. */
function climb<C>({ levels }: Ground<C>, k: number, hex: number): number {
  const { level, shape, run, edge } = taken
  const next = k + 1
  const height = levels[hex]
  taken.hex[next] = hex
  taken.start[next] = taken.start[k]
  taken.halfway[next] = taken.halfway[k]
  level[next] = height
  shape[next] = shape[k]
  run[next] = height === level[k] ? run[k] : 0
  edge[next] = edge[k]
  if (height > level[k]) {
    shape[next] = shape[k] === FALLING || shape[k] === VALLEY ? VALLEY : RISING
    edge[next] = hex
  } else if (height < level[k]) {
    if (shape[k] === RISING || shape[k] === VALLEY) return blocked(taken.hex[k], CREST)
    if (shape[k] === FLAT) edge[next] = taken.hex[k]
    shape[next] = FALLING
  }
  return CLEAR
}

/**
 * Judges the whole line: on a single slope, the lower unit must stand farther from it than the higher from its edge.
 */
function arrive<C>(ground: Ground<C>, k: number): number {
  const { shape, start, run, edge, halfway } = taken
  const crest = climb(ground, k, line.to)
  if (crest !== CLEAR) return crest
  const end = k + 1
  if (shape[end] === FLAT) return CLEAR
  if (shape[end] === VALLEY) return halfway[end] === OFF ? CLEAR : blocked(halfway[end], OBSTACLE)
  const clear = shape[end] === RISING ? start[end] > run[end] : run[end] > start[end]
  return clear ? CLEAR : blocked(edge[end], EDGE)
}
