/** What lies where, as the view shows it, and what each counter looks like. */
import {
  type Badge,
  type Branch,
  bodyMark,
  type CounterFace,
  type LeaderFace,
  type Shape,
} from '../../../src/web/counters/counter.ts'
import type { Piece, Stack } from '../../../src/web/hexboard/pieces.ts'
import { ARTILLERY, INFANTRY } from '../rules/state/army.ts'
import { type Albuera, mark } from '../rules/state/position.ts'
import type { AlbueraScenario } from '../rules/state/scenario.ts'
import { COLUMN, LIMBERED, LINE, SKIRMISH, SQUARE, UNLIMBERED } from '../rules/state/shapes.ts'
import { isWide, lossMarker, manpowerOf, moraleOf, rightOf } from '../rules/state/troops.ts'
import { t } from './words.ts'

/** Everything that the names of pieces depend on. */
export interface Named {
  readonly scenario: AlbueraScenario
}

/** A unit as its counter names it, and a company by its battalion. */
export function unitName({ scenario: { army } }: Named, unit: number): string {
  const battalion = army.battalion[unit]
  return battalion < 0 ? army.entries[unit].name : t('company', { battalion: army.entries[battalion].name })
}
export const leaderName = ({ scenario: { army } }: Named, leader: number): string => army.leaders[leader].name
export const hexName = ({ scenario: { ground } }: Named, hex: number): string => ground.grid.names[hex]

/** The colours of a side, for things that do not belong to one nation; for a unit, those of its nation. */
export const nationOf = (side: number): string => (side === 0 ? 'french' : 'coalition')
const nationOfUnit = ({ scenario: { army } }: Named, unit: number): string => army.entries[unit].nation.toLowerCase()

function branchOf({ scenario: { army } }: Named, unit: number): Branch {
  const { arm, kind } = army.entries[unit]
  if (arm === 'artillery') return kind === 'horse' ? 'horse-guns' : 'guns'
  if (arm === 'cavalry') return HEAVY.includes(kind) ? 'heavy-horse' : 'horse'
  return kind === 'line' || kind === 'grenadiers' ? 'foot' : 'light-foot'
}
const HEAVY = ['dragoons', 'grenadiers']

const SHAPES = new Map<number, Shape>([
  [COLUMN, 'column'],
  [LINE, 'line'],
  [SQUARE, 'square'],
  [SKIRMISH, 'skirmish'],
  [LIMBERED, 'limbered'],
  [UNLIMBERED, 'unlimbered'],
])

/**
 * The counter of a unit: nation, brigade, array and front, Manpower and Morale, Losses as the printed track has them.
 */
export function faceOf(p: Albuera, unit: number): CounterFace {
  const { army } = p.scenario
  const [arm, array, commander] = [army.arm[unit], p.array[unit], army.commander[unit]]
  const guns = arm === ARTILLERY
  const side = army.leads.subarray(0, Math.max(0, commander)).filter((one) => one === army.side[unit])
  const form = isWide(p, unit) ? 'long' : array === LINE ? 'broad' : array === COLUMN ? 'deep' : undefined
  const badges = badgesOf(p, unit)
  return {
    nation: nationOfUnit(p, unit),
    branch: branchOf(p, unit),
    shape: SHAPES.get(array) ?? 'line',
    spirit: 'good',
    strength: guns ? gunsOf(p, unit) : manpowerOf(p, unit),
    full: guns ? gunsOf(p, unit) : army.manpower[unit],
    grade: guns ? '' : String(moraleOf(p, unit)),
    ...(commander >= 0 && { body: bodyMark(army.commanders[commander].slice(0, 4), side.length) }),
    ...(guns ? {} : { losses: { lost: p.lost[unit], of: army.manpower[unit] } }),
    ...(badges.length > 0 && { badges }),
    ...(arm === INFANTRY && form !== undefined && { block: { form, corner: p.face[unit] } }),
  }
}

/**
 * The markers next to a counter: Losses (3.4), the number of its fires (14.9.1), or that guns have fired (10.5) or are
 * out of action (10.6), and that it has acted in this activation (12.13).
 */
