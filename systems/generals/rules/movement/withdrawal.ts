/**
 * Between fire and melee: guns step back (G110), attackers that face no attackers may leave (G109), infantry may enter
 * a building (G144).
 */
import { type Choice, EVERYBODY, type Journal, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { stepOfHalf } from '../combat/positions.ts'
import { ASSAULT, CLOSED, comesFor, goal, target } from '../combat/zones.ts'
import {
  captureOccupant,
  committed,
  count,
  muster,
  occupied,
  setTenant,
  TENANT_ENTERED,
  TENANT_ENTERED_SPENT,
  TENANT_FRESH,
  TENANT_ROUTED,
  TENANT_SPENT,
  tenantState,
  tenants,
  turn,
} from '../state/army.ts'
import { close, NOT_YOURS, noted, sidesWith } from '../state/asking.ts'
import {
  BLACK,
  enemyOf,
  FIELD,
  FIGHTING_BORDERS,
  insideZone,
  SIDES,
  SPACES,
  stepFrom,
  WHITE,
  ZONES,
} from '../state/board.ts'
import { groupAt, half, holding, sideOfSpace, space, zoneOfSpace } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import { ending, strike } from '../state/sheet.ts'
import {
  ARMS,
  arm,
  attacker,
  CAVALRY,
  EMPTY,
  isAttacker,
  rankStands,
  stand,
  standOfArm,
  stayedStand,
  typeOfArm,
} from '../state/stands.ts'

/**
 * G110: attacking artillery always leaves the zone after the ranged part; it has acted, with or without a target (A61).
 */
function stepGunsBack(p: Generals, journal: Journal | undefined): void {
  for (let zone = 0; zone < FIGHTING_BORDERS; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (const side of SIDES) {
      let guns = 0
      for (let k = 0; k < SPACES; k++)
        if (p.who[space(side, zone, k)] === attacker(arm.A)) {
          p.who[space(side, zone, k)] = EMPTY
          guns++
        }
      if (guns === 0) continue
      leave(p, side, stepOfHalf(p, side, zone), arm.A, guns)
      journal?.tell(EVERYBODY, event.GunsStepBack, side, guns, zone)
    }
  }
}

/** Stormers of a building give up, as in `leave`. Their orders are struck when the phase closes. */
function leaveStorm(p: Generals, side: number, sector: number, n: number): void {
  p.storm[half(side, insideZone(sector))] -= n
  turn(p, side, sector, stand.I, stand.I_REACTED, n)
}

/** Units of a group give up: passive in their own sector from now on, spent when the phase closes. */
function leave(p: Generals, side: number, step: number, a: number, n: number): void {
  p.group[groupAt(step, a)] -= n
  turn(p, side, stepFrom[step], standOfArm[a], stayedStand[a], n)
  strike(p, side, step, a, n, a === arm.A ? ending.GUNS : typeOfArm[a] === CAVALRY ? ending.MISSED : ending.DONE)
}

const MUST_STAY = refusal('G109', 'Attackers opposed by attacking units cannot withdraw.')
const NOTHING_LEFT = refusal(
  'G109',
  'There is no fight left to give up: no enemy that can still fight holds that sector or wants it.',
)
const NOT_AN_ATTACKER = refusal('G109', 'Only attackers withdraw, before the melee.')
const WITHDRAWN = refusal('G109', 'That unit withdraws already.')

/**
 * Does an enemy that can still fight hold the sector that a side attacks in a zone, or also want it? If not, it is won
 * (A24, G84).
 */
function contested(p: Generals, side: number, zone: number): boolean {
  const foe = enemyOf(side)
  if (zone >= FIGHTING_BORDERS) return occupied(p, foe, zone - FIGHTING_BORDERS)
  const sector = goal(p, side, zone)
  return p.held[holding(foe, sector)] > 0 || comesFor(p, foe, sector)
}

/** Attackers of both sides in a zone, without guns: the first min(K, E) of each stay (A24). */
const heldBy = (p: Generals, side: number, zone: number): number => {
  let foes = 0
  for (let k = 0; k < SPACES; k++) if (isAttacker(p.who[space(enemyOf(side), zone, k)])) foes++
  return foes
}
/** The place of a space among the attackers that are left on its half, from 0. */
function rankAmongAttackers(p: Generals, at: number): number {
  let rank = 0
  for (let k = at - (at % SPACES); k < at; k++) if (isAttacker(p.who[k])) rank++
  return rank
}

const withdraw: Choice<Generals> = {
  verb: 'withdraw {spaces}',
  propose(p, side, offers) {
    for (let zone = 0; zone < ZONES; zone++) {
      if (p.zone[zone] === CLOSED) continue
      for (let k = 0; k < SPACES; k++) if (isAttacker(p.who[space(side, zone, k)])) offers.try(space(side, zone, k))
    }
  },
  check(p, side, at) {
    if (sideOfSpace(at) !== side) return NOT_YOURS
    const who = p.who[at]
    if (!isAttacker(who)) return NOT_AN_ATTACKER
    if (p.draft[at] !== EMPTY) return WITHDRAWN
    const zone = zoneOfSpace(at)
    if (!contested(p, side, zone)) return NOTHING_LEFT
    return rankAmongAttackers(p, at) < heldBy(p, side, zone) ? MUST_STAY : undefined
  },
  play(p, _side, at) {
    p.draft[at] = 1
  },
}

const NO_BUILDING = refusal('G144', 'There is no building to go into, or it is taken.')
const NOT_DEFENDING = refusal('G144', 'Infantry goes into a building while its sector is attacked.')
const NO_INFANTRY = refusal('G144', 'Only infantry that does not act and is not routed goes into a building.')

/** Passive infantry of a rank in a sector: its class, or −1 if there is none. */
function infantryFor(p: Generals, side: number, sector: number, rank: number): number {
  for (const s of rankStands[rank]) if (count(p, side, sector, s) - committed(p, side, sector, s) > 0) return s
  return -1
}
/** Infantry in square or not, fresh or spent: the first ranks, and the only ones that can enter a building. */
const FOOT_RANKS = rankStands.findIndex(([s]) => s === stand.C_REACTED)
const footRanks = [...Array(FOOT_RANKS).keys()]

const attacked = (p: Generals, side: number, sector: number): boolean => {
  for (let zone = 0; zone < FIGHTING_BORDERS; zone++)
    if (p.zone[zone] === ASSAULT && target(p, enemyOf(side), zone) === sector) return true
  return false
}

const occupy: Choice<Generals> = {
  verb: 'occupy {ranks} > {sectors}',
  propose(p, _side, offers) {
    for (let sector = 0; sector < FIELD; sector++)
      if (p.scenario.terrain.building[sector] === 1) for (const rank of footRanks) offers.try(rank, sector)
  },
  check(p, side, rank, sector) {
    if (
      p.scenario.terrain.building[sector] === 0 ||
      p.razed[sector] === 1 ||
      p.tenant[sector] !== 0 ||
      p.wish[holding(side, sector)] > 0
    )
      return NO_BUILDING
    if (!attacked(p, side, sector)) return NOT_DEFENDING
    return rank >= FOOT_RANKS || infantryFor(p, side, sector, rank) < 0 ? NO_INFANTRY : undefined
  },
  play(p, side, rank, sector) {
    p.wish[holding(side, sector)] = 1 + rank
  },
}

/** Does a side have anything to decide here? */
function mayDecide(p: Generals, side: number): boolean {
  for (let sector = 0; sector < FIELD; sector++)
    if (p.scenario.terrain.building[sector] === 1)
      for (const rank of footRanks) if (occupy.check(p, side, rank, sector) === undefined) return true
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (let k = 0; k < SPACES; k++)
      if (isAttacker(p.who[space(side, zone, k)]) && withdraw.check(p, side, space(side, zone, k), 0) === undefined)
        return true
  }
  return false
}

