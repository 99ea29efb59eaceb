import { createSignal, lazy, Show, Suspense } from 'solid-js'
import { useTable } from '../../table/at-table.ts'
import { HintButton } from './HintButton.tsx'

const HintPlans = lazy(async () => ({ default: (await import('./HintPlans.tsx')).HintPlans }))

/** Against the computer: a button that asks what it would do. What shows the answer is loaded with the first. */
export function Hint() {
  const { table, system } = useTable()
  const [isUsed, setUsed] = createSignal(false)
  const own = () => table().info.seats[table().seat()]
  const may = () =>
    !table().info.comrade &&
    system.captain !== undefined &&
    table()
      .status()
      .seats.every(({ seat, kind }) => (kind === 'person') === (seat === own()))
  return (
    <Show when={may()}>
      <Show
        when={isUsed()}
        fallback={
          <Show when={table().asked()}>
            <HintButton isComing={false} ask={() => setUsed(true)} />
          </Show>
        }
      >
        <Suspense fallback={<HintButton isComing={true} ask={() => {}} />}>
          <HintPlans />
        </Suspense>
      </Show>
    </Show>
  )
}
