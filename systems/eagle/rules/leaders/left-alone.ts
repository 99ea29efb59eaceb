/** 15 Leaders left by their troops, and leaders found alone by the enemy (RA67, RA71). */

import { distance } from '../../../../src/hex/index.ts'
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { event } from '../state/events.ts'
import { CART } from '../state/ground.ts'
import { DRIVEN_OFF, type Eagle, ELIMINATED } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter, remove } from '../state/stacks.ts'

/** RA71 Leaders go along with troops that fall back or advance, if no unit of their side is left where they stood. */
export function leadersFollow(p: Eagle, side: number, from: number, to: number, journal: Journal | undefined): void {
  if (fighter(p, from) === side) return
  const { army } = p.scenario
  for (let leader = 0; leader < army.leaders.length; leader++)
    if (army.leaderSide[leader] === side && p.where[leader] === from) {
      p.where[leader] = to
      journal?.tell(EVERYBODY, event.Rode, leader, from, to)
    }
}

/**
 * RA67 Enemy leaders in a hex that combat units of `side` enter ride to the nearest unit of their command, or failing
 * that of their side.
 */
export function leadersScatter(p: Eagle, hex: number, side: number, journal: Journal | undefined): void {
  const { army } = p.scenario
  captureCarts(p, hex, side, journal)
  for (let leader = 0; leader < army.leaders.length; leader++) {
    if (army.leaderSide[leader] !== enemyOf(side) || p.where[leader] !== hex) continue
    const to = refuge(p, leader, hex)
    p.where[leader] = to
    if (to >= 0) journal?.tell(EVERYBODY, event.Rode, leader, hex, to)
  }
}

const STRANGER = 100

function refuge(p: Eagle, leader: number, hex: number): number {
  const { army, ground } = p.scenario
  let best = DRIVEN_OFF
  let least = 999
  for (let unit = 0; unit < army.units.length; unit++) {
    if (p.at[unit] < 0 || army.side[unit] !== army.leaderSide[leader] || army.arm[unit] === CART) continue
    const steps =
      distance(ground.grid, hex, p.at[unit]) +
      (((army.commands[leader] >> army.formation[unit]) & 1) === 1 ? 0 : STRANGER)
    if (steps < least) {
      least = steps
      best = p.at[unit]
    }
  }
  return best
}

/** S4.8.5.2 A unit that enters a hex takes the carts there that have no escort, and removes them at once. */
function captureCarts(p: Eagle, hex: number, side: number, journal: Journal | undefined): void {
  const { army } = p.scenario
  for (
    let top = p.top[hex];
    top >= 0 && army.arm[army.unitOf[top]] === CART && army.side[top] !== side;
    top = p.top[hex]
  ) {
    remove(p, top, ELIMINATED)
    journal?.tell(EVERYBODY, event.Captured, top, hex)
  }
}
