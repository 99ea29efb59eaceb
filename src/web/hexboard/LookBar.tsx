import type { JSX } from 'solid-js'
import { type Looks, LookBar as Shared } from '../stage/LookBar.tsx'
import { tChoices } from '../words/hexchoices/t.ts'
import type { HexBoard } from './board-state.ts'

/** The hex under the pointer in words, and what can be laid over the map. */
export const LookBar = (
  props: Looks & {
    readonly board: HexBoard
    /** A hex in words. */
    readonly reading: (hex: number) => JSX.Element
  },
): JSX.Element => (
  <Shared
    board={props.board}
    title={tChoices('overlays')}
    overlays={props.overlays}
    note={props.note}
    reading={props.board.pointed() >= 0 ? () => props.reading(props.board.pointed()) : undefined}
  />
)
