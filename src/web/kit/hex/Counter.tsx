import { For, type JSX, Show } from 'solid-js'
import { COUNTER, type CounterFace, outlineOf, type Spirit } from './counter.ts'
import { cornerFrom, type HexLayout } from './layout.ts'
import './counter.css'

const TILT: Readonly<Record<Spirit, number>> = { good: 0, shaken: -7, routed: 12 }

/** A counter round 0, 0: nation, branch, formation, order, strength and grade. */
export function Counter(props: { readonly face: CounterFace }): JSX.Element {
  const h = COUNTER / 2
  const full = () => Math.max(1, props.face.full)
  return (
    <g class={`counter nation-${props.face.nation} counter-${props.face.spirit}`} transform={`rotate(${TILT[props.face.spirit]})`}>
      <path class="counter-card" d={outlineOf(props.face.spirit)} />
      <Show when={props.face.foreign}>
        <path class="counter-foreign" d={`M${-h + 3} ${-h + 3}h7l-7 7z`} />
      </Show>
      <g transform="translate(0 -6.5)">
        <Sign face={props.face} />
      </g>
      <Show when={props.face.strength > 0}>
        <text class="counter-strength" x={-h + 4} y={h - 5}>
          {props.face.strength}
        </text>
      </Show>
      <text class="counter-grade" x={h - 4.5} y={h - 5.5}>
        {props.face.grade}
      </text>
      <Show when={props.face.spirit === 'good' && props.face.strength < props.face.full}>
        <path class="counter-loss" d={`M${-h + 4} ${h - 2.4}H${-h + 4 + (COUNTER - 8)}`} />
        <path class="counter-left" d={`M${-h + 4} ${h - 2.4}h${(COUNTER - 8) * (props.face.strength / full())}`} />
      </Show>
      <Show when={props.face.spirit === 'routed'}>
        <path class="counter-flag" d={`M${h - 12} ${-h + 17}V${-h + 3}l10 3.5l-10 4`} />
      </Show>
    </g>
  )
}

/** Branch and formation in one sign: a line is broad, a column narrow, a square closed all round, skirmishers scattered. */
function Sign(props: { readonly face: CounterFace }): JSX.Element {
  const foot = () => props.face.branch === 'foot' || props.face.branch === 'light-foot'
  const horse = () => props.face.branch === 'horse' || props.face.branch === 'heavy-horse'
  const guns = () => props.face.branch === 'guns' || props.face.branch === 'horse-guns'
  const box = () => {
    const { shape } = props.face
    return shape === 'march' ? { w: 12, h: 20 } : shape === 'square' ? { w: 20, h: 20 } : { w: 28, h: 15 }
  }
  const rect = (w: number, h: number) => `M${-w / 2} ${-h / 2}h${w}v${h}h${-w}z`
  const cross = (w: number, h: number) => `M${-w / 2} ${-h / 2}L${w / 2} ${h / 2}M${w / 2} ${-h / 2}L${-w / 2} ${h / 2}`
  return (
    <>
      <Show when={foot()}>
        <Show
          when={props.face.shape !== 'skirmish'}
          fallback={
            <g class="sign-scattered">
              <For each={[-12.6, -4.2, 4.2, 12.6]}>
                {(x, k) => <path class="sign" d={`M${x - 3.4} ${(k() % 2) * 5 - 6}l6.8 7m0 -7l-6.8 7`} />}
              </For>
            </g>
          }
        >
          <path class="sign sign-box" d={rect(box().w, box().h)} />
          <path class="sign" d={props.face.shape === 'square' ? cross(11, 11) : cross(box().w, box().h)} />
          <Show when={props.face.shape === 'square'}>
            <path class="sign" d={rect(11, 11)} />
          </Show>
        </Show>
        <Show when={props.face.branch === 'light-foot'}>
          <path class="sign-light" d="M-3 -10.5h6l-3 -4z" />
        </Show>
      </Show>
      <Show when={horse()}>
        <path class="sign sign-box" d={rect(box().w, box().h)} />
        <Show when={props.face.branch === 'heavy-horse'}>
          <path class="sign-full" d={`M${-box().w / 2} ${box().h / 2}V${-box().h / 2}H${box().w / 2}z`} />
        </Show>
        <path class="sign" d={`M${-box().w / 2} ${box().h / 2}L${box().w / 2} ${-box().h / 2}`} />
      </Show>
      <Show when={guns()}>
        <Show
          when={props.face.shape === 'unlimbered'}
          fallback={
            <>
              <path class="sign sign-box" d={rect(box().w, box().h)} />
              <circle class="sign" r="3.4" cx={props.face.shape === 'march' ? 0 : -5} cy={props.face.shape === 'march' ? -4.5 : 0} />
              <circle class="sign-full" r="3.4" cx={props.face.shape === 'march' ? 0 : 6} cy={props.face.shape === 'march' ? 4.5 : 0} />
              <path class="sign" d={props.face.shape === 'march' ? 'M0 -1V1' : 'M-1.6 0H2.6'} />
            </>
          }
        >
          <path class="sign-barrel" d="M0 3V-11" />
          <circle class="sign-full" r="5" cy="2.6" />
          <path class="sign sign-trail" d="M-3.5 6l-5 5.5M3.5 6l5 5.5" />
        </Show>
        <Show when={props.face.branch === 'horse-guns'}>
          <path class="sign" d="M-14 10.5L14 -10.5" />
        </Show>
      </Show>
      <Show when={props.face.branch === 'wagon'}>
        <path class="sign sign-box" d="M-12 3V-5Q0 -14 12 -5V3Z" />
        <circle class="sign-full" r="3.6" cx="-7" cy="5" />
        <circle class="sign-full" r="3.6" cx="7" cy="5" />
      </Show>
      <Show when={props.face.shape === 'march' && props.face.branch !== 'wagon'}>
        <path class="sign" d="M10 4l3.6 -4.5L17.2 4M-17.2 4l3.6 -4.5L-10 4" />
      </Show>
    </>
  )
}

