/** Concert: where the troops of a side go together, so that attacks meet, fire crosses and ways back are shut. */
import { CORNER_ZONES, FRONT, neighbour } from '../../../src/hex/index.ts'
import { cornerAt, findMarches, hexOf } from '../rules/queries/marches.ts'
import { leadsOf } from '../rules/state/leading.ts'
import { type Eagle, eagleLayout } from '../rules/state/position.ts'
import { enemyOf } from '../rules/state/sides.ts'
import { fighter, shift, turnStack } from '../rules/state/stacks.ts'
import { assaults, openingsOf } from './assaults.ts'
import type { Field } from './field.ts'
import { NO_ROOM, placesFor, seekerOf } from './ground-score.ts'
import type { Judge } from './judge.ts'
import { volleys } from './volleys.ts'

/** A place that a unit can reach, and the corner that it faces there. */
export interface Post {
  readonly hex: number
  readonly corner: number
  /** What it is worth by itself. */
  readonly worth: number
}

/** How often each unit looks for its place again, once the others have theirs. */
const SWEEPS = 2
/** How many places without an enemy in front are considered. */
const APART = 6

let scratch: Eagle | undefined

/** Returns the same judge with a copy of the view, on which units can be tried out; valid until the next call. */
function onCopy(judge: Judge): Judge {
  const { view } = judge
  if (scratch === undefined || scratch.scenario !== view.scenario) scratch = eagleLayout.make(view.scenario)
  eagleLayout.copy(view, scratch)
  return { ...judge, view: scratch }
}

/** Returns the place of each unit if each goes where it helps most, given where the others go. */
export function concert(judge: Judge, units: readonly number[], field: Field): Map<number, Post> {
  const posts = units.map((unit) => postsOf(judge, unit, field))
  const chosen = new Map<number, Post>()
  const tried = onCopy(judge)
  const p = tried.view
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    for (const [k, unit] of units.entries()) {
      let found: Post | undefined
      let most = Number.NEGATIVE_INFINITY
      for (const post of posts[k]) {
        place(p, unit, post)
        const worth = post.worth + promised(tried)
        if (worth > most) [found, most] = [post, worth]
      }
      if (found === undefined) continue
      place(p, unit, found)
      chosen.set(unit, found)
    }
  return chosen
}

/** Tries a unit in a place; a leader in its hex goes along. */
function place(p: Eagle, unit: number, { hex, corner }: Post): void {
  const { army } = p.scenario
  const leader = army.leaderOf[army.formation[unit]]
  if (leader >= 0 && p.where[leader] === p.at[unit]) p.where[leader] = hex
  if (p.at[unit] !== hex) shift(p, unit, hex, Math.max(0, corner))
  if (corner >= 0) turnStack(p, hex, corner)
}

/** Returns the places with an enemy in front that a unit can reach, and the best of the others. */
export function postsOf(judge: Judge, unit: number, field: Field): Post[] {
  const { view, side } = judge
  const marches = findMarches(view, unit)
  const placed = placesFor(seekerOf(judge, unit, field))
  const { search } = marches
  const facing: Post[] = []
  const apart: Post[] = []
  for (let k = 0; k < search.count; k++) {
    const node = search.reached[k]
    const hex = hexOf(marches, node)
    const place = placed(hex)
    if (place === NO_ROOM) continue
    const corner = cornerAt(marches, node)
    const worth = place - 0.01 * search.cost[node] + (corner === marches.heading ? 0.001 : 0)
    const list = looksAt(view, side, hex, corner) ? facing : apart
    list.push({ hex, corner, worth })
  }
  return [...facing, ...apart.sort((a, b) => b.worth - a.worth).slice(0, APART)]
}

/** Does the unit there face an adjacent enemy? */
function looksAt(view: Eagle, side: number, hex: number, corner: number): boolean {
  const { grid } = view.scenario.ground
  for (let k = 0; k < 6; k++) {
    const to = neighbour(grid, hex, k)
    if (to >= 0 && fighter(view, to) === enemyOf(side) && (corner < 0 || CORNER_ZONES[6 * corner + k] === FRONT))
      return true
  }
  return false
}

/**
 * Returns what a side can hope for from where its troops stand: its attacks, and fire in its own turn and in the
 * enemy's.
 */
function promised(judge: Judge): number {
  const { view: p, weights } = judge
  const attackers = new Set<number>()
  let worth = 0
  for (const { gain, units } of assaults(judge, weights.dare)) {
    worth += gain
    for (const unit of units) attackers.add(p.at[unit])
  }
  return worth + weights.volley * volleys(judge, attackers, false) + weights.answer * volleys(judge, NOBODY, true)
}

const NOBODY: ReadonlySet<number> = new Set()

/**
 * Returns a function from a leader's hex to what the attacks of his side promise. He counts only for his own units that
 * attack from his hex, so in all other hexes the result is the same.
 */
export function promiseLedFrom(judge: Judge, leader: number): (hex: number) => number {
  const { view, weights } = judge
  if (weights.led === 0) return () => 0
  const tried = onCopy(judge)
  const p = tried.view
  const openings = openingsOf(tried)
  const led = leadsOf(view, leader)
  const { formation } = view.scenario.army
  const starts = new Set<number>()
  for (const { units } of openings)
    for (const unit of units) if (((led >> formation[unit]) & 1) === 1) starts.add(view.at[unit])
  const from = (hex: number): number => {
    p.where[leader] = hex
    let worth = 0
    for (const { gain } of assaults(tried, weights.dare, openings)) worth += gain
    return worth
  }
  let elsewhere: number | undefined
  return (hex) => (starts.has(hex) ? from(hex) : (elsewhere ??= from(hex)))
}
