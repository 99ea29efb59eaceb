/**
 * What follows fires and fights: Losses, retreats of either side, commanders in danger, Lines that no longer fit, units
 * that come back.
 */
import { distance, hexesWithin } from '../../../src/hex/index.ts'
import type { Action } from '../../../src/kernel/index.ts'
import { activeSide } from '../rules/queries/asked.ts'
import { type Albuera, other } from '../rules/state/position.ts'
import { topic } from '../rules/state/topics.ts'
import { holds, isGuns, isOnMap } from '../rules/state/troops.ts'
import type { Judge } from './judge.ts'
import { standing } from './standing.ts'
import { type Foes, lookFor, nearestFoe, stepsTo } from './survey.ts'
import { copyOf, tryOut } from './trial.ts'
import { legal, verbs, wish } from './verbs.ts'
import { lossWorth } from './worth.ts'

/** Answers what the aftermath asks about. */
export function seeTo(judge: Judge): Action | undefined {
  const { engine, view, seat, taste } = judge
  const { best } = verbs(engine)
  if (view.topic === topic.LOSE) return best(view, seat, 'lose {units}', (unit) => -lossWorth(taste, view, unit))
  if (view.topic === topic.CRISIS) return best(view, seat, 'check {units}', () => 0)
  if (view.topic === topic.RETREAT) return carryOut(judge)
  return saveLeader(judge)
}

const RETREAT = 'retreat {units} > {hexes}'

/** 14.10, 14.11 A retreat: for the enemy where it hurts him, for an own unit out of danger. */
function carryOut({ engine, view, seat, taste }: Judge): Action | undefined {
  const unit = view.subject
  const isOwn = view.scenario.army.side[unit] === seat
  const foes = lookFor(view, view.scenario.army.side[unit])
  const stay = standing(taste, copyOf(view, 0), foes, unit)
  const after = (hex: number): number => placed(view, foes, unit, hex)
  const sign = isOwn ? 1 : -1
  const stand = legal(engine, view, seat, wish('let {units} stand', unit))
  const keeps = stand === undefined ? Number.NEGATIVE_INFINITY : sign * stay + (isOwn ? 0 : bias(view, seat, unit))
  return verbs(engine).best(view, seat, RETREAT, (_, hex) => sign * after(hex), keeps) ?? stand
}

/**
 * The active side may want the enemy to stay within its reach; the other drives him back, and off the guns that he
 * covers.
 */
function bias(view: Albuera, seat: number, unit: number): number {
  const { army } = view.scenario
  for (let node = view.top[view.at[unit]]; node >= 0; node = view.below[node])
    if (isGuns(view, army.unitOf[node])) return -1
  return activeSide(view) === seat ? 0.1 : -0.15
}

/** What a place is worth to a unit that retreats there. */
function placed(view: Albuera, foes: Foes, unit: number, hex: number): number {
  const t = copyOf(view, 0)
  const own = t.scenario.army.side[unit]
  const steps = stepsTo(t, foes, hex)
  const friends = holds(t, own, hex) ? 0.05 : 0
  return 0.1 * Math.min(4, steps) + friends
}

/** 4.10.3, 14.10.8 A commander goes where the enemy is far and friends are near. */
function saveLeader({ engine, view, seat }: Judge): Action | undefined {
  const leader = view.subject
  const foes = lookFor(view, seat)
  const { best } = verbs(engine)
  if (view.topic === topic.FOLLOW) return legal(engine, view, seat, wish('follow {commanders}', leader))
  const safety = (hex: number): number => safetyOf(view, foes, seat, hex)
  const here = view.topic === topic.STEP_BACK ? safety(view.post[leader]) : Number.NEGATIVE_INFINITY
  return (
    best(view, seat, 'escape {commanders} > {hexes}', (_, hex) => safety(hex), here) ??
    legal(engine, view, seat, wish('remain {commanders}', leader))
  )
}

const near = new Int16Array(7)

/** How safe a commander is in a hex: far from the enemy, with friends in it or next to it. */
export function safetyOf(view: Albuera, foes: Foes, seat: number, hex: number): number {
  const { grid } = view.scenario.ground
  const steps = Math.min(6, stepsTo(view, foes, hex))
  let friends = holds(view, seat, hex) ? 2 : 0
  const count = hexesWithin(grid, hex, 1, 1, near)
  for (let k = 0; k < count; k++) {
    if (holds(view, seat, near[k])) friends += 0.5
    if (holds(view, other(seat), near[k])) friends -= 1
  }
  return steps + Math.min(3, friends)
}

/** 6.3.4, 6.3.8 Which hex a Line keeps or takes: tries both. */
export function fit({ engine, view, seat }: Judge): Action | undefined {
  const unit = view.unfit - 1
  const foes = lookFor(view, seat)
  const tried = (verb: string) => (hand: number) => {
    const t = copyOf(view, 0)
    const action = legal(engine, t, seat, wish(verb, hand))
    if (action !== undefined) tryOut(engine, t, seat, action)
    const right = t.scenario.army.half[unit]
    const steps = stepsTo(view, foes, hand === 0 ? t.at[unit] : right < 0 || t.at[right] < 0 ? t.at[unit] : t.at[right])
    return steps
  }
  const { best } = verbs(engine)
  return best(view, seat, 'keep {hands}', tried('keep {hands}')) ?? best(view, seat, 'extend {hands}', () => 0)
}

/** 15.11.4 Units come back away from the enemy, and face him. */
export function comeBack({ engine, view, seat, taste }: Judge): Action | undefined {
  const foes = lookFor(view, seat)
  const { best } = verbs(engine)
  if (view.newcomer > 0) {
    const unit = view.newcomer - 1
    return best(view, seat, 'face {corners}', (corner) => {
      const t = copyOf(view, 0)
      t.face[unit] = corner
      return isOnMap(t, unit) ? standing(taste, t, foes, unit) : 0
    })
  }
  const { grid } = view.scenario.ground
  return best(view, seat, 'return {units} > {hexes}', (_, hex) => {
    const foe = nearestFoe(view, foes, hex)
    return Math.min(5, stepsTo(view, foes, hex)) - (foe < 0 ? 0 : distance(grid, hex, view.at[foe]) / 50)
  })
}
