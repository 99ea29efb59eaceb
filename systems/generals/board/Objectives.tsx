import { createMemo, For, type JSX, Show } from 'solid-js'
import { tipped } from '../../../src/web/ui/tips.ts'
import { SECTORS } from '../rules/state/board.ts'
import { BATTERIES, MARKERS } from '../rules/state/counts.ts'
import { tObjective } from '../words/objective/t.ts'
import { markerName } from './marker-name.ts'
import { sideName } from './names.ts'
import type { Plan } from './plan.ts'
import type { Staff } from './staff.ts'
import './objectives.css'

/** Command posts, flags, loose markers, and tokens of the guns. */
export function Objectives(props: { readonly staff: Staff; readonly plan: Plan }): JSX.Element {
  const p = props.staff.shown
  interface Standing {
    readonly sector: number
    readonly side: number
    readonly vp: number
    readonly command: boolean
    readonly rose: boolean
    readonly text: string
  }
  const list = createMemo((): Standing[] => {
    const { markers, objectives } = p().scenario
    if (markers.length === 0)
      return objectives.map((one) => ({
        ...one,
        rose: false,
        text: tObjective(one.command ? 'command' : 'flag', { side: sideName(one.side), vp: one.vp }),
      }))
    return Array.from({ length: MARKERS * 2 }, (_, k) => k).flatMap((k) => {
      const marker = markers[k % MARKERS]
      const drafted = p().marking[k]
      const sector = (p().marker[k] || Math.max(0, drafted)) - 1
      if (!marker || sector < 0) return []
      const side = k < MARKERS ? 0 : 1
      return [
        {
          sector,
          side,
          vp: marker.vp,
          command: marker.command,
          rose: marker.kind.endsWith('WindRose'),
          text: tObjective(marker.once ? 'markerOnce' : 'marker', {
            marker: markerName(p(), k),
            side: sideName(side),
            vp: marker.vp,
          }),
        },
      ]
    })
  })
  const tokens = createMemo(() =>
    Array.from({ length: BATTERIES * 2 }, (_, k) => k).flatMap((k) =>
      p().token[k] > 0 ? [{ side: k < BATTERIES ? 0 : 1, sector: (p().token[k] - 1) % SECTORS, k }] : [],
    ),
  )
  return (
    <>
      <For each={list()}>
        {(one, k) => {
          const rect = () => props.plan.sectors[one.sector]
          const before = () =>
            list()
              .slice(0, k())
              .filter((other) => other.sector === one.sector).length
          const building = () => p().scenario.terrain.building[one.sector] === 1
          return (
            <g
              ref={(thing) => tipped(thing, () => ({ lines: [one.text], rule: 'G6' }))}
              class={`objective side-${one.side}`}
              role="img"
              aria-label={one.text}
              transform={`translate(${rect().x + rect().w - (building() ? 112 : 34) - before() * 34} ${rect().y + 40})`}
            >
              <rect class="objective-hit" x="-14" y="-34" width="40" height="44" />
              <Show
                when={one.command}
                fallback={
                  <Show
                    when={one.rose}
                    fallback={
                      <>
                        <path class="objective-pole" d="M0 4 V-30" />
                        <path
                          class="objective-cloth"
                          d="M0 -30 Q8 -34 14 -30 T26 -29 L21 -22 L26 -15 Q20 -12 13 -15 T0 -14 Z"
                        />
                        <text class="objective-vp" x="10" y="-17">
                          {one.vp}
                        </text>
                      </>
                    }
                  >
                    <path class="objective-cloth" d="M8 -34 L12 -20 L26 -14 L12 -8 L8 6 L4 -8 L-10 -14 L4 -20 Z" />
                    <circle class="objective-cloth" cx="8" cy="-14" r="8.5" />
                    <text class="objective-vp" x="8" y="-9">
                      {one.vp}
                    </text>
                  </Show>
                }
              >
                <path class="objective-cloth" d="M-12 4 L4 -25 L20 4 Z" />
                <path class="objective-pole" d="M4 -25 V-35 M4 -35 l9 3.5 -9 3.5" />
                <path class="objective-door" d="M-1 4 L4 -12 L9 4 Z" />
                <text class="objective-vp objective-vp-command" x="4" y="18">
                  {one.vp}
                </text>
              </Show>
            </g>
          )
        }}
      </For>
      <For each={tokens()}>
        {(one, k) => {
          const rect = () => props.plan.sectors[one.sector]
          const before = () =>
            tokens()
              .slice(0, k())
              .filter((other) => other.sector === one.sector).length
          return (
            <g
              ref={(thing) =>
                tipped(thing, () => ({ lines: [tObjective('token', { side: sideName(one.side) })], rule: 'G79' }))
              }
              class={`token side-${one.side}`}
              role="img"
              aria-label={tObjective('token', { side: sideName(one.side) })}
              transform={`translate(${rect().x + 20 + before() * 22} ${rect().y + rect().h - 18})`}
            >
              <circle r="9.5" />
              <path d="M-4 0 H4 M0 -4 V4" />
            </g>
          )
        }}
      </For>
    </>
  )
}
