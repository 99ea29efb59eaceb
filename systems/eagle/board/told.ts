import { CORNERS } from '../../../src/hex/index.ts'
import { timeWords } from '../../../src/web/battle/clock.ts'
import { sentences } from '../../../src/web/board/sentence.ts'
import type { Told } from '../../../src/web/board/table.ts'
import { events, REASONS } from '../rules/state/events.ts'
import { pointsName } from '../rules/state/fractions.ts'
import { SHAPE_NAMES } from '../rules/state/names.ts'
import { FIRE_NAMES, ODDS_NAMES } from '../rules/state/tables.ts'
import { tEvent } from '../words/event/t.ts'
import { tTold } from '../words/told/t.ts'
import type { Named } from './faces.ts'
import { shapeName, thingName } from './say.ts'
import { t } from './words.ts'

/** The events of the rules in plain words. */

/** Returns a modifier's reason in words, and the rule that gives it. */
export const reasonWords = (reason: number): string => tTold(`reason.${reason}`)
export const reasonRule = (reason: number): string => /\((.*)\)$/.exec(REASONS[reason] ?? '')?.[1] ?? ''

/** Returns a result of the fire table in words: `1M` costs a point and asks for a check. */
export function fireWords(result: number): string {
  const code = FIRE_NAMES[result] ?? ''
  const points = Number.parseInt(code, 10)
  if (points > 0) return tTold(points === 1 ? 'fire.lossOne' : 'fire.loss', { code, points })
  return tTold(code === '---' ? 'fire.none' : `fire.${code}`)
}
export const shockWords = (result: number): string => tTold(`shock.${result}`)
export const oddsWords = (odds: number): string => (ODDS_NAMES[odds] ?? '').replace('-', ' : ')

const side = (n: number): string => t(`side.${n}`)

/** Returns the corner that a hex faces; empty for no facing (0) or one all round, which `Shows` leaves out. */
const frontWords = (face: number): string =>
  face > 0 && face <= CORNERS.length ? tTold('front', { corner: t(`corner.${face - 1}`) }) : ''

/** Returns the order and formation of a visible unit: `disorganized, skirmish order`. */
function conditionWords(condition: number): string {
  const shape = condition % SHAPE_NAMES.length
  const state = t(`state.${Math.floor(condition / SHAPE_NAMES.length)}`)
  return shape > 0 ? `${state}, ${t(`shape.${shape}`)}` : state
}

/** The player's words for things that only events name. */
const words: Readonly<Record<string, (n: number, told: Told, named: Named) => string>> = {
  sides: side,
  times: timeWords,
  stages: (n) => tTold(`stage.${n}`),
  faces: frontWords,
  drills: (n, { args: [unit] }, named) => shapeName(named, unit, n),
  conditions: conditionWords,
  points: pointsName,
  odds: oddsWords,
  reasons: (n) => tTold('because', { reason: reasonWords(n), rule: reasonRule(n) }),
  rallies: (n) => tTold(`rally.${n}`),
  checks: (n) => tTold(`check.${n}`),
  fires: fireWords,
  shocks: shockWords,
  controls: (n) => tTold(`control.${n}`),
  degrees: (n) => tTold(`degree.${n}`),
}

/** An event in plain words. */
export const sentenceOf = sentences<Named>(
  events,
  tEvent,
  (named, kind, n, told) => words[kind]?.(n, told, named) ?? thingName(named, kind, n) ?? `${kind} ${n}`,
)
