import { createMemo, createSignal, untrack } from 'solid-js'
import { boardOfEach } from '../../../src/web/board/of-each.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { type HexBoard, makeHexBoard } from '../../../src/web/hexboard/board-state.ts'
import type { Charge, Way } from '../rules/queries/reach.ts'
import type { Eagle } from '../rules/state/position.ts'
import { questions } from './asking.ts'
import { battlefieldOf } from './battlefield.ts'
import { helpers } from './helpers.ts'
import { fieldOf } from './reading.ts'

/** The board of a table, with the parts that only this battle has. */
export interface BoardState extends HexBoard {
  readonly table: Table<Eagle>
  /** The field as shown: in the middle of a telling, with the events told so far. */
  readonly shown: () => Eagle
  /** The units in command, of sides whose orders the view knows; undefined until the rules have come. */
  readonly commanded: () => ReadonlySet<number> | undefined
  readonly ways: () => ReadonlyMap<number, Way>
  /** Charges of the chosen unit that can still arrive, by target: the one it has named, or those it may name. */
  readonly charges: () => ReadonlyMap<number, Charge>
  /** Makes all units that must fall back do so by themselves from now on. */
  fallBack(): void
}

/** The one board of a table. */
export const boardStateOf = boardOfEach(make)

function make(table: Table<Eagle>): BoardState {
  const field = createMemo(() => fieldOf(table))
  const commanded = createMemo(() => (table.isReady() ? questions()?.commandedIn(field().p) : undefined))
  const board = makeHexBoard(table, battlefieldOf(table, field, commanded))
  const { choices } = board
  // The ways and charges of the field are those of these rules.
  const ways = board.ways as () => ReadonlyMap<number, Way>
  const charges = board.charges as () => ReadonlyMap<number, Charge>
  const [falling, fall] = createSignal(false)
  const ride = createMemo(() => {
    const help = helpers()
    return untrack(() => {
      help?.fallingBack(table, choices, falling, fall)
      return help?.homeward(table, charges)
    })
  })
  return {
    ...board,
    table,
    shown: () => field().p,
    commanded,
    ways,
    charges,
    // The enemy may be asked on the way; if he lets it come, a charge goes on by itself.
    ride: (charge) => ride()?.(charge as Charge),
    fallBack: () => fall(true),
  }
}
