/**
 * The prospect of a charge before it is named: the checks on its way, the units that may meet it, the shock at its end.
 */

import { begin, type Engine } from '../../../../src/kernel/index.ts'
import { counterchargers, Shock } from '../../rules/queries/asked.ts'
import type { Charge, Way } from '../../rules/queries/reach.ts'
import { squareFrame } from '../../rules/state/frames.ts'
import { type Eagle, eagleLayout, mark } from '../../rules/state/position.ts'
import {
  type Check,
  Enough,
  followUp,
  isUnseen,
  legalAction,
  type Prospect,
  playableCopy,
  reader,
  steady,
  toTheShock,
} from './prospect.ts'

/** A hex of the way where enemy cavalry may countercharge. */
export interface Meeting {
  readonly hex: number
  /** The visible ones of these units; empty if only unseen units may come. */
  readonly units: readonly number[]
}

export interface ChargeProspect {
  /** 8.1 The check on leaving an enemy's front, if the way begins in one. */
  readonly leaving: Check | undefined
  /** 11.5 Where a countercharge may meet it. */
  readonly meetings: readonly Meeting[]
  /** 4.1b The infantry that may try to form square, with its check. */
  readonly squares: readonly Check[]
  /** 11.2 The check on coming up to the target. */
  readonly coming: Check
  /** The shock at its end, with all units named for it; undefined if it cannot be foreseen. */
  readonly shock: Prospect | undefined
}

/** The verb that lets the charge pass, for each question on the way. */
const LET: Readonly<Record<string, string>> = { countercharge: 'let', square: 'stand' }

/**
 * Plays the ride of a charge on a copy of the view: the enemy lets it come, and the unit passes its checks. Undefined
 * if the charge cannot be played.
 */
export function chargeProspect(
  engine: Engine<Eagle>,
  view: Eagle,
  seat: number,
  unit: number,
  charge: Charge,
): ChargeProspect | undefined {
  for (const best of ['high', 'low'] as const) {
    const p = playableCopy(engine, view, seat)
    const { checks, journal } = reader(p)
    const dice = steady(best)
    const meetings: Meeting[] = []
    const squares: Check[] = []
    const letPass = () => {
      for (let name = engine.phase(p).name; LET[name] !== undefined; name = engine.phase(p).name) {
        const answer = legalAction(engine, p, 1 - seat, LET[name])
        if (answer === undefined) return
        if (name === 'square') squares.push(...squaresOf(engine, p, 1 - seat))
        else meetings.push({ hex: p.at[unit], units: counterchargers(p, unit).filter((one) => view.at[one] >= 0) })
        engine.play(p, 1 - seat, answer, dice, journal)
      }
    }
    const isRidden = charge.texts.every((text) => {
      const action = legalAction(engine, p, seat, text)
      if (action === undefined) return false
      engine.play(p, seat, action, dice, journal)
      letPass()
      return true
    })
    if (!isRidden || (p.marks[unit] & mark.CHARGED) === 0) continue
    const own = checks.filter((check) => check.unit === unit)
    const leaving = charge.leaves ? own.shift() : undefined
    return { leaving, meetings, squares, coming: own[0], shock: shockAt(engine, p, view, seat, charge.hex) }
  }
  return undefined
}

/** Returns the checks by which the charged infantry would form square, on copies. */
function squaresOf(engine: Engine<Eagle>, p: Eagle, seat: number): Check[] {
  return [...p.at.keys()].flatMap((unit) => {
    if (p.at[unit] !== squareFrame(p).hex || unit >= p.scenario.army.units.length) return []
    const action = legalAction(engine, p, seat, `square ${p.scenario.army.units[unit]}`)
    if (action === undefined) return []
    const copy = eagleLayout.make(p.scenario)
    eagleLayout.copy(p, copy)
    const { checks, journal } = reader(copy)
    engine.play(copy, seat, action, steady('high'), journal)
    return checks.slice(0, 1)
  })
}

/** Returns the shock for the charged hex, as if no fire came before it. */
function shockAt(engine: Engine<Eagle>, p: Eagle, view: Eagle, seat: number, hex: number): Prospect | undefined {
  for (const best of ['high', 'low'] as const) {
    const copy = eagleLayout.make(p.scenario)
    eagleLayout.copy(p, copy)
    const { throws, weak, lapsed, aside, journal } = reader(copy, hex)
    const known = () => throws.length + weak.length + lapsed.length > 0
    const dice = steady(best)
    try {
      // All attacks have been named.
      begin(copy, Shock)
      copy.step = 1
      engine.settle(copy, dice, journal)
      followUp(engine, copy, seat, dice, journal, known, () => toTheShock(copy, hex))
    } catch (thrown) {
      if (!(thrown instanceof Enough)) throw thrown
    }
    if (known()) return { throws, weak, lapsed, aside, estimate: isUnseen(view, throws) }
  }
  return undefined
}

/** 8.1 Returns the check of a unit whose way leaves an enemy's front; undefined if it needs none. */
export function leavingCheck(
  engine: Engine<Eagle>,
  view: Eagle,
  seat: number,
  unit: number,
  way: Way,
): Check | undefined {
  const p = playableCopy(engine, view, seat)
  const { checks, journal } = reader(p)
  for (const text of way.texts) {
    const action = legalAction(engine, p, seat, text)
    if (action === undefined) return undefined
    engine.play(p, seat, action, steady('high'), journal)
    const check = checks.find((one) => one.unit === unit)
    if (check) return check
  }
  return undefined
}
