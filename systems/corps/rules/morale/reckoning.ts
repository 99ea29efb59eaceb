/** Rules 16.3, 17.2, 18.7 with A14 to A16 and A54: the tests at the end of a turn. */
import { type Dice, EVERYBODY, type Journal, type Phase } from '../../../../src/kernel/index.ts'
import { isOn } from '../state/bodies.ts'
import { event } from '../state/events.ts'
import { type Corps, corpsLayout, due, morale } from '../state/position.ts'
import { settleHarm } from './aftermath.ts'
import { isBroken, oweRout, remove, setMorale } from './harm.ts'
import { fail, isLed, passes, rollNerve, rout, takeTest } from './nerve.ts'
import { isDown, isPursuing } from './rally.ts'
import { rallyPursuers } from './returning.ts'

/** The command whose turn ends; how many units have been checked, first for what its own owe, then for what all owe. */
export const reckoning = corpsLayout.frame({ command: 1, seen: 2 })

/**
 * A14, A132, A133 Does a unit test because it is Shaken or in Rout: once a move, and not for a rout that began in this
 * very turn, which rallies in the next at the earliest (16.3)?
 */
const hasToRally = (p: Corps, unit: number): boolean =>
  (isDown(p, unit) || isPursuing(p, unit)) && (p.due[unit] & (due.TESTED | due.FRESH)) === 0

/** Does a unit of the command whose turn ends, or of another, test now? */
const owes = (p: Corps, unit: number, isItsTurn: boolean): boolean =>
  isOn(p, unit) && ((p.due[unit] & due.TEST) !== 0 || (isItsTurn && hasToRally(p, unit)))

/** A141 The next unit that tests, those of the command first, each in the order of the roster; −1 when all have. */
function nextUnit(p: Corps): number {
  const frame = reckoning(p)
  const count = p.morale.length
  while (frame.seen < 2 * count) {
    const unit = frame.seen % count
    const isItsTurn = p.scenario.roster.command[unit] === frame.command
    const isFirst = frame.seen++ < count
    if (isFirst === isItsTurn && owes(p, unit, isItsTurn)) return unit
  }
  return -1
}

/**
 * A14 A pass makes it better by one grade if a commander is in contact and a pip was set aside; else it keeps its
 * grade.
 */
function rally(p: Corps, unit: number, hasPip: boolean, journal?: Journal): void {
  if (p.scenario.nerve.rallyNeedsContact && !(hasPip && isLed(p, unit, 0))) return
  p.failures[unit] = 0
  setMorale(p, unit, p.morale[unit] === morale.ROUT ? morale.SHAKEN : morale.DISORDERED, journal)
}

/** 16.3, A15, A16 A unit in Rout routs on, and is lost when it fails too often; a Shaken one may come to rout. */
function failToRally(p: Corps, unit: number, total: number, journal?: Journal): void {
  if (p.morale[unit] !== morale.ROUT) {
    fail(p, unit, total, -1, journal)
    return
  }
  p.failures[unit]++
  journal?.tell(EVERYBODY, event.RallyFailed, unit, p.failures[unit])
  if (p.failures[unit] >= p.scenario.nerve.rallies) remove(p, unit, journal)
  else oweRout(p, unit, -1)
}

/** A unit that is Shaken, in Rout or pursuing tries to rally. If it cannot (A16), it fails without a die. */
function tryToRally(p: Corps, unit: number, dice: Dice, journal?: Journal): void {
  const hasPip = (p.due[unit] & due.PIP) !== 0
  const pursues = isPursuing(p, unit)
  p.due[unit] = (p.due[unit] & ~(due.PIP | due.TEST)) | due.TESTED
  if (pursues) {
    rallyPursuers(p, unit, hasPip, dice, journal)
    return
  }
  p.due[unit] &= ~due.PURSUES
  if (p.morale[unit] === morale.ROUT && isBroken(p, unit)) {
    failToRally(p, unit, 0, journal)
    return
  }
  const total = rollNerve(p, unit, rout.NONE, dice, journal)
  if (passes(p, total)) rally(p, unit, hasPip, journal)
  else failToRally(p, unit, total, journal)
}

/** 17.2, A54 A unit tests for its casualty in a skirmish. */
function testLate(p: Corps, unit: number, dice: Dice, journal?: Journal): void {
  p.due[unit] &= ~due.TEST
  const cause = p.cause[unit] - 1
  p.cause[unit] = 0
  takeTest(p, unit, cause, dice, journal)
}

/** All have tested: a rout that began in this turn is one of an earlier turn from now on. */
function close(p: Corps): void {
  for (let unit = 0; unit < p.due.length; unit++) p.due[unit] &= ~due.FRESH
}

export const Reckoning: Phase<Corps> = {
  name: 'reckoning',
  rule: '17.2',
  locals: reckoning,
  steps: [
    (p, dice, journal) => {
      const unit = nextUnit(p)
      if (unit < 0) {
        close(p)
        return
      }
      p.step = 0
      const isItsTurn = p.scenario.roster.command[unit] === reckoning(p).command
      if (isItsTurn && hasToRally(p, unit)) tryToRally(p, unit, dice, journal)
      else testLate(p, unit, dice, journal)
      settleHarm(p)
    },
  ],
}
