/** What is always true, worked out the long way. */
import { neighbour, rightFlank } from '../../../src/hex/index.ts'
import { phaseNumber } from '../../../src/kernel/index.ts'
import { Activation } from './command/activation.ts'
import { Pool } from './command/pool.ts'
import { Returning } from './command/returning.ts'
import { Riding } from './command/riding.ts'
import { isHeldWide } from './harm/lines.ts'
import { Acting } from './movement/acting.ts'
import { Fitting } from './movement/fitting.ts'
import { isReady } from './movement/group.ts'
import { Turn } from './sequence/turn.ts'
import { type Albuera, harm, mark, other, owed, role } from './state/position.ts'
import { LINE, SKIRMISH, SQUARE } from './state/shapes.ts'
import { covers, holds, isClashHex, isGuns, manpowerOf, needsTwoHexes, rightOf } from './state/troops.ts'

/** Sentences that say what is broken. */
export function* invariants(p: Albuera): Iterable<string> {
  yield* stacks(p)
  yield* units(p)
  for (let hex = 0; hex < p.top.length; hex++) for (const side of [0, 1]) yield* stacking(p, hex, side)
  yield* acting(p)
  yield* chits(p)
  yield* places(p)
  yield* obligations(p)
  yield* movement(p)
  yield* parts(p)
  yield* clashes(p)
  yield* leaders(p)
}

/** 12.10 Units that wait in the current movement wait for one that moves. */
function* movement(p: Albuera): Iterable<string> {
  if (p.waiting > 0 && p.mover === 0) yield 'units wait in a movement in which none moves'
}

/** Each node lies once in the stack of its hex, and hexes off the field are empty. */
function* stacks(p: Albuera): Iterable<string> {
  const { army, ground, field } = p.scenario
  const seen = new Uint8Array(p.at.length)
  for (let hex = 0; hex < p.top.length; hex++)
    for (let node = p.top[hex], n = 0; node >= 0; node = p.below[node]) {
      if (++n > p.at.length) return yield `the stack in ${ground.grid.names[hex]} is a circle`
      if (seen[node]++) yield `${army.units[army.unitOf[node]]} lies twice in a stack`
      if (p.at[node] !== hex) yield `${army.units[army.unitOf[node]]} lies in ${ground.grid.names[hex]} and elsewhere`
      if (field[hex] === 0) yield `${army.units[army.unitOf[node]]} lies off the field`
    }
  for (let node = 0; node < p.at.length; node++)
    if (p.at[node] >= 0 && !seen[node]) yield `${army.units[army.unitOf[node]]} lies in no stack`
}

/** Units have the hexes of their array, Manpower as long as they live, and points within their allowance. */
function* units(p: Albuera): Iterable<string> {
  const { army, ground, gunnery } = p.scenario
  for (const [unit, name] of army.units.entries()) {
    const half = army.half[unit]
    const isThere = p.at[unit] >= 0
    if (p.face[unit] < 0 || p.face[unit] > 5) yield `${name} faces ${p.face[unit]}`
    if (half >= 0 && p.at[half] >= 0) {
      if (!isThere) yield `${name} has only a right half`
      else if (p.at[half] !== neighbour(ground.grid, p.at[unit], rightFlank(p.face[unit])))
        yield `the halves of ${name} do not lie side by side`
    }
    const isWide = half >= 0 && p.at[half] >= 0
    const isAsked = p.phase === phaseNumber(Fitting)
    const mayBeWide = (p.owing & owed.UNFIT) !== 0 || isHeldWide(p, unit)
    const isRight = isWide === (p.array[unit] === LINE && needsTwoHexes(p, unit)) || (isWide && mayBeWide)
    if (isThere && !isAsked && !isRight)
      yield `${name}, Manpower ${manpowerOf(p, unit)}, is ${isWide ? '' : 'not '}in two hexes`
    if (isThere && !isGuns(p, unit) && manpowerOf(p, unit) < 1) yield `${name} has no Manpower`
    if (army.battalion[unit] >= 0) {
      if (isThere && p.array[unit] !== SKIRMISH) yield `${name} is not in Skirmish Order`
      const battalion = army.battalion[unit]
      if (isThere && covers(p, battalion, p.at[unit]) && !isArriving(p, unit) && !isArriving(p, battalion))
        yield `${name} stands with its battalion (8.3)`
      if (p.lost[battalion] < (isThere ? army.manpower[unit] : 0)) yield `${name} does not count as Losses (8.2)`
    }
    if (p.fires[unit] < 0 || p.fires[unit] > gunnery.fires[unit])
      yield `${name} has fired ${p.fires[unit]} times (14.9.1)`
    if (!isGuns(p, unit) && p.marks[unit] & (mark.FIRED | mark.OUT | mark.DEPLOYED))
      yield `${name} is marked as guns are`
    if (p.left[unit] < 0) yield `${name} has ${p.left[unit]} half points left`
    if (p.array[unit] === SQUARE && isThere && ground.squares[p.at[unit]] === 0) yield `${name} forms Square in cover`
  }
}

