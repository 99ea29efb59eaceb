import { For, type JSX, lazy, Show, Suspense } from 'solid-js'
import { cornerFrom, type HexSize } from '../../painting/layout.ts'
import { signOf } from './branch-signs.ts'
import {
  BAND,
  type BodyMark,
  COUNTER,
  type CounterFace,
  type LeaderFace,
  linesOf,
  type OrderSign,
  outlineOf,
  type Spirit,
} from './counter.ts'
import './counter.css'

// The module that dressed a face with figures has already fetched this one.
const Figures = lazy(async () => ({ default: (await import('./Figures.tsx')).Figures }))

const BlockCounter = lazy(async () => ({ default: (await import('./BlockCounter.tsx')).BlockCounter }))
const Losses = lazy(async () => ({ default: (await import('./BlockCounter.tsx')).Losses }))
const Badges = lazy(async () => ({ default: (await import('./BlockCounter.tsx')).Badges }))

const TILT: Readonly<Record<Spirit, number>> = { good: 0, shaken: -7, routed: 12 }

/** A counter round 0, 0: nation, brigade, order, branch, formation, state, strength and grade. */
export function Counter(props: { readonly face: CounterFace }): JSX.Element {
  return (
    <Show when={props.face.block} fallback={<Card face={props.face} />}>
      {(block) => (
        <Suspense>
          <BlockCounter face={props.face} block={block()} />
        </Suspense>
      )}
    </Show>
  )
}

/** A square counter. */
function Card(props: { readonly face: CounterFace }): JSX.Element {
  const h = COUNTER / 2
  const full = () => Math.max(1, props.face.full)
  return (
    <g
      class={`counter nation-${props.face.nation} counter-${props.face.spirit}`}
      classList={{ 'counter-dressed': (props.face.figures?.length ?? 0) > 0 }}
      transform={`rotate(${TILT[props.face.spirit]})`}
    >
      <path class="counter-card" d={outlineOf(props.face.spirit)} />
      <Show when={props.face.foreign}>
        <path class="counter-foreign" d={`M${h - 0.8} ${-h + BAND + 1}v8l-8 -8z`} />
      </Show>
      <Show when={props.face.body}>
        {(body) => <Band body={body()} order={props.face.order} led={props.face.led} />}
      </Show>
      <g class="counter-sign" transform={props.face.body ? 'translate(0 -3.6) scale(0.84)' : 'translate(0 -6.5)'}>
        <For each={signOf(props.face.branch, props.face.shape)}>{([ink, d]) => <path class={ink} d={d} />}</For>
      </g>
      <Show when={props.face.figures?.length}>
        <Suspense>
          <Figures face={props.face} />
        </Suspense>
      </Show>
      <Show when={props.face.strength > 0}>
        <text class="counter-strength" x={-h + 4} y={h - 5}>
          {props.face.strength}
        </text>
      </Show>
      <text class="counter-grade" x={h - 4.5} y={h - 5.5}>
        {props.face.grade}
      </text>
      <Show when={props.face.losses}>
        {(losses) => (
          <Suspense>
            <g transform={`translate(0 ${h - 2.6})`}>
              <Losses losses={losses()} room={COUNTER - 8} />
            </g>
          </Suspense>
        )}
      </Show>
      <Show when={props.face.badges}>
        {(badges) => (
          <Suspense>
            <Badges badges={badges()} x={h - 3} y={-h + 3} />
          </Suspense>
        )}
      </Show>
      <Show when={props.face.spirit === 'good' && !props.face.losses && props.face.strength < props.face.full}>
        <path class="counter-loss" d={`M${-h + 4} ${h - 2.4}H${-h + 4 + (COUNTER - 8)}`} />
        <path class="counter-left" d={`M${-h + 4} ${h - 2.4}h${(COUNTER - 8) * (props.face.strength / full())}`} />
      </Show>
      <Show when={props.face.spirit === 'routed'}>
        <path class="counter-flag" d={`M${h - 12} ${-h + 17}V${-h + 3}l10 3.5l-10 4`} />
      </Show>
    </g>
  )
}

