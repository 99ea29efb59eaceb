/** What a player would mention when asked how a battle stands, at the beginning of a turn. */
import { appraisalOf } from '../../../../src/players/marshal/appraisal.ts'
import { holderOfPrize } from '../../rules/queries/asked.ts'
import { CAVALRY, INFANTRY } from '../../rules/state/army.ts'
import { type Albuera, COALITION, FRENCH } from '../../rules/state/position.ts'

/** How much of the battle is over: near 0 in the first turn, 1 in the last. */
const lateness = (p: Albuera): number => Math.min(1, p.turn / p.scenario.turns)

/** How much of it is still to come: nothing in the last turn. */
const toCome = (p: Albuera): number => 1 - lateness(p)

/** The sum of what the units of a side count. */
function sum(p: Albuera, side: number, of: (unit: number) => number): number {
  const { army } = p.scenario
  let total = 0
  for (let unit = 0; unit < army.units.length; unit++) if (army.side[unit] === side) total += of(unit)
  return total
}

/** 15.11 Does a unit never come back? */
const isGone = (p: Albuera, unit: number): boolean => p.due[unit] > p.scenario.turns

/** Levels of Manpower that an arm has lost, including those of units that never come back. */
const lost = (p: Albuera, side: number, arm: number): number =>
  sum(p, side, (unit) => {
    const { army } = p.scenario
    if (army.arm[unit] !== arm) return 0
    return isGone(p, unit) ? army.manpower[unit] : p.lost[unit]
  })

/** Half the lead on the marker: its other half counts against the enemy. */
const points = (p: Albuera, side: number): number => (side === FRENCH ? p.points : -p.points) / 2

/** 16.3 The points that a side would have for the prize if the battle ended now. */
const prize = (p: Albuera, side: number): number => (holderOfPrize(p) === side ? p.scenario.boxes : 0)

/** How near the end is, 0 to 1: most of it grows in the last turns. */
const nearness = (p: Albuera): number => lateness(p) * lateness(p)

/** By name, how much of it a side has. At a tie the Coalition has won (16.3). */
const FEATURES = {
  points,
  'points late in the battle': (p, side) => points(p, side) * nearness(p),
  'a tie late in the battle': (p, side) => (side === COALITION ? nearness(p) : 0),
  'prize late in the battle': (p, side) => prize(p, side) * nearness(p),
  'infantry lost': (p, side) => lost(p, side, INFANTRY) * toCome(p),
  'cavalry lost': (p, side) => lost(p, side, CAVALRY) * toCome(p),
} satisfies Readonly<Record<string, (p: Albuera, side: number) => number>>

export type Feature = keyof typeof FEATURES

export const appraisal = appraisalOf<Albuera, Feature>(FEATURES, (p) => p.turn)
