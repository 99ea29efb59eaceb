import type { Told } from '../../../src/web/board/table.ts'
import { ASSAULT, MEETING } from '../rules/combat/zones.ts'
import {
  closeStands,
  muster,
  setTenant,
  TENANT_FRESH,
  TENANT_ROUTED,
  TENANT_SPENT,
  tenants,
} from '../rules/state/army.ts'
import {
  enemyOf,
  FIELD,
  FIGHTING_BORDERS,
  insideZone,
  isReserve,
  RESERVE,
  SECTORS,
  SIDES,
  stepFrom,
  stepsOut,
  stepTo,
} from '../rules/state/board.ts'
import { BATTERIES, groupAt, half, holding, kindOf, sideOfSpace, unitAt, zoneOfSpace } from '../rules/state/counts.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'
import { groupSize } from '../rules/state/sheet.ts'
import {
  ARTILLERY,
  arm,
  armOf,
  arrivedStand,
  CAVALRY,
  EMPTY,
  freshStand,
  INFANTRY,
  isAttacker,
  isRouted,
  OCCUPANT,
  rankStands,
  routedStand,
  spentStand,
  stand,
  standOf,
  standOfArm,
  stayedStand,
  typeOfArm,
  typeOfStand,
  typeOfWho,
} from '../rules/state/stands.ts'

/**
 * The board in the middle of what is being told. One entry of a match may run a whole phase; the view is that before it
 * until all of it has been told. So that figures move when their move is told, the events told so far are played on a
 * copy. It need not be exact to the last class: the true view takes its place in the end.
 */
export function progress(before: Generals, told: readonly Told[], into?: Generals): Generals {
  const p = into ?? generalsLayout.make(before.scenario)
  generalsLayout.copy(before, p)
  // Who stood in the zones already; what is told of new positions takes their place.
  const who = new Map<number, number>()
  for (let at = 0; at < p.who.length; at++) if (p.who[at] !== EMPTY) who.set(at, p.who[at])
  for (const one of told) step(p, one, who)
  return p
}

/** Takes up to `n` units out of the first of some classes that have them; gives from which. */
function take(p: Generals, side: number, sector: number, classes: readonly number[], n: number): number[] {
  const taken: number[] = []
  for (const cls of classes)
    while (taken.length < n && p.unit[unitAt(side, sector, cls)] > 0) {
      muster(p, side, sector, cls, -1)
      taken.push(cls)
    }
  return taken
}

const CAVALRY_THAT_REACTS = [stand.C_ARRIVED, stand.C, stand.C_MOVED]
const INFANTRY_THAT_REACTS = [stand.I_ARRIVED, stand.I]

const change = (p: Generals, side: number, sector: number, from: readonly number[], into: number): void => {
  if (take(p, side, sector, from, 1).length > 0) muster(p, side, sector, into, 1)
}

/** The sector whose units a side has on its half of a zone: where it stands, or out of which it attacks. */
function homeOf(p: Generals, side: number, zone: number): number {
  if (zone >= FIGHTING_BORDERS) return zone - FIGHTING_BORDERS
  const own = p.attack[half(side, zone)] - 1
  if (own >= 0) return stepFrom[own]
  const foe = p.attack[half(enemyOf(side), zone)] - 1
  return foe >= 0 ? stepTo[foe] : stepFrom[zone * 2]
}

/** Opens a zone for a side: an assault out of the sector that it holds, or a meeting on the way to `into`. */
function open(p: Generals, side: number, zone: number, kind: number, into: number): void {
  p.zone[zone] = kind
  if (zone >= FIGHTING_BORDERS) return
  const there =
    kind === ASSAULT
      ? p.held[holding(side, stepFrom[zone * 2])] > 0
        ? zone * 2
        : zone * 2 + 1
      : wayInto(p, side, zone, into)
  p.attack[half(side, zone)] = there + 1
}

/**
 * Groups that meet are paired in the zone of White's border: Black's may have come over another one, which no other
 * zone has yet.
 */
function wayInto(p: Generals, side: number, zone: number, into: number): number {
  const ways = stepsOut[into]
    .map((out) => out ^ 1)
    .filter((step) => groupSize(p, step) > 0 && p.held[holding(side, stepFrom[step])] > 0)
  const free = ways.filter((step) => !p.attack.includes(step + 1))
  return ways.find((step) => step >> 1 === zone) ?? free[0] ?? (stepTo[zone * 2] === into ? zone * 2 : zone * 2 + 1)
}

function enterStage(p: Generals, number: number): void {
  closeStands(p)
  p.stage = number
  for (const column of [p.group, p.battery, p.zone, p.attack, p.storm, p.byRoad]) column.fill(0)
}

