/** Fire: which units fire at which targets, and which join. */
import type { Action } from '../../../src/kernel/index.ts'
import { ofNoticed } from '../../../src/players/attention.ts'
import { isReady } from '../rules/queries/asked.ts'
import { type Albuera, mark } from '../rules/state/position.ts'
import { isGuns } from '../rules/state/troops.ts'
import type { Judge } from './judge.ts'
import type { Taste } from './taste.ts'
import { legal, verbs, wish } from './verbs.ts'
import { weighFire } from './worth.ts'

/** What a unit's fire must promise at least: the last fires of a turn are kept for better targets. */
const least = (taste: Taste, p: Albuera, unit: number): number =>
  taste.fire + (isGuns(p, unit) ? 0 : taste.spare * p.fires[unit])

/**
 * The best worthwhile fire that can be declared; not by units that may still move, unless they are among those that
 * `stay`.
 */
export function bestFire(
  { engine, view, seat, taste, notices }: Judge,
  stays: (unit: number) => boolean,
): Action | undefined {
  return verbs(engine).best(
    view,
    seat,
    'fire {units} > {units}',
    ofNoticed(notices, (unit, target) =>
      isReady(view, unit) && !stays(unit) ? -1 : weighFire(taste, view, [unit], target) - least(taste, view, unit),
    ),
    0,
  )
}

/** The best fire in the middle of a movement. */
export const fireOnTheWay = ({ engine, view, seat, taste }: Judge): Action | undefined =>
  verbs(engine).best(
    view,
    seat,
    'fire at {units}',
    (target) => weighFire(taste, view, [view.mover - 1], target) - least(taste, view, view.mover - 1),
    0,
  )

/**
 * 14.9.5 A unit joins a fire if that adds more than a fire of its own would, as when it brings a commander into danger
 * (4.10.1). Two fires one after the other mostly do more than one together.
 */
export function joinFire({ engine, view, seat, taste }: Judge): Action | undefined {
  const firers: number[] = []
  for (let unit = 0; unit < view.marks.length; unit++) if ((view.marks[unit] & mark.FIRING) !== 0) firers.push(unit)
  const without = weighFire(taste, view, firers, view.target)
  const gain = (unit: number): number =>
    weighFire(taste, view, [...firers, unit], view.target) - without - weighFire(taste, view, [unit], view.target)
  return verbs(engine).best(view, seat, 'add {units}', gain, 0) ?? legal(engine, view, seat, wish('fire now'))
}