/** A leader: a disc with the two letters of his name, and his shock and morale factors. */
export function LeaderDisc(props: {
  readonly nation: string
  readonly initials: string
  readonly figures: string
  readonly worn: boolean
}): JSX.Element {
  return (
    <g class={`leader nation-${props.nation}`} classList={{ 'leader-worn': props.worn }}>
      <circle class="counter-card" r="15" />
      <circle class="leader-ring" r="12.4" />
      <text class="leader-name" y="0.5">
        {props.initials}
      </text>
      <text class="leader-figures" y="8.6">
        {props.figures}
      </text>
    </g>
  )
}

/** How a stack faces: the two front sides of its hex in bold with an arrowhead at the corner between them; `round`: every side is its front. */
export function Facing(props: {
  readonly layout: HexLayout
  readonly corner?: number
  readonly round?: boolean
  readonly nation: string
}): JSX.Element {
  const at = (corner: number, share: number) => {
    const { x, y } = cornerFrom(props.layout, (corner + 6) % 6, share)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  const front = (corner: number) => {
    const [tip, left, right] = [
      cornerFrom(props.layout, corner, 0.9),
      cornerFrom(props.layout, (corner + 5) % 6, 0.9),
      cornerFrom(props.layout, (corner + 1) % 6, 0.9),
    ]
    const part = 0.86
    const towards = (end: { x: number; y: number }) =>
      `${(tip.x + (end.x - tip.x) * part).toFixed(2)} ${(tip.y + (end.y - tip.y) * part).toFixed(2)}`
    return `M${towards(left)}L${tip.x.toFixed(2)} ${tip.y.toFixed(2)}L${towards(right)}`
  }
  const head = (corner: number) => {
    const tip = cornerFrom(props.layout, corner, 1.06)
    const long = Math.hypot(tip.x, tip.y)
    const [ux, uy] = [tip.x / long, tip.y / long]
    return `M${tip.x.toFixed(2)} ${tip.y.toFixed(2)}L${(tip.x - ux * 13 - uy * 8).toFixed(2)} ${(tip.y - uy * 13 + ux * 8).toFixed(2)}L${(tip.x - ux * 13 + uy * 8).toFixed(2)} ${(tip.y - uy * 13 - ux * 8).toFixed(2)}Z`
  }
  return (
    <g class={`facing nation-${props.nation}`} aria-hidden="true">
      <Show when={props.round}>
        <path class="facing-edge" d={`M${[0, 1, 2, 3, 4, 5].map((corner) => at(corner, 0.9)).join('L')}Z`} />
        <path class="facing-line" d={`M${[0, 1, 2, 3, 4, 5].map((corner) => at(corner, 0.9)).join('L')}Z`} />
      </Show>
      <Show when={props.corner !== undefined && props.corner + 1}>
        {(one) => (
          <>
            <path class="facing-edge" d={front(one() - 1)} />
            <path class="facing-line" d={front(one() - 1)} />
            <path class="facing-head" d={head(one() - 1)} />
          </>
        )}
      </Show>
    </g>
  )
}

/** A counter of which only the back is seen. */
export function Back(props: { readonly nation: string }): JSX.Element {
  return (
    <g class={`counter counter-back nation-${props.nation}`}>
      <path class="counter-card" d={outlineOf('good')} />
      <path class="sign" d="M-9 -9L9 9M9 -9L-9 9M-13 0H13M0 -13V13" />
    </g>
  )
}

/** A marker of unknown strength: it stands for troops, or for nobody. */
export function Marker(props: { readonly nation: string }): JSX.Element {
  return (
    <g class={`counter counter-unknown nation-${props.nation}`}>
      <path class="counter-card" d={outlineOf('good')} />
      <text y="11">?</text>
    </g>
  )
}
