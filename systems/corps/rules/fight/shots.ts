/** 11.3, A40 What counts for a shot of a skirmish, factor by factor: for odds and events alike. */
import { coverOf } from '../state/cover.ts'
import { SHOT_IDS, shot } from '../state/fights.ts'
import { arm, form } from '../state/forms.ts'
import { type Corps, morale } from '../state/position.ts'
import type { Factors } from './factors.ts'

export const makeShot = (): Factors => ({
  kinds: new Uint8Array(SHOT_IDS.length),
  values: new Int8Array(SHOT_IDS.length),
  count: 0,
  total: 0,
})

/** Counts what modifies the die of a brigade that shoots at a unit. */
export function weighShot(p: Corps, unit: number, target: number, into: Factors): void {
  const { roster, fights } = p.scenario
  const values = fights.skirmish.modifiers
  into.count = 0
  into.total = 0
  const count = (kind: number, times = 1): void => {
    const value = values[kind] * times
    if (value === 0) return
    into.kinds[into.count] = kind
    into.values[into.count++] = value
    into.total += value
  }
  count(shot.CLASS_B - roster.skirmish[unit])
  if (p.morale[unit] === morale.SHAKEN) count(shot.SHAKEN)
  if (p.morale[unit] === morale.DISORDERED) count(shot.DISORDERED)
  count(shot.CASUALTY, p.casualties[unit])
  if (p.form[unit] === form.SQUARE) count(shot.SQUARE)
  const cover = coverOf(p, target)
  // A154 A garrison does not fire out at an enemy in the same section.
  if (p.form[unit] === form.GARRISON && (cover === undefined || cover !== coverOf(p, unit))) count(shot.GARRISON)
  if (cover !== undefined) count(shot.COVERED)
  if (p.form[target] === form.DEPLOYED) count(shot.GUNS)
  if (roster.arm[target] === arm.CAVALRY) count(shot.CAVALRY)
}

/** 11.3, A39, A40, A191 Does a target shoot back: infantry that is neither in column of march nor in Rout? */
export const shootsBack = (p: Corps, target: number): boolean =>
  p.scenario.roster.arm[target] === arm.INFANTRY && p.form[target] !== form.MARCH && p.morale[target] !== morale.ROUT

/** The least roll that is a casualty; more than 6 if none is. */
export const needed = (p: Corps, { total }: Factors): number => p.scenario.fights.skirmish.need - total
