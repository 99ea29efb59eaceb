/** 18 Set-up: what the scenario leaves to the players, the French first (RA127). */

import { clearStacks } from '../../../../src/hex/index.ts'
import {
  begin,
  type Dice,
  EVERYBODY,
  type Journal,
  NOBODY,
  type Offers,
  oneOf,
  only,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { Markers } from '../markers/play.ts'
import { areaExists, isControlled, offerHeld } from '../state/areas.ts'
import { leaderSpotOf, placeSpot, spotOf } from '../state/arrivals.ts'
import { event } from '../state/events.ts'
import { deploymentFrame } from '../state/frames.ts'
import { ARTILLERY } from '../state/ground.ts'
import { hearers } from '../state/markers.ts'
import { DEFEND, type Eagle, MARCH, UNLIMBERED, WAITING } from '../state/position.ts'
import { enemyOf, FRENCH, SIDES, SPANISH } from '../state/sides.ts'
import type { Spot } from '../state/spots.ts'
import { enter, fighter, fits, holder } from '../state/stacks.ts'
import { OrderOfArrival } from './order-of-arrival.ts'

/** Lays out what the scenario prescribes: units in their hexes, losses, orders, possession. */
export function setUp(p: Eagle, journal: Journal | undefined): void {
  const { army, setUp: places, losses, orders, commanders } = p.scenario
  clearStacks(p)
  p.hushed = p.scenario.markerSide.length > 0 && p.scenario.carried === undefined ? 1 : 0
  p.tall.fill(0)
  for (let unit = 0; unit < army.units.length; unit++) {
    p.at[unit] = WAITING
    p.lost[unit] = losses[unit]
  }
  for (let leader = 0; leader < army.leaders.length; leader++) p.where[leader] = WAITING
  for (let f = 0; f < army.formations.length; f++) {
    p.order[f] = orders[f]
    p.march[f] = orders[f] === MARCH ? 1 : 0
    p.pending[f] = orders[f] === DEFEND ? 1 : 0
  }
  for (let k = 0; k < commanders.length; k++) p.tries[k] = commanders[k].tries
  for (const side of SIDES) layOut(p, side)
  for (const { unit, hex } of places) {
    journal?.tell(hearers(p, army.side[unit]), event.Deployed, unit, hex)
  }
  // In a game that continues a first day, the night comes before the second day's set-up (S3.2).
  if (p.scenario.carried !== undefined) return
  if (p.scenario.markerSide.length > 0) begin(p, Markers)
  begin(p, Deployment)
  if (p.scenario.exchange !== undefined) begin(p, OrderOfArrival)
}

/** Is there anything left to place for a side? */
function left(p: Eagle, side: number): boolean {
  const { army } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++)
    if (army.side[unit] === side && spotOf(p, unit) !== undefined && p.at[unit] === WAITING) return true
  for (let leader = 0; leader < army.leaders.length; leader++)
    if (army.leaderSide[leader] === side && leaderSpotOf(p, leader) !== undefined && p.where[leader] === WAITING)
      return true
  return false
}

/**
 * Places the waiting pieces of a side where the scenario lets them begin, as a player might: an imagined set-up while
 * it is hidden.
 */
export function setUpByChance(p: Eagle, side: number, dice: Dice): void {
  const { army, ground } = p.scenario
  for (let unit = 0; unit < army.units.length; unit++) {
    if (army.side[unit] !== side || p.at[unit] !== WAITING) continue
    const hexes = (spotOf(p, unit)?.hexes ?? NONE).filter((hex) => whyNotUnit(p, side, unit, hex) === undefined)
    if (hexes.length === 0) continue
    const hex = hexes[dice.roll(oneOf(hexes.length))]
    if (p.top[hex] < 0) p.dir[hex] = p.scenario.facings[unit]
    enter(p, unit, hex)
  }
  for (let leader = 0; leader < army.leaders.length; leader++) {
    if (army.leaderSide[leader] !== side || p.where[leader] !== WAITING) continue
    const hexes = [...ground.terrain.keys()].filter((hex) => whyNotLeader(p, side, leader, hex) === undefined)
    if (hexes.length > 0) p.where[leader] = hexes[dice.roll(oneOf(hexes.length))]
  }
}

/** Places the pieces of a side that have a hex in the scenario. */
export function layOut(p: Eagle, side: number): void {
  const { army, setUp: places, facings } = p.scenario
  for (const { unit, hex } of places) {
    if (army.side[unit] !== side) continue
    p.dir[hex] = facings[unit]
    // Guns that the scenario places stand ready; guns that march in are limbered.
    if (army.arm[unit] === ARTILLERY) p.form[unit] = UNLIMBERED
    enter(p, unit, hex)
  }
}

