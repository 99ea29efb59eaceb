import type { Narration } from '../../../src/lab/narration.ts'
import type { Generals } from '../rules/index.ts'
import { tenants } from '../rules/state/army.ts'
import { FIELD, RESERVE, SECTOR_NAMES, SIDES, sectorNumber } from '../rules/state/board.ts'
import { holding, kindOf, unitAt } from '../rules/state/counts.ts'
import { isRouted, STANDS, TYPE_NAMES, typeOfStand } from '../rules/state/stands.ts'
import { duels } from './duels.ts'
import { counted, inWords } from './units.ts'

/**
 * How a battle of Generals is told: rounds with the board, phases, what moved and who was hit. The arithmetic is left
 * out unless asked for.
 */

/** Kinds of things that follow a number, and kinds of single units. */
const COUNTED = ['arms', 'types']
const SINGLE = ['ranks', 'stands', 'whos']

const COLUMN = 17
const ROWS = [
  ['a3', 'b3', 'c3'],
  ['a2', 'b2', 'c2'],
  ['a1', 'b1', 'c1'],
]

/** `6I 2C`, with the routed units in brackets: `6I 2C (1I)`. */
function units(p: Generals, side: number, sector: number): string {
  const of = (type: number, routed: boolean): number => {
    let sum = 0
    for (let s = 0; s < STANDS; s++)
      if (typeOfStand[s] === type && (isRouted[s] === 1) === routed) sum += p.unit[unitAt(side, sector, s)] as number
    return sum
  }
  const list = (routed: boolean): string =>
    TYPE_NAMES.map((name, type) => [of(type, routed), name] as const)
      .filter(([count]) => count > 0)
      .map((pair) => pair.join(''))
      .join(' ')
  const [fit, routed] = [list(false), list(true)]
  return routed === '' ? fit : `${fit} (${routed})`.trim()
}

/** The side and the units that stand in a sector; infantry in its building as `[W]` or `[B]`. */
function garrison(p: Generals, sector: number): string {
  const inside = SIDES.find((one) => tenants(p, one, sector) > 0)
  const side = SIDES.find((one) => (p.crowd[holding(one, sector)] as number) > tenants(p, one, sector))
  const about = side === undefined ? '' : `${side === 0 ? 'White' : 'Black'} ${units(p, side, sector)}`
  return inside === undefined ? about : `${about} [${inside === 0 ? 'W' : 'B'}]`.trim()
}

/** The reserve, and the routed units in its box. */
function reserve(p: Generals, side: number): string {
  const box = TYPE_NAMES.map((name, type) => [p.box[kindOf(side, type)] as number, name] as const).filter(
    ([count]) => count > 0,
  )
  const routed = box.length === 0 ? '' : `, routed: ${box.map((pair) => pair.join('')).join(' ')}`
  const sector = RESERVE[side] as number
  return `${SECTOR_NAMES[sector]}  ${units(p, side, sector) || 'empty'}${routed}; ${p.vp[side]} ${p.vp[side] === 1 ? 'point' : 'points'}`
}

function board(p: Generals): string[] {
  const rule = `+${`${'-'.repeat(COLUMN)}+`.repeat(FIELD / ROWS.length)}`
  const row = (cells: readonly string[]) => `|${cells.map((cell) => ` ${cell.padEnd(COLUMN - 1)}|`).join('')}`
  const rows = ROWS.flatMap((names) => [row(names), row(names.map((name) => garrison(p, sectorNumber(name)))), rule])
  return [`  ${reserve(p, 1)}`, rule, ...rows, `  ${reserve(p, 0)}`]
}

export const narration: Narration<Generals> = {
  legend:
    'I is infantry, C cavalry, A artillery; what is routed stands in brackets. a2>b2 is a move; a2|b2 is the battle zone between two sectors, with five spaces for the units of either side.',
  tones: {
    RoundBegan: 'chapter',
    StageBegan: 'section',
    // The units that act are seen by where they go or which enemy they meet.
    Acts: 'untold',
    SheetShown: 'untold',
    Won: 'untold',
    Drawn: 'untold',
    Modifier: 'untold',
    ShellModifier: 'untold',
    Blocked: 'aside',
    NoRoom: 'aside',
    NoTarget: 'aside',
    RoadBlocked: 'aside',
    HeldBack: 'aside',
    Placed: 'gathered',
    Result: 'gathered',
    Aims: 'untold',
    Rolled: 'untold',
    Rerolled: 'untold',
    ShellRolled: 'aside',
  },
  name: (_scenario, kind, _n, notation, count = 1) =>
    COUNTED.includes(kind) ? counted(notation, count) : SINGLE.includes(kind) ? inWords(notation) : undefined,
  summary: duels,
  board,
}
