/** What a body could do in its movement, and what promises most. */
import { distance, neighbour } from '../../../src/hex/index.ts'
import type { Engine } from '../../../src/kernel/index.ts'
import {
  type Bout,
  canSquare,
  headIn,
  isAmong,
  isReady,
  isRunUp,
  type Reached,
  reach,
  rightOfPlace,
  runAfter,
} from '../rules/queries/asked.ts'
import { CAVALRY } from '../rules/state/army.ts'
import { FACING_IDS } from '../rules/state/data/ids.ts'
import { type Albuera, OFF, other } from '../rules/state/position.ts'
import { arrayOf, HANDS, LIMBERED, LINE, SQUARE, UNLIMBERED } from '../rules/state/shapes.ts'
import { holds, isWide } from '../rules/state/troops.ts'
import { addHoped, boutIn, boutInto } from './bouts.ts'
import { weighEntry } from './horse.ts'
import { roused, weighReactions } from './roused.ts'
import { groundWorth, NEAR, standing } from './standing.ts'
import { type Foes, stepsTo } from './survey.ts'
import type { Taste } from './taste.ts'
import { copyOf, refresh, standAt, tryOut } from './trial.ts'
import { FORM, legal, verbs, type Wish, wish } from './verbs.ts'
import { lossWorth, weighFight } from './worth.ts'

/** The copies of the view: as the movement begins; with another array; a place; a place with another array. */
const [BEGUN, FORMED, PLACED, CHANGED] = [0, 1, 2, 3]
/** A body considers ending in another array only if the enemy is this near. */
const CHANGES = 6
/** Companies are sent out against an enemy this near. */
const SCREEN = 4
const DETACH = 'detach {units} > {hexes}'
/** 11.2 Battalions or squadrons in one hex. */
const MOST = 4

interface Plan {
  worth: number
  wishes: Wish[]
}

/** A body in hand: its units, their seat, the taste that judges them, and the visible enemies. */
interface InHand {
  readonly engine: Engine<Albuera>
  readonly seat: number
  readonly taste: Taste
  readonly foes: Foes
  readonly units: readonly number[]
}

interface Planning extends InHand {
  readonly lead: number
  readonly best: Plan
}

const take = ({ best }: Planning, worth: number, wishes: () => Wish[]): void => {
  if (worth <= best.worth) return
  best.worth = worth
  best.wishes = wishes()
}

/**
 * The best that a body can do that has begun its movement in `view`: its wishes, one after the other; none if it had
 * better stay.
 */
export function plan(body: InHand, view: Albuera): Wish[] {
  const { engine, seat, taste, foes, units } = body
  const t = copyOf(view, BEGUN)
  const lead = t.mover - 1
  refresh(t, units)
  const planning: Planning = { ...body, lead, best: { worth: Number.NEGATIVE_INFINITY, wishes: [] } }
  consider(planning, t, [])
  for (const { a, b } of verbs(engine).legal(t, seat, FORM)) {
    const first = wish(FORM, a, b)
    const formed = copyOf(t, FORMED)
    const action = legal(engine, formed, seat, first)
    if (action === undefined) continue
    tryOut(engine, formed, seat, action)
    if (formed.mover - 1 === lead) consider(planning, formed, [first])
    else take(planning, standing(taste, formed, foes, lead) - cost(taste, view.left[lead]), () => [first])
  }
  if (stepsTo(view, foes, view.at[lead]) <= SCREEN) screen(planning, t)
  return planning.best.wishes
}

/** 8.2 Considers sending out the company of a battalion, if that promises more than it costs the battalion. */
function screen(planning: Planning, t: Albuera): void {
  const { engine, seat, taste, foes, lead } = planning
  for (const { a, b } of verbs(engine).legal(t, seat, DETACH)) {
    const s = copyOf(t, PLACED)
    const action = legal(engine, s, seat, wish(DETACH, a, b))
    if (action === undefined) continue
    tryOut(engine, s, seat, action)
    const company = s.scenario.army.company[a]
    if (s.at[company] !== b) continue
    const gain = standing(taste, s, foes, company) - groundWorth(taste, s, foes, company, b)
    const price = taste.company * lossWorth(taste, t, a)
    take(planning, gain + standing(taste, s, foes, lead) - price, () => [wish(DETACH, a, b)])
  }
}

