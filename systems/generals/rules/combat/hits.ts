/**
 * Taking hits: compares the results and applies all hits together (G48 to G51, G123 to G125; 6.2 of the readings, A26,
 * A27, A31).
 */
import { EVERYBODY, type Journal } from '../../../../src/kernel/index.ts'
import { collect } from '../movement/withdrawal.ts'
import { dropTokens, muster, setTenant, TENANT_ROUTED, turn } from '../state/army.ts'
import { FIGHTING_BORDERS, SIDES, SPACES, stepFrom, ZONES } from '../state/board.ts'
import { fallenAt, groupAt, half, kindOf, oppositeSpace, sideOfSpace, space, zoneOfSpace } from '../state/counts.ts'
import { event } from '../state/events.ts'
import { MELEE, RANGED } from '../state/parts.ts'
import type { Generals } from '../state/position.ts'
import { ending, strike } from '../state/sheet.ts'
import {
  ARTILLERY,
  arm,
  armOf,
  attacker,
  EMPTY,
  isAttacker,
  isRoutedWho,
  OCCUPANT,
  passive,
  routedStand,
  standOf,
  standOfArm,
  typeOfWho,
} from '../state/stands.ts'
import { stepOfHalf } from './positions.ts'
import { modifiersOf, struckBy } from './rolling.ts'
import { strikes } from './targets.ts'
import { CLOSED, homeOf } from './zones.ts'

const N = SIDES.length * ZONES * SPACES
/**
 * Hits on each space by artillery, and by infantry and cavalry; and the unit that each unit hit: scratch of one
 * resolution.
 */
const gunHits = new Uint8Array(N)
const handHits = new Uint8Array(N)
const hitBy = new Int16Array(N)
const fate = new Uint8Array(N)
const ROUTED = 1
const GONE = 2

/** A die and what is added to it, as a result (G51). */
export const resultOf = (p: Generals, value: number): number => {
  const { lowest, highest } = p.scenario.tables.file.dice
  return value < lowest ? lowest : value > highest ? highest : value
}

/** Is a unit opposed: does the unit that it strikes stand opposite and roll against it (G49, G50, A27)? */
export function isOpposed(p: Generals, at: number): boolean {
  const struck = struckBy(p, at)
  return (
    p.aim[at] === 0 &&
    struck === oppositeSpace(at) &&
    p.aim[struck] === 0 &&
    isRoutedWho[p.who[struck]] === 0 &&
    strikes(p, p.who[struck])
  )
}

/** Does a result hit, against the opponent's best result, or 0 without an opponent (G48, G49, G50, G95)? */
export const isHit = (p: Generals, result: number, against: number): boolean =>
  against > 0 && p.part === MELEE
    ? result > against
    : result >= p.scenario.tables.file.dice.threshold && result > against

/**
 * The best modified result of a unit (of two dice, the higher: A26); 0 if it has not rolled. `added` is what the tables
 * add to its dice.
 */
export function bestResult(p: Generals, at: number, added = modifiersOf(p, at)): number {
  const die = Math.max(p.die[at * 2], p.die[at * 2 + 1])
  return die === 0 ? 0 : resultOf(p, die + added)
}

/** Compares all results and applies all hits of the part at once (G26). */
export function resolve(p: Generals, journal: Journal | undefined): void {
  gunHits.fill(0)
  handHits.fill(0)
  hitBy.fill(0)
  fate.fill(0)
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (const side of SIDES) for (let k = 0; k < SPACES; k++) compare(p, space(side, zone, k), journal)
  }
  for (let at = 0; at < N; at++)
    if (gunHits[at] + handHits[at] > 0)
      fate[at] = isRoutedWho[p.who[at]] === 0 && gunHits[at] + handHits[at] === 1 ? ROUTED : GONE
  for (let at = 0; at < N; at++) if (fate[at] !== 0) apply(p, at, journal)
  // A unit that is routed in this combat takes no prisoners.
  for (let at = 0; at < N; at++) if (fate[at] !== 0) p.owed[at] = 0
  if (p.part === MELEE) noteBlown(p)
}

