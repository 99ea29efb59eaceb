/**
 * What is believed of the enemy's sheet: one of the sheets considered when writing its own, if it fits what has been
 * seen.
 */
import type { Beliefs } from '../../../../src/players/marshal/captain.ts'
import { sideAt } from '../../rules/queries/asked.ts'
import { committed } from '../../rules/state/army.ts'
import { enemyOf, marchAt, marchStep, STEPS, stepFrom } from '../../rules/state/board.ts'
import { groupAt, LINES, unitAt } from '../../rules/state/counts.ts'
import type { Generals } from '../../rules/state/position.ts'
import { firstLine, lineCode, ordersAt, ordersGiven } from '../../rules/state/sheet.ts'
import { arm, standOfArm } from '../../rules/state/stands.ts'
import type { Sheet } from './plans.ts'

export interface Belief {
  /** The round that the sheets are for. */
  readonly round: number
  readonly sheets: readonly Sheet[]
  /** By arm and step, the number of units that have been seen to act there. */
  readonly seen: Readonly<Record<number, number>>
  /** Numbers of the sheets that fit best. */
  readonly fitting: readonly number[]
}

/** At least this many sheets are believed in, fitting or not. */
const LEAST = 4

const keyOf = (a: number, step: number): number => a * STEPS + step

/** Units that an order of the sheet does not explain. */
function misfit(sheet: Sheet, seen: Belief['seen']): number {
  const ordered = new Map<number, number>()
  for (const { arm: a, march } of sheet) {
    const key = keyOf(a, marchStep[march])
    ordered.set(key, (ordered.get(key) ?? 0) + 1)
  }
  return Object.entries(seen).reduce((sum, [key, n]) => sum + Math.max(0, n - (ordered.get(Number(key)) ?? 0)), 0)
}

/** Writes an order to a free line of a side, if there is one. */
function write(p: Generals, side: number, a: number, march: number): void {
  const start = firstLine(side)
  for (let k = start; k < start + LINES; k++) {
    if (p.order[k] !== 0) continue
    p.order[k] = lineCode(a, march)
    p.acting[k] = 0
    p.sheet[k] = p.order[k]
    return
  }
}

export const beliefs: Beliefs<Generals, Sheet, Belief> = {
  begin: (view, _seat, sheets) => ({ round: view.round, sheets, seen: {}, fitting: sheets.map((_, k) => k) }),
  hear(belief, view, seat) {
    if (belief.round !== view.round) return { ...belief, sheets: [], fitting: [] }
    const foe = enemyOf(seat)
    const seen = { ...belief.seen }
    for (let step = 0; step < STEPS; step++) {
      if (sideAt(view, stepFrom[step]) !== foe) continue
      for (let a = arm.I; a <= arm.A; a++) {
        const n = view.group[groupAt(step, a)]
        const key = keyOf(a, step)
        if (n > (seen[key] ?? 0)) seen[key] = n
      }
    }
    const ranked = belief.sheets
      .map((sheet, k) => ({ k, bad: misfit(sheet, seen) }))
      .toSorted((one, other) => one.bad - other.bad || one.k - other.k)
    const least = ranked[0]?.bad ?? 0
    const fitting = ranked.filter(({ bad }, place) => place < LEAST || bad === least).map(({ k }) => k)
    return { ...belief, seen, fitting }
  },
  shape({ sheets, fitting, round }, p, seat, n) {
    if (fitting.length === 0 || p.round !== round) return
    const foe = enemyOf(seat)
    const start = firstLine(foe)
    // A unit that acts has shown its order; the rest of what the rules imagined is not known.
    for (let k = start; k < start + LINES; k++) {
      if (p.order[k] === 0 || p.acting[k] !== 0) continue
      p.order[k] = 0
      p.sheet[k] = 0
    }
    const limit = p.allotment[foe]
    for (const { arm: a, march } of sheets[fitting[n % fitting.length]]) {
      if (ordersGiven(p, foe) >= limit) break
      const sector = marchAt[march]
      const stand = standOfArm[a]
      // An order is used up if its unit already acts or is gone.
      if (ordersAt(p, foe, a, sector) < p.unit[unitAt(foe, sector, stand)] - committed(p, foe, sector, stand))
        write(p, foe, a, march)
    }
    p.saved[foe] = Math.max(0, limit - ordersGiven(p, foe)) + p.surplus[foe]
  },
}
