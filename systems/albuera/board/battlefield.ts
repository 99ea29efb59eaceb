import { turned } from '../../../src/hex/index.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { BroughtField } from '../../../src/web/hexboard/battlefield.ts'
import type { Choice, ChoiceKinds } from '../../../src/web/hexboard/choices.ts'
import type { Piece } from '../../../src/web/hexboard/pieces.ts'
import type { Albuera } from '../rules/state/position.ts'
import { faceOf, hexName, hexOfPiece, leaderFace, nationOf, stacksOf } from './faces.ts'
import { helpers } from './helpers.ts'
import { choiceName, pieceName, pieceWords } from './say.ts'
import { t } from './words.ts'

/** Commanders stand on the board as leaders. */
const KINDS: ChoiceKinds = { leaders: { commanders: (commander) => commander } }
/** What each key lays over the map, and takes away. */
export const OVERLAYS = { k: 'command' } as const

/** Forming has its facing in its name, and what goes back is no way to where one looks: both stand in the list. */
const LISTED = ['form', 'back', 'swing', 'forward', 'detach']
const MARCHES = ['Rode', 'Moved', 'MovedWide', 'Wheeled', 'Turned', 'Formed', 'DoubleMarch']

/** Who is on the move: then the rules ask about no other unit (12.13). -1 between movements. */
export const moverOf = (table: Table<Albuera>): number =>
  table.phase()?.name === 'movement' ? table.view().mover - 1 : -1

/** Albuera on the shared board. `p`: the field as it is shown. */
export function battlefieldOf(table: Table<Albuera>, p: () => Albuera): BroughtField {
  const { ground } = table.scenario
  /** The questions of a movement name no unit: they are about the one that is on the move. */
  const meaningOf = (choice: Choice): Choice => {
    const unit = moverOf(table)
    if (unit < 0 || !table.asked()) return choice
    const { verb, a } = choice.legal
    if (LISTED.includes(verb)) return { ...choice, unit, corner: -1 }
    if (verb !== 'turn' && verb !== 'wheel') return { ...choice, unit }
    return { ...choice, unit, corner: turned(table.view().face[unit], a === 0 ? -1 : 1) }
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
    // The order of a stack is what it is (11.0), and seen by all.
    isOpen: true,
    leaderFace: (leader) => leaderFace(p(), leader),
    hexName: (hex) => hexName(table, hex),
    pieceName: (piece) => pieceName(table, piece),
    pieceWords: (piece) => pieceWords(p(), piece),
    cornerName: (corner) => t(`corner.${corner}`),
    choiceName: (choice) => choiceName(table, choice),
    pointsOf: ({ spent }) => String(spent / 2),
    kinds: KINDS,
    meaningOf,
    isStep: ({ legal }) => legal.verb === 'forward',
    isListed: ({ legal }) => LISTED.includes(legal.verb),
    waysOf({ kind, n }: Piece) {
      const moves = moverOf(table) === n
      const can = moves || table.phase()?.name === 'acting'
      return (kind === 'unit' && can && helpers()?.waysOf(table.view(), n, moves)) || new Map()
    },
    phaseKey: () => 100 * table.view().turn + table.view().drawn,
    mover: () => moverOf(table),
    question: () => (table.asked() ? `${table.phase()?.name} ${table.view().drawn}` : undefined),
    goesOn: ({ event }) => MARCHES.includes(event),
    motionOf: (told, past) => helpers()?.motionOf(past ? p() : table.view(), told, past),
    overlays: OVERLAYS,
  }
}