/** R89 Is a unit coming back, and is its facing being asked for? */
const isArriving = (p: Albuera, unit: number): boolean => p.phase === phaseNumber(Returning) && p.newcomer === 1 + unit

/** 11.0 to 11.2, 6.4 The units in one hex. While a stack moves on, it may be passing through. */
function* stacking(p: Albuera, hex: number, side: number): Iterable<string> {
  const { army, ground } = p.scenario
  const there: number[] = []
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = army.unitOf[node]
    const isPassing = (p.marks[unit] & mark.MOVING) !== 0 || isArriving(p, unit)
    if (army.side[unit] === side && !isPassing) there.push(unit)
  }
  const name = ground.grid.names[hex]
  const guns = there.filter((unit) => isGuns(p, unit))
  const others = there.filter((unit) => !isGuns(p, unit))
  if (new Set(others.map((unit) => army.arm[unit])).size > 1) yield `infantry and cavalry stand in ${name} (11.1)`
  if (new Set(others.map((unit) => p.array[unit])).size > 1) yield `units in ${name} have different arrays (11.0)`
  const facings = new Set(others.filter((unit) => p.array[unit] !== SQUARE).map((unit) => p.face[unit]))
  // R53 Units that gather for a Clash keep their facing until it has been fought out.
  const fights = isClashHex(p, hex) || others.some((unit) => p.roles[unit] & (role.ATTACKS | role.DEFENDS))
  if (facings.size > 1 && !fights) yield `units in ${name} face different ways (11.0)`
  const lots = others.every((unit) => p.array[unit] === SKIRMISH) && guns.length === 0
  if (guns.length > 1 || (!lots && others.length > (guns.length > 0 ? 2 : 4))) yield `${name} is too full (11.2)`
  const wide = others.filter((unit) => army.half[unit] >= 0 && p.at[army.half[unit]] >= 0)
  if (
    wide.length > 0 &&
    (wide.length !== others.length || wide.length > 2 || new Set(wide.map((u) => p.at[u])).size > 1)
  )
    yield `Lines over two hexes do not cover the same ones in ${name} (6.4)`
}

/** 12.13, 12.10 The counts of units that can still act, and of those that wait in a movement, are correct. */
function* acting(p: Albuera): Iterable<string> {
  const units = [...p.marks.keys()]
  const waiting = units.filter((unit) => p.marks[unit] & mark.WAITING).length
  const ready = units.filter((unit) => isReady(p, unit) || p.marks[unit] & (mark.MOVING | mark.WAITING)).length
  if (waiting !== p.waiting) yield `${waiting} units wait in a movement, and ${p.waiting} are counted`
  if (ready !== p.ready) yield `${ready} units can still act, and ${p.ready} are counted`
}

/**
 * 13, 15 Units have parts in reactions and fights only while these last; a unit that has come among enemies stands
 * among them.
 */
