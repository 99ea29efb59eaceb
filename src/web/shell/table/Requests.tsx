import { Show } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { tRequests } from '../../words/requests/t.ts'

/** What another player asks, and what this player waits for, beside the decision so that it is not overlooked. */
export function Requests() {
  const { table, seatName } = useTable()
  const own = () => table().info.seats[table().seat()]
  const asks = () => {
    const asked = table().status().asks
    return asked && own() !== undefined && asked.seat !== own() && !asked.agreed.includes(own()) ? asked : undefined
  }
  const draws = () =>
    table()
      .status()
      .draw.filter((seat) => seat !== own() && own() !== undefined)
  const rematches = () => (table().status().rematch ?? []).filter((seat) => seat !== own() && own() !== undefined)
  const { wishes } = table()
  return (
    <>
      <Show when={table().status().asks?.seat === own() && own() !== undefined}>
        <p class="request quiet" role="status">
          {tRequests('backYours')}
        </p>
      </Show>
      <Show when={asks()}>
        {(asked) => (
          <div class="request" role="alert">
            <p>{tRequests('backTheirs', { seat: seatName(asked().seat) })}</p>
            <button type="button" class="button small" onClick={() => void wishes.agree(true)}>
              {tRequests('agree')}
            </button>
            <button type="button" class="button small" onClick={() => void wishes.agree(false)}>
              {tRequests('refuse')}
            </button>
          </div>
        )}
      </Show>
      <Show when={!table().result() && draws()[0]}>
        {(seat) => (
          <div class="request" role="alert">
            <p>{tRequests('drawTheirs', { seat: seatName(seat()) })}</p>
            <button type="button" class="button small" onClick={() => void wishes.draw(true)}>
              {tRequests('acceptDraw')}
            </button>
            <button type="button" class="button small" onClick={() => void wishes.draw(false)}>
              {tRequests('declineDraw')}
            </button>
          </div>
        )}
      </Show>
      <Show when={rematches()[0]}>
        {(seat) => (
          <div class="request" role="alert">
            <p>{tRequests('rematchTheirs', { seat: seatName(seat()) })}</p>
            <button type="button" class="button small" onClick={() => void wishes.rematch()}>
              {tRequests('rematch')}
            </button>
          </div>
        )}
      </Show>
    </>
  )
}
