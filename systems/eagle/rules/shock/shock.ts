/** 11 Shock attacks are all named first (RA81), and then fought one by one in the order that the attacker chooses. */

import { begin, NOBODY, only, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { beginCombat, Control } from '../cavalry/engagement.ts'
import { chargesHome } from '../cavalry/runs.ts'
import { SHOCK, shockFrame } from '../state/frames.ts'
import { CAVALRY } from '../state/ground.ts'
import { mayHideMore } from '../state/markers.ts'
import { due, type Eagle, mark, ROUTED } from '../state/position.ts'
import { breadth, isSpread, nodeOf } from '../state/stacks.ts'
import { enemyNextTo } from '../state/zones.ts'
import { attack, owesCombat, wasHit } from './attacks.ts'
import { linkFront } from './combat.ts'

const MORE_ATTACK = refusal('RA12', 'More counters of a formation have to begin a combat, and could.')
const NOT_NAMED = refusal('11.0', 'No attack on that hex waits to be fought.')

/**
 * RA82 Links hexes that are fought for together: a hex in front of an attacker that no attack names joins the
 * attacker's own combat.
 */
function link(p: Eagle): void {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.target[unit] > 0 && army.side[unit] === p.active) p.group[p.target[unit] - 1] = p.target[unit]
  for (let unit = 0; unit < army.units.length; unit++)
    if (p.target[unit] > 0 && army.side[unit] === p.active) linkFront(p, unit, (hex) => !wasHit(p, hex))
}

/** Drops charges that fire or other combats have ended. */
function dropCharges(p: Eagle): void {
  for (let unit = 0; unit < p.target.length; unit++) {
    if ((p.marks[unit] & mark.CHARGED) === 0 || chargesHome(p, unit)) continue
    p.marks[unit] &= ~mark.CHARGED
    p.target[unit] = 0
  }
}

/** RA109 Links the attacked hexes of one deployment of skirmishers into one combat. */
function linkSkirmishers(p: Eagle): void {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (p.at[unit] < 0 || army.side[unit] === p.active || !isSpread(p, unit)) continue
    let first = 0
    for (let k = 0; k < breadth(p, unit); k++) {
      const group = p.group[p.at[nodeOf(p, unit, k)]]
      if (first === 0) first = group
      else if (group > 0 && group !== first)
        for (let hex = 0; hex < p.group.length; hex++) if (p.group[hex] === group) p.group[hex] = first
    }
  }
}

/** Is anything named? */
function anyNamed(p: Eagle): boolean {
  for (let unit = 0; unit < p.target.length; unit++) if (p.target[unit] > 0) return true
  return false
}

/** Could any unit attack, judging by open information? */
function couldAttack(p: Eagle): boolean {
  const { army } = p.scenario
  for (let node = 0; node < army.unitOf.length; node++) {
    const [at, unit] = [p.at[node], army.unitOf[node]]
    if (at < 0 || army.side[unit] !== p.active || p.top[at] !== node) continue
    if (!mayHideMore(p, at) && (p.state[unit] === ROUTED || army.arm[unit] > CAVALRY)) continue
    if (enemyNextTo(p, p.active, at)) return true
  }
  return false
}

export const Shock: Phase<Eagle> = {
  name: 'shock',
  locals: shockFrame,
  rule: '11.0',
  asks: (p) => p.asked,
  steps: [
    (p) => {
      dropCharges(p)
      p.asked = couldAttack(p) ? only(p.active) : NOBODY
    },
    (p) => {
      const frame = shockFrame(p)
      if (frame.named === 0) {
        frame.named = 1
        link(p)
        linkSkirmishers(p)
      }
      if (owesControl(p)) {
        p.step = 1
        begin(p, Control)
        return
      }
      // Resolve while any combat is left; a single one needs no choice.
      const next = onlyCombat(p)
      if (next === NONE_LEFT) return
      p.step = 1
      if (next >= 0) beginCombat(p, next, p.active, SHOCK)
      else p.asked = only(p.active)
    },
    (p) => {
      p.group.fill(0)
      for (let unit = 0; unit < p.target.length; unit++) p.target[unit] = 0
    },
  ],
  choices: [
    attack,
    {
      verb: 'engage',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p, seat) => (shockFrame(p).named !== 0 ? NOT_NAMED : owesCombat(p, seat) ? MORE_ATTACK : undefined),
      deliberate: () => true,
      play(p) {
        p.asked = NOBODY
      },
    },
    {
      verb: 'resolve {hexes}',
      propose(p, _seat, offers) {
        for (let hex = 0; hex < p.group.length; hex++) if (p.group[hex] === 1 + hex) offers.try(hex)
      },
      check: (p, _seat, hex) => (shockFrame(p).named === 1 && p.group[hex] === 1 + hex ? undefined : NOT_NAMED),
      play(p, _seat, hex) {
        p.asked = NOBODY
        beginCombat(p, hex, p.active, SHOCK)
      },
    },
  ],
}

const NONE_LEFT = -1
const SEVERAL = -2

/** Returns the only combat that is left; NONE_LEFT, or SEVERAL. */
function onlyCombat(p: Eagle): number {
  if (!anyNamed(p)) return NONE_LEFT
  let found = NONE_LEFT
  for (let hex = 0; hex < p.group.length; hex++) {
    if (p.group[hex] !== 1 + hex) continue
    if (found !== NONE_LEFT) return SEVERAL
    found = hex
  }
  return found
}

/** Has cavalry emptied its target without having rolled for control yet? */
function owesControl(p: Eagle): boolean {
  for (let unit = 0; unit < p.due.length; unit++) if ((p.due[unit] & due.CONTROL) !== 0) return true
  return false
}
