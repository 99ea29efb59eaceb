/** Subphase 2.2: one body after the other does what promises most; between these, fire. */
import type { Action } from '../../../src/kernel/index.ts'
import { activeSide, isReady, makeGroup, stackOf } from '../rules/queries/asked.ts'
import { ARTILLERY } from '../rules/state/army.ts'
import { type Albuera, mark } from '../rules/state/position.ts'
import { isClashHex } from '../rules/state/troops.ts'
import type { Judge } from './judge.ts'
import { plan } from './plans.ts'
import { bestFire, fireOnTheWay } from './shooting.ts'
import { type Foes, lookFor, stepsTo } from './survey.ts'
import { copyOf, tryOut } from './trial.ts'
import { legal, type Wish, wish } from './verbs.ts'

/**
 * What the player remembers in an activation: the units that it has considered and that stay, and what the body in hand
 * still has to do.
 */
export interface Memory {
  activation: string
  stays: number[]
  wishes: Wish[]
}

/** The memory of a player before its first activation. */
export const nothingDone = (): Memory => ({ activation: '', stays: [], wishes: [] })

/** The copy of the view in which a body begins to move. */
const ACTED = 4
const group = makeGroup()

/** The name of the activation under way. */
export const activationOf = (p: Albuera): string => `${p.turn} ${p.drawn} ${p.active.join('')} ${p.striped.join('')}`

/** What to do next in the subphase. */
export function act(judge: Judge, memory: Memory): Action | undefined {
  const { engine, view, seat, taste, notices } = judge
  if (activeSide(view) !== seat) return bestFire(judge, () => true) ?? legal(engine, view, seat, wish('hold fire'))
  if (memory.activation !== activationOf(view)) {
    memory.activation = activationOf(view)
    memory.stays = []
  }
  memory.wishes = []
  const stays = (unit: number) => memory.stays.includes(unit)
  const foes = lookFor(view, seat)
  for (;;) {
    const fire = bestFire(judge, stays)
    if (fire !== undefined) return fire
    const unit = nextUnit(view, seat, foes, stays)
    if (unit < 0) return legal(engine, view, seat, wish('end the movement'))
    const { lead, count, isGuns } = stackOf(view, unit, group)
    const first = wish(count > 1 && !isGuns ? 'lead {units}' : 'move {units}', count > 1 && !isGuns ? lead : unit)
    const units = isGuns ? [unit] : Array.from(group.units.subarray(0, count))
    const begin = legal(engine, view, seat, first)
    const t = copyOf(view, ACTED)
    if (begin !== undefined && notices()) {
      tryOut(engine, t, seat, begin)
      memory.wishes = plan({ engine, seat, taste, foes, units }, t)
      if (memory.wishes.length > 0) return begin
    }
    memory.stays.push(...units)
  }
}

/** The next unit to consider: guns first, then the one nearest to the enemy. */
function nextUnit(view: Albuera, seat: number, foes: Foes, stays: (unit: number) => boolean): number {
  const { army } = view.scenario
  let next = -1
  let least = Number.POSITIVE_INFINITY
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== seat || !isReady(view, unit) || stays(unit) || isClashHex(view, view.at[unit])) continue
    const far = stepsTo(view, foes, view.at[unit]) - (army.arm[unit] === ARTILLERY ? 100 : 0)
    if (far < least) [next, least] = [unit, far]
  }
  return next
}

/** The next step of a movement. A player who has not begun it himself, as one who gives a hint, plans it first. */
export function move(judge: Judge, memory: Memory): Action | undefined {
  const { engine, view, seat, taste } = judge
  const planned = (): Wish[] => {
    const units = [...view.marks.keys()].filter((unit) => (view.marks[unit] & mark.MOVING) !== 0)
    return plan({ engine, seat, taste, foes: lookFor(view, seat), units }, view)
  }
  if (memory.activation === '' && activeSide(view) === seat) {
    memory.activation = activationOf(view)
    memory.wishes = planned()
  }
  const next = memory.wishes.shift()
  // 9.2.4 After a Charge cavalry goes on, with a new run-up.
  if (next !== undefined || (view.run === 0 && view.stepped === 1)) {
    const action = next && legal(engine, view, seat, next)
    if (action !== undefined) return action
    // Something has come into its way: it is considered again.
    memory.wishes = planned()
    const again = memory.wishes.shift()
    const other = again === undefined ? undefined : legal(engine, view, seat, again)
    if (other !== undefined) return other
    memory.wishes = []
  }
  return fireOnTheWay(judge) ?? legal(engine, view, seat, wish('halt'))
}
