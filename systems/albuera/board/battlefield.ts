import { neighbour } from '../../../src/hex/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { BroughtField, Way } from '../../../src/web/hexboard/battlefield.ts'
import { LINE } from '../../../src/web/hexboard/board-state.ts'
import type { Spot } from '../../../src/web/hexboard/motion.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import { type Albuera, mark, other, role } from '../rules/state/position.ts'
import { holds, rightOf } from '../rules/state/troops.ts'
import { faceOf, hexName, hexOfPiece, leaderFace, nationOf, stacksOf } from './faces.ts'
import { helpers } from './helpers.ts'
import { isHostile, isListed, KINDS, meaningOf, moverOf } from './meaning.ts'
import { reading } from './reading.ts'
import { pieceName, pieceWords } from './say.ts'
import { t } from './words.ts'

/** The overlay that each key puts on the map and takes off. */
export const OVERLAYS = { k: 'command', t: 'threats', l: LINE } as const

const MARCHES = ['Rode', 'Moved', 'MovedWide', 'Wheeled', 'Turned', 'Formed', 'DoubleMarch']

/** Albuera on the shared board. `p`: the field as shown. */
export function battlefieldOf(table: Table<Albuera>, p: () => Albuera): BroughtField {
  const { ground } = table.scenario
  const isEnemy = (unit: number, hex: number) => holds(table.view(), other(table.scenario.army.side[unit]), hex)
  /** The ways of a unit, into hexes of the enemy or into others. */
  const waysOf = ({ kind, n }: Piece, intoEnemies: boolean): ReadonlyMap<number, Way> => {
    const moves = moverOf(table) === n
    if (kind !== 'unit' || !(moves || table.phase()?.name === 'acting')) return new Map()
    const ways = helpers()?.waysOf(table.view(), n, moves) ?? []
    return new Map([...ways].filter(([hex]) => isEnemy(n, hex) === intoEnemies))
  }
  return {
    id: 'albuera',
    grid: ground.grid,
    title: () => t('board'),
    scenery: async (layout) => (await import('./scenery.ts')).sceneryOf(layout, table.scenario),
    stacks: () => stacksOf(p()),
    hexOf: (piece) => hexOfPiece(table.view(), piece),
    facingOf: ({ kind, n }) => (kind === 'unit' && table.view().at[n] >= 0 ? table.view().face[n] : -1),
    nationOf,
    faceOf: (unit) => faceOf(p(), unit),
    // The order of a stack matters (11.0), and everybody sees it.
    isOpen: true,
    leaderFace: (leader) => leaderFace(p(), leader),
    hexName: (hex) => hexName(table, hex),
    pieceName: (piece) => pieceName(table, piece),
    pieceWords: (piece) => pieceWords(p(), piece),
    cornerName: (corner) => t(`corner.${corner}`),
    choiceName: (choice) => helpers()?.pricedName(table, choice) ?? reading()?.choiceName(table, choice) ?? '',
    pointsOf: ({ spent }) => String(spent / 2),
    kinds: KINDS,
    meaningOf: (choice) => (table.asked() ? meaningOf(table, choice) : choice),
    isStep: ({ legal }) => legal.verb === 'forward',
    isListed,
    isHostile,
    chanceOf: (choice) => helpers()?.chanceWords(table.view(), choice, table.phase()?.name ?? '') ?? '',
    begunBy: ({ kind, n }) => (kind === 'unit' && helpers()?.begunBy(table, n)) || [],
    textsOf: (choice) => helpers()?.textsOf(table, choice) ?? [choice.legal.text],
    waysOf: (piece) => waysOf(piece, false),
    coursesOf: async (seat, steps) => (await import('./course.ts')).coursesIn(table, seat, steps),
    chargesOf: (piece) => waysOf(piece, true),
    namedAttacks: () => attacksNamed(table.view(), table.phase()?.name === 'volley'),
    phaseKey: () => 100 * table.view().turn + table.view().drawn,
    mover: () => moverOf(table),
    question: () => (table.asked() ? questionOf(table) : undefined),
    goesOn: ({ event }) => MARCHES.includes(event),
    motionOf: (told, past) => helpers()?.motionOf(past ? p() : table.view(), told, past),
    overlays: OVERLAYS,
  }
}

/** The subject of a question: the board shows the question again when it changes. */
function questionOf(table: Table<Albuera>): string {
  const p = table.view()
  const name = table.phase()?.name ?? ''
  const about = { reaction: p.reactor, aftermath: p.subject, fight: p.reactor, volley: p.firer }[name] ?? 0
  return [name, p.drawn, about].join(' ')
}

/**
 * Fire while it is being declared (`isVolley`), from all units that fire together, and counterattacks that have been
 * noted.
 */
export function attacksNamed(p: Albuera, isVolley: boolean): { readonly from: Spot; readonly to: Spot }[] {
  const { grid } = p.scenario.ground
  const isFire = isVolley && p.at[p.target] >= 0
  return [...p.at.subarray(0, p.roles.length).keys()].flatMap((unit) => {
    if (isFire && (p.marks[unit] & mark.FIRING) !== 0) return [{ from: spotOf(p, unit), to: spotOf(p, p.target) }]
    if ((p.roles[unit] & role.STRIKES) === 0) return []
    const from = spotOf(p, unit)
    const ahead = (hex: number) => neighbour(grid, hex, p.came[unit] - 1)
    return [{ from, to: { hex: ahead(from.hex), ...(from.also !== undefined && { also: ahead(from.also) }) } }]
  })
}

function spotOf(p: Albuera, unit: number): Spot {
  const right = rightOf(p, unit)
  return right < 0 ? { hex: p.at[unit] } : { hex: p.at[unit], also: right }
}
