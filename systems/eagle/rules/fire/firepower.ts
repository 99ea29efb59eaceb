/** 10.2.1 What a volley is worth: the points of the firing units, and what they add to the die. */

import { distance, inField } from '../../../../src/hex/index.ts'
import type { Journal } from '../../../../src/kernel/index.ts'
import { gradeOf, modify } from '../morale/morale.ts'
import { isSquareHex } from '../shock/strength.ts'
import { HEAVY, LIGHT } from '../state/army.ts'
import { reason } from '../state/events.ts'
import { ARTILLERY, BUILDINGS } from '../state/ground.ts'
import { type Eagle, GOOD, mark } from '../state/position.ts'
import { frontOf } from '../state/zones.ts'

/** Points are summed in sixteenths, so that no fraction is lost before the end (RA2). */
export const SIXTEENTHS = 16

/** What the current volley is made of. */
export const volley = { sixteenths: 0, most: 0, firer: -1, mostGuns: 0, guns: -1, far: 0, flank: false, swiss: false }

/**
 * Adds up the aiming units; the unit that gives most points lends its grade, the battery that gives most its class
 * (RA34, RA36).
 */
export function addUp(p: Eagle, side: number, hex: number): void {
  const { army, ground, readings, tables } = p.scenario
  const { laterSquareFactor } = tables.file.fire
  const factor = readings.laterRanges ? tables.file.fire.laterFactor : tables.file.fire.factor
  const corner = frontOf(p, hex)
  volley.sixteenths = 0
  volley.most = 0
  volley.firer = -1
  volley.mostGuns = 0
  volley.guns = -1
  volley.far = 1
  volley.flank = true
  volley.swiss = false
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side || (p.marks[unit] & mark.AIMING) === 0) continue
    let part = (p.aimed[unit] * SIXTEENTHS) / 4
    if (army.arm[unit] === ARTILLERY) {
      const far = distance(ground.grid, p.at[unit], hex)
      const [above, below] = factor[Math.min(far, factor.length) - 1]
      part = (part * above) / below
      // RD4: guns do more to an adjacent square.
      if (readings.laterRanges && far === 1 && isSquareHex(p, hex))
        part = (part * laterSquareFactor[0]) / laterSquareFactor[1]
      if (p.state[unit] !== GOOD) part /= 2
      if (p.march[army.formation[unit]] === 1) part /= 2
      volley.far = Math.max(volley.far, far)
      if (part > volley.mostGuns) {
        volley.mostGuns = part
        volley.guns = unit
      }
    }
    if (corner < 0 || inField(ground.grid, hex, corner, p.at[unit])) volley.flank = false
    if (army.swiss[unit] === 1) volley.swiss = true
    if (ground.terrain[hex] === BUILDINGS) part /= 2
    if (
      part > volley.most ||
      (part === volley.most && volley.firer >= 0 && gradeOf(p, unit) > gradeOf(p, volley.firer))
    ) {
      volley.most = part
      volley.firer = unit
    }
    volley.sixteenths += part
    p.marks[unit] |= mark.FIRED
  }
}

const GOOD_FIRE = 1
const POOR_FIRE = 4

/** Returns what the firing units add to the die. */
export function byFirers(p: Eagle, journal: Journal | undefined): number {
  const { army, readings, tables } = p.scenario
  const { laterModifiers, modifiers } = tables.file.fire
  let sum = 0
  if (volley.guns >= 0 && army.class[volley.guns] === LIGHT)
    sum += modify(journal, modifiers.lightArtillery, reason.LIGHT_GUNS)
  if (volley.guns >= 0 && army.class[volley.guns] === HEAVY)
    sum += modify(journal, modifiers.heavyArtillery, reason.HEAVY_GUNS)
  const grade = gradeOf(p, volley.firer)
  if (grade <= GOOD_FIRE) sum += modify(journal, modifiers.goodMorale, reason.GOOD_FIRE)
  if (grade >= POOR_FIRE) sum += modify(journal, modifiers.poorMorale, reason.POOR_FIRE)
  if (readings.laterFireModifiers && volley.flank) sum += modify(journal, laterModifiers.flank, reason.FLANK_FIRE)
  return sum
}
