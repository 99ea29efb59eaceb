/**
 * Phase 3: guns fire at a distance and no unit reacts (G74 to G80, A35, A36, A41, A53): over obstacles, hills and
 * forests (G141, G143), at buildings (G149).
 */

import {
  from as atLeast,
  begin,
  type Choice,
  type Dice,
  d6,
  EVERYBODY,
  type Journal,
  type Phase,
  refusal,
} from '../../../../src/kernel/index.ts'
import { closePhase } from '../movement/advance.ts'
import { Activation } from '../orders/activation.ts'
import { dropTokens, muster, setTenant, tenants, turn } from '../state/army.ts'
import { close, NOT_YOURS, noted, sidesWith } from '../state/asking.ts'
import { CAPACITY, enemyOf, FIELD, marchAt, marchEnd, marchLength, SECTORS, SIDES } from '../state/board.ts'
import { AT_BUILDING, BATTERIES, kindOf } from '../state/counts.ts'
import { event } from '../state/events.ts'
import { why } from '../state/modifiers.ts'
import type { Generals } from '../state/position.ts'
import { figureStand, marchOf, obstacle, shotSector, sideOfShot } from '../state/shots.ts'
import { ARTILLERY, bombardGroup, INFANTRY, isRouted, line, routedStand, stand, typeOfStand } from '../state/stands.ts'
import { modifier } from '../state/tables.ts'

/** Stands for a die that finds no target. */
const NO_SHOT = 15
const SHOTS = BATTERIES * 2

/** May this battery fire at the building of its target instead (G149, B13)? */
function mayRaze(p: Generals, shot: number): boolean {
  const march = marchOf(p, shot)
  const { terrain } = p.scenario
  return (
    (shot & 1) === 0 &&
    terrain.razing &&
    terrain.building[marchEnd[march]] === 1 &&
    p.razed[marchEnd[march]] === 0 &&
    obstacle(p, sideOfShot(shot), march) < 0
  )
}

/** The unit that a battery's first die has taken from its second; −1 for none. */
const taken = (p: Generals, shot: number): number =>
  (shot & 1) === 1 && shotSector(p, shot) === shotSector(p, shot - 1) ? p.shot[shot - 1] - 1 : -1

/** The best group that a shot can aim at (G76); 99 if there is none. */
function bestGroup(p: Generals, shot: number): number {
  const sector = shotSector(p, shot)
  if (sector < 0) return 99
  const foe = enemyOf(sideOfShot(shot))
  for (let figure = 0; figure < CAPACITY; figure++) {
    const s = figureStand(p, foe, sector, figure)
    if (s < 0) return 99
    if (figure !== taken(p, shot)) return bombardGroup[s]
  }
  return 99
}

/** Can a shot be aimed at this unit, everything else aside? */
function isTarget(p: Generals, shot: number, figure: number): boolean {
  if (figure === AT_BUILDING) return mayRaze(p, shot)
  const sector = shotSector(p, shot)
  if (sector < 0 || figure === taken(p, shot)) return false
  const s = figureStand(p, enemyOf(sideOfShot(shot)), sector, figure)
  return s >= 0 && bombardGroup[s] === bestGroup(p, shot)
}

/** Must this shot be aimed now: its battery fires, it is not aimed yet, and the first die of the battery is? */
const isNext = (p: Generals, shot: number): boolean =>
  p.battery[shot >> 1] !== 0 && p.shot[shot] === 0 && ((shot & 1) === 0 || p.shot[shot - 1] !== 0)

/** Does it matter which of equal targets a shot takes: do they differ, or does another battery fire there too? */
function matters(p: Generals, shot: number): boolean {
  const foe = enemyOf(sideOfShot(shot))
  const sector = shotSector(p, shot)
  if (mayRaze(p, shot)) return true
  let first = -1
  let many = 0
  for (let figure = 0; figure < CAPACITY; figure++) {
    if (!isTarget(p, shot, figure)) continue
    const s = figureStand(p, foe, sector, figure)
    if (first >= 0 && s !== first) return true
    first = s
    many++
  }
  if (many < 2) return false
  const start = sideOfShot(shot) * SHOTS
  for (let other = start; other < start + SHOTS; other++)
    if (other >> 1 !== shot >> 1 && shotSector(p, other) === sector) return true
  return false
}

