import type { AtTable } from '../../../src/web/table/at-table.ts'
import { showTip, type Tip } from '../../../src/web/ui/tips.ts'
import { arrowsFrom, marchEnd, marchLength, RESERVE, SECTOR_NAMES } from '../rules/state/board.ts'
import { arm } from '../rules/state/stands.ts'
import { tAsking } from '../words/asking/t.ts'
import { aimInto } from './aiming.ts'
import { type Choice, orderText } from './choices.ts'
import { waysOfDrag } from './dragging.ts'
import { sectorTitle } from './names.ts'
import type { Picked, Staff } from './staff.ts'

/** Answering a question on the board: what a click and a drag choose there, and why they choose nothing. */

/** The type of unit that a choice in a sector is about; none if that does not matter. */
export const typeOfVerb: Readonly<Record<string, number>> = {
  square: 0,
  countercharge: 1,
  retreat: 1,
  recover: 2,
  hearten: 0,
  occupy: 0,
}

/** A single choice is made at once; several open a menu; if there is none, the reason is explained. */
export function offer(staff: Staff, thing: Element, choices: readonly Choice[], otherwise?: Tip, every = false): void {
  if (choices.length === 1) every ? staff.chooseEvery(choices[0]) : staff.choose(choices[0])
  else if (choices.length > 1) {
    const { left, bottom, width } = thing.getBoundingClientRect()
    staff.openMenu({ choices, every, x: left + width / 2, y: bottom - Math.min(40, bottom / 4) })
  } else if (otherwise) showTip(thing, otherwise)
}

/** Are there picked troops waiting for a sector to go to? */
const isPicking = (staff: Staff): boolean => staff.picked() !== undefined && staff.asking() === 'planning'

/**
 * What a press does on a sector, or on its troops of a type (−1: on the sector itself): orders the picked troops there,
 * or chooses something there. `every`: for all of them. Returns false if no question concerns the sector.
 */
export function pressSector(
  staff: Staff,
  sayWhy: AtTable['sayWhy'],
  sector: number,
  thing: Element,
  type: number,
  every: boolean,
): boolean {
  if (isPicking(staff)) {
    const ways = staff.waysTo(sector)
    const shortest = ways.filter(({ b }) => marchLength[b] === marchLength[ways[0].b])
    offer(staff, thing, shortest, refusalOf(staff, sayWhy, sector), every)
    return true
  }
  if (staff.asking() === 'laying the guns' && aimInto(staff, sector)) return true
  const fitting = staff
    .choices()
    .filter(
      ({ verb, place, open }) =>
        open && place === `sector:${sector}` && (type < 0 || (typeOfVerb[verb] ?? type) === type),
    )
  if (fitting.length > 0) offer(staff, thing, fitting)
  else if (staff.asking() === 'planning')
    showTip(thing, { title: sectorTitle(sector), lines: [tAsking('plan.pickFirst')] })
  else return false
  return true
}

/** Why the picked troops cannot be ordered to a sector; undefined if they can. */
export function refusalOf(staff: Staff, sayWhy: AtTable['sayWhy'], sector: number): Tip | undefined {
  const { table } = staff
  const troops = staff.picked()
  if (!troops || troops.sector === sector) return undefined
  const march = arrowsFrom[troops.sector]
    .filter((one) => marchEnd[one] === sector)
    .sort((x, y) => marchLength[x] - marchLength[y])[0]
  if (sector === RESERVE[1 - table.seat()]) return { lines: [tAsking('plan.enemyReserve')], rule: 'G31' }
  if (march === undefined)
    return {
      lines: [tAsking(troops.arm === arm.A ? 'plan.farGuns' : 'plan.far')],
      rule: troops.arm === arm.A ? 'G74' : 'G29',
    }
  return whyNot(staff, sayWhy, troops.arm, march)
}

/** Why troops cannot be ordered anywhere; undefined if they can. */
export function whyNoOrder(staff: Staff, sayWhy: AtTable['sayWhy'], troops: Picked): Tip | undefined {
  const march = arrowsFrom[troops.sector].find((one) => marchLength[one] === 1)
  return march === undefined ? undefined : whyNot(staff, sayWhy, troops.arm, march)
}

function whyNot({ table }: Staff, sayWhy: AtTable['sayWhy'], arms: number, march: number): Tip | undefined {
  const why = table.why(orderText(arms, march))
  return why && { lines: [sayWhy(why)], rule: why.rule }
}

/** All dragged troops get the order; if they cannot go, the board says why. */
export function dropTroops(
  staff: Staff,
  sayWhy: AtTable['sayWhy'],
  from: number,
  sector: number,
  through: readonly number[],
): void {
  const ways = waysOfDrag(staff.waysTo(sector), through)
  const why = sector < 0 ? undefined : refusalOf(staff, sayWhy, sector)
  // Questions or messages about them come after they have been let go.
  staff.pick(undefined)
  const ground = document.querySelector(`[data-sector="${SECTOR_NAMES[sector]}"]`)
  if (ground && sector !== from) offer(staff, ground, ways, why, true)
}

/** Takes back the last choice in a sector: an order whose arrow ends there, or what is drafted for it. */
export function takeBackAt(staff: Staff, sector: number): void {
  const drafted = staff
    .choices()
    .filter(
      (choice) =>
        choice.drafted > 0 &&
        (choice.place === `sector:${sector}` || (choice.verb === 'order' && marchEnd[choice.b] === sector)),
    )
  const last = drafted[drafted.length - 1]
  if (last) staff.drop(last.text)
}
