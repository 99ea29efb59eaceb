/** 11.1 Evasion: cavalry and limbered guns that avoid an attack. */

import { distance, sideTo } from '../../../../src/hex/index.ts'
import { type Choice, EVERYBODY, NOBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { letFollow } from '../leaders/following.ts'
import { leadersFollow, leadersScatter } from '../leaders/left-alone.ts'
import { costOf } from '../movement/allowance.ts'
import { HEAVY, LIGHT } from '../state/army.ts'
import { event } from '../state/events.ts'
import { combatFrame } from '../state/frames.ts'
import { ARTILLERY, CAVALRY, INFANTRY, isCover, NEVER } from '../state/ground.ts'
import { type Eagle, mark, NORMAL } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fits, holder, shift } from '../state/stacks.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { judgeIn } from '../victory/demoralization.ts'
import { attacks, defends } from './strength.ts'

const NOT_ABLE = refusal(
  '11.1',
  'Cavalry evades infantry, light cavalry heavy cavalry, limbered guns infantry: nobody who has fired.',
)
const NOT_AWAY = refusal(
  'RA53',
  'It evades by one hex, away from all attackers, into a free hex outside every zone of control.',
)

/** May a unit evade all its attackers (RA86)? */
function canEvade(p: Eagle, unit: number, hex: number, attacker: number): boolean {
  const { army } = p.scenario
  if (!defends(p, unit, hex, attacker) || (p.marks[unit] & mark.FIRED_BEFORE) !== 0) return false
  let foot = true
  let slower = true
  for (let other = 0; other < army.units.length; other++) {
    if (!attacks(p, other, hex, attacker) || army.arm[other] === INFANTRY) continue
    foot = false
    if (army.class[other] !== HEAVY) slower = false
  }
  // Light cavalry escapes heavy cavalry as it does infantry, even if both attack.
  if (army.arm[unit] === CAVALRY) return foot || (slower && army.class[unit] === LIGHT)
  return army.arm[unit] === ARTILLERY && p.form[unit] === NORMAL && foot
}

function whyNotEvade(p: Eagle, unit: number, to: number): Refusal | undefined {
  const frame = combatFrame(p)
  const { army, ground } = p.scenario
  const { grid } = ground
  if (!canEvade(p, unit, frame.hex, frame.attacker)) return NOT_ABLE
  const from = p.at[unit]
  const side = sideTo(grid, from, to)
  if (side < 0 || costOf(p, unit, from, side) >= NEVER || holder(p, to) === enemyOf(army.side[unit])) return NOT_AWAY
  if (zoneAgainst(p, army.side[unit], to) !== NO_ZONE || !fits(p, unit, to, isCover(ground, to))) return NOT_AWAY
  for (let other = 0; other < army.units.length; other++)
    if (attacks(p, other, frame.hex, frame.attacker) && distance(grid, to, p.at[other]) <= 1) return NOT_AWAY
  return undefined
}

/** Could any unit evade the current combat? */
export function anyEvader(p: Eagle): boolean {
  const frame = combatFrame(p)
  const { neighbours } = p.scenario.ground.grid
  for (let unit = 0; unit < p.scenario.army.units.length; unit++) {
    if (!canEvade(p, unit, frame.hex, frame.attacker)) continue
    for (let side = 0; side < 6; side++) {
      const to = neighbours[6 * p.at[unit] + side]
      if (to >= 0 && whyNotEvade(p, unit, to) === undefined) return true
    }
  }
  return false
}

/** `evade {units} > {hexes}` */
export const evade: Choice<Eagle> = {
  verb: 'evade {units} > {hexes}',
  propose(p, _seat, offers) {
    const frame = combatFrame(p)
    const { neighbours } = p.scenario.ground.grid
    for (let unit = 0; unit < p.scenario.army.units.length; unit++) {
      if (!canEvade(p, unit, frame.hex, frame.attacker)) continue
      for (let side = 0; side < 6; side++) {
        const to = neighbours[6 * p.at[unit] + side]
        if (to >= 0) offers.try(unit, to)
      }
    }
  },
  check: (p, _seat, unit, to) => whyNotEvade(p, unit, to),
  play(p, _seat, unit, to, _dice, journal) {
    const from = p.at[unit]
    leadersScatter(p, to, p.scenario.army.side[unit], journal)
    shift(p, unit, to, p.dir[from])
    journal?.tell(EVERYBODY, event.Evades, unit, from, to)
    leadersFollow(p, p.scenario.army.side[unit], from, to, journal)
    judgeIn(p, to, journal)
    if (!anyEvader(p)) p.asked = NOBODY
    letFollow(p, unit, from)
  },
}

export const standFast: Choice<Eagle> = {
  verb: 'stand',
  propose: (_p, _seat, offers) => offers.try(),
  check: () => undefined,
  play(p) {
    p.asked = NOBODY
  },
}
