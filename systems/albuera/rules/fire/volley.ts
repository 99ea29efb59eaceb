/** 14.9.5 Infantry side by side fires together: first the units that join, then the fire. */
import { neighbour } from '../../../../src/hex/index.ts'
import { because, begin, NOBODY, only, type Phase, type Refusal, refusal } from '../../../../src/kernel/index.ts'
import { Aftermath } from '../harm/aftermath.ts'
import { flankToFlank } from '../movement/line.ts'
import { type Albuera, mark, OFF } from '../state/position.ts'
import { SKIRMISH } from '../state/shapes.ts'
import { isGuns, rightOf, topUnit } from '../state/troops.ts'
import { declareFault, pay } from './declaring.ts'
import { shoot } from './shooting.ts'
import { targetFault } from './targets.ts'

const NOT_BESIDE = refusal('14.9.5', 'A unit joins once, and only flank to flank with infantry that fires.')
const AT_GUNS = refusal('R38', 'At guns that stand alone each unit fires for itself.')
const GUNS_ALONE = refusal('10.4', 'Guns fire alone.')
const ALONE = refusal('14.9.7', 'Skirmishers fire alone.')

const FIRES = because('Not yet: first {units} fires at {units}; others may join it.')

const firers = new Int16Array(512)

/** Writes the units that fire together and returns their number. */
function firing(p: Albuera, into: Int16Array): number {
  let count = 0
  for (let unit = 0; unit < p.marks.length; unit++) if (p.marks[unit] & mark.FIRING) into[count++] = unit
  return count
}

/** Why a unit cannot join the fire that is being declared. */
function joinFault(p: Albuera, unit: number): Refusal | undefined {
  const { army } = p.scenario
  const firer = p.firer - 1
  if (p.at[unit] < 0 || army.side[unit] !== army.side[firer] || p.marks[unit] & mark.FIRING) return NOT_BESIDE
  if (p.array[unit] === SKIRMISH || p.array[firer] === SKIRMISH) return ALONE
  if (isGuns(p, firer) || isGuns(p, unit)) return GUNS_ALONE
  if (!isBesideFirers(p, unit)) return NOT_BESIDE
  if (isGuns(p, p.target)) return AT_GUNS
  return declareFault(p, unit) ?? targetFault(p, unit, p.target)
}

/** Does a unit stand flank to flank with one of the firers? */
function isBesideFirers(p: Albuera, unit: number): boolean {
  const count = topsAround(p, unit, beside, 0)
  for (let k = 0; k < count; k++) if (p.marks[beside[k]] & mark.FIRING && flankToFlank(p, unit, beside[k])) return true
  return false
}

/** Adds the units of its side on top of the hexes around a unit, each once, after those already written. */
function topsAround(p: Albuera, unit: number, into: Int16Array, count: number): number {
  const { grid } = p.scenario.ground
  const side = p.scenario.army.side[unit]
  const right = rightOf(p, unit)
  for (let k = 0; k < (right < 0 ? 6 : 12); k++) {
    const hex = neighbour(grid, k < 6 ? p.at[unit] : right, k % 6)
    const top = hex < 0 ? OFF : topUnit(p, side, hex)
    if (top === OFF || has(into, count, top)) continue
    into[count++] = top
  }
  return count
}

function has(units: Int16Array, count: number, unit: number): boolean {
  for (let k = 0; k < count; k++) if (units[k] === unit) return true
  return false
}

const beside = new Int16Array(512)
const others = new Int16Array(512)

/** Writes all units that might join, each once. */
function candidates(p: Albuera): number {
  const count = firing(p, firers)
  let found = 0
  for (let k = 0; k < count; k++) found = topsAround(p, firers[k], others, found)
  return found
}

/** Counts the units that can join (14.9.5, 14.9.7); at lone guns each unit fires alone (R38). */
function countJoiners(p: Albuera): void {
  p.joiners = 0
  const count = candidates(p)
  for (let k = 0; k < count; k++) if (joinFault(p, others[k]) === undefined) p.joiners++
}

/** Declares the fire of a unit that has paid: which units join is asked first. Must come last in an action. */
export function declare(p: Albuera, unit: number, target: number): void {
  p.marks[unit] |= mark.FIRING
  begin(p, Volley)
  p.firer = 1 + unit
  p.target = target
  countJoiners(p)
}

export const Volley: Phase<Albuera> = {
  name: 'volley',
  rule: '14.9.5',
  asks: (p) => (p.joiners > 0 ? only(p.scenario.army.side[p.firer - 1]) : NOBODY),
  pending: (p) => FIRES(p.firer - 1, p.target),
  choices: [
    {
      verb: 'add {units}',
      propose(p, _seat, offers) {
        const count = candidates(p)
        for (let k = 0; k < count; k++) offers.try(others[k])
      },
      check: (p, _seat, unit) => joinFault(p, unit),
      play(p, _seat, unit) {
        pay(p, unit)
        p.marks[unit] |= mark.FIRING
        countJoiners(p)
      },
    },
    {
      verb: 'fire now',
      propose: (_p, _seat, offers) => offers.try(),
      check: () => undefined,
      play(p) {
        p.joiners = 0
      },
    },
  ],
  steps: [
    (p, dice, journal) => {
      const count = firing(p, firers)
      for (let k = 0; k < count; k++) p.marks[firers[k]] &= ~mark.FIRING
      shoot(p, firers, count, p.target, dice, journal)
      begin(p, Aftermath)
    },
  ],
}