function beginRound(p: Generals, round: number): void {
  p.round = round
  for (const side of SIDES)
    for (let sector = 0; sector < SECTORS; sector++) {
      const rest = (from: readonly number[], into: number) => {
        const n = take(p, side, sector, from, 99).length
        if (n > 0) muster(p, side, sector, into, n)
      }
      rest([stand.I_SPENT, stand.SQUARE, stand.SQUARE_SPENT, stand.I_REACTED, stand.I_ARRIVED], stand.I)
      rest([stand.C_SPENT, stand.C_MOVED, stand.C_REACTED, stand.C_ARRIVED, stand.C_COUNTER], stand.C)
      rest([stand.A_SPENT, stand.A_WITHDRAWN], stand.A)
    }
}

/** A unit in a space of a zone is routed, or leaves the board. */
function fall(p: Generals, at: number, who: number | undefined, gone: boolean): void {
  if (who === undefined) return
  const [side, zone] = [sideOfSpace(at), zoneOfSpace(at)]
  const type = typeOfWho[who]
  const sector = homeOf(p, side, zone)
  if (who === OCCUPANT) {
    setTenant(p, side, zone - FIGHTING_BORDERS, gone ? -1 : TENANT_ROUTED)
    return
  }
  const attacks = isAttacker(who)
  const exact = attacks ? standOfArm[armOf(who)] : standOf(who)
  const alike = typeOfStand.findIndex(
    (t, cls) =>
      t === type && cls !== exact && isRouted[cls] === isRouted[exact] && p.unit[unitAt(side, sector, cls)] > 0,
  )
  const classes = alike < 0 ? [exact] : [exact, alike]
  if (attacks && zone < FIGHTING_BORDERS) {
    const step = p.attack[half(side, zone)] - 1
    if (step >= 0 && p.group[groupAt(step, armOf(who))] > 0) p.group[groupAt(step, armOf(who))] -= 1
  }
  if (take(p, side, sector, classes, 1).length > 0 && !gone) muster(p, side, sector, routedStand[type], 1)
}

