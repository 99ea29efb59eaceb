import { For, Show } from 'solid-js'
import type { Dispatch } from '../../board/dispatch.ts'
import { tDispatch } from '../../words/dispatch/t.ts'

/** The size of the drawing, in its own units. */
const WIDTH = 450
const HEIGHT = 300
const LEFT = 28
const RIGHT = 104
const TOP = 16
const FOOT = 34
/** The distance between two names. */
const APART = 20
/** The distance between lines that run together. */
const BESIDE = 2.6

/** The score of both sides, round by round, as two stepped lines that differ in look and name. */
export function ScoreChart(props: { readonly told: Dispatch }) {
  const points = () => props.told.score.points
  const first = () => Math.min(1, points()[0]?.at ?? 1) - 1
  const last = () => Math.max(first() + 1, points().at(-1)?.at ?? 1)
  const values = () => points().flatMap((point) => point.values)
  const most = () => Math.max(2, ...values())
  const least = () => Math.min(0, ...values())
  const x = (at: number) => LEFT + ((at - first()) / (last() - first())) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => TOP + ((most() - value) / (most() - least())) * (HEIGHT - TOP - FOOT)
  const line = (side: 0 | 1) => {
    let path = `M${x(first())} ${y(points()[0] && least() > 0 ? points()[0].values[side] : 0)}`
    for (const { at, values: now } of points()) path += ` H${x(at)} V${y(now[side])}`
    return path
  }
  const step = () => Math.max(1, Math.ceil((most() - least()) / 6))
  const ticks = () =>
    Array.from({ length: Math.floor((most() - least()) / step()) + 1 }, (_, k) => least() + k * step())
  const final = (side: 0 | 1) => points().at(-1)?.values[side] ?? 0
  /**
   * Names at the end of the lines; if both end together, one is above the other, and neither reaches what is written at
   * the foot.
   */
  const label = (side: 0 | 1) => {
    const ends = [y(final(0)), y(final(1))] as const
    const apart = ends[side] - ends[side === 0 ? 1 : 0]
    if (Math.abs(apart) >= APART) return ends[side] + 5
    const above = apart < 0 || (apart === 0 && side === 0)
    const low = Math.min((ends[0] + ends[1]) / 2 + 5 + APART / 2, HEIGHT - FOOT + 5)
    return above ? low - APART : low
  }
  const summary = () =>
    tDispatch('chart', {
      title: props.told.score.title,
      list: points()
        .map(({ at, values: [a, b] }) =>
          tDispatch('point', {
            unit: props.told.score.unit,
            at,
            first: props.told.sides[0],
            a,
            second: props.told.sides[1],
            b,
          }),
        )
        .join('; '),
    })
  return (
    <svg class="score-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={summary()}>
      <For each={ticks()}>
        {(tick) => (
          <>
            <path class="chart-grid" d={`M${LEFT} ${y(tick)} H${WIDTH - RIGHT}`} />
            <text class="chart-tick" x={LEFT - 8} y={y(tick) + 4}>
              {tick}
            </text>
          </>
        )}
      </For>
      <For each={points()}>
        {({ at }) => (
          <text class="chart-at" x={x(at)} y={HEIGHT - 8}>
            {at}
          </text>
        )}
      </For>
      <text class="chart-unit" x={WIDTH - RIGHT + 14} y={HEIGHT - 8}>
        {props.told.score.unit}
      </text>
      <Show when={props.told.turning}>
        {(turning) => <path class="chart-turning" d={`M${x(turning().at)} ${TOP - 8} V${HEIGHT - FOOT}`} />}
      </Show>
      <For each={[1, 0] as const}>
        {(side) => (
          <>
            <g transform={`translate(${side === 0 ? -BESIDE : BESIDE} ${side === 0 ? -BESIDE : BESIDE})`}>
              <path class="chart-edge" d={line(side)} />
              <path class={`chart-line chart-line-${side}`} d={line(side)} />
            </g>
            <circle class={`chart-end chart-end-${side}`} cx={x(last())} cy={y(final(side))} r="6" />
            <text class="chart-name" x={WIDTH - RIGHT + 14} y={label(side)}>
              {props.told.sides[side]} {final(side)}
            </text>
          </>
        )}
      </For>
    </svg>
  )
}
