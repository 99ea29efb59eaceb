/** 11.1b What each unit brings to a combat, and why: the sums behind the odds, itemized for a reader. */

import { attackOf, attacks, countDefenders, counted, defends, defenseOf, factors } from '../shock/strength.ts'
import { FORTY_EIGHTHS } from '../state/fractions.ts'
import { ARTILLERY, PARTS } from '../state/ground.ts'
import { type Eagle, GOOD, ROUTED } from '../state/position.ts'
import { points, pointsAt } from '../state/stacks.ts'

/** Why a unit counts for more or less than its points. */
export type Cause = 'ground' | 'charge' | 'flank' | 'disorder' | 'guns' | 'march' | 'rout' | 'crowd'

/** The rule that each comes from. */
export const RULE_OF: Readonly<Record<Cause, string>> = {
  ground: '13.0',
  charge: '11.2',
  flank: 'RA43',
  disorder: '14.1',
  guns: '11.1a',
  march: '3.1b',
  rout: '14.2',
  crowd: 'RA83',
}

export interface Factor {
  readonly cause: Cause
  readonly above: number
  readonly below: number
}

/** A unit's part in one hex of a combat: its points there, their multipliers, and the result in points. */
export interface Weight {
  readonly unit: number
  readonly points: number
  readonly factors: readonly Factor[]
  readonly counts: number
}

const HALF = { above: 1, below: 2 }
const NOTHING = { above: 0, below: 1 }

/** Returns what each attacker brings into the combat for `hex`, whichever side attacks there. */
export function attackersOf(p: Eagle, hex: number, attacker: number): Weight[] {
  const { army } = p.scenario
  return army.units.flatMap((_, unit) => {
    if (!attacks(p, unit, hex, attacker)) return []
    const counts = attackOf(p, unit, hex) / FORTY_EIGHTHS
    const found: Factor[] = []
    if (factors.charge !== 1) found.push({ cause: 'charge', above: factors.charge, below: 1 })
    if (factors.flank !== 1) found.push({ cause: 'flank', above: factors.flank, below: 1 })
    if (factors.ground !== PARTS) found.push({ cause: 'ground', above: factors.ground, below: PARTS })
    if (p.state[unit] !== GOOD) found.push({ cause: 'disorder', ...HALF })
    return [{ unit, points: points(p, unit), factors: found, counts }]
  })
}

/** Returns what each defender brings, in every hex of the same combat. */
export function defendersOf(p: Eagle, hex: number, attacker: number): Weight[] {
  const { army, tables } = p.scenario
  const [above, below] = tables.file.shock.multipliers.artillery
  const weights: Weight[] = []
  for (let at = 0; at < p.group.length; at++) {
    if (p.group[at] !== 1 + hex) continue
    const nodes = [...counted.subarray(0, countDefenders(p, at))]
    for (let node = p.top[at]; node >= 0; node = p.below[node]) {
      const unit = army.unitOf[node]
      if (!defends(p, unit, hex, attacker)) continue
      const counts = nodes.includes(node)
      const found: Factor[] = []
      if (!counts) found.push({ cause: 'crowd', ...NOTHING })
      else if (p.state[unit] === ROUTED) found.push({ cause: 'rout', ...NOTHING })
      else {
        if (army.arm[unit] === ARTILLERY) found.push({ cause: 'guns', above, below })
        if (p.march[army.formation[unit]] === 1) found.push({ cause: 'march', ...HALF })
        if (p.state[unit] !== GOOD) found.push({ cause: 'disorder', ...HALF })
      }
      weights.push({
        unit,
        points: pointsAt(p, node),
        factors: found,
        counts: counts ? defenseOf(p, node) / FORTY_EIGHTHS : 0,
      })
    }
  }
  return weights
}
