import type { System } from '../../board/registry.ts'
import { AtTableProvider, atTable } from '../../table/at-table.ts'
import type { TableSession } from '../../table/openers.ts'
import { stillOf } from '../../table/still.ts'

export { stillOf }

/**
 * A board for display only: neither pointer nor keyboard reaches it.
 *
 * @public Scene.tsx finds it in the module that it loads.
 */
export function SceneBoard(props: { readonly system: System; readonly session: TableSession }) {
  return (
    <AtTableProvider value={atTable(props.session, props.system)}>
      <div class="scene-board" inert aria-hidden="true">
        <props.session.board.Board table={props.session.front()} />
      </div>
    </AtTableProvider>
  )
}
