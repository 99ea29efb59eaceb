import type { Table } from '../../../src/web/board/table.ts'
import type { Eagle } from '../rules/state/position.ts'
import { tTold } from '../words/told/t.ts'
import { formationName } from './faces.ts'
import { fallenOf } from './standing.ts'
import { t } from './words.ts'

const BEATEN = 3

/** Returns why a battle is over, and with which degree of victory: the formations that are demoralized. */
export function endingOf(table: Table<Eagle>): string {
  const p = table.view()
  const counts = fallenOf(p)
  const { army, turns } = p.scenario
  const down = army.formations.flatMap((_, f) => (p.down[f] === 1 ? [formationName(p, f)] : []))
  const list = down.length > 0 ? ` ${tTold('end.down', { list: down.join(', ') })}` : ''
  const score = { french: counts[0], spanish: counts[1] }
  if (counts[0] === counts[1]) return tTold('end.draw', score) + list
  const side = t(`side.${counts[0] < counts[1] ? 0 : 1}`)
  const degree = tTold(`degree.${p.degree}`)
  const why = Math.max(...counts) >= BEATEN ? 'end.beaten' : p.turn < turns ? 'end.stopped' : 'end.last'
  return tTold(why, { ...score, side, degree }) + list
}