/** Aims the shots that leave no choice; true if a choice is left. */
export function layForced(p: Generals, side: number): boolean {
  for (let shot = side * SHOTS; shot < (side + 1) * SHOTS; shot++) {
    if (p.battery[shot >> 1] === 0 || p.shot[shot] !== 0) continue
    if ((shot & 1) === 1 && p.shot[shot - 1] === 1 + AT_BUILDING) {
      p.shot[shot] = 1 + AT_BUILDING
      continue
    }
    if (matters(p, shot)) return true
    let figure = 0
    while (figure < CAPACITY && !isTarget(p, shot, figure)) figure++
    p.shot[shot] = figure < CAPACITY ? 1 + figure : NO_SHOT
  }
  return false
}

const NO_BATTERY = refusal('G76', 'No battery of that number fires.')
const AIMED = refusal('G76', 'That die is aimed already.')
const FIRST_DIE_FIRST = refusal('G76', 'The first die of a battery is aimed before its second.')
const WORSE_TARGET = refusal(
  'G76',
  'Two different units are aimed at: squares first, then infantry, cavalry, artillery, routed units last.',
)
const UNAIMED = refusal('G76', 'Aim all dice of your batteries first.')

const lay: Choice<Generals> = {
  verb: 'lay {shots} > {figures}',
  propose(p, side, offers) {
    for (let shot = side * SHOTS; shot < (side + 1) * SHOTS; shot++) {
      if (p.battery[shot >> 1] === 0) continue
      for (let figure = 0; figure <= AT_BUILDING; figure++) offers.try(shot, figure)
    }
  },
  check(p, side, shot, figure) {
    if (sideOfShot(shot) !== side) return NOT_YOURS
    if (p.battery[shot >> 1] === 0) return NO_BATTERY
    if (p.shot[shot] !== 0) return AIMED
    if (!isNext(p, shot)) return FIRST_DIE_FIRST
    return isTarget(p, shot, figure) ? undefined : WORSE_TARGET
  },
  play(p, side, shot, figure) {
    p.shot[shot] = 1 + figure
    layForced(p, side)
  },
}

const unaimed = (p: Generals, side: number): boolean => {
  for (let shot = side * SHOTS; shot < (side + 1) * SHOTS; shot++)
    if (p.battery[shot >> 1] !== 0 && p.shot[shot] === 0) return true
  return false
}

/** Each battery aims at two different units; the firer chooses among equal ones (DP14). */
export const Laying: Phase<Generals> = {
  name: 'laying the guns',
  rule: 'G76',
  secret: 'together',
  asks: noted,
  choices: [lay, close((p, side) => (unaimed(p, side) ? UNAIMED : undefined))],
  steps: [
    (p) => {
      p.asked = sidesWith((side) => layForced(p, side))
    },
    (p) => {
      p.laid.set(p.shot)
      p.shot.fill(0)
    },
  ],
}

const shelled = new Uint8Array(SIDES.length * FIELD * CAPACITY)
const shelledAt = (side: number, sector: number, figure: number): number => (side * FIELD + sector) * CAPACITY + figure

/** Does a side's token lie in a sector (A36)? */
function hasToken(p: Generals, side: number, sector: number): boolean {
  for (let k = side * BATTERIES; k < (side + 1) * BATTERIES; k++)
    if (p.token[k] !== 0 && (p.token[k] - 1) % SECTORS === sector) return true
  return false
}

/**
 * Rolls all dice of both sides; hits count when all have been rolled (G26, G77). The ground adds nothing to them (B19).
 */
function fire(p: Generals, dice: Dice, journal: Journal | undefined): void {
  const { tables } = p.scenario
  const { threshold } = tables.file.dice
  shelled.fill(0)
  for (const side of SIDES) {
    const foe = enemyOf(side)
    for (let shot = side * SHOTS; shot < (side + 1) * SHOTS; shot++) {
      const figure = p.laid[shot] - 1
      if (p.battery[shot >> 1] === 0 || p.laid[shot] === NO_SHOT) continue
      const march = marchOf(p, shot)
      const sector = shotSector(p, shot)
      const s = figure === AT_BUILDING ? stand.I : figureStand(p, foe, sector, figure)
      journal?.tell(EVERYBODY, event.Shell, side, marchAt[march], s, sector)
      let added = 0
      const add = (value: number, reason: number): void => {
        added += value
        journal?.tell(EVERYBODY, event.ShellModifier, value, reason)
      }
      add(
        modifier(
          tables.ranged,
          line.ATTACK + ARTILLERY,
          isRouted[s] ? line.ROUTED : bombardGroup[s] === 0 ? line.SQUARE : line.PASSIVE + typeOfStand[s],
        ),
        why.TABLE,
      )
      const range = sector === marchEnd[march] ? marchLength[march] : 1
      add(tables.file.bombardment.range[range === 1 ? '1' : '2'], why.RANGE + range - 1)
      if (hasToken(p, side, sector)) add(tables.file.bombardment.token, why.TOKEN)
      if (figure === AT_BUILDING) add(tables.file.terrain.destroyedBuilding.modifier, why.RAZING)
      const roll = dice.roll(d6, atLeast(threshold - added))
      const value = Math.max(tables.file.dice.lowest, Math.min(tables.file.dice.highest, roll + added))
      const hit = value >= threshold
      journal?.tell(EVERYBODY, event.ShellRolled, roll, value, Number(hit))
      if (!hit) continue
      if (figure === AT_BUILDING) razeHits[shot >> 1]++
      else shelled[shelledAt(foe, sector, figure)]++
    }
  }
  takeShells(p, journal)
  razeBuildings(p, journal)
}

