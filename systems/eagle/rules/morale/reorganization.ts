/**
 * 14.3 Reorganization: all disorganized and routed units try to recover, by the same roll. They cannot lose by it, so
 * all try.
 */

import {
  begin,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  only,
  type Phase,
  SPECTATOR,
} from '../../../../src/kernel/index.ts'
import { reveal, seers, sees } from '../secrecy/seeing.ts'
import { event } from '../state/events.ts'
import { CART } from '../state/ground.ts'
import { isVeiled, truePlace, VEILED } from '../state/markers.ts'
import { due, type Eagle, GOOD, ROUTED, SHAKEN } from '../state/position.ts'
import { withRoom } from '../state/scratch.ts'
import { STEADY, ROUTED as TO_ROUT } from '../state/tables.ts'
import { takeOffMarker } from '../state/veiling.ts'
import { NO_ZONE, zoneAgainst } from '../state/zones.ts'
import { judge } from '../victory/demoralization.ts'
import { Aftermath } from './aftermath.ts'
import { checkMorale, setState } from './morale.ts'

/** RA123 Troops under a marker rally too, and only their side knows: a die is rolled for each of them. */
function rallyVeiled(p: Eagle, unit: number, dice: Dice, journal: Journal | undefined): void {
  if (p.state[unit] === GOOD) {
    dice.roll(d6, 0)
    return
  }
  const to = only(p.scenario.army.side[unit])
  p.at[unit] = truePlace(p, unit)
  const result = checkMorale(p, unit, dice, journal, 0, to, 0, true)
  p.at[unit] = VEILED
  // RD16: routed troops are not covered (RA141).
  if (result === TO_ROUT && p.state[unit] === SHAKEN && p.scenario.readings.laterMorale) {
    takeOffMarker(p, p.under[unit] - 1, journal)
    runFrom(p, unit, journal)
    return
  }
  if (result !== STEADY) return
  p.state[unit] = p.state[unit] === ROUTED ? SHAKEN : GOOD
  journal?.tell(to, p.state[unit] === GOOD ? event.Recovered : event.Collected, unit)
}

/** RD16, 14.2 A unit that routs in rallying runs at once, and so is revealed. */
function runFrom(p: Eagle, unit: number, journal: Journal | undefined): void {
  setState(p, unit, ROUTED)
  p.due[unit] |= due.RUN
  reveal(p, unit)
  journal?.tell(EVERYBODY, event.Routed, unit)
}

let held = new Uint8Array(0)

/**
 * By unit: 1 if it stands in an enemy zone of control. RA148 A unit that recovers controls ground again; this must not
 * hinder the units that try after it, so the zones are noted before the first one rolls.
 */
function noteZones(p: Eagle): Uint8Array {
  const { army } = p.scenario
  held = withRoom(held, army.units.length)
  for (let unit = 0; unit < army.units.length; unit++)
    held[unit] = p.at[unit] >= 0 && zoneAgainst(p, army.side[unit], p.at[unit]) !== NO_ZONE ? 1 : 0
  return held
}

export const Reorganization: Phase<Eagle> = {
  name: 'reorganization',
  rule: '14.3',
  steps: [
    (p, dice, journal) => {
      const { army, readings, tables } = p.scenario
      const inZone = noteZones(p)
      for (let unit = 0; unit < army.units.length; unit++) {
        if (isVeiled(p, unit)) rallyVeiled(p, unit, dice, journal)
        if (p.at[unit] < 0 || army.arm[unit] === CART) continue
        // A die is rolled for every unit that is not open to both sides: otherwise the number of dice would tell how
        // many are in disorder.
        if (p.state[unit] === GOOD) {
          if (!sees(p, SPECTATOR, unit)) dice.roll(d6, 0)
          continue
        }
        // RA47: in an enemy zone of control one is taken off the die.
        const zone = inZone[unit] === 0 ? 0 : tables.file.morale.modifiers.zone
        // No stack is opened for this: a side that does not see the unit does not hear of it.
        const to = seers(p, unit)
        const result = checkMorale(p, unit, dice, journal, zone, to, 0, true)
        // RD16: by the later tables a rally can fail badly.
        if (result === TO_ROUT && p.state[unit] === SHAKEN && readings.laterMorale) {
          runFrom(p, unit, journal)
        }
        if (result !== STEADY) continue
        const better = p.state[unit] === ROUTED ? SHAKEN : GOOD
        setState(p, unit, better)
        // What its stack shows from now on is told after all have checked (`tellSighted`): here it would reveal which
        // unit has rallied.
        journal?.tell(to, better === GOOD ? event.Recovered : event.Collected, unit)
      }
      judge(p, journal)
      begin(p, Aftermath)
    },
  ],
}
