import type { Table } from '../../../src/web/board/table.ts'
import { charging, how } from '../rules/queries/asked.ts'
import { ARMY_IDS } from '../rules/state/names.ts'
import type { Corps } from '../rules/state/position.ts'
import { tAsking } from '../words/asking/t.ts'
import { armyName, bodyName, commandName } from './faces.ts'
import { activeCommand } from './turn.ts'
import { t } from './words.ts'

/** The next decision in one sentence. */
export function prompt(table: Table<Corps>): string {
  const p = table.view()
  if (table.telling.running() || table.happening()) return tAsking('prompt.telling')
  if (p.result !== 0) return tAsking('prompt.over')
  if (!table.asked()) {
    const army = ARMY_IDS.findIndex((id) => table.awaiting().includes(id))
    return army < 0 ? tAsking('prompt.onlooker') : tAsking('prompt.wait', { army: armyName(p.scenario, army) })
  }
  const phase = (table.phase()?.name ?? '').replaceAll(' ', '-')
  const command = activeCommand(table)
  const args = {
    command: command < 0 ? '' : commandName(p.scenario, command),
    unit: p.picked > 0 ? bodyName(p, p.picked - 1) : '',
    pips: p.pips,
  }
  if (phase === 'charging') return chargePrompt(p)
  const key = `prompt.${phase}`
  const said = tAsking(key, args)
  return said === key ? tAsking('prompt.other') : said
}

/** 6.4, 16.5 The question in the midst of a charge: how its target reacts, or which enemy pursuers charge. */
function chargePrompt(p: Corps): string {
  const { charger, target, how: bits } = charging(p)
  const args = { charger: bodyName(p, charger), target: bodyName(p, target) }
  return tAsking((bits & how.SEEKS) === 0 ? 'prompt.charging' : 'prompt.pursuing', args)
}

/** Why the battle is over. */
export const ending = (table: Table<Corps>): string => {
  const { result, scenario } = table.view()
  return result === 3 ? t('drawn') : t('won', { army: armyName(scenario, result - 1) })
}

/** The target of a charge, while its owner is asked. */
export const chargedIn = (p: Corps): number => charging(p).target
