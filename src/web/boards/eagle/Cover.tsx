import { ground, scenes } from 'virtual:first-look/eagle/picture'
import { For } from 'solid-js'
import './cover.css'

/** The layers of the ground from the lowest up, each a class of the picture. */
const LAYERS = ['hills', 'hills2', 'hills3', 'woods', 'town', 'streams', 'rivers', 'roads', 'highways'] as const
const NATIONS = ['french', 'spanish']

/** The battlefield with the troops of a scenario's set-up, as a small picture. */
export function Cover(props: { readonly scenario: string }) {
  const scene = () => scenes[props.scenario]
  return (
    <svg class="eagle-cover" viewBox={scene()?.box ?? '0 0 605 446'} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect class="cover-paper" width="605" height="459" />
      <For each={LAYERS}>{(layer) => <path class={`cover-${layer}`} d={ground[layer]} />}</For>
      <path class="cover-way" d={ground.highways} />
      <For each={scene()?.sides ?? []}>
        {(points, side) => (
          <g class={`cover-${NATIONS[side()]}`}>
            <path class="cover-edge" d={points} />
            <path class="cover-troops" d={points} />
          </g>
        )}
      </For>
    </svg>
  )
}
