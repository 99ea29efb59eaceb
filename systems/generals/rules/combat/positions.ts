/**
 * Taking positions: attackers first, then passive units to match them, group by group (G24, G101 to G107, G111, G112;
 * A21, A22, A44).
 */
import { type Choice, EVERYBODY, type Journal, type Phase, refusal } from '../../../../src/kernel/index.ts'
import { committed, count, TENANT_FRESH, TENANT_SPENT, tenantState } from '../state/army.ts'
import { close, noted, sidesWith } from '../state/asking.ts'
import { enemyOf, FIELD, FIGHTING_BORDERS, SIDES, SPACES, stepsOut, ZONES } from '../state/board.ts'
import { fallenAt, groupAt, half, space } from '../state/counts.ts'
import { event } from '../state/events.ts'
import type { Generals } from '../state/position.ts'
import {
  arm,
  attacker,
  EMPTY,
  groupOfRank,
  isAttacker,
  isRoutedWho,
  OCCUPANT,
  passive,
  RANKS,
  ROUTED_GROUP,
  rankOfStand,
  rankStands,
  routedStand,
  standOf,
  TYPE_NAMES,
  typeOfWho,
} from '../state/stands.ts'
import { ASSAULT, CLOSED, homeOf, isOnBorder, MEETING } from './zones.ts'

/** The order in which attackers fill a zone (G105); a counter-charger is attacking cavalry. */
const ATTACK_ORDER = [arm.I, arm.C, arm.C_AGAIN, arm.C_COUNTER, arm.A]

/**
 * The step on which a side's attackers stand in a zone: that of its attack, or of its counter-charge; −1 if it has
 * none.
 */
export function stepOfHalf(p: Generals, side: number, zone: number): number {
  if (zone >= FIGHTING_BORDERS) return -1
  const own = p.attack[half(side, zone)] - 1
  if (own >= 0) return own
  return p.zone[zone] === ASSAULT ? (p.attack[half(enemyOf(side), zone)] - 1) ^ 1 : -1
}

/** Attackers of an arm on a side's half. */
function attackersOnHalf(p: Generals, side: number, zone: number, a: number): number {
  if (zone >= FIGHTING_BORDERS) return a === arm.I ? p.storm[half(side, zone)] : 0
  const step = stepOfHalf(p, side, zone)
  return step < 0 ? 0 : p.group[groupAt(step, a)]
}

/** Puts the attackers of both sides into their zones and counts the opponents that each defender owes. */
export function placeAttackers(p: Generals): void {
  p.who.fill(EMPTY)
  p.aim.fill(0)
  p.die.fill(0)
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (const side of SIDES) {
      let k = 0
      for (const a of ATTACK_ORDER)
        for (let n = attackersOnHalf(p, side, zone, a); n > 0 && k < SPACES; n--)
          p.who[space(side, zone, k++)] = attacker(a)
    }
  }
  countNeeds(p)
}

const attackersPlaced = (p: Generals, side: number, zone: number): number => {
  let k = 0
  while (k < SPACES && isAttacker(p.who[space(side, zone, k)])) k++
  return k
}

/**
 * G104: the defender matches the number of attackers, less his own units that attack there. In a meeting no unit
 * defends (A62).
 */
function countNeeds(p: Generals): void {
  for (let zone = 0; zone < ZONES; zone++)
    for (const side of SIDES) {
      const own = attackersPlaced(p, side, zone)
      const foes = attackersPlaced(p, enemyOf(side), zone)
      p.need[half(side, zone)] = p.zone[zone] === ASSAULT && zone < FIGHTING_BORDERS ? Math.max(0, foes - own) : 0
    }
}

/**
 * Before the melee: units that are not routed and have not withdrawn close up, and passive units will be placed again
 * (G101, A44).
 */
export function closeUp(p: Generals): void {
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (const side of SIDES) {
      let kept = 0
      for (let k = 0; k < SPACES; k++) {
        const from = space(side, zone, k)
        const who = p.who[from]
        p.who[from] = EMPTY
        // The occupant of a building keeps its place.
        if (who === OCCUPANT) continue
        const owed = p.owed[from]
        p.owed[from] = 0
        if (!isAttacker(who)) continue
        const to = space(side, zone, kept++)
        p.who[to] = who
        p.owed[to] = owed
      }
    }
  }
  p.aim.fill(0)
  p.die.fill(0)
  countNeeds(p)
}

/** Passive units of a rank in a sector that can be posted: not acting, not fallen in a zone, not yet drafted. */
function available(p: Generals, side: number, sector: number, rank: number): number {
  let sum = 0
  for (const s of rankStands[rank]) sum += count(p, side, sector, s) - committed(p, side, sector, s)
  if (sum > 0 && groupOfRank[rank] >= ROUTED_GROUP) sum -= lying(p, side, sector, groupOfRank[rank] - ROUTED_GROUP)
  return sum - drafted(p, side, sector, rank)
}

