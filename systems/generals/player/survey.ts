/**
 * What a side sees when it surveys the field: forces, prizes, what attacks are worth, and what the enemy could attack.
 */

import type { Notices } from '../../../src/players/attention.ts'
import { count, countType, ENEMY, status, stepLimit } from '../rules/state/army.ts'
import { enemyOf, FIELD, FIGHTING_BORDERS, isReserve, stepFrom, stepsOut, stepTo } from '../rules/state/board.ts'
import { MARKERS } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { ARTILLERY, CAVALRY, INFANTRY, stand } from '../rules/state/stands.ts'
import { entersRiver } from '../rules/state/terrain.ts'
import { clash, type Force, type Garrison, type Ground, type Upshot } from './clash.ts'
import type { Taste } from './taste.ts'

/** A side that surveys the field: what it may know, what things are worth to it, and what it thinks of. */
export interface Outlook {
  readonly view: Generals
  readonly side: number
  readonly taste: Taste
  readonly notices: Notices
}

/** Points a round that a side earns by controlling a sector. */
function prizeOf(view: Generals, side: number, sector: number): number {
  const { markers, objectives } = view.scenario
  const foe = enemyOf(side)
  let sum = 0
  if (markers.length === 0) {
    for (const objective of objectives) if (objective.side === foe && objective.sector === sector) sum += objective.vp
  } else
    markers.forEach(({ vp }, k) => {
      if (view.marker[foe * MARKERS + k] === sector + 1) sum += vp
    })
  return sum
}

/** The units of a side in a sector that are not routed. */
export const forceIn = (view: Generals, side: number, sector: number): Force => ({
  I: countType(view, side, sector, INFANTRY, false),
  C: countType(view, side, sector, CAVALRY, false),
  A: countType(view, side, sector, ARTILLERY, false),
})
/** How many units a force has. */
export const sizeOf = ({ I, C, A }: Force): number => I + C + A

/** The same as they would defend it at this moment. */
export function garrisonOf(view: Generals, side: number, sector: number): Garrison {
  const n = (s: number) => count(view, side, sector, s)
  const squares = n(stand.SQUARE) + n(stand.SQUARE_SPENT)
  const { I, C, A } = forceIn(view, side, sector)
  return { I: I - squares, C, A, squares, tiredI: n(stand.I_SPENT), tiredC: n(stand.C_SPENT) }
}

/** Units that have just been placed: all fresh. */
export const fresh = ({ I, C, A }: Force): Garrison => ({ I, C, A, squares: 0, tiredI: 0, tiredC: 0 })

/** What holding a sector is worth to a side, or to its enemy, in points, for as long as it may last. */
export function worthOf({ view, side: own, taste }: Outlook, sector: number, side = own): number {
  const last = view.round >= view.scenario.tables.file.game.rounds
  const prize = prizeOf(view, side, sector) * (last ? taste.lastPrize : taste.prize)
  return taste.hold + prize + prizeOf(view, enemyOf(side), sector) * (last ? taste.lastWard : taste.ward)
}

const OPEN_GROUND: Ground = { fire: 0, brush: 0, slope: 0 }
/** What the ground does to an attack over a step. */
export function groundOf(view: Generals, step: number): Ground {
  const { terrain, tables } = view.scenario
  if (!terrain.any) return OPEN_GROUND
  const [from, to] = [stepFrom[step], stepTo[step]]
  const forest = terrain.forest[to] === 1
  const { forest: wood } = tables.file.terrain
  const uphill = terrain.hill[to] === 1 && terrain.hill[from] === 0
  const downhill = terrain.hill[to] === 0 && terrain.hill[from] === 1
  return {
    fire: forest ? wood.ranged : 0,
    brush: forest ? wood.melee : 0,
    slope: Math.max(-1, Number(downhill) - Number(uphill) - Number(entersRiver(terrain, step))),
  }
}

/** What an attack is worth to the attacker, if holding the sector is worth this much to him. */
export const gainOf = (taste: Taste, upshot: Upshot, worth: number): number =>
  upshot.won * (worth + upshot.guns * taste.gunTaken) +
  upshot.broken * taste.broken +
  upshot.taken * taste.taken +
  upshot.killed * taste.lost +
  upshot.guns * taste.gun -
  upshot.routed * taste.broken -
  upshot.lost * taste.lost

/**
 * What a side's enemy could bring against a sector in this round: its neighbours, and cavalry that has two moves left.
 */
export function threatTo(view: Generals, side: number, sector: number): Force {
  const foe = enemyOf(side)
  const sum = { I: 0, C: 0, A: 0 }
  for (const out of stepsOut[sector]) {
    const step = out ^ 1
    const from = stepFrom[step]
    if (step >= FIGHTING_BORDERS * 2) continue
    let room = stepLimit(view, step)
    const take = (n: number): number => {
      const taken = Math.min(n, room)
      room -= taken
      return taken
    }
    if (status(view, side, from) === ENEMY) {
      const force = forceIn(view, foe, from)
      sum.A += take(force.A)
      sum.C += take(force.C)
      sum.I += take(force.I)
    } else if (view.held[from + side * (view.held.length >> 1)] === 0)
      for (const far of stepsOut[from]) {
        const behind = stepTo[far]
        if (behind !== sector && status(view, side, behind) === ENEMY) sum.C += take(forceIn(view, foe, behind).C)
      }
  }
  // No more than ten orders, and some of them are needed elsewhere.
  const most = 8
  sum.A = Math.min(sum.A, most)
  sum.C = Math.min(sum.C, most - sum.A)
  sum.I = Math.min(sum.I, most - sum.A - sum.C)
  return sum
}

/** What a side may lose in a sector under this threat if these units hold it. */
export function riskTo(outlook: Outlook, sector: number, threat: Force, held: Force): number {
  if (isReserve(sector) || sizeOf(threat) === 0 || sector >= FIELD) return 0
  const { view, side, taste } = outlook
  const worth = worthOf(outlook, sector, enemyOf(side))
  if (sizeOf(held) === 0) return threat.I + threat.C > 0 ? taste.likely * worth : 0
  const upshot = clash(view.scenario.tables, { ...threat, ...OPEN_GROUND, fast: false, melee: false }, fresh(held))
  return taste.likely * Math.max(0, gainOf(taste, upshot, worth))
}
