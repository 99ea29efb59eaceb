import { cite, cited } from '../requests.ts'
import { Rulebook } from '../rules/Rulebook.tsx'
import { useTable } from './place.ts'

/** The whole rulebook beside the board, opened where somebody cites a rule. */
export function RulesTab() {
  const { table, say, system } = useTable()
  return <Rulebook system={system} say={say} request={cited()} cite={cite} running={table().phase()?.rule} />
}
