/** 10.2.1 A volley goes off: the firing units, the target, column and die. */

import { distance, sideTo } from '../../../../src/hex/index.ts'
import { begin, type Dice, d6, EVERYBODY, type Journal, oneOf, type Phase } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../morale/aftermath.ts'
import { modify } from '../morale/morale.ts'
import { reveal } from '../secrecy/seeing.ts'
import { ASIDE, isPlayed, swissIn } from '../shock/swiss.ts'
import { isHot, thirst } from '../shock/thirst.ts'
import { event, reason } from '../state/events.ts'
import { ALL, quartersOf } from '../state/fired.ts'
import { volleyFrame } from '../state/frames.ts'
import { INFANTRY } from '../state/ground.ts'
import { type Eagle, mark, ROUTED, SKIRMISH, SQUARE, UNLIMBERED, VOLLEYS } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { standsIn } from '../state/stacks.ts'
import { rowFromOne } from '../state/tables.ts'
import { addUp, byFirers, SIXTEENTHS, volley } from './firepower.ts'
import { strike, suffers, topTarget } from './hits.ts'

const COLUMNS = 12
/** At this distance and beyond, a stack suffers unit by unit (10.2, RD6). */
const FAR = 3

/** Returns what the target adds to the die. */
function byTarget(p: Eagle, target: number, journal: Journal | undefined): number {
  const { army, readings, tables } = p.scenario
  const { laterModifiers } = tables.file.fire
  const swiss =
    readings.laterSwiss && volley.swiss && army.swiss[target] === 1
      ? modify(journal, laterModifiers.swiss, reason.SWISS)
      : 0
  return swiss + byShape(p, target, journal)
}

function byShape(p: Eagle, target: number, journal: Journal | undefined): number {
  const { modifiers } = p.scenario.tables.file.fire
  if (p.form[target] === SQUARE) return modify(journal, modifiers.square, reason.SQUARE)
  if (p.form[target] === SKIRMISH) return modify(journal, modifiers.skirmish, reason.SKIRMISH)
  return p.form[target] === UNLIMBERED ? modify(journal, modifiers.unlimbered, reason.UNLIMBERED) : 0
}

/** Rolls for one target on one column; returns the place of the result in the fire table. */
function roll(p: Eagle, column: number, sum: number, dice: Dice): { readonly die: number; readonly cell: number } {
  const { tables } = p.scenario
  let classes = 0
  for (let die = 2; die <= 6; die++) {
    const here = COLUMNS * rowFromOne(die + sum) + column
    const before = COLUMNS * rowFromOne(die - 1 + sum) + column
    if (tables.fireLoss[here] !== tables.fireLoss[before] || tables.fireLetter[here] !== tables.fireLetter[before])
      classes |= 1 << die
  }
  const die = dice.roll(d6, classes)
  rolled.die = die
  rolled.cell = COLUMNS * rowFromOne(die + sum) + column
  return rolled
}
const rolled = { die: 0, cell: 0 }

let order = new Int16Array(0)

/** RD5 Returns the modifier for how deep a unit lies, by the later tables. */
function laterDeep(p: Eagle, k: number, journal: Journal | undefined): number {
  const { laterDepth } = p.scenario.tables.file.fire
  if (k === 0) return 0
  return k === 1 ? modify(journal, laterDepth.second, reason.SECOND) : modify(journal, laterDepth.further, reason.THIRD)
}

/**
 * RA37 Far off, every unit of a stack suffers by itself, in an order given by the dice; units beyond the second are
 * harder to hit.
 */
function strikeAll(p: Eagle, hex: number, column: number, sum: number, dice: Dice, journal: Journal | undefined): void {
  const { army, readings, tables } = p.scenario
  const { depth } = tables.file.fire
  order = withRoom(order, army.units.length)
  let count = 0
  // Start from an order that both sides know, not from the stack: the dice must not betray its order.
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.at[unit] >= 0 && standsIn(p, unit, hex) && suffers(p, unit)) order[count++] = unit
  for (let k = 0; k < count; k++) {
    const pick = k + dice.roll(oneOf(count - k))
    const unit = order[pick]
    order[pick] = order[k]
    order[k] = unit
  }
  for (let k = 0; k < count; k++) {
    reveal(p, order[k])
    const deep = readings.laterDepth
      ? laterDeep(p, k, journal)
      : k === 2
        ? modify(journal, depth.third, reason.THIRD)
        : k > 2
          ? modify(journal, depth.further, reason.FURTHER)
          : 0
    const all = sum + deep + byTarget(p, order[k], journal)
    const { die, cell } = roll(p, column, all, dice)
    journal?.tell(EVERYBODY, event.Volley, column + 1, hex, die, die + all)
    journal?.tell(EVERYBODY, event.Hit, order[k], p.scenario.tables.fireResult[cell])
    strike(p, order[k], cell, false, dice, journal)
  }
}

function fireOnce(p: Eagle, hex: number, column: number, sum: number, dice: Dice, journal: Journal | undefined): void {
  const target = topTarget(p, hex)
  if (target < 0) return
  // RA124: a unit that is hit under a marker is shown.
  reveal(p, target)
  if (volley.far >= FAR) {
    strikeAll(p, hex, column, sum, dice, journal)
    return
  }
  const all = sum + byTarget(p, target, journal)
  const { die, cell } = roll(p, column, all, dice)
  journal?.tell(EVERYBODY, event.Volley, column + 1, hex, die, die + all)
  journal?.tell(EVERYBODY, event.Hit, target, p.scenario.tables.fireResult[cell])
  strike(p, target, cell, true, dice, journal)
}

