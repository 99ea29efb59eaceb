import { createResource } from 'solid-js'
import type { System } from '../board/registry.ts'
import { useTable } from '../table/at-table.ts'
import type { MarkOf } from './order-of-battle.ts'

const NONE: MarkOf = () => undefined

const load = async (system: System): Promise<MarkOf> => (await import('./origin-marks.ts')).marksOf(system)

/** What is not the source's in the game at this table. An order of battle does not wait for it: its marks come later. */
export function useMarks(): () => MarkOf {
  const { system } = useTable()
  const [marks] = createResource(
    () => system,
    (system) =>
      load(system).catch((error: unknown) => {
        console.warn(error)
        return NONE
      }),
    { initialValue: NONE },
  )
  return () => marks.latest
}