const NONE: readonly number[] = []
const NOT_YOURS = refusal('18.0', 'Place pieces of your own that are still to be placed.')
const NOT_THERE = refusal('18.0', 'The scenario does not let this piece begin there.')
const FILL_FIRST = refusal(
  '18.0',
  'None of the hexes that the scenario lists may stay empty: the pieces left are needed there.',
)
const FULL = refusal('6.0', 'More than may stand in that hex.')

/** Does placing this piece in an occupied hex leave too few pieces for some list that must be filled? */
function starves(p: Eagle, spot: Spot, hex: number): boolean {
  if (spot.group < 0 || spot.hexes === undefined || fighter(p, hex) < 0) return false
  let empty = 0
  for (let k = 0; k < spot.hexes.length; k++) if (fighter(p, spot.hexes[k]) < 0) empty++
  let waiting = 0
  for (let unit = 0; unit < p.scenario.spots.length; unit++)
    if (spotOf(p, unit)?.group === spot.group && p.at[unit] === WAITING) waiting++
  return waiting <= empty
}

/** Does a hex belong to the enemy? RA127: while set-up is hidden, every hex that the scenario leaves to him does. */
function isTheirs(p: Eagle, seat: number, hex: number): boolean {
  if (p.hushed === 0) return holder(p, hex) === enemyOf(seat)
  const { army, setUp: places, spots, exchange } = p.scenario
  for (let k = 0; k < places.length; k++) if (places[k].hex === hex && army.side[places[k].unit] !== seat) return true
  for (let unit = 0; unit < spots.length; unit++)
    if (army.side[unit] !== seat && spots[unit]?.hexes?.includes(hex)) return true
  return seat !== FRENCH && exchange?.brigades.some((brigade) => placeSpot(p, brigade)?.hexes?.includes(hex)) === true
}

function whyNotUnit(p: Eagle, seat: number, unit: number, hex: number): Refusal | undefined {
  const { army, ground } = p.scenario
  const spot = spotOf(p, unit)
  if (army.side[unit] !== seat || spot === undefined || p.at[unit] !== WAITING) return NOT_YOURS
  if (spot.hexes === undefined || !spot.hexes.includes(hex) || isTheirs(p, seat, hex)) return NOT_THERE
  if (starves(p, spot, hex)) return FILL_FIRST
  return fits(p, unit, hex, ground.terrain[hex] !== 0) ? undefined : FULL
}

function whyNotLeader(p: Eagle, seat: number, leader: number, hex: number): Refusal | undefined {
  const { army } = p.scenario
  const spot = leaderSpotOf(p, leader)
  if (army.leaderSide[leader] !== seat || spot === undefined || p.where[leader] !== WAITING) return NOT_YOURS
  if (isTheirs(p, seat, hex)) return NOT_THERE
  if (spot.hexes !== undefined) return spot.hexes.includes(hex) ? undefined : NOT_THERE
  return nearOwn(p, leader, hex, spot.within) ? undefined : NOT_THERE
}

/** Does a unit of the leader's command stand within this many hexes? */
function nearOwn(p: Eagle, leader: number, hex: number, within: number): boolean {
  const { army, ground } = p.scenario
  const { key, origin, distances } = ground.grid
  for (let unit = 0; unit < army.units.length; unit++) {
    const at = p.at[unit]
    if (at < 0 || ((army.commands[leader] >> army.formation[unit]) & 1) === 0) continue
    if (distances[key[hex] - key[at] + origin] <= within) return true
  }
  return false
}

function offerListed(offers: Offers, piece: number, hexes: readonly number[]): void {
  for (let k = 0; k < hexes.length; k++) offers.try(piece, hexes[k])
}

/** Offers a leader a hex of the list, one with units of his (each hex once), or one near them. */
function offerLeader(p: Eagle, offers: Offers, leader: number, spot: Spot | undefined): void {
  const { army, ground } = p.scenario
  if (spot === undefined) return
  if (spot.hexes !== undefined) offerListed(offers, leader, spot.hexes)
  else if (spot.within > 0) for (let hex = 0; hex < ground.grid.count; hex++) offers.try(leader, hex)
  else
    for (let unit = 0; unit < army.units.length; unit++)
      if (p.at[unit] >= 0 && isFirstOf(p, leader, unit)) offers.try(leader, p.at[unit])
}

/** Is this the highest unit of his command in its hex? */
function isFirstOf(p: Eagle, leader: number, unit: number): boolean {
  const { army } = p.scenario
  for (let node = p.top[p.at[unit]]; node >= 0; node = p.below[node])
    if (((army.commands[leader] >> army.formation[army.unitOf[node]]) & 1) === 1) return army.unitOf[node] === unit
  return false
}

