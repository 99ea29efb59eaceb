/** Which units act now and which wait: judged by the orders that are left and the units that are there by now. */
import type { Action, Pair } from '../../../src/kernel/index.ts'
import { stage } from '../rules/queries/asked.ts'
import { choose, legal } from '../rules/queries/choosing.ts'
import { ENEMY, NEUTRAL, room, status } from '../rules/state/army.ts'
import { enemyOf, isStorm, marchAt, marchLast, marchStep, stepFrom, stepTo } from '../rules/state/board.ts'
import { holding, LINES } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { armOfLine, firstLine, marchOfLine } from '../rules/state/sheet.ts'
import { arm, typeOfArm } from '../rules/state/stands.ts'
import { type Attack, clash, type Force } from './clash.ts'
import { gainOf, garrisonOf, groundOf, type Outlook, riskTo, sizeOf, threatTo, worthOf } from './survey.ts'

interface Line {
  readonly arm: number
  readonly march: number
  readonly acts: boolean
}

/** The orders of a side that are not done, whether they already act or not. */
function orders(view: Generals, side: number): Line[] {
  const lines: Line[] = []
  for (let k = firstLine(side); k < firstLine(side) + LINES; k++) {
    const code = view.order[k]
    if (code > 0) lines.push({ arm: armOfLine(code), march: marchOfLine(code), acts: view.acting[k] === 1 })
  }
  return lines
}

const nextSector = ({ march }: Pick<Line, 'march'>): number => {
  const step = marchStep[march]
  return step < 0 ? marchAt[march] : stepTo[step]
}

function forceOf(lines: readonly Line[]): Force {
  const force = { I: 0, C: 0, A: 0 }
  for (const one of lines) force[(['I', 'C', 'A'] as const)[typeOfArm[one.arm] as 0]]++
  return force
}

/** What an attack on a sector by these orders is worth now. */
function attackGain(outlook: Outlook, sector: number, lines: readonly Line[], fast: boolean): number {
  if (lines.length === 0) return 0
  const { view, side, taste } = outlook
  const ground = groundOf(view, marchStep[lines[0].march])
  const attack: Attack = { ...forceOf(lines), ...ground, fast, melee: false }
  const upshot = clash(view.scenario.tables, attack, garrisonOf(view, enemyOf(side), sector))
  return gainOf(taste, upshot, worthOf(outlook, sector))
}

/** Cavalry charges at once unless others come along later; it rides ahead unless it would be alone among enemies. */
function actsFast(outlook: Outlook, { a, b: march }: Pair): boolean {
  const { view, side, taste } = outlook
  const to = stepTo[marchStep[march]]
  const all = orders(view, side)
  const bound = all.filter((one) => nextSector(one) === to && !isStorm(one.march))
  const horse = bound.filter((one) => one.arm === arm.C)
  const others = bound.filter((one) => one.arm !== arm.C)
  if (status(view, side, to) === ENEMY) {
    const charge = attackGain(outlook, to, horse, true)
    if (others.length === 0) return charge > -taste.dare
    return charge + attackGain(outlook, to, others, false) > attackGain(outlook, to, bound, false)
  }
  if (room(view, side, to) <= 0) return false
  if (a !== arm.C || marchLast[march] >= 0 || status(view, side, to) !== NEUTRAL) return true
  const coming = forceOf(bound)
  return riskTo(outlook, to, threatTo(view, side, to), coming) < taste.ahead || sizeOf(coming) === 0
}

/**
 * An attack goes in if it still promises something; guns also go in by themselves, but never out of a fight that has
 * moved away.
 */
function actsInCombat(outlook: Outlook, { a, b: march }: Pair): boolean {
  if (isStorm(march)) return true
  const { view, side, taste } = outlook
  const to = stepTo[marchStep[march]]
  if (status(view, side, to) !== ENEMY) return a !== arm.A
  const bound = orders(view, side).filter((one) => nextSector(one) === to && !isStorm(one.march))
  if (attackGain(outlook, to, bound, false) > -taste.dare) return true
  return a === arm.A
}

/** No unit leaves a sector empty just to walk. */
function actsAfterwards({ view, side }: Outlook, { b: march }: Pair): boolean {
  const from = stepFrom[marchStep[march]]
  const leaving = orders(view, side).filter((one) => one.acts && marchAt[one.march] === from).length
  const staying = view.held[holding(side, from)] - leaving
  return staying > 1 || status(view, side, nextSector({ march })) === NEUTRAL
}

/** Guns next to the enemy wait: at short range they do much more. */
const fires = ({ view, side }: Outlook, { b: march }: Pair): boolean =>
  marchLast[march] >= 0 || status(view, side, stepTo[marchStep[march]]) !== ENEMY

const decisions: Readonly<Record<number, (outlook: Outlook, pair: Pair) => boolean>> = {
  [stage.FAST]: actsFast,
  [stage.BOMBARDMENT]: fires,
  [stage.COMBINED]: actsInCombat,
  [stage.NON_COMBAT]: actsAfterwards,
}

/** The next answer to who acts: a pair that its rule of thumb wants, or the end of the answers. */
export function decideWhoActs(outlook: Outlook): Action | undefined {
  const { view, side } = outlook
  const decide = decisions[view.stage]
  const pair = legal(view, side, 'act').find((one) => decide?.(outlook, one))
  return pair ? choose(view, side, 'act', pair.a, pair.b) : choose(view, side, 'close')
}
