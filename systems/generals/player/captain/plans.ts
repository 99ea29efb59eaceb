/** Order sheets as plans: what the habit writes, what can be made of two sheets, and their notation. */
import { noticesAll } from '../../../../src/players/attention.ts'
import type { PlanStep, Plans } from '../../../../src/players/marshal/captain.ts'
import type { Chance } from '../../../../src/players/player.ts'
import { finish } from '../../rules/queries/answers.ts'
import { choose } from '../../rules/queries/choosing.ts'
import { arrowsFrom, MARCHES, marchAt } from '../../rules/state/board.ts'
import type { Generals } from '../../rules/state/position.ts'
import type { Order } from '../draft.ts'
import { planRound } from '../plan.ts'
import type { Taste } from '../taste.ts'

export type Sheet = readonly Order[]

const one = <T>(of: readonly T[], chance: Chance): T => of[chance(of.length)] as T
const isAlike = (a: Order, b: Order): boolean => a.arm === b.arm && a.march === b.march

/** The orders of one sheet from some sectors, and of the other sheet from the rest. */
function crossed(a: Sheet, b: Sheet, chance: Chance): Sheet {
  const fromA = new Map<number, boolean>()
  const isOfA = ({ march }: Order): boolean => {
    const sector = marchAt[march]
    let known = fromA.get(sector)
    if (known === undefined) fromA.set(sector, (known = chance(2) === 0))
    return known
  }
  return [...a.filter(isOfA), ...b.filter((order) => !isOfA(order))]
}

/** Drops all orders of one arrow, or replaces them with what the other sheet does. */
function dropped(a: Sheet, b: Sheet, chance: Chance): Sheet {
  const gone = one(a, chance)
  const left = a.filter((order) => !isAlike(order, gone))
  return chance(2) === 0 ? left : [...left, ...b.filter((order) => !left.some((other) => isAlike(order, other)))]
}

/** All orders of one arrow, or one of them, go elsewhere. */
function aimedElsewhere(a: Sheet, chance: Chance): Sheet {
  const old = one(a, chance)
  const march = one(arrowsFrom[marchAt[old.march]] as readonly number[], chance)
  const first = chance(2) === 0 ? a.indexOf(old) : undefined
  return a.map((order, k) =>
    isAlike(order, old) && (first === undefined || k === first) ? { ...order, march } : order,
  )
}

/** One order more or one less of an arrow. */
function resized(a: Sheet, chance: Chance): Sheet {
  const k = chance(a.length)
  return chance(2) === 0 ? [...a, a[k] as Order] : a.filter((_, n) => n !== k)
}

/** One order as a number. */
const codeOf = ({ arm, march }: Order): number => arm * MARCHES + march

export const plans: Plans<Generals, Taste, Sheet> = {
  propose: (view, side, taste, chance) => planRound({ view, side, taste, notices: noticesAll }, chance),
  vary(a, b, view, seat, chance) {
    const way = chance(4)
    const sheet =
      a.length === 0
        ? b
        : way <= 1 && a !== b
          ? crossed(a, b, chance)
          : way === 2
            ? dropped(a, b, chance)
            : chance(2) === 0
              ? aimedElsewhere(a, chance)
              : resized(a, chance)
    return sheet.slice(0, view.allotment[seat])
  },
  key: (sheet) =>
    sheet
      .map(codeOf)
      .toSorted((a, b) => a - b)
      .join(' '),
  next(p, seat, sheet): PlanStep<Sheet> | undefined {
    for (const [k, order] of sheet.entries()) {
      const action = choose(p, seat, 'order', order.arm, order.march)
      if (action !== undefined) return { action, rest: sheet.slice(k + 1) }
    }
    const action = finish(p, seat)
    return action === undefined ? undefined : { action }
  },
}
