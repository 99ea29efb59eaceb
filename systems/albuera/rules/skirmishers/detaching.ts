/** 8.2, 8.4 Whether a battalion can detach its company, and what the company's first step costs. */
import { CORNER_ZONES, FRONT, sideTo, zoneOf } from '../../../../src/hex/index.ts'
import { type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { alone, makeGroup } from '../movement/group.ts'
import { stackFault } from '../movement/stacking.ts'
import { type Course, mayEnter, stepCost, TOO_DEAR, whyNever } from '../movement/steps.ts'
import { NEVER } from '../state/ground.ts'
import { type Albuera, mark } from '../state/position.ts'
import { SKIRMISH } from '../state/shapes.ts'
import { covers, isInClash, isWide, manpowerOf, rightOf } from '../state/troops.ts'
import { isAttached } from './companies.ts'

const NO_COMPANY = refusal('8.2', 'Only battalions detach a company of skirmishers.')
const NOT_THERE = refusal('8.3', 'Its company is not with it, or has come back in this turn.')
const IN_CLASH = refusal('8.4', 'No company is detached in a hex with enemies.')
const TOO_WEAK = refusal('R80', 'A battalion of Manpower 1 has no company to spare.')
const NOT_BESIDE = refusal('R80', 'The company takes its first step at once, into a hex beside its battalion.')
const WITH_ANOTHER = refusal('R82', 'It would cover one hex, and shares two with another Line.')
const NO_DETACHING = refusal('12.9', 'A unit on a Double March detaches no company.')

/** The result: the facing of the company in its hex, and what the step there costs. */
export const firstStep = { facing: 0, cost: 0 }

const scratch = makeGroup()
const FIRST: Course = { stepped: false, doubled: false }

/** 6.4 Would a Line that has lost its company cover one hex where another covers two? */
function breaksStack(p: Albuera, battalion: number): boolean {
  const { army } = p.scenario
  const company = army.company[battalion]
  if (!isWide(p, battalion) || manpowerOf(p, battalion) - army.manpower[company] >= army.wide[battalion]) return false
  for (let node = p.top[p.at[battalion]]; node >= 0; node = p.below[node])
    if (army.unitOf[node] !== battalion && isWide(p, army.unitOf[node])) return true
  return false
}

/** The company faces like its battalion if that leads to the hex, otherwise with the hex in front on its left. */
function facingTo(p: Albuera, battalion: number, from: number, to: number): number {
  const { grid } = p.scenario.ground
  const facing = p.face[battalion]
  return zoneOf(grid, CORNER_ZONES, from, facing, to) === FRONT ? facing : sideTo(grid, from, to)
}

/** The cost from one of the battalion's hexes; NEVER if there is no step. */
function costFrom(p: Albuera, company: number, from: number, to: number): number {
  const side = from < 0 ? -1 : sideTo(p.scenario.ground.grid, from, to)
  // A corner with that side on the left of its front has the number of the side.
  return side < 0 ? NEVER : stepCost(p, alone(p, company, scratch), from, side, 0, FIRST)
}

/**
 * Why the battalion, with these points left, cannot detach its company into this hex. If it can, `firstStep` has the
 * facing and the cost of the company's first step.
 *
 * @param fresh the battalion has spent none of its points
 * @param doubled it marches double
 */
export function detachFault(
  p: Albuera,
  battalion: number,
  to: number,
  points: number,
  fresh: boolean,
  doubled: boolean,
): Refusal | undefined {
  const company = p.scenario.army.company[battalion]
  if (company < 0) return NO_COMPANY
  if (!isAttached(p, company) || (p.marks[company] & mark.BACK) !== 0) return NOT_THERE
  if (doubled) return NO_DETACHING
  if (manpowerOf(p, battalion) <= p.scenario.army.manpower[company]) return TOO_WEAK
  if (isInClash(p, battalion)) return IN_CLASH
  if (breaksStack(p, battalion)) return WITH_ANOTHER
  const { grid } = p.scenario.ground
  const [left, right] = [p.at[battalion], rightOf(p, battalion)]
  if (covers(p, battalion, to) || (sideTo(grid, left, to) < 0 && (right < 0 || sideTo(grid, right, to) < 0)))
    return NOT_BESIDE
  const [fromLeft, fromRight] = [costFrom(p, company, left, to), costFrom(p, company, right, to)]
  const price = Math.min(fromLeft, fromRight)
  if (price === NEVER) return whyNever()
  const cost = fresh && price > points ? points : price
  if (cost > points) return TOO_DEAR
  const facing = facingTo(p, battalion, fromLeft === price ? left : right, to)
  const group = alone(p, company, scratch)
  if (!mayEnter(p, group, to, facing, points - cost)) return stackFault(p, group, to, facing, SKIRMISH, false)
  firstStep.facing = facing
  firstStep.cost = cost
  return undefined
}