function compare(p: Generals, at: number, journal: Journal | undefined): void {
  if (p.die[at * 2] === 0) return
  const struck = struckBy(p, at)
  const added = modifiersOf(p, at)
  const against = isOpposed(p, at) ? bestResult(p, struck) : 0
  for (let d = 0; d < 2; d++) {
    const die = p.die[at * 2 + d]
    if (die === 0) continue
    const value = resultOf(p, die + added)
    const hit = isHit(p, value, against)
    journal?.tell(EVERYBODY, event.Result, at, value, struck, Number(hit))
    if (!hit) continue
    if (typeOfWho[p.who[at]] === ARTILLERY) gunHits[struck]++
    else {
      handHits[struck]++
      hitBy[at] = 1 + struck
    }
  }
}

/** A unit is routed or leaves the board. */
function apply(p: Generals, at: number, journal: Journal | undefined): void {
  const who = p.who[at]
  const side = sideOfSpace(at)
  const zone = zoneOfSpace(at)
  const type = typeOfWho[who]
  journal?.tell(EVERYBODY, fate[at] === ROUTED ? event.Routed : event.Gone, at)
  if (who === OCCUPANT) {
    setTenant(p, side, zone - FIGHTING_BORDERS, fate[at] === ROUTED ? TENANT_ROUTED : -1)
    p.who[at] = EMPTY
  } else {
    const attacks = isAttacker(who)
    const step = attacks ? stepOfHalf(p, side, zone) : -1
    const sector = attacks ? (step < 0 ? zone - FIGHTING_BORDERS : stepFrom[step]) : homeOf(p, side, zone)
    const cls = attacks ? standOfArm[armOf(who)] : standOf(who)
    if (attacks && step >= 0) {
      p.group[groupAt(step, armOf(who))]--
      strike(p, side, step, armOf(who), 1, ending.ROUTED)
    } else if (attacks) p.storm[half(side, zone)]--
    if (fate[at] === ROUTED) {
      turn(p, side, sector, cls, routedStand[type], 1)
      p.fallen[fallenAt(side, zone, type)]++
      p.who[at] = passive(routedStand[type])
    } else {
      muster(p, side, sector, cls, -1)
      if (type === ARTILLERY) dropTokens(p, side, sector)
      p.who[at] = EMPTY
    }
  }
  if (fate[at] === GONE) settleFate(p, at, kindOf(side, type), journal)
}

/** Captured if infantry or cavalry that survives the combat made a second hit, else destroyed (G124, A31). */
function settleFate(p: Generals, at: number, kind: number, journal: Journal | undefined): void {
  if (handHits[at] > 0 && p.part === RANGED) {
    // The melee will show whether the units that hit survive.
    let free = 0
    while (p.spoil[free] !== 0) free++
    p.spoil[free] = 1 + kind
    for (let by = 0; by < N; by++) if (hitBy[by] === at + 1) p.owed[by] = 1 + free
    return
  }
  let captured = false
  for (let by = 0; by < N; by++) if (hitBy[by] === at + 1 && fate[by] === 0) captured = true
  if (captured) {
    p.captives[kind]++
    journal?.tell(EVERYBODY, event.PrisonerMade, 1 - sideOfSpace(at), kind % 3)
  } else {
    p.destroyed[kind]++
    journal?.tell(EVERYBODY, event.Destroyed, sideOfSpace(at), kind % 3)
  }
}

/** Cavalry that attacked and hit no unit is spent (G38, G58, A16). */
function noteBlown(p: Generals): void {
  for (let zone = 0; zone < FIGHTING_BORDERS; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (const side of SIDES)
      for (let k = 0; k < SPACES; k++) {
        const at = space(side, zone, k)
        if (p.who[at] === attacker(arm.C) && p.die[at * 2] !== 0 && hitBy[at] === 0)
          p.blown[stepOfHalf(p, side, zone)]++
      }
  }
}

/**
 * After the melee: units that made a second hit by fire and survived take their prisoners; the rest of the spoils are
 * destroyed.
 */
export function settleSpoils(p: Generals, journal: Journal | undefined): void {
  for (let at = 0; at < N; at++) if (p.owed[at] !== 0) collect(p, at, journal)
  for (let k = 0; k < p.spoil.length; k++) {
    if (p.spoil[k] === 0) continue
    const kind = p.spoil[k] - 1
    p.spoil[k] = 0
    p.destroyed[kind]++
    journal?.tell(EVERYBODY, event.Destroyed, Math.floor(kind / 3), kind % 3)
  }
}