function step(p: Generals, { event, args: [a, b, c, d] }: Told, who: Map<number, number>): unknown {
  const { terrain } = p.scenario
  switch (event) {
    case 'RoundBegan':
      return beginRound(p, a)
    case 'StageBegan':
      return enterStage(p, a)
    case 'Mustered':
      return muster(p, a, d, freshStand[c], b)
    case 'Marked':
      p.marker[b] = c + 1
      return
    case 'Acts':
      p.group[groupAt(d, c)] = b
      return
    case 'Storms':
      p.storm[half(a, insideZone(c))] = b
      return
    case 'Fires': {
      const first = a * BATTERIES
      for (let k = first; k < first + BATTERIES; k++)
        if (p.battery[k] === 0) {
          p.battery[k] = b + 1
          return
        }
      return
    }
    case 'Moved': {
      const [from, to] = [stepFrom[d], stepTo[d]]
      const n = take(p, a, from, [standOfArm[c], stayedStand[c]], b).length
      const into =
        terrain.forest[to] === 1 ? spentStand[typeOfArm[c]] : c === arm.A ? stand.A_WITHDRAWN : arrivedStand[c]
      muster(p, a, to, into, n)
      p.group[groupAt(d, c)] = Math.max(0, p.group[groupAt(d, c)] - b)
      return
    }
    case 'Blocked':
    case 'NoRoom':
    case 'NoTarget':
      p.group[groupAt(d, c)] = 0
      return
    case 'RoadMoved': {
      const [from, to] = [stepFrom[c], stepTo[c]]
      for (const cls of take(p, a, from, rankStands[b], 1))
        muster(p, a, to, terrain.forest[to] === 1 ? spentStand[typeOfStand[cls]] : cls, 1)
      return
    }
    case 'FellBack': {
      const n = take(p, a, stepFrom[c], CAVALRY_THAT_REACTS, b).length
      muster(p, a, stepTo[c], terrain.forest[stepTo[c]] === 1 ? stand.C_SPENT : stand.C_REACTED, n)
      return
    }
    case 'TriesSquare':
      return change(p, a, b, INFANTRY_THAT_REACTS, d === 1 ? stand.SQUARE : stand.I_REACTED)
    case 'TriesCounter':
      return change(p, a, b, CAVALRY_THAT_REACTS, d === 1 ? stand.C_COUNTER : stand.C_REACTED)
    case 'Assault':
      return open(p, a, b, ASSAULT, -1)
    case 'Meeting':
      return open(p, a, b, MEETING, c)
    case 'CounterCharges': {
      const foe = p.attack[half(enemyOf(a), c)] - 1
      if (foe >= 0) p.group[groupAt(foe ^ 1, arm.C_COUNTER)] = b
      return
    }
    case 'Placed':
      who.set(a, b)
      return
    case 'Routed':
      return fall(p, a, who.get(a), false)
    case 'Gone':
      return fall(p, a, who.get(a), true)
    case 'GunsStepBack':
    case 'Withdrew': {
      const [arms, zone] = event === 'Withdrew' ? [c, d] : [arm.A, c]
      if (zone >= FIGHTING_BORDERS) return
      const own = p.attack[half(a, zone)] - 1
      if (own < 0) return
      const n = take(p, a, stepFrom[own], [standOfArm[arms]], b).length
      muster(p, a, stepFrom[own], stayedStand[arms], n)
      p.group[groupAt(own, arms)] = Math.max(0, p.group[groupAt(own, arms)] - b)
      return
    }
    case 'IntoBuilding': {
      const cls = take(p, a, c, rankStands[b], 1)[0]
      if (cls !== undefined) setTenant(p, a, c, cls === stand.I ? TENANT_FRESH : TENANT_SPENT)
      return
    }
    case 'OutOfBuilding':
      if (tenants(p, a, b) === 1) {
        setTenant(p, a, b, -1)
        muster(p, a, b, stand.I, 1)
      }
      return
    case 'OccupantGone':
      if (tenants(p, a, b) === 1) setTenant(p, a, b, -1)
      p.destroyed[kindOf(a, INFANTRY)]++
      return
    case 'BuildingRazed':
      p.razed[a] = 1
      return
    case 'Fled':
      p.box[kindOf(a, c)] += take(p, a, d, [routedStand[c]], b).length
      return
    case 'CapturedBy': {
      const foe = enemyOf(a)
      const n = take(p, foe, d, [routedStand[c]], b).length
      if (n < b && c === INFANTRY && tenants(p, foe, d) === 1) setTenant(p, foe, d, -1)
      p.captives[kindOf(foe, c)] += b
      return
    }
    case 'PrisonerMade':
      p.captives[kindOf(enemyOf(a), b)]++
      return
    case 'Destroyed':
      p.destroyed[kindOf(a, b)]++
      return
    case 'Shelled': {
      const cls = take(p, a, b, [c], 1)[0]
      if (cls === undefined) return
      if (d === 0) muster(p, a, b, routedStand[typeOfStand[c]], 1)
      else p.destroyed[kindOf(a, typeOfStand[c])]++
      return
    }
    case 'Rallied':
      p.box[kindOf(a, c)] -= 2 * b
      p.merged[kindOf(a, c)] += b
      return muster(p, a, RESERVE[a], freshStand[c], b)
    case 'GunRallied':
      if (c === ARTILLERY) muster(p, a, d, stand.A, take(p, a, d, [stand.A_ROUTED], b).length)
      else setTenant(p, a, d, TENANT_FRESH)
      return
    case 'ScoredCaptures':
    case 'ScoredObjective':
    case 'ScoredMajority':
      if (event === 'ScoredMajority') p.pool--
      p.vp[a] += b
      if (event === 'ScoredCaptures') imprison(p, a)
      return
    case 'MajorityTied':
      p.pool--
      return
    case 'LostForCaptures':
    case 'LostForObjective':
      p.vp[a] -= b
      if (event === 'LostForCaptures') imprison(p, enemyOf(a))
      return
    case 'GaveForSectors':
      p.vp[a] -= b
      p.vp[enemyOf(a)] += b
      return
    case 'Score':
      p.vp[0] = a
      p.vp[1] = b
  }
}

/** Captives are turned into points, and count as captured from then on. */
function imprison(p: Generals, by: number): void {
  for (let type = INFANTRY; type <= ARTILLERY; type++) {
    const kind = kindOf(enemyOf(by), type)
    p.captured[kind] += p.captives[kind]
    p.captives[kind] = 0
  }
}

/** All that a side has on the field, in its boxes and lost, by type: what a fold must never change. */
export function census(p: Generals, side: number): number[] {
  return [INFANTRY, CAVALRY, ARTILLERY].map((type) => {
    const kind = kindOf(side, type)
    let sum = p.box[kind] + p.captives[kind] + p.captured[kind] + p.destroyed[kind] + p.merged[kind]
    for (let sector = 0; sector < SECTORS; sector++) {
      for (let cls = 0; cls < typeOfStand.length; cls++)
        if (typeOfStand[cls] === type) sum += p.unit[unitAt(side, sector, cls)]
      if (type === INFANTRY && !isReserve(sector) && sector < FIELD && tenants(p, side, sector) === 1) sum++
    }
    return sum
  })
}
