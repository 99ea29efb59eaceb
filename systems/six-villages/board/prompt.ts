import type { Table } from '../../../src/web/board/table.ts'
import { SIDES, type SixVillages, total } from '../rules/state/position.ts'
import { companyName, sideName, villageName } from './names.ts'
import { t } from './words.ts'

/** The next decision in one sentence. */
export function prompt(table: Table<SixVillages>): string {
  const p = table.view()
  if (table.telling.running() || table.happening()) return t('prompt.telling')
  if (p.result !== 0) return t('prompt.over')
  if (!table.asked()) {
    const side = SIDES.findIndex((name) => table.awaiting().includes(name) && name !== SIDES[table.seat()])
    return t('prompt.wait', { side: sideName(side < 0 ? 0 : side) })
  }
  const phase = table.phase()?.name
  if (phase === 'drill') return t(p.drilled[table.seat()] ? 'prompt.drilled' : 'prompt.drill')
  if (phase === 'planning') return t('prompt.ambush')
  if (phase === 'fight')
    return t('prompt.fight', { company: companyName(p, p.attacker), village: villageName(p.village) })
  return t('prompt.march')
}

/** Why the game is over, and its score. */
export function ending(table: Table<SixVillages>): string {
  const p = table.view()
  return t('ending', { blue: total(p, 0, p.strength), red: total(p, 1, p.strength) })
}