/** Signs of orders, round 0, 0, in a box of 8: arrows for orders to go somewhere, a wall, shots, a dash. */
export const ORDER_SIGNS: Readonly<Record<OrderSign, string>> = {
  none: 'M-2.4 -0.7h4.8v1.4h-4.8z',
  maneuver: 'M-3.4 -2.8l2.8 2.8l-2.8 2.8h1.6l2.8 -2.8l-2.8 -2.8zM0 -2.8l2.8 2.8l-2.8 2.8h1.6l2.8 -2.8l-2.8 -2.8z',
  harassment:
    'M-3.2 1a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M0.8 1a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0M-1.2 -2.2a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0',
  attack: 'M0 -3.4l3.4 3.6h-1.9v3h-3v-3h-1.9z',
  defense: 'M-3.4 3v-6h1.6v1.6h1v-1.6h1.6v1.6h1v-1.6h1.6v6z',
  retreat: 'M0 3.4l3.4 -3.6h-1.9v-3h-3v3h-1.9z',
}

/** The mark of a brigade at the left of the band; `far`: covering the whole band, for viewing from far off. */
function Mark(props: { readonly body: BodyMark; readonly wide: number; readonly part: 'near' | 'far' }): JSX.Element {
  const [left, top] = [-COUNTER / 2 + 0.7, -COUNTER / 2 + 0.7]
  const high = BAND - 0.7
  const { wide } = props
  const corner = props.part === 'far' ? `h${wide - 6.6}q3.3 0 3.3 3.3` : `h${wide - 3.3}`
  const gaps = {
    plain: '',
    halves: `M${left + wide / 2} ${top}h${wide / 2 - 1}v${high}h${1 - wide / 2}z`,
    bar: `M${left} ${top + high * 0.36}h${wide}v${high * 0.3}h${-wide}z`,
  }
  return (
    <g class={`band-${props.part}`}>
      <path
        class={`band-mark body-${props.body.hue}`}
        d={`M${left} ${top + high}v${3.3 - high}q0 -3.3 3.3 -3.3${corner}V${top + high}z`}
      />
      <path class="band-paper" d={gaps[props.body.pattern]} />
    </g>
  )
}

/**
 * The band at the head of a counter: mark and letters of the brigade, whether its leader reaches the unit, its order.
 */
function Band(props: {
  readonly body: BodyMark
  readonly order: OrderSign | undefined
  readonly led: boolean | undefined
}): JSX.Element {
  const h = COUNTER / 2
  const middle = -h + BAND / 2 + 0.6
  return (
    <g class="band">
      <path
        class="band-paper"
        d={`M${-h + 0.7} ${-h + BAND}V${-h + 4}q0 -3.3 3.3 -3.3H${h - 4}q3.3 0 3.3 3.3V${-h + BAND}z`}
      />
      <Mark body={props.body} wide={10.4} part="near" />
      <Mark body={props.body} wide={COUNTER - 1.4} part="far" />
      <text class="band-code" x={-h + 12} y={middle + 2.3}>
        {props.body.code}
      </text>
      <Show when={props.led === true}>
        <circle class="band-led" cx={h - 13} cy={middle} r="2.1" />
      </Show>
      <Show when={props.led === false}>
        <path class="band-lost" d={`M${h - 15.2} ${middle - 2.2}l4.4 4.4m0 -4.4l-4.4 4.4`} />
      </Show>
      <Show when={props.order}>
        {(order) => <path class="band-order" d={ORDER_SIGNS[order()]} transform={`translate(${h - 5.6} ${middle})`} />}
      </Show>
      <path class="band-line" d={`M${-h + 0.4} ${-h + BAND}H${h - 0.4}`} />
    </g>
  )
}

