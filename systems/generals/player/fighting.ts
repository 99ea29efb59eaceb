/** The choices of a combat: squares, counter-charges, falling back, withdrawing, advancing. */
import type { Action } from '../../../src/kernel/index.ts'
import { finish, first } from '../rules/queries/answers.ts'
import { ASSAULT, stage, target } from '../rules/queries/asked.ts'
import { count } from '../rules/state/army.ts'
import { enemyOf, FIGHTING_BORDERS, SPACES, stepFrom, stepsOut, stepTo } from '../rules/state/board.ts'
import { groupAt, holding, space, zoneOfSpace } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { ordersAt } from '../rules/state/sheet.ts'
import { ARTILLERY, arm, armOf, isAttacker, stand, typeOfArm } from '../rules/state/stands.ts'
import { clash, type Force, type Garrison, type Ground } from './clash.ts'
import { forceIn, gainOf, garrisonOf, type Outlook, riskTo, sizeOf, threatTo, worthOf } from './survey.ts'

const LEVEL: Ground = { fire: 0, brush: 0, slope: 0 }

/** The enemy units that have shown themselves as attacking a side's sector. */
function attackOn(view: Generals, side: number, sector: number): Force {
  const sum = { I: 0, C: 0, A: 0 }
  for (const out of stepsOut[sector]) {
    const zone = out >> 1
    if (zone >= FIGHTING_BORDERS || view.zone[zone] !== ASSAULT || target(view, enemyOf(side), zone) !== sector)
      continue
    for (let a = arm.I; a <= arm.A; a++)
      sum[(['I', 'C', 'A'] as const)[typeOfArm[a] as 0]] += view.group[groupAt(out ^ 1, a)]
  }
  return sum
}

/** What the attack on a side's sector promises the enemy if these units meet it. */
function enemyGain(outlook: Outlook, sector: number, garrison: Garrison): number {
  const { view, side, taste } = outlook
  const worth = worthOf(outlook, sector, enemyOf(side))
  if (sizeOf(garrison) + garrison.squares === 0) return worth
  const attack = { ...attackOn(view, side, sector), ...LEVEL, fast: view.stage === stage.FAST, melee: false }
  return gainOf(taste, clash(view.scenario.tables, attack, garrison), worth)
}

/** Is it better for the cavalry of a sector to be out of it? */
function fallsBack(outlook: Outlook, sector: number): boolean {
  const { view, side, taste } = outlook
  const garrison = garrisonOf(view, side, sector)
  const without = { ...garrison, C: 0, tiredC: 0 }
  return enemyGain(outlook, sector, without) + taste.tired * garrison.C < enemyGain(outlook, sector, garrison)
}

/** The number of squares to try: as many as there are riders to meet, or all if it costs nothing. */
function squaresWanted(view: Generals, side: number, sector: number): number {
  const { I, C, A } = attackOn(view, side, sector)
  const own = count(view, side, sector, stand.I) + count(view, side, sector, stand.I_ARRIVED)
  if (view.stage === stage.COMBINED) return C >= A && C * 3 >= I ? own : 0
  return C * 2 >= own ? own : Math.max(2 * C, own - ordersAt(view, side, arm.I, sector))
}

/** The next reaction: a square that is wanted, a countercharge by units that do not fall back, or the end of it. */
export function react(outlook: Outlook): Action | undefined {
  const { view, side, notices } = outlook
  const square = first(
    view,
    side,
    'square',
    ({ a }) => view.wish[holding(side, a)] < squaresWanted(view, side, a) && notices(),
  )
  return (
    square ?? first(view, side, 'countercharge', ({ a }) => !fallsBack(outlook, a) && notices()) ?? finish(view, side)
  )
}

/** The next unit that falls back, or the end of it. */
export const fallBack = (outlook: Outlook): Action | undefined =>
  first(outlook.view, outlook.side, 'retreat', ({ a }) => fallsBack(outlook, a)) ?? finish(outlook.view, outlook.side)

/** A side's attackers on a sector that are still in the fight. */
function stillFighting(view: Generals, side: number, sector: number): Force {
  const sum = { I: 0, C: 0, A: 0 }
  for (let zone = 0; zone < FIGHTING_BORDERS; zone++) {
    if (view.zone[zone] !== ASSAULT || target(view, side, zone) !== sector) continue
    for (let k = 0; k < SPACES; k++) {
      const who = view.who[space(side, zone, k)]
      if (isAttacker(who) && typeOfArm[armOf(who)] !== ARTILLERY) sum[typeOfArm[armOf(who)] === 0 ? 'I' : 'C']++
    }
  }
  return sum
}

/** Does the melee for a sector no longer promise anything? */
function isHopeless(outlook: Outlook, sector: number): boolean {
  if (sector < 0) return false
  const { view, side, taste } = outlook
  const force = stillFighting(view, side, sector)
  if (sizeOf(force) === 0) return false
  const attack = { ...force, ...LEVEL, fast: false, melee: true }
  const upshot = clash(view.scenario.tables, attack, garrisonOf(view, enemyOf(side), sector))
  return gainOf(taste, upshot, worthOf(outlook, sector)) < -taste.dare
}

/** Withdraws from a hopeless assault, or takes cover in a building; else the end of it. */
export function withdraw(outlook: Outlook): Action | undefined {
  const { view, side } = outlook
  const back = first(view, side, 'withdraw', ({ a }) => {
    const zone = zoneOfSpace(a)
    return zone < FIGHTING_BORDERS && view.zone[zone] === ASSAULT && isHopeless(outlook, target(view, side, zone))
  })
  return back ?? first(view, side, 'occupy', ({ b }) => takesCover(outlook, b)) ?? finish(view, side)
}

/** One unit in the building keeps a sector from an enemy who will take it anyway. */
function takesCover(outlook: Outlook, sector: number): boolean {
  const { view, side } = outlook
  if (sizeOf(forceIn(view, side, sector)) <= 1) return false
  return enemyGain(outlook, sector, garrisonOf(view, side, sector)) > worthOf(outlook, sector, enemyOf(side)) / 2
}

/** Cavalry follows up if it can hold what it has won, or has prisoners to take. */
export function followUp(outlook: Outlook): Action | undefined {
  const { view, side, taste } = outlook
  return (
    first(view, side, 'advance', ({ b: step }) => {
      const [from, to] = [stepFrom[step], stepTo[step]]
      const foe = enemyOf(side)
      const spoils = view.crowd[holding(foe, to)] * taste.taken
      const there = { I: 0, C: view.group[groupAt(step, arm.C)], A: 0 }
      const danger = view.stage === stage.FAST ? riskTo(outlook, to, threatTo(view, side, to), there) : 0
      const leaves = view.held[holding(side, from)] <= there.C ? worthOf(outlook, from, foe) : 0
      return spoils + worthOf(outlook, to) - danger - leaves * taste.likely > 0
    }) ?? finish(view, side)
  )
}
