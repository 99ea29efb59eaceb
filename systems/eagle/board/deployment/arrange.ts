/** Draws up a whole side or one formation: a list of legal actions, found by playing them on a copy of the view. */

import { distance } from '../../../../src/hex/index.ts'
import { type Dice, type Engine, isRefusal } from '../../../../src/kernel/index.ts'
import type { Piece } from '../../../../src/web/hexboard/pieces.ts'
import drawnUp from '../../data/drawn-up.json' with { type: 'json' }
import { leaderSpotOf, spotOf } from '../../rules/state/arrivals.ts'
import type { DrawnUpFile } from '../../rules/state/data/drawn-up.ts'
import { type Eagle, eagleLayout, WAITING } from '../../rules/state/position.ts'
import { SIDE_NAMES } from '../../rules/state/sides.ts'
import { pointsIn } from '../../rules/state/stacks.ts'

const { groups } = drawnUp as DrawnUpFile

/** A piece with its place in a plan. */
interface Placed {
  readonly piece: Piece
  readonly hex: number
  readonly text: string
  /** True if it stands where the data want it; otherwise it stands in the nearest hex that is open to it. */
  readonly asWanted: boolean
}

export interface Plan {
  readonly placed: readonly Placed[]
  /** Pieces for which no hex was open. */
  readonly left: readonly Piece[]
  /** The position after all of it. */
  readonly after: Eagle
}

/** The formation of a unit, or the formation that a leader leads; -1 if he leads none himself. */
export const formationOf = ({ scenario: { army } }: Eagle, { kind, n }: Piece): number =>
  kind === 'unit' ? army.formation[n] : army.leaderOf.indexOf(n)

/** All pieces of a side that are still to be placed. Units come first, because many leaders are placed with troops. */
export function waiting(p: Eagle, seat: number): Piece[] {
  const { army } = p.scenario
  const units = army.units.flatMap((_, n) =>
    army.side[n] === seat && p.at[n] === WAITING && spotOf(p, n) !== undefined ? [{ kind: 'unit' as const, n }] : [],
  )
  const leaders = army.leaders.flatMap((_, n) =>
    army.leaderSide[n] === seat && p.where[n] === WAITING && leaderSpotOf(p, n) !== undefined
      ? [{ kind: 'leader' as const, n }]
      : [],
  )
  return [...units, ...leaders]
}

/** Where the data want the pieces of a side in a scenario. */
export function wantedIn(p: Eagle, seat: number): (piece: Piece) => number {
  const { army, ground, id } = p.scenario
  const hexes = new Map<string, number>()
  for (const group of ofSide(id, seat))
    for (const [name, pieces] of Object.entries(group.places))
      for (const one of pieces) hexes.set(one, ground.grid.names.indexOf(name))
  return ({ kind, n }) => hexes.get(kind === 'unit' ? army.units[n] : army.leaders[n]) ?? -1
}

/** The basis of the data for a side: history, a sensible order in areas that the scenario leaves open, or both. */
export function basisOf(scenario: string, seat: number): 'history' | 'ground' | 'mixed' {
  const found = new Set(ofSide(scenario, seat).map(({ basis }) => basis))
  if (found.size > 1) return 'mixed'
  return found.has('history') ? 'history' : 'ground'
}

const ofSide = (scenario: string, seat: number) =>
  groups.filter(({ scenarios, side }) => scenarios.includes(scenario) && side === SIDE_NAMES[seat])

/** Set-up has no dice. */
const unrolled: Dice = {
  roll() {
    throw new Error('no die falls while a side is drawn up')
  },
  pool() {
    throw new Error('no die falls while a side is drawn up')
  },
}

const FREE = 1 << 14
const list = new Int32Array(FREE)

/**
 * Places pieces by legal actions: each in its wanted hex, if that is legal. Each of the others goes to the open hex
 * nearest to its wanted hex, or otherwise to its own formation; of equals, the less crowded first.
 */
export function arrange(
  engine: Engine<Eagle>,
  view: Eagle,
  seat: number,
  pieces: readonly Piece[],
  wanted: (piece: Piece) => number,
): Plan {
  const after = eagleLayout.make(view.scenario)
  eagleLayout.copy(view, after)
  const placed: Placed[] = []
  let left = [...pieces]
  const put = (piece: Piece, hex: number, asWanted: boolean): boolean => {
    const text = textOf(after, piece, hex)
    const action = engine.parse(after, seat, text)
    if (isRefusal(action) || engine.check(after, seat, action)) return false
    engine.play(after, seat, action, unrolled)
    placed.push({ piece, hex, text, asWanted })
    return true
  }
  // A leader may need his troops to be there first, and lists of hexes must be filled. So try again until a round adds
  // no piece.
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter((piece) => wanted(piece) < 0 || !put(piece, wanted(piece), true))
  }
  for (let before = -1; before !== left.length; ) {
    before = left.length
    left = left.filter((piece) => {
      const near = wanted(piece) >= 0 ? [wanted(piece)] : standing(after, formationOf(after, piece))
      return !openTo(engine, after, seat, piece, near).some((hex) => put(piece, hex, wanted(piece) < 0))
    })
  }
  return { placed, left, after }
}

/**
 * OR3 Covers as many stacks as there are markers, the strongest first: returns legal actions and the hexes that they
 * cover.
 */
export function coverAll(
  engine: Engine<Eagle>,
  view: Eagle,
  seat: number,
): { readonly texts: readonly string[]; readonly hexes: readonly number[] } {
  const after = eagleLayout.make(view.scenario)
  eagleLayout.copy(view, after)
  const texts: string[] = []
  const hexes: number[] = []
  for (;;) {
    const open = [...list.subarray(0, engine.actions(after, seat, list))].filter((action) =>
      engine.print(after, action).startsWith('veil '),
    )
    const best = open.sort((a, b) => pointsIn(after, engine.packing.b(b)) - pointsIn(after, engine.packing.b(a)))[0]
    if (best === undefined) return { texts, hexes }
    texts.push(engine.print(after, best))
    hexes.push(engine.packing.b(best))
    engine.play(after, seat, best, unrolled)
  }
}

/** The hexes to which a piece may go now: nearest to `near` first; of equals, the less crowded first. */
export function openTo(engine: Engine<Eagle>, p: Eagle, seat: number, piece: Piece, near: readonly number[]): number[] {
  const { grid } = p.scenario.ground
  const start = textOf(p, piece, 0).split(' > ')[0]
  const count = engine.actions(p, seat, list)
  const hexes = [...list.subarray(0, count)].flatMap((action) => {
    const [who, hex] = engine.print(p, action).split(' > ')
    return who === start && hex !== undefined ? [grid.names.indexOf(hex)] : []
  })
  const far = (hex: number) => near.reduce((sum, one) => sum + distance(grid, one, hex), 0)
  return hexes.sort((a, b) => far(a) - far(b) || p.tall[a] - p.tall[b])
}

function textOf({ scenario: { army, ground } }: Eagle, { kind, n }: Piece, hex: number): string {
  const what = kind === 'unit' ? `deploy ${army.units[n]}` : `place ${army.leaders[n]}`
  return `${what} > ${ground.grid.names[hex]}`
}

const standing = (p: Eagle, formation: number): number[] => [
  ...new Set(
    [...p.at.keys()]
      .filter((unit) => p.scenario.army.formation[unit] === formation && p.at[unit] >= 0)
      .map((unit) => p.at[unit]),
  ),
]
