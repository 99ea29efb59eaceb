import type { JSX } from 'solid-js'
import { type Looks, LookBar as Shared } from '../stage/LookBar.tsx'
import { tInches } from '../words/inches/t.ts'
import type { InchBoard } from './board-state.ts'

/** What is under the pointer, in words, and what can be laid over the table. */
export function LookBar(props: Looks & { readonly board: InchBoard }): JSX.Element {
  const { board } = props
  const isOnBody = () => board.hovered() >= 0 && board.standingOf(board.hovered()) !== undefined
  return (
    <Shared
      board={board}
      title={tInches('overlays')}
      overlays={props.overlays}
      note={props.note}
      reading={isOnBody() ? () => board.field.bodyWords(board.hovered()) : undefined}
    />
  )
}
