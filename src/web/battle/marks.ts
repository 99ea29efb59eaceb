import { createResource } from 'solid-js'
import type { System } from '../board/registry.ts'
import { useTable } from '../table/at-table.ts'
import type { MarkOf } from './order-of-battle.ts'

const NONE: MarkOf = () => undefined

const load = async (system: System): Promise<MarkOf> => (await import('./origin-marks.ts')).marksOf(system)

/**
 * Marks the numbers in the game at this table that are not from its source. An order of battle does not wait for them:
 * the marks come later.
 */
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