const cost = (taste: Taste, halves: number): number => taste.effort * halves

/** Considers all places that can be reached from a beginning. */
function consider(planning: Planning, t: Albuera, first: readonly Wish[]): void {
  const { taste, foes, lead, units } = planning
  const places = reach(t, lead, 0)
  if (places.length === 0) return
  const wide = isWide(t, lead)
  const spent = first.length > 0 ? cost(taste, 4) : 0
  /** By place: what the reactions on the way promise, and how likely it is to be reached. */
  const way = new Float64Array(places.length)
  const goesOn = new Float64Array(places.length).fill(1)
  // A place on the way comes before the place that it leads to.
  for (const k of [...places.keys()].sort((a, b) => places[a].cost - places[b].cost || a - b)) {
    const place = places[k]
    const isStep = place.before >= 0 && !/^(?:turn|face)/.test(place.by)
    if (place.before >= 0) {
      way[k] = way[place.before]
      goesOn[k] = goesOn[place.before]
    }
    const steps = Math.min(stepsTo(t, foes, place.hex), place.right < 0 ? NEAR + 1 : stepsTo(t, foes, place.right))
    const toll = spent + cost(taste, place.cost)
    if (steps > NEAR) {
      if (!place.stays) continue
      const worth = way[k] + groundWorth(taste, t, foes, lead, place.hex) - toll
      take(planning, worth, () => [...first, ...wayTo(places, k)])
      continue
    }
    const enemy = other(t.scenario.army.side[lead])
    const meets = holds(t, enemy, place.hex) || (place.right >= 0 && holds(t, enemy, place.right))
    if (meets) {
      const prospect = attack(planning, t, places, k, wide)
      take(planning, way[k] + goesOn[k] * prospect - toll, () => [...first, ...wayTo(places, k)])
      continue
    }
    const s = copyOf(t, PLACED)
    if (place.before >= 0) standAt(s, units, place.hex, place.facing, wide)
    if (isStep && steps <= 2) {
      weighReactions(taste, s, lead)
      way[k] += goesOn[k] * roused.worth
      goesOn[k] *= roused.goesOn
    }
    if (!place.stays) continue
    const worth = standing(taste, s, foes, lead, planning.best.worth - way[k] + toll)
    take(planning, way[k] + worth - toll, () => [...first, ...wayTo(places, k)])
    if (first.length === 0 && place.before >= 0 && steps <= CHANGES) change(planning, s, places, k, way[k] - toll)
  }
}

/** Considers other arrays at the end of a way. */
function change(planning: Planning, s: Albuera, places: readonly Reached[], k: number, so: number): void {
  const { engine, seat, taste, foes, lead, units } = planning
  if (s.scenario.army.arm[lead] === CAVALRY) return
  const left = s.left[lead] - places[k].cost
  if (left < 2) return
  for (const unit of units) s.left[unit] = left
  s.stepped = 1
  for (const { a, b } of verbs(engine).legal(s, seat, FORM)) {
    if (arrayOf(a) === LIMBERED || (s.array[lead] === SQUARE && arrayOf(a) !== UNLIMBERED)) continue
    const v = copyOf(s, CHANGED)
    const last = wish(FORM, a, b)
    const action = legal(engine, v, seat, last)
    if (action === undefined) continue
    tryOut(engine, v, seat, action)
    refresh(v, units)
    const worth = standing(taste, v, foes, lead, planning.best.worth - so + cost(taste, 2))
    take(planning, so + worth - cost(taste, 2), () => [...wayTo(places, k), last])
  }
}