/** A leader: a disc with the initials and the factors. */
export function LeaderDisc(props: LeaderFace): JSX.Element {
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

/**
 * Fractions of the way to a corner at which the lines of a front run and its arrowhead ends; the arrowhead's depth and
 * half its width.
 */
const FRONT = 0.86
const HEAD = 0.97
const DEEP = 15.5
const WIDE = 5.6

/**
 * How a stack faces: the two front sides of its hex in bold, and on the counter an arrowhead towards the corner between
 * them; `round`: every side is its front. Everything stays within the hex, so that both facings can be read where two
 * stacks touch.
 */
export function Facing(props: {
  readonly size: HexSize
  readonly corner?: number
  readonly round?: boolean
  readonly nation: string
  /** Only the arrowhead, which lies on the counter; if not set, everything except the arrowhead. */
  readonly head?: boolean
}): JSX.Element {
  const at = (corner: number, fraction: number) => {
    const { x, y } = cornerFrom(props.size, (corner + 6) % 6, fraction)
    return `${x.toFixed(2)} ${y.toFixed(2)}`
  }
  const front = (corner: number) => {
    const [tip, left, right] = [
      cornerFrom(props.size, corner, FRONT),
      cornerFrom(props.size, (corner + 5) % 6, FRONT),
      cornerFrom(props.size, (corner + 1) % 6, FRONT),
    ]
    const part = 0.86
    const towards = (end: { x: number; y: number }) =>
      `${(tip.x + (end.x - tip.x) * part).toFixed(2)} ${(tip.y + (end.y - tip.y) * part).toFixed(2)}`
    return `M${towards(left)}L${tip.x.toFixed(2)} ${tip.y.toFixed(2)}L${towards(right)}`
  }
  const head = (corner: number) => {
    const tip = cornerFrom(props.size, corner, HEAD)
    const long = Math.hypot(tip.x, tip.y)
    const [ux, uy] = [tip.x / long, tip.y / long]
    const place = (back: number, out: number) =>
      `${(tip.x - ux * back - uy * out).toFixed(2)} ${(tip.y - uy * back + ux * out).toFixed(2)}`
    return `M${place(0, 0)}L${place(DEEP, WIDE)}L${place(DEEP - 3.6, 0)}L${place(DEEP, -WIDE)}Z`
  }
  const lines = () =>
    props.round
      ? `M${[0, 1, 2, 3, 4, 5].map((corner) => at(corner, FRONT)).join('L')}Z`
      : props.corner === undefined
        ? ''
        : front(props.corner)
  return (
    <g class={`facing nation-${props.nation}`} aria-hidden="true">
      <Show
        when={props.head}
        fallback={
          <>
            <path class="facing-edge" d={lines()} />
            <path class="facing-line" d={lines()} />
          </>
        }
      >
        <path class="facing-head" d={props.corner === undefined ? '' : head(props.corner)} />
      </Show>
    </g>
  )
}

/** A name below or `above` a counter, for viewing close up (`view-close`): in two lines if it is long. */
export function NamePlate(props: { readonly text: string; readonly above?: boolean }): JSX.Element {
  const lines = () => linesOf(props.text)
  const wide = () => Math.max(...lines().map((line) => line.length)) * 3.35 + 6
  const high = () => lines().length * 6.8 + 2
  const top = () => (props.above ? -COUNTER / 2 - 1 - high() : COUNTER / 2 + 1)
  return (
    <g class="name-plate" transform={`translate(0 ${top()})`} aria-hidden="true">
      <rect x={-wide() / 2} y="0" width={wide()} height={high()} rx="2" />
      <For each={lines()}>{(line, k) => <text y={6.6 + 6.8 * k()}>{line}</text>}</For>
    </g>
  )
}

/** A counter seen only from the back. */
export function Back(props: { readonly nation: string }): JSX.Element {
  return (
    <g class={`counter counter-back nation-${props.nation}`}>
      <path class="counter-card" d={outlineOf('good')} />
      <path class="sign" d="M-9 -9L9 9M9 -9L-9 9M-13 0H13M0 -13V13" />
    </g>
  )
}

/** A marker of unknown strength: it may stand for troops or for none. */
export function Marker(props: { readonly nation: string }): JSX.Element {
  return (
    <g class={`counter counter-unknown nation-${props.nation}`}>
      <path class="counter-card" d={outlineOf('good')} />
      <text y="11">?</text>
    </g>
  )
}
