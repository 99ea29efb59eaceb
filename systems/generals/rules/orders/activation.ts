/**
 * Which ordered units act now: both sides choose in secret at the start of phases 2 to 5 (A13, G19, G20, G66, G75, G81,
 * G85).
 */

import {
  type Choice,
  EVERYBODY,
  type Journal,
  type Phase,
  type Refusal,
  refusal,
} from '../../../../src/kernel/index.ts'
import { ENEMY, status, stepFull, stepLimit, tenants } from '../state/army.ts'
import { isRearward, REAR, RESERVE_GUNS, ROUND_THE_CORNER } from '../state/arrows.ts'
import { BOTH, close } from '../state/asking.ts'
import {
  enemyOf,
  insideZone,
  isReserve,
  isStorm,
  isStraight,
  marchAt,
  marchEnd,
  marchLength,
  marchRest,
  marchStep,
  SIDES,
  SPACES,
  STEPS,
  stepFrom,
  stepTo,
} from '../state/board.ts'
import { BATTERIES, groupAt, half, holding, LINES, unitAt } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import {
  armOfLine,
  atOfLine,
  ending,
  endOf,
  findLine,
  firstLine,
  lineCode,
  marchOfLine,
  stepOfLine,
  wipe,
} from '../state/sheet.ts'
import { obstacle } from '../state/shots.ts'
import { ARMS, arm, routedStand, STANDS, standOfArm, typeOfArm, typeOfStand } from '../state/stands.ts'
import { gunsPass } from '../state/terrain.ts'

/** The phases of the sequence of play in which units act. */
export const stage = { PLANNING: 1, FAST: 2, BOMBARDMENT: 3, COMBINED: 4, NON_COMBAT: 5, RALLY: 6, SCORING: 7 } as const

const NO_ORDER = refusal('G17', 'No unit has that order, or all that have it act already.')
const ONE_A_PHASE = refusal('G28', 'A move is one sector; the second one is made in a later phase.')
const CAVALRY_ONLY = refusal('G66', 'Only cavalry acts in the fast movement phase.')
const GUNS_ONLY = refusal('G75', 'Only artillery acts in the bombardment phase.')
/** A unit that is spent in phase 4 is spent for phase 5 (A51). */
const NOBODY_FIT = refusal('G39', 'No unspent unit of that kind is left there for the order.')
const IS_ROUTED = refusal('G128', 'Who had that order is routed: routed units do nothing until they are rallied.')
/** Why an order can no longer be carried out, by how it ended (`ending`). */
const whyEnded: (Refusal | undefined)[] = []
whyEnded[ending.DONE] = refusal(
  'G39',
  'That unit has done what it was ordered to: it is spent, and spent units do not act.',
)
whyEnded[ending.MISSED] = refusal('G38', 'That cavalry attacked and hit no one, or withdrew: it is spent.')
whyEnded[ending.DECLINED] = refusal(
  'G72',
  'That cavalry could have moved into the sector that it had cleared, and did not: it is spent.',
)
whyEnded[ending.GUNS] = refusal(
  'G59',
  'Guns bombard, attack or move, one of it a round: these have done it and are spent.',
)
whyEnded[ending.ROUTED] = refusal(
  'G128',
  'The unit with that order was routed or lost: it does nothing more in this round.',
)
whyEnded[ending.SPENT] = refusal('G39', 'That cavalry has reacted: spent units do not act.')
whyEnded[ending.NO_MORE] = refusal(
  'G22',
  'That order has been carried out: another move needs another order, in the next round.',
)
whyEnded[ending.LOST] = refusal('G133', 'That order was not delivered.')
const UNDER_WAY = refusal(
  'G30',
  'That cavalry has used one of its two activations: its order is now called C again, as in C again c1-c2>b2.',
)
const BUILDING_FULL = refusal('G105', 'Five units at a time attack a building.')
/** Also if the enemy leaves in the same phase (A56). */
const OUT_OF_RESERVE = refusal('G32', 'No unit attacks out of its own reserve.')
const NO_TARGET = refusal('G76', 'There is no enemy in that sector to be fired at.')
const IN_BUILDING = refusal('B11', 'Guns do not reach the enemy in the building.')
const ONE_DIE = refusal('G149', 'Against a building both dice are needed, and what stands in between takes one.')
const IN_FOREST = refusal('G141', 'Guns cannot bombard from inside a forest.')
const BEHIND_HILL = refusal('G143', 'The hill in between hides that sector.')
const UNDER_HILL = refusal('G143', 'Guns on a hill cannot fire down into the next sector.')
const NOT_FAST = refusal('G140', 'In a forest cavalry is not fast: it acts with the infantry.')
const COMBAT = refusal('G85', 'The enemy holds that sector, and this move must not lead to combat.')
const NO_ROAD = refusal('G141', 'Guns go into a forest by road only.')
const NO_BRIDGE = refusal('G152', 'Guns cross a river only by a bridge or a road.')
const NOBODY_INSIDE = refusal('G146', 'No enemy holds the building of that sector.')
const STORM_LATER = refusal('G146', 'A building is attacked in the combined arms phase.')

