/** How likely a fire is to hurt its target, shown beside the aim on the map. */
import { isRefusal } from '../../../src/kernel/index.ts'
import type { Choice } from '../../../src/web/hexboard/choices.ts'
import { shotOf } from '../rules/queries/fire.ts'
import { type Albuera, mark } from '../rules/state/position.ts'
import { onTopOf } from '../rules/state/troops.ts'

/** The firers and the target of a choice, including those that have joined already; undefined if it is no fire. */
export function shotBy(p: Albuera, { legal: { verb, a, b, text }, unit, hex }: Choice, phase: string) {
  if (verb === 'fire' && hex >= 0) {
    if (text === 'fire back') return { unit, target: onTopOf(p, p.mover - 1), others: [] }
    return phase === 'movement' ? { unit, target: a, others: [] } : { unit: a, target: b, others: [] }
  }
  return undefined
}

/** All units that fire together in the declared volley, and one more that joins, if any (14.9.5). */
export function volleyOf(p: Albuera, joiner = -1) {
  const unit = p.firer - 1
  const others = [...p.marks.keys()].filter((one) => one !== unit && (p.marks[one] & mark.FIRING) !== 0)
  return { unit, target: p.target, others: joiner < 0 ? others : [...others, joiner] }
}

/** The chance that the unit on top fails its check, or that lone guns are lost: `40 %`. */
export function chanceWords(p: Albuera, choice: Choice, phase: string): string {
  const shot = shotBy(p, choice, phase)
  if (shot === undefined) return ''
  const odds = shotOf(p, shot.unit, shot.target, shot.others)
  if (isRefusal(odds)) return ''
  const chance = odds.captures === undefined ? (odds.checks[0]?.fails ?? 0) / 10 : odds.captures / (odds.of ?? 10)
  return `${Math.round(100 * chance)}\u00a0%`
}