/**
 * Units of a type from a sector that were routed in this combat and lie in a zone, including a meeting over its border
 * (A44).
 */
function lying(p: Generals, side: number, sector: number, type: number): number {
  let sum = 0
  for (let zone = 0; zone < ZONES; zone++)
    if (p.zone[zone] !== CLOSED && homeOf(p, side, zone) === sector) sum += p.fallen[fallenAt(side, zone, type)]
  return sum
}

const homeOrNone = (p: Generals, side: number, zone: number): number =>
  p.zone[zone] === ASSAULT ? homeOf(p, side, zone) : -1

function drafted(p: Generals, side: number, sector: number, rank: number): number {
  let sum = 0
  for (const out of stepsOut[sector]) {
    const zone = out >> 1
    if (zone >= FIGHTING_BORDERS || homeOrNone(p, side, zone) !== sector) continue
    for (let k = 0; k < SPACES; k++) {
      const who = p.draft[space(side, zone, k)]
      if (who !== EMPTY && rankOfStand[standOf(who)] === rank) sum++
    }
  }
  return sum
}

const draftedIn = (p: Generals, side: number, zone: number): number => {
  let sum = 0
  for (let k = 0; k < SPACES; k++) if (p.draft[space(side, zone, k)] !== EMPTY) sum++
  return sum
}

const fallenIn = (p: Generals, side: number, zone: number): number =>
  p.fallen[fallenAt(side, zone, 0)] + p.fallen[fallenAt(side, zone, 1)] + p.fallen[fallenAt(side, zone, 2)]

/**
 * Opponents still owed in a zone. Units that lie routed in it already take the place of routed ones from the sector.
 */
function owed(p: Generals, side: number, zone: number, group: number): number {
  const left = p.need[half(side, zone)] - draftedIn(p, side, zone)
  return group >= ROUTED_GROUP ? left - fallenIn(p, side, zone) : left
}

/** The group to be placed next in a sector (G106: one group is completely placed before the next); −1 when all are. */
function groupNow(p: Generals, side: number, sector: number): number {
  if (zonesOpen(p, side, sector, 0) === 0) return -1
  for (let rank = 0; rank < RANKS; rank++)
    if (available(p, side, sector, rank) > 0 && zonesOpen(p, side, sector, groupOfRank[rank]) > 0)
      return groupOfRank[rank]
  return -1
}

function zonesOpen(p: Generals, side: number, sector: number, group: number): number {
  let zones = 0
  for (const out of stepsOut[sector])
    if (homeHere(p, side, out >> 1, sector) && owed(p, side, out >> 1, group) > 0) zones++
  return zones
}

const homeHere = (p: Generals, side: number, zone: number, sector: number): boolean =>
  zone < FIGHTING_BORDERS && homeOrNone(p, side, zone) === sector

/** Drafts one unit of a rank for a zone, in the first free space behind the attackers. */
function draft(p: Generals, side: number, zone: number, rank: number): void {
  const sector = homeOf(p, side, zone)
  const at = space(side, zone, attackersPlaced(p, side, zone) + draftedIn(p, side, zone))
  for (const s of rankStands[rank]) {
    let here = 0
    for (const out of stepsOut[sector]) {
      if (!homeHere(p, side, out >> 1, sector)) continue
      for (let k = 0; k < SPACES; k++) if (p.draft[space(side, out >> 1, k)] === passive(s)) here++
    }
    if (count(p, side, sector, s) - committed(p, side, sector, s) - here > 0) {
      p.draft[at] = passive(s)
      return
    }
  }
}

/**
 * Drafts the units that leave no choice; true if a choice is left: units of one group that differ, or more zones than
 * units.
 */
function draftForced(p: Generals, side: number, sector: number): boolean {
  for (;;) {
    const group = groupNow(p, side, sector)
    if (group < 0) return false
    let ranks = 0
    let units = 0
    let one = -1
    for (let rank = 0; rank < RANKS; rank++) {
      if (groupOfRank[rank] !== group) continue
      const n = available(p, side, sector, rank)
      if (n === 0) continue
      ranks++
      units += n
      one = rank
    }
    let zones = 0
    let needs = 0
    let first = -1
    for (const out of stepsOut[sector]) {
      const zone = out >> 1
      if (!homeHere(p, side, zone, sector)) continue
      const n = owed(p, side, zone, group)
      if (n <= 0) continue
      zones++
      needs += n
      if (first < 0) first = zone
    }
    if (ranks > 1 || (zones > 1 && units < needs)) return true
    draft(p, side, first, one)
  }
}