/** A unit that withdraws has survived the combat: the unit that it was owed is its prisoner (B3). */
export function collect(p: Generals, at: number, journal: Journal | undefined): void {
  const owed = p.owed[at]
  p.owed[at] = 0
  if (owed === 0 || p.spoil[owed - 1] === 0) return
  const kind = p.spoil[owed - 1] - 1
  p.spoil[owed - 1] = 0
  p.captives[kind]++
  journal?.tell(EVERYBODY, event.PrisonerMade, sideOfSpace(at), kind % 3)
}

export const Withdrawal: Phase<Generals> = {
  name: 'withdrawing',
  rule: 'G109',
  secret: 'together',
  asks: noted,
  choices: [withdraw, occupy, close()],
  steps: [
    (p, _dice, journal) => {
      stepGunsBack(p, journal)
      p.asked = sidesWith((side) => mayDecide(p, side))
    },
    (p, _dice, journal) => {
      for (let zone = 0; zone < ZONES; zone++) {
        if (p.zone[zone] === CLOSED) continue
        for (const side of SIDES)
          for (let a = 0; a < ARMS; a++) {
            let n = 0
            for (let k = 0; k < SPACES; k++) {
              const at = space(side, zone, k)
              if (p.draft[at] === EMPTY || p.who[at] !== attacker(a)) continue
              p.draft[at] = EMPTY
              p.who[at] = EMPTY
              collect(p, at, journal)
              n++
            }
            if (n === 0) continue
            p.left[half(side, zone)] += n
            if (zone >= FIGHTING_BORDERS) leaveStorm(p, side, zone - FIGHTING_BORDERS, n)
            else leave(p, side, stepOfHalf(p, side, zone), a, n)
            journal?.tell(EVERYBODY, event.Withdrew, side, n, a, zone)
          }
      }
      if (!p.scenario.terrain.any) return
      for (let sector = 0; sector < FIELD; sector++)
        for (const side of SIDES) {
          const wish = holding(side, sector)
          if (p.wish[wish] === 0) continue
          const rank = p.wish[wish] - 1
          const s = infantryFor(p, side, sector, rank)
          p.wish[wish] = 0
          muster(p, side, sector, s, -1)
          p.left[half(side, insideZone(sector))]++
          setTenant(p, side, sector, s === stand.I ? TENANT_ENTERED : TENANT_ENTERED_SPENT)
          journal?.tell(EVERYBODY, event.IntoBuilding, side, rank, sector)
        }
    },
  ],
}

/**
 * Closes a phase in the buildings: units that went in are fresh or spent there from now on, stormers take a routed
 * occupant (B10), and an occupant comes out by itself when no enemy is left around it (B9).
 */
export function closeBuildings(p: Generals, journal: Journal | undefined): void {
  for (let sector = 0; sector < FIELD; sector++) {
    if (p.tenant[sector] === 0) continue
    const side = tenants(p, WHITE, sector) === 1 ? WHITE : BLACK
    const state = tenantState(p, sector)
    if (state === TENANT_ENTERED) setTenant(p, side, sector, TENANT_FRESH)
    else if (state === TENANT_ENTERED_SPENT) setTenant(p, side, sector, TENANT_SPENT)
    else if (state === TENANT_ROUTED && p.storm[half(enemyOf(side), insideZone(sector))] > 0)
      captureOccupant(p, enemyOf(side), sector, journal)
    if (!occupied(p, side, sector) || p.crowd[holding(enemyOf(side), sector)] > 0) continue
    const out = tenantState(p, sector) === TENANT_SPENT ? stand.I_SPENT : stand.I
    setTenant(p, side, sector, -1)
    muster(p, side, sector, out, 1)
    journal?.tell(EVERYBODY, event.OutOfBuilding, side, sector)
  }
}
