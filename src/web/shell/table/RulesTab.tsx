import { cite, cited } from '../../board/requests.ts'
import { useTable } from '../../table/at-table.ts'
import { Rulebook } from '../rules/Rulebook.tsx'

/** The whole rulebook beside the board, opened at the cited rule. */
export function RulesTab() {
  const { table, say, system } = useTable()
  return (
    <Rulebook
      system={system}
      scenario={table().info.scenario}
      say={say}
      request={cited()}
      cite={cite}
      running={table().phase()?.rule}
    />
  )
}
