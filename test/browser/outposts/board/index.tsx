import type { BoardModule } from '../../../../src/web/board/module.ts'
import { boardOfEach } from '../../../../src/web/board/of-each.ts'
import { sentences } from '../../../../src/web/board/sentence.ts'
import type { Table } from '../../../../src/web/board/table.ts'
import { type HexBoard as Board, makeHexBoard } from '../../../../src/web/hexboard/board-state.ts'
import { isClosing } from '../../../../src/web/hexboard/choices.ts'
import { HexBoard } from '../../../../src/web/hexboard/HexBoard.tsx'
import { Ends, Tools } from '../../../../src/web/hexboard/Tools.tsx'
import { events, type Outposts, SIDE_OF, TURNS } from '../rules/index.ts'
import { GRID } from '../rules/map.ts'
import { t, tEvent } from './words.ts'
import './nations.css'

const NATIONS = ['blue', 'red']
const hexName = (hex: number): string => GRID.names[hex]
const unitName = (unit: number): string => t(`unit.${unit}`)
const sideName = (side: number): string => t(`side.${side}`)
const NAMES: Readonly<Record<string, (n: number) => string>> = { units: unitName, hexes: hexName, sides: sideName }
const nameOf = (kind: string, n: number): string | undefined => NAMES[kind]?.(n)

function makeBoard(table: Table<Outposts>): Board {
  return makeHexBoard(table, {
    id: 'outposts',
    grid: GRID,
    title: () => t('board'),
    scenery: async (layout) => (await import('./scenery.ts')).sceneryOf(layout),
    stacks: () =>
      [...table.view().at].map((hex, unit) => ({
        hex,
        side: SIDE_OF[unit],
        units: [unit],
        leaders: [],
        markers: [],
        corner: -1,
        round: false,
      })),
    hexOf: ({ n }) => table.view().at[n],
    nationOf: (side) => NATIONS[side],
    faceOf: (unit) => ({
      nation: NATIONS[SIDE_OF[unit]],
      branch: 'foot',
      shape: 'line',
      spirit: 'good',
      strength: 1,
      full: 1,
      grade: '',
    }),
    hexName,
    pieceName: ({ n }) => unitName(n),
    pieceWords: ({ n }) => unitName(n),
    choiceName: ({ legal: { verb, a, b } }) => t(`do.${verb}`, { unit: unitName(a), hex: hexName(b) }),
  })
}

const boardOf = boardOfEach(makeBoard)

export const board: BoardModule<Outposts> = {
  Board: (props) => <HexBoard board={boardOf(props.table)} table={props.table} />,
  Tools: (props) => <Tools board={boardOf(props.table)} />,
  Ends: (props) => <Ends board={boardOf(props.table)} ends={isClosing} />,
  Head: (props) => <span>{t('turn', { turn: props.table.view().turn, turns: TURNS })}</span>,
  Armies: () => null,
  youAre: (seat) => t('own', { side: sideName(seat) }),
  hasWon: (seat) => t('won', { side: sideName(seat) }),
  prompt: (table) => t(table.view().result !== 0 ? 'over' : table.asked() ? 'ask' : 'wait'),
  show: ({ event }) => (event === 'Began' ? { tone: 'chapter', rest: 600 } : { tone: 'plain', rest: 300 }),
  sentence: sentences<unknown>(events, tEvent, (_about, kind, n) => nameOf(kind, n) ?? String(n)),
  nameOf,
}
