import { type JSX, Show } from 'solid-js'
import { FIGURE, type State } from './troops.ts'
import './figures.css'

/**
 * The figures: tin soldiers on a base, drawn once as symbols and used everywhere. Their feet are at 0, and they face
 * right. Their shape shows their state: the spent sit low behind a bar, the routed turn their backs under a break.
 */

const names = ['foot', 'horse', 'gun'] as const

/** The symbols; needed once in a document that shows figures. */
export function FigureSymbols(): JSX.Element {
  return (
    <svg width="0" height="0" class="figure-symbols" aria-hidden="true">
      <symbol id="figure-foot" viewBox="-20 -66 40 66" overflow="visible">
        <rect class="f-base" x="-15" y="-5" width="30" height="5" rx="2.5" />
        <path class="f-steel" d="M11.5 -24 L15 -57" />
        <path class="f-blade" d="M15 -57 L16.3 -66" />
        <path class="f-legs" d="M-7 -5 L-6 -26 L6.5 -26 L7.5 -5 L2 -5 L0.4 -19 L-1.6 -5 Z" />
        <path class="f-coat" d="M-9 -42 Q0 -47 9 -42 L9.5 -25 L4 -22.5 L-6 -22.5 L-10 -17 L-10.5 -25 Z" />
        <path class="f-belt" d="M-8 -41 L7 -26 M8 -41 L-7 -26" />
        <path class="f-arm" d="M8.5 -41 L13 -31 L10.5 -25" />
        <circle class="f-skin" cx="0.6" cy="-47.5" r="4.4" />
        <path class="f-hat" d="M-5.6 -48.5 L-6.6 -58 Q0 -60.5 6.8 -58 L5.8 -48.5 Q0.5 -50.4 -5.6 -48.5 Z" />
        <path class="f-peak" d="M2.2 -48.6 L8 -47.6" />
        <path class="f-plume" d="M0 -59 Q-3 -64 0.2 -66.4 Q3.4 -64 0 -59 Z" />
      </symbol>
      <symbol id="figure-horse" viewBox="-29 -66 58 66" overflow="visible">
        <rect class="f-base" x="-24" y="-5" width="48" height="5" rx="2.5" />
        <path class="f-tail" d="M-19 -30 C-28 -30 -28 -20 -25.5 -13" />
        <path
          class="f-leg"
          d="M-16 -24 L-20 -14.5 L-16.5 -5 M-11 -23 L-9.5 -13.5 L-12.5 -5 M11.5 -24 L12 -14 L9.5 -5 M14.5 -26 L21.5 -20 L19.5 -11.5"
        />
        <path
          class="f-horse"
          d="M-20.5 -27 C-21 -35 -12 -36.5 -4 -34.5 C3 -33 8 -35.5 12 -41.5 L17.5 -49.5 L19 -53 L21 -49.5 C24 -48 27.5 -42.5 28.5 -39.5 L26 -36.8 L20.5 -40 C19.5 -34 19 -28.5 15.5 -24.5 C10 -20.5 0 -21.5 -8 -20.5 C-15 -19.5 -20 -21 -20.5 -27 Z"
        />
        <path class="f-mane" d="M9.5 -40.5 C12 -46 15 -49.5 18 -52" />
        <path class="f-cloth" d="M-9 -34.8 L5 -34 L4 -24.8 L-10 -25 Z" />
        <path class="f-steel" d="M10 -46 L19.5 -62" />
        <path class="f-legs" d="M-4 -36 L4 -36 L7.5 -24 L6 -17.5 L2.5 -18 L2.6 -24 L-3.5 -31 Z" />
        <path class="f-coat" d="M-6 -49 Q-1 -52.5 4 -49.5 L4.5 -34.5 L-6.5 -34.5 Z" />
        <path class="f-belt" d="M-5.5 -47.5 L4 -36.5" />
        <path class="f-arm" d="M2.5 -48 L7 -42.5 L11 -47" />
        <circle class="f-skin" cx="-0.6" cy="-54" r="4" />
        <path class="f-hat" d="M-6 -54.5 Q-6.5 -61.5 -0.6 -62 Q5.4 -61.6 5 -54.8 Q-0.5 -57 -6 -54.5 Z" />
        <path class="f-plume" d="M-8.5 -52.5 Q-9.5 -63.5 -0.5 -65.6 Q4.5 -66 5.5 -61.5 Q-3 -64 -5 -56 Z" />
      </symbol>
      <symbol id="figure-gun" viewBox="-32 -46 64 46" overflow="visible">
        <rect class="f-base" x="-28" y="-5" width="56" height="5" rx="2.5" />
        <path class="f-trail" d="M-2 -22 L-25 -6 L-29 -6 L-29 -10 L-6 -27 Z" />
        <path
          class="f-barrel"
          d="M-13 -29.5 Q-16.5 -27.5 -15 -24 L-12 -22.5 L24 -31 L27.5 -29.5 L28.5 -34.5 L25 -36.4 L22 -35.6 Z"
        />
        <path class="f-ring" d="M-6 -31 L-4.6 -24.4 M8 -33.2 L9.3 -27.8" />
        <circle class="f-wheel" cx="4" cy="-17.5" r="12.5" />
        <path class="f-spoke" d="M4 -30 V-5 M-8.5 -17.5 H16.5 M-4.8 -26.3 L12.8 -8.7 M12.8 -26.3 L-4.8 -8.7" />
        <circle class="f-hub" cx="4" cy="-17.5" r="3" />
        <path
          class="f-ball"
          d="M20 -5 a3.2 3.2 0 1 1 0.1 0 M26.4 -5 a3.2 3.2 0 1 1 0.1 0 M23.2 -10.4 a3.2 3.2 0 1 1 0.1 0"
        />
      </symbol>
      <symbol id="figure-square" viewBox="-20 -30 40 30" overflow="visible">
        <path class="f-square" d="M-23 -11 L0 -21 L23 -11 L0 -1 Z" />
        <path
          class="f-blade"
          d="M-23 -11 L-30 -14 M23 -11 L30 -14 M-12 -6 L-17 -2 M12 -6 L17 -2 M0 -1 V5 M-12 -16.4 L-16 -22 M12 -16.4 L16 -22"
        />
      </symbol>
    </svg>
  )
}