function* parts(p: Albuera): Iterable<string> {
  const { army } = p.scenario
  const isAlone = [Turn, Pool, Activation, Acting, Riding].some((phase) => p.phase === phaseNumber(phase))
  if (isAlone && (p.site !== 0 || p.charging !== 0 || p.arrived !== 0)) yield 'a fight or a step is not over'
  for (const [unit, name] of army.units.entries()) {
    if (isAlone && p.roles[unit] !== 0) yield `${name} still has a part in a fight or a reaction`
    if (!isAlone || p.came[unit] === 0) continue
    const hexes = [p.at[unit], rightOf(p, unit)].filter((hex) => hex >= 0)
    if (!hexes.some((hex) => holds(p, other(army.side[unit]), hex)))
      yield `${name} has come among enemies who are not there`
  }
}

/** 15.6 No Clash is left when the next chit is drawn. */
function* clashes(p: Albuera): Iterable<string> {
  if (![Pool, Activation, Returning].some((phase) => p.phase === phaseNumber(phase))) return
  for (const [hex, name] of p.scenario.ground.grid.names.entries())
    if (isClashHex(p, hex)) yield `the Clash in ${name} has not been fought out`
}

/** R27 No commander is alone among enemies while units act, commanders move, or chits are drawn. */
function* leaders(p: Albuera): Iterable<string> {
  if (![Pool, Activation, Acting, Riding].some((phase) => p.phase === phaseNumber(phase))) return
  const { army, ground } = p.scenario
  for (const [c, name] of army.commanders.entries()) {
    const hex = p.post[c]
    if (hex >= 0 && holds(p, other(army.leads[c]), hex) && !holds(p, army.leads[c], hex))
      yield `${name} is alone among enemies in ${ground.grid.names[hex]}`
  }
}

/** 3.1 The cup holds as many chits as everybody can count, of those that the scenario has. */
function* chits(p: Albuera): Iterable<string> {
  const { army, chits: own } = p.scenario
  if (p.phase === phaseNumber(Pool)) return
  for (const side of [0, 1]) {
    const inCup = army.commanders.filter((_, c) => army.leads[c] === side && p.cup[c] === 1)
    if (inCup.length !== p.inCup[side]) yield `${inCup.length} chits lie in the cup, and ${p.inCup[side]} are counted`
  }
  for (const [c, name] of army.commanders.entries()) if (p.cup[c] === 1 && own[c] === 0) yield `${name} has no chit`
}

/** A unit is on the map, with its battalion, routed, or lost for good: exactly one of these. */
function* places(p: Albuera): Iterable<string> {
  const { army } = p.scenario
  for (const [unit, name] of army.units.entries()) {
    const isLost = isGuns(p, unit) ? p.taken[unit] > 0 : manpowerOf(p, unit) === 0
    const isAttached = army.battalion[unit] >= 0 && p.at[unit] < 0 && p.lost[unit] === 0 && p.due[unit] === 0
    const found = [p.at[unit] >= 0, p.due[unit] > 0, isLost, isAttached].filter((one) => one).length
    if (found !== 1) yield `${name} is in ${found} places`
    if (manpowerOf(p, unit) < 0) yield `${name} has lost more than it had`
    if (p.due[unit] > 0 && p.due[unit] < p.turn) yield `${name} should have come back in turn ${p.due[unit]}`
    if (p.wreck[unit] > 0 && p.taken[unit] !== 1) yield `${name} lies about as a wreck and is not captured`
  }
  for (const [c, name] of army.commanders.entries())
    if (p.harmed[c] === harm.GONE && (p.post[c] >= 0 || p.cup[c] === 1))
      yield `${name} is out of the battle and still there`
}

/** When nothing is owed, no unit and no commander has anything to do. */
function* obligations(p: Albuera): Iterable<string> {
  if (p.owing !== 0) return
  for (const [unit, name] of p.scenario.army.units.entries())
    if (p.retreats[unit] !== 0 || p.routs[unit] !== 0 || p.foe[unit] !== 0 || p.marks[unit] & OWES)
      yield `${name} owes what is forgotten`
  for (const [c, name] of p.scenario.army.commanders.entries())
    if (p.perils[c] !== 0 || p.trail[c] !== 0) yield `the danger of ${name} is forgotten`
  if (p.shared[0] + p.shared[1] !== 0) yield 'Losses to be shared are forgotten'
}
const OWES = mark.BEARS | mark.SHAKEN