function badgesOf(p: Albuera, unit: number): Badge[] {
  const [losses, fires, marks] = [lossMarker(p, unit), p.fires[unit], p.marks[unit]]
  const signs: readonly (readonly [isThere: boolean, text: string, hot: boolean])[] = [
    [losses > 0, String(losses), true],
    [fires > 0, `F${fires}`, false],
    [(marks & mark.OUT) !== 0, '✕', true],
    [(marks & (mark.OUT | mark.FIRED)) === mark.FIRED, 'F', false],
    [(marks & mark.DONE) !== 0, '✓', false],
  ]
  return signs.flatMap(([isThere, text, hot]) => (isThere ? [{ text, hot }] : []))
}

/** The guns of a battery. */
function gunsOf({ scenario: { army } }: Named, unit: number): number {
  const entry = army.entries[unit]
  return entry.arm === 'artillery' ? entry.guns : 0
}

/** A commander: his name, his rank, and his Coordination if he has one (4.3). */
export function leaderFace(p: Albuera, leader: number): LeaderFace {
  const { army } = p.scenario
  const { name, coordination } = army.leaders[leader]
  return {
    nation: nationOf(army.leads[leader]),
    initials: name.replace(/^(?:Marshal|General|Sir) /, '').slice(0, 2),
    figures: '★'.repeat(3 - army.rank[leader]) + (coordination === undefined ? '' : ` ${coordination}`),
    worn: p.striped[leader] === 1,
  }
}

/** Everything that stands on the map. A Line over two hexes is placed by its left half. */
export function stacksOf(p: Albuera): Stack[] {
  const { army, ground } = p.scenario
  const stacks: Stack[] = []
  for (let hex = 0; hex < ground.grid.count; hex++) {
    const units: number[] = []
    for (let node = p.top[hex]; node >= 0; node = p.below[node]) if (node < army.units.length) units.push(node)
    const leaders = [...army.commanders.keys()].filter((leader) => p.post[leader] === hex)
    const [top] = units
    if (top === undefined) {
      if (leaders.length > 0 && p.top[hex] < 0) stacks.push(stackOf(p, hex, [], leaders))
      continue
    }
    const isFriend = (unit: number) => army.side[unit] === army.side[top]
    const [friends, foes] = [units.filter(isFriend), units.filter((unit) => !isFriend(unit))]
    // 11.10 Both sides in a hex lie side by side in it; a Line over two hexes and its enemies lie separately.
    if (units.some((unit) => isWide(p, unit)) && foes.length > 0) {
      stacks.push(stackOf(p, hex, friends, leaders), stackOf(p, hex, foes, []))
    } else {
      stacks.push(stackOf(p, hex, [...friends, ...foes], leaders, foes.length))
    }
  }
  // A commander next to the right half of a Line stands with that Line.
  return stacks.map((stack) => {
    const also = stack.also === undefined || stacks.some(({ hex }) => hex === stack.also) ? undefined : stack.also
    if (also === undefined) return stack
    const there = [...army.commanders.keys()].filter((leader) => p.post[leader] === also)
    return there.length === 0 ? stack : { ...stack, leaders: [...stack.leaders, ...there] }
  })
}

/**
 * Units and commanders that lie together in a hex, from the top down; the last `foes` of them are enemies of the
 * others.
 */
function stackOf(p: Albuera, hex: number, units: readonly number[], leaders: readonly number[], foes = 0): Stack {
  const { army } = p.scenario
  const [top] = units
  const wide = units.find((unit) => isWide(p, unit))
  const isRound = top !== undefined && p.array[top] === SQUARE
  return {
    hex,
    ...(wide !== undefined && { also: rightOf(p, wide) }),
    ...(foes > 0 && { foes }),
    side: top === undefined ? army.leads[leaders[0]] : army.side[top],
    units,
    leaders,
    markers: [],
    // A unit that fights in a hex faces the enemy.
    corner: top === undefined || isRound || foes > 0 ? -1 : p.face[top],
    round: isRound && foes === 0,
  }
}

/** The hex of a piece; -1 off the map. For a Line over two hexes, that of its left half. */
export const hexOfPiece = (p: Albuera, { kind, n }: Piece): number => (kind === 'leader' ? p.post[n] : p.at[n])
