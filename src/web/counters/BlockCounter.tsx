import { For, type JSX, Show } from 'solid-js'
import { blockOf } from './block.ts'
import { signOf } from './branch-signs.ts'
import type { Badge, Block, CounterFace } from './counter.ts'
import './block.css'

/** Troops as they stand on the ground, round 0, 0: their front is the edge with the spur. Text stays upright. */
export function BlockCounter(props: { readonly face: CounterFace; readonly block: Block }): JSX.Element {
  const plan = () => blockOf(props.block)
  const at = (place: { readonly x: number; readonly y: number }) =>
    `translate(${place.x.toFixed(2)} ${place.y.toFixed(2)})`
  return (
    <g class={`counter counter-block nation-${props.face.nation} counter-${props.face.spirit}`}>
      <g transform={`rotate(${plan().turn})`}>
        <path class="block-spur" d={plan().spur} />
        <path class="counter-card" d={plan().card} />
        <Show when={props.face.body}>{(body) => <path class={`band-mark body-${body().hue}`} d={plan().mark} />}</Show>
        <path class="block-front" d={plan().front} />
      </g>
      <g class="counter-sign" transform={`${at(plan().sign)} scale(0.72)`}>
        <For each={signOf(props.face.branch, props.face.shape)}>{([ink, d]) => <path class={ink} d={d} />}</For>
      </g>
      <text class="block-strength" x={plan().number.x} y={plan().number.y + 5.4}>
        {props.face.strength}
        <tspan class="block-grade"> {props.face.grade}</tspan>
      </text>
      <Show when={props.face.losses}>
        {(losses) => (
          <g transform={`rotate(${plan().turn}) translate(0 ${plan().rear})`}>
            <Losses losses={losses()} room={plan().room} />
          </g>
        )}
      </Show>
      <Show when={props.face.badges}>
        {(badges) => <Badges badges={badges()} x={plan().badges.x} y={plan().badges.y} />}
      </Show>
    </g>
  )
}

/** The track of losses: a box for each, the lost ones crossed out. `room` is how wide it may be. */
export function Losses(props: {
  readonly losses: NonNullable<CounterFace['losses']>
  readonly room: number
}): JSX.Element {
  const step = () => Math.min(6, props.room / Math.max(1, props.losses.of))
  return (
    <g class="losses">
      <For each={Array.from({ length: props.losses.of }, (_, k) => k)}>
        {(k) => (
          <circle
            classList={{ lost: k < props.losses.lost }}
            cx={(k - (props.losses.of - 1) / 2) * step()}
            r={Math.min(2, step() / 2.4)}
          />
        )}
      </For>
    </g>
  )
}

/** Numbered markers, the first in the corner and the others to its left. */
export function Badges(props: {
  readonly badges: readonly Badge[]
  readonly x: number
  readonly y: number
}): JSX.Element {
  return (
    <For each={props.badges}>
      {({ text, hot }, k) => (
        <g
          class="badge-mark"
          classList={{ 'badge-hot': hot }}
          transform={`translate(${props.x - 13 * k()} ${props.y})`}
        >
          <circle r="6.5" />
          <text y="3.4">{text}</text>
        </g>
      )}
    </For>
  )
}
