import { createEffect, createSignal, lazy, Show, Suspense } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { HintButton } from './HintButton.tsx'

const HintPlans = lazy(async () => ({ default: (await import('./HintPlans.tsx')).HintPlans }))

/** Against the computer: a button that asks what it would do. The list of plans is loaded with the first hint. */
export function Hint() {
  const { table, system } = useTable()
  /** The player's last wish for a hint: a different object each time. */
  const [wish, setWish] = createSignal<object>()
  const [isComing, setComing] = createSignal(false)
  const [isShown, setShown] = createSignal(false)
  const plays = () => {
    const { seats } = table().status()
    const own = table().info.seats[table().seat()]
    return seats.find(({ seat }) => seat === own)?.kind === 'person'
  }
  const may = () =>
    table().result() === undefined && system.captain !== undefined && table().status().hints === true && plays()
  // A hint ends when the player lets a computer play on.
  createEffect(() => {
    if (may()) return
    setWish(undefined)
    setComing(false)
    setShown(false)
  })
  return (
    <Show when={may()}>
      <Show when={!isShown() && (table().asked() || isComing())}>
        <HintButton
          isComing={isComing()}
          ask={() => {
            setComing(true)
            setWish({})
          }}
        />
      </Show>
      <Show when={wish() !== undefined}>
        <Suspense>
          <HintPlans wish={wish()} setComing={setComing} setShown={setShown} />
        </Suspense>
      </Show>
    </Show>
  )
}
