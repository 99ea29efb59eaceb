/** What is always true on the board (I1 to I25 of the readings), asked after every play by the conformance kit. */

import { phaseNumber } from '../../../src/kernel/index.ts'
import { Targets } from './combat/targets.ts'
import { stage } from './orders/activation.ts'
import { count, stepLimit } from './state/army.ts'
import {
  CAPACITY,
  FIELD,
  RESERVE,
  SECTOR_NAMES,
  SECTORS,
  SIDE_NAMES,
  SIDES,
  SPACES,
  STEP_NAMES,
  STEPS,
  ZONE_NAMES,
  ZONES,
} from './state/board.ts'
import { BATTERIES, holding, kindOf, LINES, space, unitAt } from './state/counts.ts'
import type { Generals } from './state/position.ts'
import {
  EMPTY,
  isAttacker,
  isRouted,
  isSpentWho,
  STAND_NAMES,
  STANDS,
  stand,
  TYPE_NAMES,
  typeOfStand,
} from './state/stands.ts'

/** A sentence for everything that is broken; none if all is well. */
export function* invariants(p: Generals): Generator<string> {
  yield* conserved(p)
  yield* sectors(p)
  yield* zones(p)
  if (p.depth >= 0) yield* round(p)
}

/** I1: every piece of an army is somewhere. */
function* conserved(p: Generals): Generator<string> {
  if (p.scenario.setup === undefined && p.round === 0) return
  for (const side of SIDES)
    for (const [type, name] of TYPE_NAMES.entries()) {
      const kind = kindOf(side, type)
      let sum = p.box[kind] + p.captives[kind] + p.captured[kind] + p.destroyed[kind] + p.merged[kind]
      for (let sector = 0; sector < SECTORS; sector++)
        for (let s = 0; s < STANDS; s++) if (typeOfStand[s] === type) sum += count(p, side, sector, s)
      if (type === 0)
        for (let sector = 0; sector < FIELD; sector++)
          if (p.tenant[sector] !== 0 && ((p.tenant[sector] - 1) & 1) === side) sum++
      for (let k = 0; k < p.spoil.length; k++) if (p.spoil[k] === kind + 1) sum++
      if (sum !== p.scenario.army[side][type])
        yield `I1: ${SIDE_NAMES[side]} has ${sum} ${name} in all, not ${p.scenario.army[side][type]}`
    }
}

/** I2, I3, I5, I15, I16 and the sums kept beside the counts. */
function* sectors(p: Generals): Generator<string> {
  for (let sector = 0; sector < SECTORS; sector++) {
    let sides = 0
    for (const side of SIDES) {
      let all = 0
      let held = 0
      for (let s = 0; s < STANDS; s++) {
        const n = p.unit[unitAt(side, sector, s)]
        if (n < 0) yield `${SIDE_NAMES[side]} has ${n} ${STAND_NAMES[s]} in ${SECTOR_NAMES[sector]}`
        all += n
        if (isRouted[s] === 0) held += n
        if (n > 0 && s === stand.C_ROUTED && p.stage === stage.BOMBARDMENT && p.depth < 2)
          yield `I15: routed cavalry in ${SECTOR_NAMES[sector]}`
      }
      if (all > 0) sides++
      const tenant = sector < FIELD && p.tenant[sector] !== 0 && ((p.tenant[sector] - 1) & 1) === side ? 1 : 0
      if (p.crowd[holding(side, sector)] !== all + tenant)
        yield `${SIDE_NAMES[side]}: crowd of ${SECTOR_NAMES[sector]} is ${p.crowd[holding(side, sector)]}, not ${all + tenant}`
      if (p.held[holding(side, sector)] !== held)
        yield `${SIDE_NAMES[side]}: held of ${SECTOR_NAMES[sector]} is ${p.held[holding(side, sector)]}, not ${held}`
      if (sector < FIELD && all + tenant > CAPACITY)
        yield `I3: ${all + tenant} units of ${SIDE_NAMES[side]} in ${SECTOR_NAMES[sector]}`
      if (all > 0 && sector === RESERVE[1 - side]) yield `I5: ${SIDE_NAMES[side]} in the enemy reserve`
    }
    if (sides > 1) yield `I2: units of both sides in ${SECTOR_NAMES[sector]}`
  }
}

/** I4, I10, I11, I12. */
function* zones(p: Generals): Generator<string> {
  for (let step = 0; step < STEPS; step++)
    if (p.crossed[step] > stepLimit(p, step)) yield `I4: ${p.crossed[step]} units over ${STEP_NAMES[step]}`
  for (let zone = 0; zone < ZONES; zone++)
    for (const side of SIDES) {
      let empty = false
      for (let k = 0; k < SPACES; k++) {
        const at = space(side, zone, k)
        const who = p.who[at]
        if (who !== EMPTY && empty && p.phase === phaseNumber(Targets)) yield `I10: a gap in ${ZONE_NAMES[zone]}`
        if (who === EMPTY) empty = true
        if (isAttacker(who) && isSpentWho[who] === 1) yield `I16: a spent attacker in ${ZONE_NAMES[zone]}`
        for (let d = 0; d < 2; d++)
          if (p.die[at * 2 + d] < 0 || p.die[at * 2 + d] > 6) yield `I12: a die of ${p.die[at * 2 + d]}`
      }
    }
}

/** I6 to I8, I16, I19. */
function* round(p: Generals): Generator<string> {
  for (const side of SIDES) {
    let given = 0
    for (let k = side * LINES; k < (side + 1) * LINES; k++) if (p.order[k] > 0) given++
    const extra = p.scenario.readings.orderDelivery ? 1 : 0
    if (given > p.allotment[side] + extra) yield `I6: ${SIDE_NAMES[side]} has ${given} orders of ${p.allotment[side]}`
    for (let k = side * BATTERIES; k < (side + 1) * BATTERIES; k++) if (p.token[k] < 0) yield 'I19: a token nowhere'
  }
  const { game } = p.scenario.tables.file
  if (
    !p.scenario.readings.armyMorale &&
    (p.pool > game.majorityPool - p.round + 1 || p.pool < game.majorityPool - p.round)
  )
    yield `I8: ${p.pool} chips in round ${p.round}`
  if (p.stage === stage.PLANNING)
    for (const side of SIDES)
      for (let sector = 0; sector < SECTORS; sector++)
        for (const s of [stand.I_SPENT, stand.SQUARE, stand.SQUARE_SPENT, stand.C_SPENT, stand.C_MOVED, stand.A_SPENT])
          if (count(p, side, sector, s) > 0)
            yield `I16: ${STAND_NAMES[s]} in ${SECTOR_NAMES[sector]} in the planning phase`
}