const NOT_NEEDED = refusal('G104', 'Only as many defenders are placed as there are attackers without an opponent.')
const NO_ASSAULT = refusal('G104', 'Defenders are placed where the enemy attacks their sector.')
const NO_SUCH_UNIT = refusal('G105', 'No such passive unit is left in that sector.')
const OTHER_GROUP_FIRST = refusal(
  'G106',
  'A group is placed completely before the next: square, infantry, cavalry, artillery, then the routed.',
)
const MUST_PLACE = refusal('G102', 'Taking positions is mandatory: place all units for which there is an attacker.')

const post: Choice<Generals> = {
  verb: 'post {ranks} > {zones}',
  propose(p, side, offers) {
    for (let zone = 0; zone < FIGHTING_BORDERS; zone++) {
      if (p.zone[zone] !== ASSAULT) continue
      // One group at a time: looked up once for a zone, because `check` takes long to find it.
      const group = groupNow(p, side, homeOf(p, side, zone))
      for (let rank = 0; rank < RANKS; rank++) if (groupOfRank[rank] === group) offers.try(rank, zone)
    }
  },
  check(p, side, rank, zone) {
    if (zone >= FIGHTING_BORDERS || p.zone[zone] !== ASSAULT) return NO_ASSAULT
    const sector = homeOf(p, side, zone)
    const group = groupNow(p, side, sector)
    if (group < 0 && owed(p, side, zone, 0) <= 0) return NOT_NEEDED
    if (group < 0 || available(p, side, sector, rank) <= 0) return NO_SUCH_UNIT
    if (groupOfRank[rank] !== group) return OTHER_GROUP_FIRST
    return owed(p, side, zone, group) > 0 ? undefined : NOT_NEEDED
  },
  play(p, side, rank, zone) {
    draft(p, side, zone, rank)
    draftForced(p, side, homeOf(p, side, zone))
  },
}

function anyLeft(p: Generals, side: number): boolean {
  for (let sector = 0; sector < FIELD; sector++) if (groupNow(p, side, sector) >= 0) return true
  return false
}

/**
 * The defender decides which unit stands where: the zone, and whether the fresh or the spent of a group go first (A21,
 * B4).
 */
export const Posting: Phase<Generals> = {
  name: 'taking positions',
  rule: 'G102',
  secret: 'together',
  asks: noted,
  choices: [post, close((p, side) => (anyLeft(p, side) ? MUST_PLACE : undefined))],
  steps: [
    (p) => {
      p.asked = sidesWith((side) => {
        let choice = false
        for (let sector = 0; sector < FIELD; sector++) if (draftForced(p, side, sector)) choice = true
        return choice
      })
    },
    openPositions,
  ],
}

/**
 * Places the drafted units: the routed behind all others, with those that fell in the zone (A44). Occupants of
 * buildings look out (G148).
 */
function openPositions(p: Generals, _dice: unknown, journal: Journal | undefined): void {
  for (let zone = 0; zone < ZONES; zone++) {
    if (p.zone[zone] === CLOSED) continue
    for (const side of SIDES) {
      let k = attackersPlaced(p, side, zone)
      for (let type = 0; type < routed.length; type++) routed[type] = p.fallen[fallenAt(side, zone, type)]
      for (let from = space(side, zone, 0), end = from + SPACES; from < end; from++) {
        const who = p.draft[from]
        if (who === EMPTY) continue
        p.draft[from] = EMPTY
        if (isRoutedWho[who] === 1) routed[typeOfWho[who]]++
        else p.who[space(side, zone, k++)] = who
      }
      for (let type = 0; type < routed.length; type++)
        for (let n = routed[type]; n > 0 && k < SPACES; n--) p.who[space(side, zone, k++)] = passive(routedStand[type])
    }
  }
  postOccupants(p)
  if (journal === undefined) return
  for (let at = 0; at < p.who.length; at++)
    if (p.who[at] !== EMPTY) journal.tell(EVERYBODY, event.Placed, at, p.who[at])
}

const routed = new Uint8Array(TYPE_NAMES.length)

/**
 * A building's occupant stands inside it: against infantry that attacks it, or free to strike if there is combat on its
 * borders (B12).
 */
function postOccupants(p: Generals): void {
  for (let sector = 0; sector < FIELD; sector++) {
    // An occupant that is routed, or has only just gone in, takes no part.
    if (p.tenant[sector] === 0 || (tenantState(p, sector) !== TENANT_FRESH && tenantState(p, sector) !== TENANT_SPENT))
      continue
    const side = (p.tenant[sector] - 1) & 1
    const zone = FIGHTING_BORDERS + sector
    if (p.zone[zone] === ASSAULT || combatAt(p, sector)) {
      if (p.zone[zone] === CLOSED) p.zone[zone] = MEETING
      p.who[space(side, zone, 0)] = OCCUPANT
    }
  }
}

/** Is there combat in any zone on a sector's borders (G148)? */
function combatAt(p: Generals, sector: number): boolean {
  for (let zone = 0; zone < FIGHTING_BORDERS; zone++) if (isOnBorder(p, zone, sector)) return true
  return false
}
