/** Roads: up to two more units move along them in phase 5, even spent ones (G150, B14). */
import { type Choice, EVERYBODY, type Journal, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { captureRouted, count, ENEMY, muster, NEUTRAL, room, status, stepFull, stepLimit } from '../state/army.ts'
import { BOTH, close } from '../state/asking.ts'
import { enemyOf, isReserve, RESERVE, SECTORS, SIDES, STEPS, stepFrom, stepTo } from '../state/board.ts'
import { ROAD_MOVES } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { rankStands, spentStand, typeOfStand } from '../state/stands.ts'

const rank = { I: 2, I_SPENT: 3, C: 4, C_SPENT: 5 } as const
const RANKS = [rank.I, rank.I_SPENT, rank.C, rank.C_SPENT]

/** Does any road of this board count? */
export const anyRoads = (p: Generals): boolean => p.scenario.terrain.road.includes(1)

const NO_ROAD = refusal('G150', 'No road leads over that border.')
const NOT_BY_ROAD = refusal('G150', 'Infantry and cavalry that is neither routed nor in square moves by road.')
const TWO_UNITS = refusal('G150', 'Two units a round move by road beyond the normal moves.')
const ENEMY_RESERVE = refusal('G31', 'The enemy reserve may never be entered.')
const COMBAT = refusal('G85', 'The enemy holds that sector, and this move must not lead to combat.')
const NOBODY_THERE = refusal('G150', 'No such unit of yours is left there.')
const FULL = refusal('G14', 'There is no room in that sector.')

const rankOf = (code: number): number => Math.floor((code - 1) / STEPS)
const stepOf = (code: number): number => (code - 1) % STEPS

function unitsOf(p: Generals, side: number, r: number, sector: number): number {
  let sum = 0
  for (const s of rankStands[r]) sum += count(p, side, sector, s)
  return sum
}

const road: Choice<Generals> = {
  verb: 'road {ranks} {steps}',
  propose(p, side, offers) {
    for (let step = 0; step < STEPS; step++)
      if (p.scenario.terrain.road[step >> 1] === 1 && p.held[side * SECTORS + stepFrom[step]] > 0)
        for (const r of RANKS) offers.try(r, step)
  },
  check(p, side, r, step) {
    if (!(RANKS as readonly number[]).includes(r)) return NOT_BY_ROAD
    if (p.scenario.terrain.road[step >> 1] === 0) return NO_ROAD
    const to = stepTo[step]
    if (to === RESERVE[enemyOf(side)]) return ENEMY_RESERVE
    if (status(p, side, to) === ENEMY) return COMBAT
    let used = 0
    let same = 0
    let going = 0
    let crossing = 0
    for (let k = side * ROAD_MOVES; k < (side + 1) * ROAD_MOVES; k++) {
      const code = p.road[k]
      if (code === 0) continue
      used++
      if (rankOf(code) === r && stepFrom[stepOf(code)] === stepFrom[step]) same++
      if (stepTo[stepOf(code)] === to) going++
      if (stepOf(code) === step) crossing++
    }
    if (used >= p.scenario.tables.file.terrain.road.extraMoves) return TWO_UNITS
    if (unitsOf(p, side, r, stepFrom[step]) <= same) return NOBODY_THERE
    if (!isReserve(to) && going >= room(p, side, to)) return FULL
    return p.crossed[step] + crossing >= stepLimit(p, step) ? stepFull(p, step) : undefined
  },
  play(p, side, r, step) {
    let k = side * ROAD_MOVES
    while (p.road[k] !== 0) k++
    p.road[k] = 1 + r * STEPS + step
  },
}

/** Does the enemy of a side also move into a sector by road? */
function contested(p: Generals, side: number, sector: number): boolean {
  const foe = enemyOf(side)
  for (let k = foe * ROAD_MOVES; k < (foe + 1) * ROAD_MOVES; k++)
    if (p.road[k] !== 0 && stepTo[stepOf(p.road[k])] === sector) return true
  return false
}

/** Sorts them in the order of the board, so that only their owner knows the order in which they were chosen. */
function sortRoads(p: Generals, side: number): void {
  const first = side * ROAD_MOVES
  if (p.road[first] <= p.road[first + 1]) return
  const code = p.road[first]
  p.road[first] = p.road[first + 1]
  p.road[first + 1] = code
}

function carryOut(p: Generals, journal: Journal | undefined): void {
  going.fill(0)
  for (const side of SIDES) sortRoads(p, side)
  for (const side of SIDES)
    for (let k = side * ROAD_MOVES; k < (side + 1) * ROAD_MOVES; k++) {
      const code = p.road[k]
      const to = stepTo[stepOf(code)]
      if (code !== 0 && !(status(p, side, to) === NEUTRAL && contested(p, side, to))) going[k] = 1
    }
  for (let k = 0; k < going.length; k++) {
    const code = p.road[k]
    p.road[k] = 0
    p.byRoad[k] = code
    if (code === 0) continue
    const side = k < ROAD_MOVES ? 0 : 1
    const step = stepOf(code)
    if (going[k] === 0) {
      journal?.tell(EVERYBODY, event.RoadBlocked, side, rankOf(code), step)
      continue
    }
    for (const s of rankStands[rankOf(code)]) {
      if (count(p, side, stepFrom[step], s) === 0) continue
      const into = p.scenario.terrain.forest[stepTo[step]] === 1 ? spentStand[typeOfStand[s]] : s
      muster(p, side, stepFrom[step], s, -1)
      muster(p, side, stepTo[step], into, 1)
      break
    }
    captureRouted(p, side, stepTo[step], journal)
    journal?.tell(EVERYBODY, event.RoadMoved, side, rankOf(code), step)
  }
}
const going = new Uint8Array(SIDES.length * ROAD_MOVES)

export const RoadMoves: Phase<Generals> = {
  name: 'moves by road',
  rule: 'G150',
  secret: 'together',
  asks: () => BOTH,
  choices: [road, close()],
  steps: [(p, _dice, journal) => carryOut(p, journal)],
}
