/** 11.1, 11.1b The parts of a combat before its die is thrown, and after its end (`engagement.ts`). */

import { neighbour } from '../../../../src/hex/index.ts'
import { type Dice, EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { combatFrame, SHOCK } from '../state/frames.ts'
import { type Eagle, GOOD, mark, ROUTED } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter } from '../state/stacks.ts'
import { faces, inFront } from '../state/zones.ts'
import { attacks, defends } from './strength.ts'
import { ASIDE, isPlayed } from './swiss.ts'
import { thirst } from './thirst.ts'

/**
 * RA46, RA82 A unit that attacks attacks everything in front of it: those hexes that no attack names yet, and that it
 * `may` attack, join the combat for its target. Disorganized troops have no front.
 */
export function linkFront(p: Eagle, unit: number, may: (hex: number) => boolean): void {
  const { army, ground } = p.scenario
  if (p.state[unit] !== GOOD) return
  const from = p.at[unit]
  for (let side = 0; side < 6; side++) {
    const to = neighbour(ground.grid, from, side)
    // Below zero it waits for another combat (`setAside`).
    if (to < 0 || p.group[to] !== 0 || fighter(p, to) !== enemyOf(army.side[unit])) continue
    if (inFront(p, from, side) && ground.shock[6 * from + side] > 0 && may(to))
      p.group[to] = p.group[p.target[unit] - 1]
  }
}

/**
 * S4.8.1 If Swiss of both sides meet in a combat, the attacking Swiss do nothing, and the defending Swiss take no part.
 */
export function standAside(p: Eagle, journal: Journal | undefined): void {
  const { hex, attacker } = combatFrame(p)
  const { army } = p.scenario
  if (!isPlayed(p) || !anySwiss(p, true) || !anySwiss(p, false)) return
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.swiss[unit] === 0) continue
    if (attacks(p, unit, hex, attacker)) p.target[unit] = 0
    else if (defends(p, unit, hex, attacker)) p.target[unit] = ASIDE
    else continue
    journal?.tell(EVERYBODY, event.StandsAside, unit)
  }
}

/**
 * 11.1a, RA87 A unit that was attacked in this phase, and driven into another attacked hex, takes no part in the combat
 * there.
 */
export function spare(p: Eagle, journal: Journal | undefined): void {
  const frame = combatFrame(p)
  // The chain of 11.3 is exempt (RA91).
  if (frame.kind !== SHOCK || p.chase > 0) return
  for (let unit = 0; unit < p.scenario.army.units.length; unit++) {
    if ((p.marks[unit] & mark.HIT) === 0 || !defends(p, unit, frame.hex, frame.attacker)) continue
    p.target[unit] = ASIDE
    journal?.tell(EVERYBODY, event.Spared, unit)
  }
}

function anySwiss(p: Eagle, attacking: boolean): boolean {
  const frame = combatFrame(p)
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++)
    if (
      army.swiss[unit] === 1 &&
      (attacking ? attacks(p, unit, frame.hex, frame.attacker) : defends(p, unit, frame.hex, frame.attacker))
    )
      return true
  return false
}

/**
 * 11.0, 11.1a, RA97 A unit that was driven away from the hex that it was to attack, has turned away from it in an
 * advance, or has routed, before its combat, takes no part in it.
 */
export function dropAttackers(p: Eagle): void {
  const frame = combatFrame(p)
  for (let unit = 0; unit < p.target.length; unit++) {
    if (!attacks(p, unit, frame.hex, frame.attacker)) continue
    if (p.state[unit] === ROUTED || !faces(p, unit, p.target[unit] - 1)) p.target[unit] = 0
    else if (fighter(p, p.target[unit] - 1) !== enemyOf(frame.attacker)) p.target[unit] = 1 + otherTarget(p, unit)
  }
}

/** RA82 Returns another hex of the combat that a unit faces, if the one that it was to attack is empty; -1 for none. */
function otherTarget(p: Eagle, unit: number): number {
  const frame = combatFrame(p)
  const { grid, shock } = p.scenario.ground
  const from = p.at[unit]
  for (let side = 0; side < 6; side++) {
    const to = neighbour(grid, from, side)
    if (to < 0 || p.group[to] !== 1 + frame.hex || fighter(p, to) !== enemyOf(frame.attacker)) continue
    if ((p.state[unit] !== 0 || inFront(p, from, side)) && shock[6 * from + side] > 0) return to
  }
  return -1
}

/** RA59 All French units in the combat check before it; an attacker that routs attacks no more. */
export function checkThirst(p: Eagle, dice: Dice, journal: Journal | undefined): void {
  const { hex, attacker } = combatFrame(p)
  for (let unit = 0; unit < p.scenario.army.units.length; unit++) {
    const attacking = attacks(p, unit, hex, attacker)
    if (!attacking && !defends(p, unit, hex, attacker)) continue
    thirst(p, unit, dice, journal)
    if (attacking && p.state[unit] === ROUTED) p.target[unit] = 0
  }
}

/** Forgets the combat. */
export function forget(p: Eagle): void {
  const { hex, attacker } = combatFrame(p)
  for (let unit = 0; unit < p.target.length; unit++)
    if (p.scenario.army.side[unit] === attacker && p.target[unit] > 0 && p.group[p.target[unit] - 1] === 1 + hex)
      p.target[unit] = 0
  for (let unit = 0; unit < p.target.length; unit++) {
    if (p.target[unit] === ASIDE) p.target[unit] = 0
    p.aimed[unit] = 0
  }
  for (let other = 0; other < p.group.length; other++)
    if (p.group[other] === 1 + hex || p.group[other] === -1 - hex) p.group[other] = 0
}
