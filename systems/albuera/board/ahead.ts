/** What a way leads into: the first of its steps that enemies would react to, or the Clash at its end. */
import { type Engine, fastDice, isRefusal } from '../../../src/kernel/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { HexBoard } from '../../../src/web/hexboard/board-state.ts'
import { type ClashOdds, clashByEntry, type Reactor, reactorsTo } from '../rules/queries/shock.ts'
import { type Albuera, albueraLayout, mark, other } from '../rules/state/position.ts'
import { holds } from '../rules/state/troops.ts'
import type { Gone } from './ways.ts'

export interface Ahead {
  readonly hex: number
  readonly reactors: readonly Reactor[]
  readonly clashes: readonly ClashOdds[]
}

/** Enemies react to these (13.1), but not to turning in a hex. */
const STEPS = /^(?:forward|back|wheel|swing) /

/** Goes the way on a copy, up to what stops it; undefined if nothing does. */
function aheadOf(engine: Engine<Albuera>, view: Albuera, seat: number, unit: number, way: Gone): Ahead | undefined {
  const p = albueraLayout.make(view.scenario)
  albueraLayout.copy(view, p)
  const enemy = other(p.scenario.army.side[unit])
  const places = [...way.texts.map(() => undefined).slice(way.steps.length), ...way.steps]
  for (const [k, text] of way.texts.entries()) {
    const place = places[k]
    if (place !== undefined && STEPS.test(text)) {
      const isAmong = holds(p, enemy, place.hex) || (place.right >= 0 && holds(p, enemy, place.right))
      const into = holds(p, enemy, place.hex) ? place.hex : place.right
      if (isAmong) return { hex: into, reactors: [], clashes: clashByEntry(p, unit, into, movesStack(p) ? 1 : 0) }
      const reactors = reactorsTo(p, unit, place.hex, place.facing)
      if (reactors.length > 0) return { hex: place.hex, reactors, clashes: [] }
    }
    const action = engine.parse(p, seat, text)
    if (isRefusal(action) || engine.check(p, seat, action) !== undefined) return undefined
    engine.play(p, seat, action, fastDice(1))
  }
  return undefined
}

/** The same for the way to the hex that is pointed at, for the chosen unit. */
export function aheadAt(table: Table<Albuera>, board: HexBoard): Ahead | undefined {
  const [piece, hex] = [board.chosen(), board.pointed()]
  const way = board.charges().get(hex) ?? board.ways().get(hex)
  if (!table.asked() || piece?.kind !== 'unit' || way === undefined) return undefined
  return aheadOf(table.engine, table.view(), table.seat(), piece.n, way as Gone)
}

/** Do several units move as one? */
const movesStack = (p: Albuera): boolean => p.marks.filter((marks) => (marks & mark.MOVING) !== 0).length > 1
