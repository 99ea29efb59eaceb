import type { Told } from '../../../src/web/board/table.ts'
import { tenants } from '../rules/state/army.ts'
import { FIELD, isReserve, SECTORS } from '../rules/state/board.ts'
import { kindOf, unitAt } from '../rules/state/counts.ts'
import { type Generals, generalsLayout } from '../rules/state/position.ts'
import { ARTILLERY, CAVALRY, EMPTY, INFANTRY, typeOfStand } from '../rules/state/stands.ts'
import { steps } from './progress-steps.ts'

/**
 * The board during a telling. One entry of a match may run a whole phase, and the view stays as it was before the entry
 * until all of it has been told. To move figures when their move is told, the events told so far are played on a copy.
 * It need not be exact to the last class: the true view replaces it in the end.
 */
export function progress(before: Generals, told: readonly Told[], into?: Generals): Generals {
  const p = into ?? generalsLayout.make(before.scenario)
  generalsLayout.copy(before, p)
  // The units already in the zones; new positions replace them when they are told.
  const who = new Map<number, number>()
  for (let at = 0; at < p.who.length; at++) if (p.who[at] !== EMPTY) who.set(at, p.who[at])
  for (const { event, args } of told) steps[event]?.(p, args, who)
  return p
}

/** Everything that a side has on the field, in its boxes and lost, by type: a fold must never change it. */
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