/** One figure in its state, with its feet at its own origin. SVG, in world units. */
export function Figure(props: { readonly type: number; readonly side: number; readonly state: State }): JSX.Element {
  const size = () => FIGURE[props.type] ?? FIGURE[0]
  const spent = () => props.state === 'spent' || props.state === 'squareSpent'
  const routed = () => props.state === 'routed'
  const squared = () => props.state === 'square' || props.state === 'squareSpent'
  const box = () => ({
    x: -size().w / 2,
    y: -(props.type === 0 ? 66 : size().h),
    width: size().w,
    height: props.type === 0 ? 66 : size().h,
  })
  /** Figures that look left: Black's, unless they run; and White's when they run. */
  const mirrored = () => (props.side === 1) !== routed()
  const pose = () =>
    `${mirrored() ? 'scale(-1 1)' : ''} ${spent() ? 'scale(1 0.8)' : ''} ${routed() ? 'rotate(9)' : props.state === 'counter' ? 'rotate(7)' : ''} ${squared() ? 'translate(0 -7) scale(0.8)' : ''}`
  return (
    <g class={`figure side-${props.side} figure-${props.state}`}>
      <Show when={squared()}>
        <use href="#figure-square" x="-20" y="-30" width="40" height="30" />
      </Show>
      <g class="figure-pose" transform={pose()}>
        <use href={`#figure-${names[props.type]}`} x={box().x} y={box().y} width={box().width} height={box().height} />
      </g>
      <Show when={spent() || props.state === 'acted'}>
        <rect
          class="f-bar"
          x={props.state === 'acted' ? -8 : -size().w / 2 + 4}
          y="2"
          width={props.state === 'acted' ? 16 : size().w - 8}
          height="5"
          rx="2"
        />
      </Show>
      <Show when={props.state === 'moved' || props.state === 'counter'}>
        <path
          class="f-chevron"
          d={
            props.state === 'moved' ? 'M-4 2 L2 5.5 L-4 9' : 'M-9 2 L-3 5.5 L-9 9 M-2 2 L4 5.5 L-2 9 M5 2 L11 5.5 L5 9'
          }
        />
      </Show>
      <Show when={routed()}>
        <path
          class="f-break-edge"
          d={`M-8 ${-size().h - 1} L2 ${-size().h + 12} L-5 ${-size().h + 14} L6 ${-size().h + 30}`}
        />
        <path
          class="f-break"
          d={`M-8 ${-size().h - 1} L2 ${-size().h + 12} L-5 ${-size().h + 14} L6 ${-size().h + 30}`}
        />
      </Show>
    </g>
  )
}

/** A figure as a small picture within text. */
export function FigurePicture(props: {
  readonly type: number
  readonly side: number
  readonly state?: State
  readonly class?: string
}): JSX.Element {
  return (
    <svg class={`figure-picture ${props.class ?? ''}`} viewBox="-34 -70 68 82" aria-hidden="true">
      <Figure type={props.type} side={props.side} state={props.state ?? 'fresh'} />
    </svg>
  )
}