/** Why guns cannot bombard along an arrow (G74, G75, A35 and the ground: G141, G143). */
export function bombardmentRefusal(p: Generals, side: number, march: number): Refusal | undefined {
  const { terrain, readings } = p.scenario
  const at = marchAt[march]
  const target = marchEnd[march]
  const step = marchStep[march]
  if (isReserve(at) || isReserve(target)) return RESERVE_GUNS
  if (!isStraight(march)) return ROUND_THE_CORNER
  if (isRearward(side, step) && !readings.rearFire) return REAR
  if (terrain.forest[at] === 1) return IN_FOREST
  // Two readings of one sentence: the hill hides what lies behind it, or what lies before the guns on it (A49).
  if (marchLength[march] === 2 && terrain.hill[stepTo[step]] === 1 && !readings.hillGunsBlind) return BEHIND_HILL
  if (marchLength[march] === 1 && terrain.hill[at] === 1 && readings.hillGunsBlind) return UNDER_HILL
  const foe = enemyOf(side)
  if (p.crowd[holding(foe, target)] - tenants(p, foe, target) > 0) return undefined
  if (tenants(p, foe, target) === 0) return NO_TARGET
  if (!terrain.razing) return IN_BUILDING
  return obstacle(p, side, march) < 0 ? undefined : ONE_DIE
}

/** Why an arm cannot continue a march in the running phase, regardless of the sheet (G23, G52, G55, G59, G61). */
function stageRefusal(p: Generals, side: number, a: number, march: number): Refusal | undefined {
  const { terrain } = p.scenario
  const step = marchStep[march]
  const at = marchAt[march]
  if (isStorm(march)) {
    if (p.stage !== stage.COMBINED) return STORM_LATER
    return tenants(p, enemyOf(side), at) === 1 ? undefined : NOBODY_INSIDE
  }
  const to = stepTo[step]
  switch (p.stage) {
    case stage.FAST:
      if (a !== arm.C) return a === arm.C_AGAIN ? ONE_A_PHASE : CAVALRY_ONLY
      if (terrain.forest[at] === 1 || terrain.forest[to] === 1) return NOT_FAST
      return isReserve(at) && status(p, side, to) === ENEMY ? OUT_OF_RESERVE : undefined
    case stage.BOMBARDMENT:
      return a === arm.A ? bombardmentRefusal(p, side, march) : GUNS_ONLY
    case stage.COMBINED:
      if (a === arm.A) return isReserve(at) || isReserve(to) ? RESERVE_GUNS : undefined
      return isReserve(at) && status(p, side, to) === ENEMY ? OUT_OF_RESERVE : undefined
    default:
      if (status(p, side, to) === ENEMY) return COMBAT
      if (a !== arm.A || gunsPass(terrain, step)) return undefined
      return terrain.forest[to] === 1 && terrain.road[step >> 1] === 0 ? NO_ROAD : NO_BRIDGE
  }
}

/**
 * Why no unit has this order any more: how the order ended, or the name under which it continues. Undefined if an order
 * like this still waits, or if there are units that could act but have no order (G17).
 */
function whyNobody(p: Generals, side: number, a: number, march: number): Refusal | undefined {
  if (findLine(p, side, a, march, 0) >= 0) return undefined
  const how = endOf(p, side, a, march)
  const at = marchAt[march]
  let idle = p.unit[unitAt(side, at, standOfArm[a])]
  for (let k = firstLine(side), end = k + LINES; k < end; k++)
    if (p.acting[k] === 1 && armOfLine(p.order[k]) === a && atOfLine(p.order[k]) === at) idle--
  if (idle > 0 && how !== ending.LOST) return undefined
  const goesOn =
    a === arm.C && [march, marchRest[march]].some((left) => left >= 0 && findLine(p, side, arm.C_AGAIN, left, 0) >= 0)
  return goesOn ? UNDER_WAY : whyEnded[how]
}

/** Are all units of an arm's type in a sector routed, but for those that could act? */
function onlyRoutedLeft(p: Generals, side: number, sector: number, a: number): boolean {
  let others = 0
  for (let s = 0; s < STANDS; s++)
    if (typeOfStand[s] === typeOfArm[a] && s !== standOfArm[a]) others += p.unit[unitAt(side, sector, s)]
  return others > 0 && others === p.unit[unitAt(side, sector, routedStand[typeOfArm[a]])]
}