/** What an attack that enters an enemy hex promises; minus infinity if it does not promise enough. */
function attack(planning: Planning, t: Albuera, places: readonly Reached[], k: number, wide: boolean): number {
  const { taste, lead, units, foes } = planning
  const { army, ground } = t.scenario
  const place = places[k]
  const from = places[place.before]
  if (from === undefined) return Number.NEGATIVE_INFINITY
  const by = [0, 1, 2, 3, 4, 5].find((side) => neighbour(ground.grid, from.hex, side) === place.hex) ?? OFF
  const enemy = other(army.side[lead])
  const right = rightOfPlace(t, wide, place.hex, place.facing)
  const hex = headIn(t, enemy, place.hex) >= 0 ? place.hex : right
  const charges = army.arm[lead] === CAVALRY && isRunUp(t, runTo(t, places, k))
  const begun = boutIn(t, army.side[lead], hex)
  const before = begun === undefined ? 0 : weighFight(taste, t, begun)
  // 7.2 Infantry that can form Square does what is worse for the cavalry.
  const mayForm = army.arm[lead] === CAVALRY && canSquare(t, enemy, hex)
  const square = mayForm ? weighEntry(taste, t, units, hex, place.facing, by, charges).square : Number.POSITIVE_INFINITY
  const bout = boutInto(t, units, place.hex, place.facing, by, hex, charges)
  let worth = Math.min(weighFight(taste, t, bout), square)
  const hoped = charges || mayForm ? [] : whoMayCome(planning, t, bout)
  if (hoped.length > 0) {
    addHoped(t, bout, hoped)
    worth += taste.hope * Math.max(0, weighFight(taste, t, bout) - worth)
  }
  if (worth < taste.dare) return Number.NEGATIVE_INFINITY
  return taste.attack * (worth - before) + taste.push + groundWorth(taste, t, foes, lead, place.hex)
}

/**
 * Other units that may come to a fight in this subphase, as many as find room (11.2): those in Column, or in Line as
 * well.
 */
function whoMayCome({ lead, units, seat }: Planning, t: Albuera, bout: Bout): number[] {
  const { army, ground } = t.scenario
  const coming: number[] = []
  if (isWide(t, lead)) return coming
  for (let unit = 0; unit < army.units.length && bout.attackerCount + coming.length < MOST; unit++) {
    if (army.side[unit] !== seat || !isReady(t, unit) || units.includes(unit) || army.arm[unit] !== army.arm[lead])
      continue
    if (t.array[unit] !== t.array[lead] || isWide(t, unit) || isAmong(bout.attackers, bout.attackerCount, unit))
      continue
    const steps = distance(ground.grid, t.at[unit], bout.hex)
    // A point for each hex, one for the enemy's, and one to turn.
    const points = (t.array[unit] === LINE ? 3 : 2) * steps + t.scenario.costs.enemies
    if (steps > 0 && points <= t.left[unit]) coming.push(unit)
  }
  return coming
}

/** 9.2.1 The run-up at the end of a way. */
function runTo(t: Albuera, places: readonly Reached[], k: number): number {
  const way: number[] = []
  for (let at = k; at >= 0; at = places[at].before) way.unshift(at)
  const { grid } = t.scenario.ground
  const before = t.run
  let run = before
  for (const at of way.slice(1)) {
    const [from, to] = [places[places[at].before], places[at]]
    const side = [0, 1, 2, 3, 4, 5].find((one) => neighbour(grid, from.hex, one) === to.hex)
    t.run = run
    run = side === undefined ? -1 : runAfter(t, from.hex, side, to.hex, to.by.startsWith('back'), at === k)
  }
  t.run = before
  return run
}

/** The actions that lead to a place. */
function wayTo(places: readonly Reached[], k: number): Wish[] {
  const wishes: Wish[] = []
  for (let at = k; at >= 0 && places[at].before >= 0; at = places[at].before) wishes.unshift(named(places[at].by))
  return wishes
}

/** An action of a way, by its text. */
function named(text: string): Wish {
  const [verb, what] = text.split(' ')
  return verb === 'face'
    ? wish('face {corners}', FACING_IDS.indexOf(what as (typeof FACING_IDS)[number]))
    : wish(`${verb} {hands}`, HANDS.indexOf(what as (typeof HANDS)[number]))
}
