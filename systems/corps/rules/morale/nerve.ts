/** Rules 17.3 and 17.4: the test of morale. */
import { isWhollyOn, within } from '../../../../src/inches/index.ts'
import { type Dice, d6, EVERYBODY, from, type Journal } from '../../../../src/kernel/index.ts'
import { isChiefNear, postOf } from '../command/reach.ts'
import { isEnemy, isEnemyWithin } from '../movement/clearance.ts'
import { isOn, shapeOf } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { NERVE_FACTOR_IDS, nerveFactor } from '../state/nerve.ts'
import { type Corps, due, morale } from '../state/position.ts'
import { isBroken, oweRout, setMorale } from './harm.ts'
import { isBehindSupport, isSupported } from './supports.ts'

/** A89, A180 Is a unit's own general, or its army's commander in chief, within a range (cells) of it? */
export function isLed(p: Corps, unit: number, range: number): boolean {
  const { roster, commands } = p.scenario
  const shape = shapeOf(p, unit)
  for (let command = 0; command < commands.length; command++) {
    const { army, isChief } = commands[command]
    const isItsOwn = command === roster.command[unit] || (isChief && army === roster.army[unit])
    const post = isItsOwn ? postOf(p, command) : -1
    if (post >= 0 && within(shape, shapeOf(p, post), range)) return true
  }
  return false
}

/** Is a unit wholly within a built-up area? */
function isBuiltUp(p: Corps, unit: number): boolean {
  const shape = shapeOf(p, unit)
  for (const section of p.scenario.ground.sections) if (isWhollyOn(section, shape)) return true
  return false
}

/** Is a friend in Rout within a range (cells) of a unit? */
function isRoutNear(p: Corps, unit: number, range: number): boolean {
  const shape = shapeOf(p, unit)
  for (let other = 0; other < p.morale.length; other++)
    if (
      other !== unit &&
      p.morale[other] === morale.ROUT &&
      isOn(p, other) &&
      !isEnemy(p, unit, other) &&
      within(shape, shapeOf(p, other), range)
    )
      return true
  return false
}

/** A70 The rout that a unit tests for: none, one near by, one that also passed through it. */
export const rout = { NONE: 0, NEAR: 1, THROUGH: 2 } as const

/** How often each factor applies to the current test. */
const counts = new Int8Array(NERVE_FACTOR_IDS.length)
/** By factor of `NERVE_FACTOR_IDS`, what it adds to the test weighed last; and the total. */
export const nerves = { values: new Int8Array(NERVE_FACTOR_IDS.length), total: 0 }

/** 17.3, A10 Counts everything that modifies a test in the current state. */
function count(p: Corps, unit: number, around: number): void {
  const { roster, nerve } = p.scenario
  const { near, far } = nerve
  const grade = p.morale[unit]
  counts[nerveFactor.CLASS_A] = Number(roster.determination[unit] > 0)
  counts[nerveFactor.CLASS_C] = Number(roster.determination[unit] < 0)
  counts[nerveFactor.ATTACHED] = Number(isLed(p, unit, 0))
  counts[nerveFactor.NO_GENERAL] = Number(!isLed(p, unit, far))
  counts[nerveFactor.SUPPORTS] = Number(isSupported(p, unit, near))
  counts[nerveFactor.NO_SUPPORTS] = Number(!isSupported(p, unit, far))
  counts[nerveFactor.BEHIND] = Number(isBehindSupport(p, unit, far))
  counts[nerveFactor.BUILT] = Number(isBuiltUp(p, unit))
  counts[nerveFactor.CASUALTY] = p.casualties[unit]
  counts[nerveFactor.ROUT] = Number(around !== rout.NONE || isRoutNear(p, unit, near))
  counts[nerveFactor.PASSED] = Number(around === rout.THROUGH)
  const isPursuing = (p.due[unit] & due.PURSUES) !== 0
  counts[nerveFactor.DISORDERED] = Number(grade === morale.DISORDERED || (isPursuing && grade === morale.FORMED))
  counts[nerveFactor.AWAY] = Number(nerve.away > 0 && !isEnemyWithin(p, unit, shapeOf(p, unit), nerve.away))
  counts[nerveFactor.SHAKEN] = Number(grade === morale.SHAKEN)
  counts[nerveFactor.ROUTING] = Number(grade === morale.ROUT)
  counts[nerveFactor.CHIEF] = Number(nerve.chief >= 0 && isChiefNear(p, unit, nerve.chief))
}

/** 17.3 Weighs what modifies a test of a unit into `nerves`; `around` is a value of `rout`. */
export function weighNerve(p: Corps, unit: number, around: number): void {
  count(p, unit, around)
  nerves.total = 0
  for (let one = 0; one < counts.length; one++) {
    nerves.values[one] = counts[one] * p.scenario.nerve.modifiers[one]
    nerves.total += nerves.values[one]
  }
}

/**
 * 17.3 A unit tests its morale; `around` is a value of `rout`. Each modifier is told, then the roll. Returns the total,
 * which the caller applies.
 */
export function rollNerve(p: Corps, unit: number, around: number, dice: Dice, journal?: Journal): number {
  const { passes, shaken } = p.scenario.nerve
  weighNerve(p, unit, around)
  const { values, total: modifier } = nerves
  for (let one = 0; one < values.length; one++)
    if (values[one] !== 0) journal?.tell(EVERYBODY, event.NerveModified, one, values[one])
  const roll = dice.roll(d6, from(passes - modifier) | from(shaken - modifier))
  const total = roll + modifier
  journal?.tell(EVERYBODY, total >= passes ? event.NervePassed : event.NerveFailed, unit, roll, modifier, total)
  return total
}

/** 17.4 Does a total make morale? */
export const passes = (p: Corps, total: number): boolean => total >= p.scenario.nerve.passes

/**
 * 17.4, A15 Applies a failed test: 1 or 2 is Shaken, less is Rout, away from `cause`; no unit becomes better by
 * failing. A unit in Rout routs on.
 */
export function fail(p: Corps, unit: number, total: number, cause: number, journal?: Journal): void {
  const grade = p.morale[unit]
  if (grade === morale.ROUT || total < p.scenario.nerve.shaken) oweRout(p, unit, cause)
  else if (grade !== morale.SHAKEN) setMorale(p, unit, morale.SHAKEN, journal)
}

/** A unit takes a test that it owes. A unit in Rout that can no longer rally routs on without a die (A16). */
export function takeTest(p: Corps, unit: number, cause: number, dice: Dice, journal?: Journal): void {
  if (p.morale[unit] === morale.ROUT && isBroken(p, unit)) {
    oweRout(p, unit, cause)
    return
  }
  const total = rollNerve(p, unit, rout.NONE, dice, journal)
  if (!passes(p, total)) fail(p, unit, total, cause, journal)
}
