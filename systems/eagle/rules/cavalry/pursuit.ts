/** 11.3 Control of cavalry: who keeps his regiment in hand may go on; who does not has to. */

import { neighbour } from '../../../../src/hex/index.ts'
import {
  begin,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  NOBODY,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { chapter } from '../chapters.ts'
import { letFollow } from '../leaders/following.ts'
import { gradeOf, leaderMorale, modify, setState } from '../morale/morale.ts'
import { head } from '../movement/facing.ts'
import { endMove, startMove } from '../movement/movement.ts'
import { move } from '../movement/steps.ts'
import { whyNotStrike } from '../shock/shock.ts'
import { shelve, unshelve } from '../shock/waiting-attacks.ts'
import { event, reason } from '../state/events.ts'
import { controlFrame, pursuitFrame, uncontrolledFrame } from '../state/frames.ts'
import { due, type Eagle, mark, ROUTED, SHAKEN } from '../state/position.ts'
import { onMap } from '../state/stacks.ts'
import { rowFromZero } from '../state/tables.ts'
import { judge } from '../victory/demoralization.ts'
import { charge } from './charge.ts'
import { RunWild } from './uncontrolled.ts'

const GRADES = 6
/** 11.3 Rolls for control; true if the unit is kept in hand. */
function rollControl(p: Eagle, unit: number, dice: Dice, journal: Journal | undefined): boolean {
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

function nextToControl(p: Eagle): number {
  for (let unit = 0; unit < p.due.length; unit++) if ((p.due[unit] & due.CONTROL) !== 0) return unit
  return -1
}

/**
 * 11.3 One after the other: rolls, goes on, fights, and rolls again.
 */
export const Pursuits: Phase<Eagle> = {
  name: 'control',
  locals: controlFrame,
  rule: '11.3',
  steps: [
    (p, dice, journal) => {
      const frame = controlFrame(p)
      const ready = p.chase - 1
      if (frame.waitingHex > 0) unshelve(p, frame.waitingHex - 1, frame.waiting)
      frame.waitingHex = 0
      if (ready >= 0 && frame.rolledAt > 0) {
        // RA71: a leader who stood with it may go along before it fights.
        const from = frame.rolledAt - 1
        p.step = 0
        frame.rolledAt = 0
        letFollow(p, ready, from)
        return
      }
      if (ready >= 0) {
        p.step = 0
        const target = p.target[ready] - 1
        const strikes = onMap(p, ready) && target >= 0 && (p.marks[ready] & mark.CHARGING) === 0
        endMove(p)
        if (strikes && frame.fights !== 1 + ready) {
          frame.fights = 1 + ready
          // What waits for that hex is no part of a combat of the other side (RA90).
          if (p.scenario.army.side[ready] !== p.active) {
            frame.waitingHex = 1 + target
            frame.waiting = shelve(p, target)
            p.target[ready] = 1 + target
          }
          chapter.combat(p, target, p.scenario.army.side[ready], false)
          return
        }
        p.due[ready] &= ~due.FORCED
        frame.fights = 0
        p.chase = 0
        return
      }
      const unit = nextToControl(p)
      if (unit < 0) return
      p.step = 0
      p.due[unit] &= ~due.CONTROL
      if (!onMap(p, unit)) return
      const kept = rollControl(p, unit, dice, journal)
      p.marks[unit] &= ~mark.CHARGED
      p.chase = 1 + unit
      frame.fights = 0
      frame.rolledAt = 1 + p.at[unit]
      startMove(p, unit)
      if (kept) {
        begin(p, Pursuit)
        pursuitFrame(p).unit = unit
        return
      }
      // RA92: its front is that which it had before it is turned over.
      const heading = p.heading
      setState(p, unit, SHAKEN)
      p.wild[unit]++
      journal?.tell(EVERYBODY, event.OutOfHand, unit)
      journal?.tell(EVERYBODY, event.Disorganized, unit)
      judge(p, journal)
      begin(p, RunWild)
      Object.assign(uncontrolledFrame(p), { unit, facing: heading })
    },
  ],
}
chapter.pursue = (p) => begin(p, Pursuits)

// Controlled cavalry

const ANOTHER = refusal('11.3', 'Another unit is to act.')
const MOVES_ON = refusal('11.3', 'It is on its way to charge: bring it up, or break off by resting.')

function whyNotAttack(p: Eagle, unit: number, hex: number): Refusal | undefined {
  if (p.chase !== 1 + unit || pursuitFrame(p).unit !== unit) return ANOTHER
  if ((p.marks[unit] & mark.CHARGING) !== 0) return MOVES_ON
  return whyNotStrike(p, unit, hex)
}

/**
 * Is the pursuit over: it has come up to its target, been thrown back, or routed? Who is merely disorganized goes on as
 * such (14.1).
 */
function isOver(p: Eagle): boolean {
  const { unit } = pursuitFrame(p)
  return p.chase !== 1 + unit || !onMap(p, unit) || (p.marks[unit] & mark.CHARGED) !== 0 || p.state[unit] === ROUTED
}

/** 11.3 It may move again with all its points, charge or attack any enemy, or rest (RA91). */
export const Pursuit: Phase<Eagle> = {
  name: 'pursuit',
  locals: pursuitFrame,
  rule: '11.3',
  asks: (p) => (pursuitFrame(p).done === 1 || isOver(p) ? NOBODY : only(p.scenario.army.side[pursuitFrame(p).unit])),
  steps: [() => {}],
  choices: [
    move,
    head,
    charge,
    {
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
    },
    {
      verb: 'rest {units}',
      propose: (p, _seat, offers) => offers.try(pursuitFrame(p).unit),
      check: (p, _seat, unit) => (unit === pursuitFrame(p).unit ? undefined : ANOTHER),
      play(p, _seat, unit) {
        p.target[unit] = 0
        p.marks[unit] &= ~mark.CHARGING
        pursuitFrame(p).done = 1
      },
    },
  ],
}