/**
 * G78: a fresh unit is routed, a routed one (or one hit twice) destroyed. All are looked up before any of them changes,
 * while their numbers are still valid.
 */
function takeShells(p: Generals, journal: Journal | undefined): void {
  for (const side of SIDES)
    for (let sector = 0; sector < FIELD; sector++) {
      struck.length = 0
      for (let figure = 0; figure < CAPACITY; figure++) {
        const hits = shelled[shelledAt(side, sector, figure)]
        if (hits > 0) struck.push(figureStand(p, side, sector, figure), hits)
      }
      for (let k = 0; k < struck.length; k += 2) {
        const s = struck[k]
        const gone = isRouted[s] === 1 || struck[k + 1] > 1
        if (gone) {
          muster(p, side, sector, s, -1)
          p.destroyed[kindOf(side, typeOfStand[s])]++
          if (typeOfStand[s] === ARTILLERY) dropTokens(p, side, sector)
        } else turn(p, side, sector, s, routedStand[typeOfStand[s]], 1)
        journal?.tell(EVERYBODY, event.Shelled, side, sector, s, Number(gone))
      }
    }
}
const struck: number[] = []

const razeHits = new Uint8Array(SIDES.length * BATTERIES)

/** G149: a building that one battery hit with both dice is destroyed together with its occupant. */
function razeBuildings(p: Generals, journal: Journal | undefined): void {
  const { hits } = p.scenario.tables.file.terrain.destroyedBuilding
  for (let shot = 0; shot < SHOTS * 2; shot += 2) {
    if (p.battery[shot >> 1] === 0 || p.laid[shot] !== 1 + AT_BUILDING) continue
    const sector = marchEnd[marchOf(p, shot)]
    if (razeHits[shot >> 1] >= hits && p.razed[sector] === 0) {
      p.razed[sector] = 1
      journal?.tell(EVERYBODY, event.BuildingRazed, sector)
      for (const side of SIDES)
        if (tenants(p, side, sector) === 1) {
          setTenant(p, side, sector, -1)
          p.destroyed[kindOf(side, INFANTRY)]++
          journal?.tell(EVERYBODY, event.OccupantGone, side, sector)
        }
    }
  }
  razeHits.fill(0)
}

/** G79: a battery that fired has its token in the sector that it fired at; other batteries have none. */
function layTokens(p: Generals, journal: Journal | undefined): void {
  for (let k = 0; k < p.token.length; k++) {
    p.token[k] = 0
    if (p.battery[k] === 0) continue
    const march = p.battery[k] - 1
    p.token[k] = 1 + marchAt[march] * SECTORS + marchEnd[march]
    journal?.tell(EVERYBODY, event.TokenLaid, k < BATTERIES ? 0 : 1, marchEnd[march])
  }
}

export const Bombardment: Phase<Generals> = {
  name: 'bombardment',
  rule: 'G74',
  steps: [
    (p, _dice, journal) => {
      p.stage = 3
      journal?.tell(EVERYBODY, event.StageBegan, p.stage)
      begin(p, Activation)
    },
    (p) => {
      // A battery has one activity a round, which leaves it spent (G59).
      for (let k = 0; k < p.battery.length; k++)
        if (p.battery[k] !== 0) turn(p, k < BATTERIES ? 0 : 1, marchAt[p.battery[k] - 1], stand.A, stand.A_SPENT, 1)
      if (p.acts > 0) begin(p, Laying)
    },
    (p, dice, journal) => {
      if (p.acts > 0) fire(p, dice, journal)
      layTokens(p, journal)
      for (const side of SIDES) for (let sector = 0; sector < FIELD; sector++) dropTokens(p, side, sector)
      p.laid.fill(0)
      closePhase(p)
    },
  ],
}
