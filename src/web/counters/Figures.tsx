import { For, type JSX, Show } from 'solid-js'
import { BAND, COUNTER, type CounterFace } from './counter.ts'
import './figures.css'

/**
 * Small soldiers on a strip of ground, with signs for what their number and places do not show: light, heavy, on the
 * march.
 */
export function Figures(props: { readonly face: CounterFace }): JSX.Element {
  const h = COUNTER / 2
  const top = -h + BAND + 0.4
  return (
    <g class="figures">
      <path class="figures-air" d={`M${-h + 0.7} ${top}H${h - 0.7}V6H${-h + 0.7}z`} />
      <path class="figures-ground" d={`M${-h + 0.7} 3.4H${h - 0.7}V6H${-h + 0.7}z`} />
      <For each={props.face.figures}>
        {({ parts, x, y, size, mirrored }) => (
          <g transform={`translate(${x} ${y + 4.8}) scale(${mirrored ? -size : size} ${size})`}>
            <For each={parts}>
              {({ d, fill, stroke, wide }) => (
                <path d={d} fill={fill ?? 'none'} stroke={stroke ?? 'none'} stroke-width={wide ?? 0} />
              )}
            </For>
          </g>
        )}
      </For>
      <Show when={props.face.branch === 'light-foot'}>
        <path class="figures-mark" d={`M${-h + 1.6} ${top + 5.4}h6l-3 -4.4z`} />
      </Show>
      <Show when={props.face.branch === 'heavy-horse'}>
        <path class="figures-mark" d={`M${-h + 1.6} ${top + 1}h5.4l-5.4 5.4z`} />
      </Show>
      <Show when={props.face.shape === 'march'}>
        <path class="figures-arrows" d="M10 -1l3 -3.6L16 -1M-16 -1l3 -3.6L-10 -1" />
      </Show>
    </g>
  )
}
