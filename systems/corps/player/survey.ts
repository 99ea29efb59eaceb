/** What a player sees: where the bodies are, which side holds which section, and what lies between. */
import { type Area, INCH, isWhollyOn } from '../../../src/inches/index.ts'
import { isSolid } from '../rules/queries/asked.ts'
import { isOn, shapeOf } from '../rules/state/bodies.ts'
import { arm } from '../rules/state/forms.ts'
import { type Corps, morale } from '../rules/state/position.ts'

/** The bodies of the enemy that stand on the table: units and blinds. */
export function foesOf(p: Corps, seat: number): number[] {
  const { army } = p.scenario.roster
  const found: number[] = []
  for (let body = 0; body < p.x.length; body++)
    if (army[body] !== seat && isOn(p, body) && isSolid(p, body)) found.push(body)
  return found
}

/** The units of a seat that stand on the table. */
export function unitsOf(p: Corps, seat: number): number[] {
  const { army } = p.scenario.roster
  const found: number[] = []
  for (let unit = 0; unit < p.morale.length; unit++) if (army[unit] === seat && isOn(p, unit)) found.push(unit)
  return found
}

/** Inches between the centres of two bodies. */
export function inchesBetween(p: Corps, one: number, other: number): number {
  return inches(p.x[one] - p.x[other], p.y[one] - p.y[other])
}

/** The length of a vector of cells, in inches. */
export const inches = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy) / INCH

/** The nearest of some bodies to another, by their centres; −1 if there are none. */
export function nearestOf(p: Corps, body: number, others: readonly number[]): number {
  let [nearest, least] = [-1, Number.POSITIVE_INFINITY]
  for (const other of others) {
    const far = inchesBetween(p, body, other)
    if (other !== body && far < least) [nearest, least] = [other, far]
  }
  return nearest
}

/** The infantry brigade of an army, not in Rout, that is wholly inside an area; −1 if there is none. */
export function holderOf(p: Corps, area: Area, army: number): number {
  const { roster } = p.scenario
  for (let unit = 0; unit < p.morale.length; unit++)
    if (roster.army[unit] === army && roster.arm[unit] === arm.INFANTRY && p.morale[unit] !== morale.ROUT)
      if (isOn(p, unit) && isWhollyOn(area, shapeOf(p, unit))) return unit
  return -1
}

/** The sections that count for victory. */
export const prizesOf = ({ scenario: { victory, ground } }: Corps): Area[] =>
  victory.sections.map((section) => ground.sections[section])

/** Does a unit hold a section that counts for victory? */
export function holdsSection(p: Corps, unit: number): boolean {
  if (p.scenario.roster.arm[unit] !== arm.INFANTRY || p.morale[unit] === morale.ROUT || !isOn(p, unit)) return false
  const { victory, ground } = p.scenario
  for (const section of victory.sections) if (isWhollyOn(ground.sections[section], shapeOf(p, unit))) return true
  return false
}
