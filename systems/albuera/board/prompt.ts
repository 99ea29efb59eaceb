import type { Table } from '../../../src/web/board/table.ts'
import { SIDE_IDS } from '../rules/state/data/ids.ts'
import type { Albuera } from '../rules/state/position.ts'
import { topic } from '../rules/state/topics.ts'
import { tAsking } from '../words/asking/t.ts'
import { leaderName, unitName } from './faces.ts'
import { moverOf } from './meaning.ts'
import { t } from './words.ts'

/** The next decision in one sentence. */
export function prompt(table: Table<Albuera>): string {
  const p = table.view()
  if (table.telling.running() || table.happening()) return tAsking('prompt.telling')
  if (p.result !== 0) return tAsking('prompt.over')
  if (!table.asked()) {
    const side = SIDE_IDS.findIndex((name) => table.awaiting().includes(name))
    return side < 0 ? tAsking('prompt.watching') : tAsking('prompt.wait', { side: t(`side.${side}`) })
  }
  const phase = table.phase()?.name ?? ''
  if (phase === 'aftermath') return aftermathPrompt(p)
  const leader = p.drawn > 0 ? leaderName(p, p.drawn - 1) : ''
  if (phase === 'acting' && p.scenario.army.leads[p.drawn - 1] !== table.seat()) return tAsking('prompt.firing')
  if (phase === 'volley') return tAsking('prompt.volley', { unit: unitName(p, p.firer - 1) })
  const unit = moverOf(table)
  if (unit >= 0) return tAsking('prompt.movement', { unit: unitName(p, unit), points: p.left[unit] / 2 })
  if (phase === 'reaction' || phase === 'fight') {
    const asked = p.reactor > 0 ? p.reactor - 1 : p.mover - 1
    return tAsking(phase === 'reaction' && p.reactor > 0 ? 'prompt.answer' : `prompt.${phase}`, {
      unit: unitName(p, asked),
    })
  }
  return tAsking(`prompt.${phase}`, { leader, most: p.scenario.most[table.seat()], hexes: p.scenario.rides })
}

/** What is asked after a fight: about a unit, or about a commander in danger. */
function aftermathPrompt(p: Albuera): string {
  const isLeader = p.topic === topic.ESCAPE || p.topic === topic.STEP_BACK || p.topic === topic.FOLLOW
  const who = isLeader ? { leader: leaderName(p, p.subject) } : { unit: unitName(p, p.subject) }
  return tAsking(`prompt.aftermath.${p.topic}`, who)
}

/** Why the battle is over, and by how much. */
export const ending = (table: Table<Albuera>): string => {
  const { points } = table.view()
  return points === 0
    ? t('head.level')
    : t('head.lead', { side: t(`side.${points > 0 ? 0 : 1}`), points: Math.abs(points) })
}
