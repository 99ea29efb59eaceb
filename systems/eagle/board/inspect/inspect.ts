/** What a hex is, and why nothing can be done there: for a player who points at it or clicks it. */

import { CORNERS, distance } from '../../../../src/hex/index.ts'
import type { Refusal } from '../../../../src/kernel/index.ts'
import type { Piece } from '../../../../src/web/hexboard/pieces.ts'
import { ENEMY_THERE, freeAllowance, fullAllowance, NO_POINTS, NOT_FRONT } from '../../rules/queries/asked.ts'
import { CART, CAVALRY, DOWN, STEEP, UP } from '../../rules/state/ground.ts'
import { type Eagle, eagleLayout } from '../../rules/state/position.ts'
import { enemyOf } from '../../rules/state/sides.ts'
import { fighter } from '../../rules/state/stacks.ts'
import type { BoardState } from '../board-state.ts'
import { placesOf } from '../places.ts'
import { hexName } from '../say.ts'
import { refusalAfter } from './refusal-after.ts'
import { tLook } from './words.ts'

/** The verbs that are tried on a hex in a phase, in the order in which their refusals are worth telling. */
export const TRIED: Readonly<Record<string, readonly string[]>> = {
  'defensive fire': ['fire'],
  'offensive fire': ['fire'],
  shock: ['attack'],
  retreat: ['retreat'],
  advance: ['advance'],
  'out of hand': ['run'],
  combat: ['evade'],
  countercharge: ['counter'],
  deployment: ['deploy'],
}

/** Phases in which counters march, step by step. */
const MARCHING = ['movement', 'pursuit']

/** Phases in which hexes without troops are of no interest. */
const AT_ENEMIES = ['defensive fire', 'offensive fire', 'shock']

/**
 * Returns why the chosen counter, or the unit that stands there, can do nothing to a hex; undefined if something can be
 * done, or no player would try.
 */
export function whyNot(board: BoardState, hex: number): Refusal | undefined {
  const { table } = board
  const p = table.view()
  if (!table.asked() || board.ways().has(hex) || board.targets().has(hex) || board.charges().has(hex)) return undefined
  const phase = table.phase()?.name ?? ''
  const piece = board.chosen()
  const here = ownUnits(p, table.seat(), hex)
  if (piece?.kind === 'unit' && p.at[piece.n] !== hex)
    return MARCHING.includes(phase) ? whyNotThere(board, piece.n, hex) : tried(board, piece.n, hex)
  if (piece !== undefined || here.length === 0) return undefined
  const unit = here[0]
  if (board.pieces().some(({ kind, n }) => kind === 'unit' && here.includes(n))) return undefined
  if (phase === 'movement') return whyIdle(board, unit)
  const foe = nearestFoe(p, table.seat(), hex)
  return foe < 0 ? undefined : tried(board, unit, foe)
}

/**
 * Returns why a unit cannot enter a hex: what refuses its last step, from any hex where it could make it; otherwise it
 * is too far.
 */
function whyNotThere(board: BoardState, unit: number, hex: number): Refusal | undefined {
  const { table } = board
  const { engine } = table
  const p = table.view()
  const { army, ground } = p.scenario
  // An enemy there is plain to see, and says more than what stops the unit on its way there.
  if (fighter(p, hex) === enemyOf(table.seat()))
    return army.arm[unit] === CAVALRY ? whyNoCharge(board, unit, hex) : ENEMY_THERE
  const text = `move ${army.units[unit]} > ${hexName(p, hex)}`
  for (let side = 0; side < 6; side++) {
    const from = ground.grid.neighbours[6 * hex + side]
    const texts = from === p.at[unit] ? [] : board.ways().get(from)?.texts
    if (from < 0 || texts === undefined) continue
    // From there, facing wherever it can.
    for (const turns of [[], ...CORNERS.map((corner) => [`head ${army.units[unit]} > ${corner}`])]) {
      const why = refusalAfter(engine, copyOf(p), table.seat(), [...texts, ...turns], text)
      if (why && why !== NOT_FRONT) return why
    }
  }
  // If it could only turn there, it has no points left for that. If the unit cannot move at all, say why.
  return board.ways().size > 0 ? NO_POINTS : whyIdle(board, unit)
}