const act: Choice<Generals> = {
  verb: 'act {arms} {marches}',
  propose(p, side, offers) {
    const start = firstLine(side)
    for (let k = start; k < start + LINES; k++) {
      const code = p.order[k]
      if (code === 0 || p.acting[k] === 1) continue
      let seen = false
      for (let j = start; j < k && !seen; j++) seen = p.order[j] === code && p.acting[j] === 0
      if (!seen) offers.try(armOfLine(code), marchOfLine(code))
    }
  },
  check(p, side, a, march) {
    const refused = stageRefusal(p, side, a, march)
    if (refused !== undefined)
      return refused === CAVALRY_ONLY || refused === GUNS_ONLY ? refused : (whyNobody(p, side, a, march) ?? refused)
    // One look at the sheet: does an order like this wait, how many of the arm act there, and how many at the same step
    // (B1)?
    const code = lineCode(a, march)
    const at = marchAt[march]
    const step = marchStep[march]
    let waits = false
    let here = 0
    let over = 0
    for (let k = firstLine(side), end = k + LINES; k < end; k++) {
      const line = p.order[k]
      if (line === 0) continue
      if (p.acting[k] === 0) waits ||= line === code
      else if (atOfLine(line) === at) {
        if (armOfLine(line) === a) here++
        if (stepOfLine(line) === step) over++
      }
    }
    if (!waits) return whyNobody(p, side, a, march) ?? NO_ORDER
    if (here >= p.unit[unitAt(side, at, standOfArm[a])]) return onlyRoutedLeft(p, side, at, a) ? IS_ROUTED : NOBODY_FIT
    if (p.stage === stage.BOMBARDMENT) return undefined
    if (step < 0) return over < SPACES ? undefined : BUILDING_FULL
    // In phase 5 too (G86).
    return over < stepLimit(p, step) ? undefined : stepFull(p, step)
  },
  play(p, side, a, march) {
    p.acting[findLine(p, side, a, march, 0)] = 1
  },
}

/** Does a side visibly have a unit that could act in the running phase, regardless of its sheet? */
function anyFit(p: Generals, side: number): boolean {
  for (let march = 0; march < marchAt.length; march++)
    for (let a = 0; a < ARMS; a++) {
      if (p.unit[unitAt(side, marchAt[march], standOfArm[a])] === 0) continue
      if (stageRefusal(p, side, a, march) === undefined) return true
    }
  return false
}

/** Shows both sides' acting units: by step and arm, batteries by their arrow, stormers of buildings by their sector. */
function show(p: Generals, journal: Journal | undefined): void {
  p.group.fill(0)
  p.crossed.fill(0)
  p.left.fill(0)
  p.byRoad.fill(0)
  p.acts = 0
  for (const side of SIDES) {
    let battery = side * BATTERIES
    for (let k = firstLine(side), end = k + LINES; k < end; k++) {
      if (p.acting[k] === 0) continue
      p.acts++
      const a = armOfLine(p.order[k])
      const march = marchOfLine(p.order[k])
      if (p.stage === stage.BOMBARDMENT) {
        p.battery[battery++] = 1 + march
        wipe(p, k, ending.GUNS)
      } else if (isStorm(march)) {
        p.storm[half(side, insideZone(marchAt[march]))]++
      } else {
        p.group[groupAt(marchStep[march], a)]++
        p.crossed[marchStep[march]]++
      }
    }
    sortBatteries(p, side)
  }
  if (journal === undefined) return
  for (let k = 0; k < p.battery.length; k++)
    if (p.battery[k] !== 0) journal.tell(EVERYBODY, event.Fires, k < BATTERIES ? 0 : 1, p.battery[k] - 1)
  for (let step = 0; step < STEPS; step++)
    for (let a = 0; a < ARMS; a++) {
      const n = p.group[groupAt(step, a)]
      if (n > 0) journal.tell(EVERYBODY, event.Acts, sideAt(p, stepFrom[step]), n, a, step)
    }
  for (const side of SIDES)
    for (let sector = 0; sector < p.tenant.length; sector++)
      if (!isReserve(sector) && p.storm[half(side, insideZone(sector))] > 0)
        journal.tell(EVERYBODY, event.Storms, side, p.storm[half(side, insideZone(sector))], sector)
}

/** Sorts them in the order of their arrows, so that only their owner knows the order in which they were chosen. */
function sortBatteries(p: Generals, side: number): void {
  const start = side * BATTERIES
  for (let k = start + 1; k < start + BATTERIES; k++) {
    const value = p.battery[k]
    let hole = k
    while (value !== 0 && hole > start && p.battery[hole - 1] > value) {
      p.battery[hole] = p.battery[hole - 1]
      hole--
    }
    p.battery[hole] = value
  }
}

/** The side whose non-routed units hold a sector. */
export const sideAt = (p: Generals, sector: number): number => (p.held[holding(0, sector)] > 0 ? 0 : 1)

export const Activation: Phase<Generals> = {
  name: 'who acts',
  rule: 'G20',
  secret: 'together',
  asks: () => BOTH,
  choices: [act, close()],
  idle: (p, side) => !anyFit(p, side),
  steps: [(p, _dice, journal) => show(p, journal)],
}
