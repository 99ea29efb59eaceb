/** Chits, activations, and where commanders ride. */
import { distance } from '../../../src/hex/index.ts'
import type { Action } from '../../../src/kernel/index.ts'
import { headIn } from '../rules/queries/asked.ts'
import { BRIGADE, CHIEF, obeys } from '../rules/state/army.ts'
import { type Albuera, OFF } from '../rules/state/position.ts'
import { holds, isGuns, isOnMap, manpowerOf } from '../rules/state/troops.ts'
import { safetyOf } from './aftermath.ts'
import type { Judge } from './judge.ts'
import { taking } from './standing.ts'
import { type Foes, lookFor, stepsTo } from './survey.ts'
import type { Taste } from './taste.ts'
import { legal, verbs, wish } from './verbs.ts'

/** Beyond this an enemy hardly matters this turn. */
const FAR = 12
/** A commander does not share a hex with units of so few levels of Manpower when the enemy is this near. */
const FRAIL = 3
const SHOT_AT = 7

/** How urgently a unit must act: the more, the nearer the enemy is and the stronger the unit is. */
function urgency(taste: Taste, p: Albuera, foes: Foes, unit: number): number {
  if (!isOnMap(p, unit)) return p.due[unit] > 0 && p.due[unit] <= p.turn ? 2 : 0
  const steps = Math.min(FAR, stepsTo(p, foes, p.at[unit]))
  // A unit under fire must go, or answer it.
  const threat = headIn(p, foes.side, p.at[unit]) === unit ? taste.threat * taking(taste, p, foes, unit) : 0
  return threat + (isGuns(p, unit) ? 3 : manpowerOf(p, unit)) * (1 - steps / (FAR + 2))
}

/** How urgently the units of a commander must act. */
function business(taste: Taste, p: Albuera, foes: Foes, commander: number): number {
  const { army } = p.scenario
  let sum = 0
  for (let unit = 0; unit < army.units.length; unit++) {
    const isHis =
      army.rank[commander] === BRIGADE
        ? army.commander[unit] === commander
        : obeys(army, army.commander[unit], commander)
    if (isHis) sum += urgency(taste, p, foes, unit)
  }
  return sum
}

/**
 * 3.1 The chits of the commanders with the most urgent units; the commander-in-chief, who can activate any brigade,
 * counts as the best of them.
 */
export function chooseChits({ engine, view, seat, taste }: Judge): Action | undefined {
  const foes = lookFor(view, seat)
  const { rank } = view.scenario.army
  const worth = (commander: number): number =>
    rank[commander] === CHIEF
      ? Math.max(...brigades(view, seat).map((one) => business(taste, view, foes, one)))
      : business(taste, view, foes, commander)
  return verbs(engine).best(view, seat, 'choose {commanders}', worth) ?? legal(engine, view, seat, wish('close'))
}

const brigades = (view: Albuera, seat: number): number[] => {
  const { leads, rank } = view.scenario.army
  return [...rank.keys()].filter((c) => leads[c] === seat && rank[c] === BRIGADE)
}

/**
 * 4.5, 4.6 The brigade that is most urgent. One after the other is safe: the chit comes back while a brigade is left,
 * and a division that is tried in vain loses one.
 */
export function activate({ engine, view, seat, taste }: Judge): Action | undefined {
  const foes = lookFor(view, seat)
  const { best } = verbs(engine)
  return (
    best(view, seat, 'activate {commanders}', (commander) => business(taste, view, foes, commander)) ??
    best(view, seat, 'flip {commanders}', (commander) => -business(taste, view, foes, commander)) ??
    legal(engine, view, seat, wish('activate no one'))
  )
}

/**
 * 12.8 Each commander rides where he reaches most of the units under him, out of the enemy's reach; one after the
 * other.
 */
export function ride({ engine, view, seat, taste }: Judge): Action | undefined {
  const foes = lookFor(view, seat)
  const { best } = verbs(engine)
  const gain = (c: number, hex: number): number =>
    postWorth(taste, view, foes, seat, c, hex) - postWorth(taste, view, foes, seat, c, view.post[c])
  return best(view, seat, 'ride {commanders} > {hexes}', gain, 0) ?? legal(engine, view, seat, wish('stay'))
}

/** 4.10 Are the units of a side in a hex so few that a fire or two can end them, and a commander with them? */
function isFrail(view: Albuera, seat: number, hex: number): boolean {
  const { army } = view.scenario
  let levels = 0
  for (let node = view.top[hex]; node >= 0; node = view.below[node]) {
    const unit = army.unitOf[node]
    if (army.side[unit] === seat && !isGuns(view, unit)) levels += manpowerOf(view, unit)
  }
  return levels > 0 && levels <= FRAIL
}

/** What a hex is worth to a commander. */
function postWorth(taste: Taste, view: Albuera, foes: Foes, seat: number, commander: number, hex: number): number {
  const { army, ground, command } = view.scenario
  let worth = 0
  if (army.rank[commander] === BRIGADE)
    for (let unit = 0; unit < army.units.length; unit++) {
      if (army.commander[unit] !== commander || !isOnMap(view, unit)) continue
      const steps = distance(ground.grid, hex, view.at[unit])
      worth += steps <= command - 1 ? 1.2 : steps <= command ? 1 : -0.1 * steps
    }
  for (let one = 0; one < army.rank.length; one++) {
    if (army.above[one] !== commander || view.post[one] === OFF || army.rank[one] !== BRIGADE) continue
    const steps = distance(ground.grid, hex, view.post[one])
    worth += steps <= command - 1 ? 2.2 : steps <= command ? 2 : -0.2 * steps
  }
  const near = stepsTo(view, foes, hex)
  if (near <= SHOT_AT && isFrail(view, seat, hex)) worth -= taste.frail
  return worth + 0.15 * safetyOf(view, foes, seat, hex) - (near <= 1 ? 3 : near <= 2 && !holds(view, seat, hex) ? 1 : 0)
}
