/** A49 Who has won the day. */
import { isWhollyOn } from '../../../../src/inches/index.ts'
import { EVERYBODY, type Journal, type Outcome, only } from '../../../../src/kernel/index.ts'
import { isElsewhere } from '../state/allotment.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { arm } from '../state/forms.ts'
import { type Corps, MANNER_IDS, manner, morale, order } from '../state/position.ts'

/** `result` for a day that neither army has won. */
const DRAWN = 3

/** Does an army have an infantry brigade that is not in Rout wholly inside a section? */
function isInside(p: Corps, army: number, section: number): boolean {
  const { roster, ground } = p.scenario
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (roster.army[unit] !== army || roster.arm[unit] !== arm.INFANTRY || p.morale[unit] === morale.ROUT) continue
    if (isOn(p, unit) && isWhollyOn(ground.sections[section], shapeOf(p, unit))) return true
  }
  return false
}

/** A49, A108 How many of the sections that count an army holds: its infantry is inside, and none of the enemy's. */
export function sectionsHeld(p: Corps, army: number): number {
  let held = 0
  for (const section of p.scenario.victory.sections)
    if (isInside(p, army, section) && !isInside(p, 1 - army, section)) held++
  return held
}

/** A49 The points that an army has given to its enemy: for casualties, and for units that were routed off or lost. */
export function lossesOf(p: Corps, army: number): number {
  const { victory, roster } = p.scenario
  let points = 0
  for (let unit = 0; unit < p.morale.length; unit++)
    if (roster.army[unit] === army) points += victory.casualty * p.casualties[unit] + victory.unit * p.lost[unit]
  return points
}

/** Is a unit in this battle? */
const isFielded = (p: Corps, unit: number): boolean =>
  p.fielded[p.scenario.roster.command[unit]] === 1 && !isElsewhere(p, unit)

/** Is a unit in this battle, and not lost yet? */
const takesPart = (p: Corps, unit: number): boolean => isFielded(p, unit) && p.lost[unit] === 0

/** Does any corps of an army that has troops left have an order other than Halt? */
function hasOrders(p: Corps, army: number): boolean {
  const { roster } = p.scenario
  for (let unit = 0; unit < p.morale.length; unit++)
    if (roster.army[unit] === army && takesPart(p, unit) && p.order[roster.command[unit]] !== order.HALT) return true
  return false
}

/** A49 Are all corps of an army on Halt, and too many of its brigades Shaken, in Rout or lost? */
export function hasCollapsed(p: Corps, army: number): boolean {
  const { roster, victory } = p.scenario
  let brigades = 0
  let broken = 0
  for (let unit = 0; unit < p.morale.length; unit++) {
    if (roster.army[unit] !== army || roster.arm[unit] === arm.ARTILLERY) continue
    if (!isFielded(p, unit)) continue
    brigades++
    if (p.lost[unit] !== 0 || p.morale[unit] >= morale.SHAKEN) broken++
  }
  return 100 * broken > victory.collapse * brigades && !hasOrders(p, army)
}

function end(p: Corps, winner: number, by: number, journal?: Journal): void {
  p.manner = by
  p.result = 1 + winner
  journal?.tell(EVERYBODY, event.DayWon, winner, by)
}

/** A49, A109 At the end of a turn: a side that has collapsed has lost at once. If both have, their losses decide. */
export function judgeCollapse(p: Corps, journal?: Journal): void {
  const [first, second] = [hasCollapsed(p, 0), hasCollapsed(p, 1)]
  if (!first && !second) return
  if (first) journal?.tell(EVERYBODY, event.Collapsed, 0)
  if (second) journal?.tell(EVERYBODY, event.Collapsed, 1)
  if (first && second) judgeLosses(p, journal)
  else end(p, first ? 1 : 0, manner.COLLAPSE, journal)
}

/** The army that has lost less wins. */
function judgeLosses(p: Corps, journal?: Journal): void {
  const [first, second] = [lossesOf(p, 0), lossesOf(p, 1)]
  journal?.tell(EVERYBODY, event.LossesCounted, 0, first)
  journal?.tell(EVERYBODY, event.LossesCounted, 1, second)
  if (first !== second) {
    end(p, first < second ? 0 : 1, manner.LOSSES, journal)
    return
  }
  p.manner = manner.LOSSES
  p.result = DRAWN
  journal?.tell(EVERYBODY, event.DayDrawn)
}

/** A49 After the last move: sections decide, and if both hold as many, losses. */
export function judgeDay(p: Corps, journal?: Journal): void {
  const [first, second] = [sectionsHeld(p, 0), sectionsHeld(p, 1)]
  journal?.tell(EVERYBODY, event.SectionsHeld, 0, first)
  journal?.tell(EVERYBODY, event.SectionsHeld, 1, second)
  if (first === second) judgeLosses(p, journal)
  else end(p, first > second ? 0 : 1, manner.SECTIONS, journal)
}

export const outcome = (p: Corps): Outcome | undefined =>
  p.result === 0 ? undefined : { winner: p.result === DRAWN ? 0 : only(p.result - 1), degree: MANNER_IDS[p.manner] }

/** Figures of a day that is over: moves; and by how much the first army leads the second, in sections and in points. */
export const measures = (p: Corps): Readonly<Record<string, number>> => ({
  moves: p.move,
  sections: sectionsHeld(p, 0) - sectionsHeld(p, 1),
  points: lossesOf(p, 1) - lossesOf(p, 0),
})
