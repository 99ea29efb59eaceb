/** 11.3 Control of cavalry: a controlled regiment may go on, an uncontrolled one must. */

import { neighbour } from '../../../../src/hex/index.ts'
import {
  type Choice,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { gradeOf, leaderMorale, modify } from '../morale/morale.ts'
import { HAS_FIRED, whoFired, whyNotStrike } from '../shock/attacks.ts'
import { event, reason } from '../state/events.ts'
import { pursuitFrame } from '../state/frames.ts'
import { due, type Eagle, mark, ROUTED } from '../state/position.ts'
import { onMap } from '../state/stacks.ts'
import { rowFromZero } from '../state/tables.ts'

const GRADES = 6
/** 11.3 Rolls for control; true if the unit is controlled. */
export function rollControl(p: Eagle, unit: number, dice: Dice, journal: Journal | undefined): boolean {
  const { readings, tables } = p.scenario
  const { laterModifiers, modifiers } = tables.file.control
  let sum = modify(journal, leaderMorale(p, unit), reason.LEADER)
  if ((p.marks[unit] & mark.CHARGED) !== 0) sum += modify(journal, modifiers.charge, reason.CHARGE)
  sum += modify(journal, modifiers.nation, reason.NATION)
  if (readings.laterControl && p.wild[unit] > 0)
    sum += modify(journal, laterModifiers.forced * p.wild[unit], reason.FORCED)
  const grade = gradeOf(p, unit)
  let classes = 0
  for (let die = 2; die <= 6; die++)
    if (
      tables.control[GRADES * rowFromZero(die + sum) + grade] !==
      tables.control[GRADES * rowFromZero(die - 1 + sum) + grade]
    )
      classes |= 1 << die
  const die = dice.roll(d6, classes)
  const result = tables.control[GRADES * rowFromZero(die + sum) + grade]
  journal?.tell(EVERYBODY, event.RollsControl, unit, die, die + sum, result)
  return result === 1
}

export function nextToControl(p: Eagle): number {
  for (let unit = 0; unit < p.due.length; unit++) if ((p.due[unit] & due.CONTROL) !== 0) return unit
  return -1
}

// Controlled cavalry

const ANOTHER = refusal('11.3', 'Another unit is to act.')
const MOVES_ON = refusal('11.3', 'It is on its way to charge: bring it up, or break off by resting.')

function whyNotAttack(p: Eagle, unit: number, hex: number): Refusal | undefined {
  if (p.chase !== 1 + unit || pursuitFrame(p).unit !== unit) return ANOTHER
  if ((p.marks[unit] & mark.CHARGING) !== 0) return MOVES_ON
  return whoFired(p, p.at[unit]) >= 0 ? HAS_FIRED : whyNotStrike(p, unit, hex)
}

/**
 * Is the pursuit over: has it come up to its target, been thrown back, or routed? A unit that is only disorganized goes
 * on as such (14.1).
 */
export function isOver(p: Eagle): boolean {
  const { unit } = pursuitFrame(p)
  return p.chase !== 1 + unit || !onMap(p, unit) || (p.marks[unit] & mark.CHARGED) !== 0 || p.state[unit] === ROUTED
}

/** `attack {units} > {hexes}`: it attacks the enemy beside it. */
export const attackAgain: Choice<Eagle> = {
  verb: 'attack {units} > {hexes}',
  propose(p, _seat, offers) {
    const frame = pursuitFrame(p)
    for (let side = 0; side < 6; side++) {
      const to = neighbour(p.scenario.ground.grid, p.at[frame.unit], side)
      if (to >= 0) offers.try(frame.unit, to)
    }
  },
  check: (p, _seat, unit, hex) => whyNotAttack(p, unit, hex),
  play(p, _seat, unit, hex, _dice, journal) {
    p.target[unit] = 1 + hex
    pursuitFrame(p).done = 1
    journal?.tell(EVERYBODY, event.Attacks, unit, hex)
  },
}

/** `rest {units}`: it goes no farther. */
export const rest: Choice<Eagle> = {
  verb: 'rest {units}',
  propose: (p, _seat, offers) => offers.try(pursuitFrame(p).unit),
  check: (p, _seat, unit) => (unit === pursuitFrame(p).unit ? undefined : ANOTHER),
  play(p, _seat, unit) {
    p.target[unit] = 0
    p.marks[unit] &= ~mark.CHARGING
    pursuitFrame(p).done = 1
  },
}
