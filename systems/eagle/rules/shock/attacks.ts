/** 11.1a, RA81 Which attacks may be named in the shock phase, and which must be. */
import { sideTo } from '../../../../src/hex/index.ts'
import { type Choice, EVERYBODY, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { countCombat, forbidsCombat, orderOf } from '../orders/limits.ts'
import { event } from '../state/events.ts'
import { shockFrame } from '../state/frames.ts'
import { CAVALRY, INFANTRY } from '../state/ground.ts'
import { ATTACK, type Eagle, HARASS, mark, note, ROUTED, SKIRMISH, SQUARE } from '../state/position.ts'
import { enemyOf } from '../state/sides.ts'
import { fighter, lift, points, standsIn } from '../state/stacks.ts'
import { enemyNextTo, faces } from '../state/zones.ts'
import { committed } from './strength.ts'

const NOT_YOURS = refusal('11.1a', 'Infantry and cavalry of your own attack, in your own phase.')
const ROUTED_TROOPS = refusal('RA97', 'Routed units do not attack.')
const NAMED = refusal('RA87', 'It attacks once in a turn, and its attack is named.')
const HAS_STRUCK = refusal('RA87', 'It has attacked in this turn already.')
export const HAS_FIRED = refusal(
  '11.1a',
  'A unit that fired in the previous phase, or whose stack did, does not attack.',
)
const IS_BARRED = refusal('10.2.1', 'Defensive fire has kept it from attacking in this phase.')
const NOT_FORMED = refusal('11.1a', 'Squares and skirmishers do not attack.')
const NOT_ADJACENT = refusal('11.0', 'Only enemies in adjacent hexes are attacked.')
const NOBODY_THERE = refusal('11.0', 'No enemy combat unit stands there.')
export const NOT_FRONT = refusal('11.1a', 'Units attack through their front hexes only.')
export const NO_WAY = refusal('13.0', 'No unit attacks across that side.')
const MARCHING = refusal('RA74', 'Under maneuver orders a unit may not attack.')
export const TOO_MANY = refusal('11.1a', 'At most 24 points attack from a hex, and at most 18 of them into one hex.')
const CHARGED = refusal('RA89', 'That hex is charged: only the cavalry that came up to it attacks it.')
const WAS_HIT = refusal('RA87', 'A unit is attacked once in a turn, and those there have been.')
const ALL_NAMED = refusal('RA81', 'All attacks are named before the first is fought.')

/** Returns the unit of a stack that has fired before the attack, or -1. Skirmishers and squares may have (11.1a). */
export function whoFired(p: Eagle, hex: number): number {
  for (let node = p.top[hex]; node >= 0; node = p.below[node]) {
    const unit = p.scenario.army.unitOf[node]
    if ((p.marks[unit] & mark.FIRED_BEFORE) !== 0 && p.form[unit] !== SQUARE && p.form[unit] !== SKIRMISH) return unit
  }
  return -1
}

/** Is a hex the target of cavalry that has charged? */
function isCharged(p: Eagle, hex: number): boolean {
  for (let unit = 0; unit < p.target.length; unit++)
    if (p.target[unit] === 1 + hex && (p.marks[unit] & mark.CHARGED) !== 0) return true
  return false
}

/** Have all units of a hex been attacked in this turn? */
export function wasHit(p: Eagle, hex: number): boolean {
  for (let unit = 0; unit < p.scenario.army.units.length; unit++)
    if (p.at[unit] >= 0 && (p.marks[unit] & mark.HIT) === 0 && standsIn(p, unit, hex)) return false
  return true
}

/** Returns why a unit may not attack a hex, by the rules of combat alone, without orders and shares. */
export function whyNotStrike(p: Eagle, unit: number, hex: number): Refusal | undefined {
  const { army, ground, tables } = p.scenario
  const { limits } = tables.file.shock
  if (p.state[unit] === ROUTED) return ROUTED_TROOPS
  if (p.form[unit] === SQUARE || p.form[unit] === SKIRMISH) return NOT_FORMED
  const from = p.at[unit]
  const side = sideTo(ground.grid, from, hex)
  if (side < 0) return NOT_ADJACENT
  if (fighter(p, hex) !== enemyOf(army.side[unit])) return NOBODY_THERE
  if (!faces(p, unit, hex)) return NOT_FRONT
  if (ground.shock[6 * from + side] === 0) return NO_WAY
  if (p.march[army.formation[unit]] === 1) return MARCHING
  const own = points(p, unit)
  if (committed(p, from, -1) + own > limits.hex || committed(p, from, hex) + own > limits.side) return TOO_MANY
  return undefined
}

function whyNotAttack(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const { army } = p.scenario
  if (army.side[unit] !== seat || p.at[unit] < 0 || (army.arm[unit] !== INFANTRY && army.arm[unit] !== CAVALRY))
    return NOT_YOURS
  if (p.target[unit] > 0) return NAMED
  if ((p.marks[unit] & mark.STRUCK) !== 0) return HAS_STRUCK
  if ((p.marks[unit] & mark.BARRED) !== 0) return IS_BARRED
  if (whoFired(p, p.at[unit]) >= 0) return HAS_FIRED
  const why = whyNotStrike(p, unit, hex)
  if (why) return why
  if (wasHit(p, hex)) return WAS_HIT
  return isCharged(p, hex) ? CHARGED : forbidsCombat(p, unit, true)
}

/** RA12 With shares as a duty, must more of a formation attack, and could they? */
export function owesCombat(p: Eagle, seat: number): boolean {
  const { army, ground, readings } = p.scenario
  if (readings.quota !== 'minimum') return false
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = p.at[unit]
    if (at < 0 || army.side[unit] !== seat || p.quota[army.formation[unit]] <= 0 || (p.notes[unit] & note.FOUGHT) !== 0)
      continue
    if (orderOf(p, unit) !== ATTACK && orderOf(p, unit) !== HARASS) continue
    for (let side = 0; side < 6; side++) {
      const to = ground.grid.neighbours[6 * at + side]
      if (to >= 0 && fighter(p, to) === enemyOf(seat) && whyNotAttack(p, seat, unit, to) === undefined) return true
    }
  }
  return false
}

/** `attack {units} > {hexes}`: names an attack. */
export const attack: Choice<Eagle> = {
  verb: 'attack {units} > {hexes}',
  propose(p, seat, offers) {
    const { army, ground } = p.scenario
    if (shockFrame(p).named !== 0) return
    for (let unit = 0; unit < army.units.length; unit++) {
      const at = p.at[unit]
      if (at < 0 || army.side[unit] !== seat || !enemyNextTo(p, seat, at)) continue
      for (let side = 0; side < 6; side++) {
        const to = ground.grid.neighbours[6 * at + side]
        if (to >= 0 && fighter(p, to) === enemyOf(seat)) offers.try(unit, to)
      }
    }
  },
  check: (p, seat, unit, hex) => (shockFrame(p).named !== 0 ? ALL_NAMED : whyNotAttack(p, seat, unit, hex)),
  play(p, _seat, unit, hex, _dice, journal) {
    p.target[unit] = 1 + hex
    lift(p, unit)
    countCombat(p, unit)
    journal?.tell(EVERYBODY, event.Attacks, unit, hex)
  },
}
