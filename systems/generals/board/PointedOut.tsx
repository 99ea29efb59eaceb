import { createMemo, type JSX } from 'solid-js'
import { pointedOut } from '../../../src/web/board/requests.ts'
import type { Point } from '../../../src/web/stage/camera.ts'
import { PointedOut as Ways } from '../../../src/web/stage/PointedOut.tsx'
import { marchLast, marchStep } from '../rules/state/board.ts'
import { zoneOfSpace } from '../rules/state/counts.ts'
import { type Place, placeOf, readChoice } from './choices.ts'
import { marchArrow, stepArrow, zonePoint } from './paths.ts'
import { centre, type Plan } from './plan.ts'
import type { Staff } from './staff.ts'

const SIZE = 42
/** How far a way lies to the left of an order that takes it, and of another way over the same border. */
const ASIDE = -26

/** What the screen asks the board to point out. */
export function PointedOut(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const { table } = props.staff
  const ways = createMemo(() => {
    const { seat, steps } = pointedOut() ?? { seat: 0, steps: [] }
    const places = steps.flatMap(([text]) => {
      const choice = readChoice(table.engine, table.view(), seat, text)
      return choice === undefined ? [] : [placeOf(table.view(), seat, choice)]
    })
    const taken = places.map(stepsOf)
    return places.flatMap((place, k) => {
      const before = taken.slice(0, k).filter((steps) => steps.some((step) => taken[k].includes(step))).length
      const way = wayOf(props.plan, place, ASIDE * (1 + before))
      return way.length > 0 ? [{ places: way, isWhole: true }] : []
    })
  })
  return <Ways ways={ways()} size={SIZE} isBare />
}

const read = (place: Place): readonly [kind: string, n: number] => {
  const [kind, n] = place.split(':')
  return [kind, Number(n)]
}

/** The steps that its arrow takes. */
function stepsOf(place: Place): number[] {
  const [kind, n] = read(place)
  return (kind === 'march' ? [marchStep[n], marchLast[n]] : kind === 'step' ? [n] : []).filter((step) => step >= 0)
}

/** The places on the paper of what a choice belongs to; none for what is beside the board. */
function wayOf(plan: Plan, place: Place, aside: number): readonly Point[] {
  const [kind, n] = read(place)
  switch (kind) {
    case 'march': {
      const { from, via, to } = marchArrow(plan, n, aside)
      return via ? [from, via, to] : [from, to]
    }
    case 'step': {
      const { from, to } = stepArrow(plan, n, aside)
      return [from, to]
    }
    case 'sector':
      return [centre(plan.sectors[n])]
    case 'zone':
      return [zonePoint(plan, n)]
    case 'space':
      return [zonePoint(plan, zoneOfSpace(n))]
    case 'die':
      return [zonePoint(plan, zoneOfSpace(n >> 1))]
    default:
      return []
  }
}