export const Deployment: Phase<Eagle> = {
  name: 'deployment',
  locals: deploymentFrame,
  rule: '18.0',
  asks: (p) => p.asked,
  steps: [
    (p, _dice, journal) => {
      const frame = deploymentFrame(p)
      const next = left(p, FRENCH) ? FRENCH : left(p, SPANISH) ? SPANISH : -1
      // RA127: while set-up is hidden, all hear when a side has finished.
      if (p.hushed === 1 && frame.placing > 0 && frame.placing !== 1 + next)
        journal?.tell(EVERYBODY, event.HasSetUp, frame.placing - 1)
      frame.placing = 1 + next
      p.asked = next < 0 ? NOBODY : only(next)
      if (next >= 0) p.step = 0
    },
  ],
  choices: [
    {
      verb: 'deploy {units} > {hexes}',
      propose(p, seat, offers) {
        const { army } = p.scenario
        for (let unit = 0; unit < army.units.length; unit++)
          if (army.side[unit] === seat && p.at[unit] === WAITING)
            offerListed(offers, unit, spotOf(p, unit)?.hexes ?? NONE)
      },
      check: whyNotUnit,
      play(p, _seat, unit, hex, _dice, journal) {
        p.asked = NOBODY
        if (p.top[hex] < 0) p.dir[hex] = p.scenario.facings[unit]
        enter(p, unit, hex)
        journal?.tell(hearers(p, p.scenario.army.side[unit]), event.Deployed, unit, hex)
      },
    },
    {
      verb: 'place {leaders} > {hexes}',
      propose(p, seat, offers) {
        const { army } = p.scenario
        for (let leader = 0; leader < army.leaders.length; leader++)
          if (army.leaderSide[leader] === seat && p.where[leader] === WAITING)
            offerLeader(p, offers, leader, leaderSpotOf(p, leader))
      },
      check: whyNotLeader,
      play(p, _seat, leader, hex, _dice, journal) {
        p.asked = NOBODY
        p.where[leader] = hex
        journal?.tell(hearers(p, p.scenario.army.leaderSide[leader]), event.LeaderPlaced, leader, hex)
      },
    },
  ],
}

// Defense areas

const NO_AREA = refusal('3.1e', 'This formation has no defense order that waits for its area.')
const FOREIGN = refusal('3.1e', 'You write the orders of your own formations.')
const NOT_HELD = refusal(
  '3.1e',
  'Your side must control the area: more units there than the enemy, and none of his in or next to its centre.',
)
const ONE_BY_ONE = refusal(
  '3.1e',
  'Areas are written for one formation after the other, as they stand in the order of battle.',
)
const AREA_FIRST = refusal('3.1e', 'Say first which area is defended.')

/** Returns why a side may not write this area for a formation. */
function whyNotArea(p: Eagle, seat: number, formation: number, area: number): Refusal | undefined {
  if (p.scenario.army.formationSide[formation] !== seat) return FOREIGN
  if (p.pending[formation] !== 1) return NO_AREA
  if (formation !== nextPending(p, seat)) return ONE_BY_ONE
  return isControlled(p, seat, area) ? undefined : NOT_HELD
}

/** Returns the formation whose area comes next, -1 for none: one at a time, so that the lists stay short. */
function nextPending(p: Eagle, seat: number): number {
  const { army } = p.scenario
  for (let f = 0; f < army.formations.length; f++) if (army.formationSide[f] === seat && p.pending[f] === 1) return f
  return -1
}

/** Is some area still to be written? */
export const owesArea = (p: Eagle, seat: number): boolean => nextPending(p, seat) >= 0

/** Offers all areas for the formations that wait for one. */
function offerAreas(p: Eagle, seat: number, offers: Offers): void {
  const formation = nextPending(p, seat)
  if (formation >= 0) offerHeld(p, seat, formation, offers)
}

/** Writes the area of a formation on its side's sheet. */
function writeArea(p: Eagle, formation: number, area: number, journal: Journal | undefined): void {
  p.area[formation] = 1 + area
  p.pending[formation] = 0
  journal?.tell(only(p.scenario.army.formationSide[formation]), event.AreaChosen, formation, area)
}

export const defend = {
  verb: 'defend {formations} > {areas}',
  propose: offerAreas,
  check: whyNotArea,
  play(p: Eagle, _seat: number, formation: number, area: number, _dice: unknown, journal: Journal | undefined) {
    writeArea(p, formation, area, journal)
  },
}

/**
 * 3.1e The sheets as the game begins: a side with defense orders says where. Both sides are asked, whatever their
 * orders.
 */
export const OpeningOrders: Phase<Eagle> = {
  name: 'opening orders',
  rule: '3.0',
  secret: 'together',
  asks: () => EVERYBODY,
  choices: [
    defend,
    {
      verb: 'close',
      propose: (_p, _seat, offers) => offers.try(),
      check: (p, seat) => (owesArea(p, seat) && areaExists(p, seat) ? AREA_FIRST : undefined),
      play() {},
      closes: true,
    },
  ],
}