/**
 * S4.8.1 Swiss that would fire at Swiss do not; `swissAside` is 1 if the Swiss that are fired at are left out as well.
 */
function standAside(p: Eagle, journal: Journal | undefined): void {
  const frame = volleyFrame(p)
  const { army } = p.scenario
  if (!isPlayed(p) || !swissIn(p, frame.hex, frame.firing)) return
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== frame.firing || army.swiss[unit] === 0 || (p.marks[unit] & mark.AIMING) === 0) continue
    // RA60: it has not fired. The points that it had laid stay available to other units of its hex, but it fires no
    // more in this phase.
    const side = sideTo(p.scenario.ground.grid, p.at[unit], frame.hex)
    if (army.arm[unit] === INFANTRY) {
      p.poured[VOLLEYS * unit + side] -= p.aimed[unit]
      p.poured[VOLLEYS * unit + ALL] -= p.aimed[unit]
    }
    p.marks[unit] = (p.marks[unit] & ~mark.AIMING) | mark.FIRED
    p.target[unit] = ASIDE
    p.aimed[unit] = 0
    frame.swissAside = 1
    journal?.tell(EVERYBODY, event.StandsAside, unit)
  }
}

/**
 * RA59 Units that fire and units that are fired at check first; a unit that routs fires no more. Beyond 2 hexes the
 * whole stack is a target, nearer the unit on top.
 */
function checkHeat(p: Eagle, dice: Dice, journal: Journal | undefined): void {
  const frame = volleyFrame(p)
  const { army, ground } = p.scenario
  let far = 1
  frame.heated = ALL_HEATED
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== frame.firing || (p.marks[unit] & mark.AIMING) === 0) continue
    far = Math.max(far, distance(ground.grid, p.at[unit], frame.hex))
    thirst(p, unit, dice, journal)
    // 14.1: a unit that the check disorganizes has half its points left to fire; guns are halved as they are added up.
    if (army.arm[unit] === INFANTRY) p.aimed[unit] = Math.min(p.aimed[unit], quartersOf(p, unit))
    if (p.state[unit] !== ROUTED) continue
    p.marks[unit] = (p.marks[unit] & ~mark.AIMING) | mark.FIRED
    p.aimed[unit] = 0
  }
  const { thirstTargets } = p.scenario.readings
  if (thirstTargets === 'none' || (thirstTargets === 'adjacent' && far > 1)) return
  if (far < FAR) {
    frame.heated = 0
    heatTarget(p, dice, journal)
    return
  }
  order = withRoom(order, army.units.length)
  let count = 0
  for (let node = p.top[frame.hex]; node >= 0; node = p.below[node])
    if (suffers(p, army.unitOf[node])) order[count++] = army.unitOf[node]
  for (let k = 0; k < count; k++) thirst(p, order[k], dice, journal)
}

/**
 * RA59 The unit that the volley would strike next checks before it does, once in a volley: another may have covered it
 * until now. Returns whether it has checked.
 */
function heatTarget(p: Eagle, dice: Dice, journal: Journal | undefined): boolean {
  const frame = volleyFrame(p)
  const target = topTarget(p, frame.hex)
  if (!isHot(p) || target < 0 || frame.heated === ALL_HEATED || frame.heated === 1 + target) return false
  frame.heated = 1 + target
  thirst(p, target, dice, journal)
  return true
}

/** No target of this volley has to check any more. */
const ALL_HEATED = -1

/** The step in which a volley goes off, once for every twelve points. */
const FIRING = 2

export const Volley: Phase<Eagle> = {
  name: 'volley',
  locals: volleyFrame,
  rule: '10.2.1',
  steps: [
    (p, dice, journal) => {
      standAside(p, journal)
      if (isHot(p)) checkHeat(p, dice, journal)
    },
    (p) => begin(p, Aftermath),
    (p, dice, journal) => {
      const frame = volleyFrame(p)
      const { hex, firing } = frame
      addUp(p, firing, hex)
      if (volley.firer < 0) return
      if (p.noise === 0) p.noise = p.turn
      // More than 12 points: first 12 on their column, then, after their effects, the rest on its own column with its
      // own die.
      const left = Math.ceil(volley.sixteenths / SIXTEENTHS) - frame.fired
      if (left <= 0) return
      if (heatTarget(p, dice, journal)) {
        p.step = FIRING
        begin(p, Aftermath)
        return
      }
      fireOnce(p, hex, Math.min(left, COLUMNS) - 1, byFirers(p, journal), dice, journal)
      frame.fired += COLUMNS
      p.step = FIRING
      begin(p, Aftermath)
    },
    // Until then the units that fired are aiming: a unit that falls back keeps away from them (RA54).
    (p) => {
      for (let unit = 0; unit < p.marks.length; unit++) {
        if ((p.marks[unit] & mark.AIMING) !== 0) p.aimed[unit] = 0
        p.marks[unit] &= ~mark.AIMING
      }
    },
  ],
}