/** 11.2 Returns why cavalry does not charge an enemy: a rule forbids it, or it cannot reach him. */
function whyNoCharge({ table }: BoardState, unit: number, hex: number): Refusal {
  const p = table.view()
  const why = table.why(`charge ${p.scenario.army.units[unit]} > ${hexName(p, hex)}`)
  return why ?? { rule: '11.2', reason: tLook('charge.noWay') }
}

function copyOf(view: Eagle): Eagle {
  const p = eagleLayout.make(view.scenario)
  eagleLayout.copy(view, p)
  return p
}

function tried(board: BoardState, unit: number, hex: number): Refusal | undefined {
  const p = board.table.view()
  if (p.top[hex] < 0 && AT_ENEMIES.includes(board.table.phase()?.name ?? '')) return undefined
  for (const verb of TRIED[board.table.phase()?.name ?? ''] ?? []) {
    const why = board.table.why(`${verb} ${p.scenario.army.units[unit]} > ${hexName(p, hex)}`)
    if (why) return why
  }
  return undefined
}

const ownUnits = (p: Eagle, seat: number, hex: number): number[] =>
  [...p.at.keys()].filter(
    (unit) => p.at[unit] === hex && unit < p.scenario.army.units.length && p.scenario.army.side[unit] === seat,
  )

/** Returns why a unit cannot go anywhere; that it must turn first is the last reason to give. */
function whyIdle({ table }: BoardState, unit: number): Refusal | undefined {
  const p = table.view()
  const { army, ground } = p.scenario
  let found: Refusal | undefined
  for (let side = 0; side < 6; side++) {
    const to = ground.grid.neighbours[6 * p.at[unit] + side]
    const why = to < 0 ? undefined : table.why(`move ${army.units[unit]} > ${hexName(p, to)}`)
    if (why && why !== NOT_FRONT) return why
    found ??= why
  }
  return found
}

function nearestFoe(p: Eagle, seat: number, hex: number): number {
  const { army, ground } = p.scenario
  let [found, least] = [-1, Number.POSITIVE_INFINITY]
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = p.at[unit]
    if (at < 0 || army.side[unit] === seat || army.arm[unit] === CART || p.top[at] !== unit) continue
    const far = distance(ground.grid, hex, at)
    if (far < least) [found, least] = [at, far]
  }
  return found
}

/**
 * Returns how the ground of a hex rises or falls, seen from the neighbouring hex that a unit comes from. Without one
 * (-1): all the hexes from which it is uphill.
 */
export function slopeWords(p: Eagle, hex: number, from: number): string {
  const { grid, sides } = p.scenario.ground
  const neighbours = [0, 1, 2, 3, 4, 5].map((side) => ({
    to: grid.neighbours[6 * hex + side],
    flags: sides[6 * hex + side],
  }))
  const named = (list: typeof neighbours) => list.map(({ to }) => hexName(p, to)).join(', ')
  const come = neighbours.find(({ to }) => to >= 0 && to === from)
  if (come) {
    if ((come.flags & STEEP) !== 0) return tLook('ground.steep', { hexes: named([come]) })
    if ((come.flags & DOWN) !== 0) return tLook('ground.uphill', { hexes: named([come]) })
    return (come.flags & UP) !== 0 ? tLook('ground.downhill', { hexes: named([come]) }) : ''
  }
  const lower = neighbours.filter(({ to, flags }) => to >= 0 && (flags & DOWN) !== 0)
  return lower.length > 0 ? tLook('ground.uphill', { hexes: named(lower) }) : ''
}

/** The ground of a hex in a few words: 'AG12, light woods, level 1'. */
export function groundWords(p: Eagle, hex: number): string {
  const { terrain, level } = p.scenario.ground
  return [
    hexName(p, hex),
    tLook(`ground.${terrain[hex]}`),
    ...(level[hex] > 0 ? [tLook('ground.level', { level: level[hex] })] : []),
    ...(placesOf(p.scenario).some((place) => place.hex === hex) ? [tLook('ground.place')] : []),
  ].join(' · ')
}

/** Returns the movement points that a unit or a leader has left. */
export function pointsLeft(p: Eagle, { kind, n }: Piece): number {
  if (kind === 'leader') return freeAllowance(p, n)
  return p.mover === 1 + n ? p.left : fullAllowance(p, n)
}
