import { createEffect, createSignal, For, type JSX, on, Show } from 'solid-js'
import type { Told } from '../../../src/web/board/table.ts'
import type { Point } from '../../../src/web/stage/camera.ts'
import { paced } from '../../../src/web/ui/motion.ts'
import { RESERVE, stepFrom, stepTo } from '../rules/state/board.ts'
import { typeOfArm } from '../rules/state/stands.ts'
import { Figure } from './Figures.tsx'
import { typeOfRank } from './fight-names.ts'
import { sectorOf } from './places.ts'
import { centre, type Plan } from './plan.ts'
import type { Staff } from './staff.ts'
import './moving.css'

/** What happens, as it is told: figures that march, balls that fly, units that run. */

interface Move {
  readonly side: number
  readonly type: number
  readonly count: number
  readonly from: Point
  readonly to: Point
  readonly kind: 'march' | 'ball' | 'flight'
}

function moveOf({ event, args: [a, b, c, d] }: Told, plan: Plan): Move | undefined {
  const at = (sector: number) => centre(plan.sectors[sector])
  switch (event) {
    case 'Moved':
      return { side: a, type: typeOfArm[c], count: b, from: at(stepFrom[d]), to: at(stepTo[d]), kind: 'march' }
    case 'FellBack':
      return { side: a, type: 1, count: b, from: at(stepFrom[c]), to: at(stepTo[c]), kind: 'flight' }
    case 'RoadMoved':
      return { side: a, type: typeOfRank(b), count: 1, from: at(stepFrom[c]), to: at(stepTo[c]), kind: 'march' }
    case 'Fled':
      return { side: a, type: c, count: b, from: at(d), to: centre(plan.routed[a]), kind: 'flight' }
    case 'Rallied':
      return { side: a, type: c, count: b, from: centre(plan.routed[a]), to: at(RESERVE[a]), kind: 'march' }
    case 'Shell':
      return { side: a, type: 2, count: 1, from: at(b), to: at(d), kind: 'ball' }
    default:
      return undefined
  }
}

const MARCH = 620

export function Moves(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const { table } = props.staff
  const [move, setMove] = createSignal<Move>()
  createEffect(
    on(table.happening, (told) => {
      setMove(told && paced(MARCH) > 0 ? moveOf(told, props.plan) : undefined)
    }),
  )
  const marked = () => {
    const told = table.happening()
    return told ? sectorOf(told) : -1
  }
  return (
    <>
      <Show when={marked() >= 0}>
        <rect
          class="event-mark"
          x={props.plan.sectors[marked()].x + 5}
          y={props.plan.sectors[marked()].y + 5}
          width={props.plan.sectors[marked()].w - 10}
          height={props.plan.sectors[marked()].h - 10}
          rx="6"
        />
      </Show>
      <Show when={move()} keyed>
        {(one) => {
          const slide = (thing: SVGGElement) =>
            queueMicrotask(() =>
              thing.animate(
                [
                  { transform: `translate(${one.from.x}px, ${one.from.y}px)`, opacity: 1 },
                  { transform: `translate(${one.to.x}px, ${one.to.y}px)`, opacity: 1, offset: 0.9 },
                  { transform: `translate(${one.to.x}px, ${one.to.y}px)`, opacity: 0 },
                ],
                { duration: paced(MARCH), easing: one.kind === 'ball' ? 'linear' : 'ease-in-out', fill: 'forwards' },
              ),
            )
          return (
            <g ref={slide} class="moving" aria-hidden="true">
              <Show when={one.kind !== 'ball'} fallback={<circle class="ball" r="8" />}>
                <For each={Array.from({ length: Math.min(6, one.count) }, (_, k) => k)}>
                  {(k) => (
                    <g transform={`translate(${(k - (Math.min(6, one.count) - 1) / 2) * 19} 28)`}>
                      <Figure type={one.type} side={one.side} state={one.kind === 'flight' ? 'routed' : 'fresh'} />
                    </g>
                  )}
                </For>
              </Show>
            </g>
          )
        }}
      </Show>
    </>
  )
}
