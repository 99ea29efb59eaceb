import type { Told } from '../../../src/web/board/table.ts'
import { ASSAULT, MEETING } from '../rules/queries/asked.ts'
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
  FIGHTING_BORDERS,
  insideZone,
  RESERVE,
  SECTORS,
  SIDES,
  stepFrom,
  stepsOut,
  stepTo,
} from '../rules/state/board.ts'
import { BATTERIES, groupAt, half, holding, kindOf, sideOfSpace, unitAt, zoneOfSpace } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { groupSize } from '../rules/state/sheet.ts'
import {
  ARTILLERY,
  arm,
  armOf,
  arrivedStand,
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

/** Takes up to `n` units out of the first of some classes that have them; returns the classes that they came from. */
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

/** The sector whose units a side has on its half of a zone: the one where it stands, or that it attacks from. */
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
 * Groups that meet are paired in the zone of White's border: Black's may have come over another border, which no other
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

/** Captives become points, and count as captured from then on. */
function imprison(p: Generals, by: number): void {
  for (let type = INFANTRY; type <= ARTILLERY; type++) {
    const kind = kindOf(enemyOf(by), type)
    p.captured[kind] += p.captives[kind]
    p.captives[kind] = 0
  }
}

type Step = (p: Generals, args: Told['args'], who: Map<number, number>) => void

/** A group that was to move does not. */
const comesToNothing: Step = (p, [, , c, d]) => {
  p.group[groupAt(d, c)] = 0
}

/** Units of an attack leave its zone and return to where they came from. */
function stepBack(p: Generals, side: number, count: number, arms: number, zone: number): void {
  if (zone >= FIGHTING_BORDERS) return
  const own = p.attack[half(side, zone)] - 1
  if (own < 0) return
  const n = take(p, side, stepFrom[own], [standOfArm[arms]], count).length
  muster(p, side, stepFrom[own], stayedStand[arms], n)
  p.group[groupAt(own, arms)] = Math.max(0, p.group[groupAt(own, arms)] - count)
}

/** What an event does to the position, by its name; an event that is not listed changes nothing. */
export const steps: Readonly<Record<string, Step>> = {
  RoundBegan(p, [a]) {
    beginRound(p, a)
  },
  StageBegan(p, [a]) {
    enterStage(p, a)
  },
  Mustered(p, [a, b, c, d]) {
    muster(p, a, d, freshStand[c], b)
  },
  Marked(p, [, b, c]) {
    p.marker[b] = c + 1
  },
  Acts(p, [, b, c, d]) {
    p.group[groupAt(d, c)] = b
  },
  Storms(p, [a, b, c]) {
    p.storm[half(a, insideZone(c))] = b
  },
  Fires(p, [a, b]) {
    const first = a * BATTERIES
    for (let k = first; k < first + BATTERIES; k++)
      if (p.battery[k] === 0) {
        p.battery[k] = b + 1
        return
      }
  },
  Moved(p, [a, b, c, d]) {
    const [from, to] = [stepFrom[d], stepTo[d]]
    const n = take(p, a, from, [standOfArm[c], stayedStand[c]], b).length
    const into =
      p.scenario.terrain.forest[to] === 1 ? spentStand[typeOfArm[c]] : c === arm.A ? stand.A_WITHDRAWN : arrivedStand[c]
    muster(p, a, to, into, n)
    p.group[groupAt(d, c)] = Math.max(0, p.group[groupAt(d, c)] - b)
  },
  Blocked: comesToNothing,
  NoRoom: comesToNothing,
  NoTarget: comesToNothing,
  RoadMoved(p, [a, b, c]) {
    const [from, to] = [stepFrom[c], stepTo[c]]
    for (const cls of take(p, a, from, rankStands[b], 1))
      muster(p, a, to, p.scenario.terrain.forest[to] === 1 ? spentStand[typeOfStand[cls]] : cls, 1)
  },
  FellBack(p, [a, b, c]) {
    const n = take(p, a, stepFrom[c], CAVALRY_THAT_REACTS, b).length
    muster(p, a, stepTo[c], p.scenario.terrain.forest[stepTo[c]] === 1 ? stand.C_SPENT : stand.C_REACTED, n)
  },
  TriesSquare(p, [a, b, , d]) {
    change(p, a, b, INFANTRY_THAT_REACTS, d === 1 ? stand.SQUARE : stand.I_REACTED)
  },
  TriesCounter(p, [a, b, , d]) {
    change(p, a, b, CAVALRY_THAT_REACTS, d === 1 ? stand.C_COUNTER : stand.C_REACTED)
  },
  Assault(p, [a, b]) {
    open(p, a, b, ASSAULT, -1)
  },
  Meeting(p, [a, b, c]) {
    open(p, a, b, MEETING, c)
  },
  CounterCharges(p, [a, b, c]) {
    const foe = p.attack[half(enemyOf(a), c)] - 1
    if (foe >= 0) p.group[groupAt(foe ^ 1, arm.C_COUNTER)] = b
  },
  Placed(_p, [a, b], who) {
    who.set(a, b)
  },
  Routed(p, [a], who) {
    fall(p, a, who.get(a), false)
  },
  Gone(p, [a], who) {
    fall(p, a, who.get(a), true)
  },
  GunsStepBack(p, [a, b, c]) {
    stepBack(p, a, b, arm.A, c)
  },
  Withdrew(p, [a, b, c, d]) {
    stepBack(p, a, b, c, d)
  },
  IntoBuilding(p, [a, b, c]) {
    const cls = take(p, a, c, rankStands[b], 1)[0]
    if (cls !== undefined) setTenant(p, a, c, cls === stand.I ? TENANT_FRESH : TENANT_SPENT)
  },
  OutOfBuilding(p, [a, b]) {
    if (tenants(p, a, b) === 1) {
      setTenant(p, a, b, -1)
      muster(p, a, b, stand.I, 1)
    }
  },
  OccupantGone(p, [a, b]) {
    if (tenants(p, a, b) === 1) setTenant(p, a, b, -1)
    p.destroyed[kindOf(a, INFANTRY)]++
  },
  BuildingRazed(p, [a]) {
    p.razed[a] = 1
  },
  Fled(p, [a, b, c, d]) {
    p.box[kindOf(a, c)] += take(p, a, d, [routedStand[c]], b).length
  },
  CapturedBy(p, [a, b, c, d]) {
    const foe = enemyOf(a)
    const n = take(p, foe, d, [routedStand[c]], b).length
    if (n < b && c === INFANTRY && tenants(p, foe, d) === 1) setTenant(p, foe, d, -1)
    p.captives[kindOf(foe, c)] += b
  },
  PrisonerMade(p, [a, b]) {
    p.captives[kindOf(enemyOf(a), b)]++
  },
  Destroyed(p, [a, b]) {
    p.destroyed[kindOf(a, b)]++
  },
  Shelled(p, [a, b, c, d]) {
    const cls = take(p, a, b, [c], 1)[0]
    if (cls === undefined) return
    if (d === 0) muster(p, a, b, routedStand[typeOfStand[c]], 1)
    else p.destroyed[kindOf(a, typeOfStand[c])]++
  },
  Rallied(p, [a, b, c]) {
    p.box[kindOf(a, c)] -= 2 * b
    p.merged[kindOf(a, c)] += b
    muster(p, a, RESERVE[a], freshStand[c], b)
  },
  GunRallied(p, [a, b, c, d]) {
    if (c === ARTILLERY) muster(p, a, d, stand.A, take(p, a, d, [stand.A_ROUTED], b).length)
    else setTenant(p, a, d, TENANT_FRESH)
  },
  ScoredCaptures(p, [a, b]) {
    p.vp[a] += b
    imprison(p, a)
  },
  ScoredObjective(p, [a, b]) {
    p.vp[a] += b
  },
  ScoredMajority(p, [a, b]) {
    p.pool--
    p.vp[a] += b
  },
  MajorityTied(p) {
    p.pool--
  },
  LostForCaptures(p, [a, b]) {
    p.vp[a] -= b
    imprison(p, enemyOf(a))
  },
  LostForObjective(p, [a, b]) {
    p.vp[a] -= b
  },
  GaveForSectors(p, [a, b]) {
    p.vp[a] -= b
    p.vp[enemyOf(a)] += b
  },
  Score(p, [a, b]) {
    p.vp[0] = a
    p.vp[1] = b
  },
}
