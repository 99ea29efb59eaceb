import { createMemo, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js'
import { paced } from '../ui/motion.ts'
import { byKey, isTouch } from '../ui/press.ts'
import type { InchBoard } from './board-state.ts'
import { baseOf, footprintOf, spurOf } from './figures.ts'
import type { BaseFace, BlindFace, GeneralFace, Standing } from './standing.ts'
import './bases.css'

/** What stands on the table: blinds lowest, generals above all. */
const ORDER = { blind: 0, base: 1, general: 2 } as const

export function Bases(props: { readonly board: InchBoard }): JSX.Element {
  const sorted = createMemo(() =>
    props.board.standing().toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind] || one.body - other.body),
  )
  // The piece of a body stays the same element while it moves, so that its movement can be seen.
  const bodies = createMemo(() => sorted().map(({ body }) => body), [], {
    equals: (one, other) => one.length === other.length && one.every((body, k) => body === other[k]),
  })
  return <For each={bodies()}>{(body) => <Piece board={props.board} body={body} />}</For>
}

/** How long a piece takes to move on the screen, in milliseconds at normal speed. */
const GOING = 450

/** Headings continue beyond a full turn, so that a piece turns the short way round. Degrees. */
const unwound = (before: number, heading: number): number => {
  const by = (((heading / 4 - before) % 360) + 540) % 360
  return before + by - 180
}

/**
 * Handles a press on a piece: chooses it, or does to it what can be done. On a touch screen the first press shows the
 * odds.
 */
function pressBody(board: InchBoard, body: number, event?: MouseEvent): void {
  const aimed = board.targets().get(body) ?? []
  const isSeen = !isTouch(event) || board.several().some(({ target }) => target === body)
  // A body that can act is chosen: what another can do to it, such as changing places, is in the panel.
  if (board.bodies().includes(body)) board.choose(board.chosen() === body ? -1 : body)
  else if (aimed.length === 1 && board.chosen() >= 0 && isSeen) board.act(aimed[0].legal.text)
  else if (aimed.length > 0) board.ask(aimed)
}

function Piece(props: { readonly board: InchBoard; readonly body: number }): JSX.Element {
  const { board, body } = props
  // A piece that is taken away is drawn until it is gone.
  const one = createMemo<Standing>((before) => board.standingOf(body) ?? before!)
  const turn = createMemo<number>((before) => unwound(before, one().heading), one().heading / 4)
  const place = createMemo(() => board.layout.toWorld(one().x, one().y))
  const able = () => board.asked() && board.bodies().includes(body)
  const aims = () => board.targets().get(body) ?? []
  const words = () => board.field.bodyWords(body)
  const press = (event?: MouseEvent) => pressBody(board, body, event)
  const [settled, setSettled] = createSignal(false)
  requestAnimationFrame(() => setSettled(true))
  return (
    <g
      class={`piece piece-${one().kind} nation-${one().face.nation}`}
      classList={{
        'piece-able': able(),
        'piece-chosen': board.chosen() === body,
        'piece-aimed': aims().length > 0,
        'piece-hostile': aims().some((choice) => board.field.isHostile(choice)),
        'piece-settled': settled(),
      }}
      style={{
        transform: `translate(${place().x}px, ${place().y}px) rotate(${turn()}deg)`,
        'transition-duration': `${paced(GOING)}ms`,
      }}
      data-body={body}
      role="button"
      tabindex="-1"
      data-rove=""
      aria-label={words()}
      aria-pressed={able() ? board.chosen() === body : undefined}
      onFocus={() => board.hover(body)}
      onPointerEnter={(event) => event.pointerType !== 'touch' && board.hover(body)}
      onPointerLeave={() => board.hovered() === body && board.hover(-1)}
      onClick={press}
      onKeyDown={byKey(() => press())}
    >
      <Drawn one={one()} turn={turn()} />
    </g>
  )
}

/** A piece round 0, 0, its front to the north. `turn` is how far it will be turned, so that text stays upright. */
export function Drawn(props: { readonly one: Standing; readonly turn: number }): JSX.Element {
  const as = <K extends Standing['kind']>(kind: K) =>
    (props.one.kind === kind ? props.one : undefined) as Extract<Standing, { kind: K }> | undefined
  return (
    <Switch>
      <Match when={as('base')}>
        {(one) => <Base face={one().face} front={one().front} depth={one().depth} turn={props.turn} />}
      </Match>
      <Match when={as('general')}>
        {(one) => <General face={one().face} across={one().front} turn={props.turn} />}
      </Match>
      <Match when={as('blind')}>
        {(one) => <Blind face={one().face} front={one().front} depth={one().depth} turn={props.turn} />}
      </Match>
    </Switch>
  )
}

const SIGNS = { good: '', disordered: '≈', shaken: '!', routed: '✕' } as const

function Base(props: {
  readonly face: BaseFace
  readonly front: number
  readonly depth: number
  readonly turn: number
}): JSX.Element {
  const print = () => footprintOf(props.face.figures, props.front, props.depth)
  const outline = () => baseOf(props.front, props.depth)
  const upright = () => `rotate(${-props.turn})`
  return (
    <g class={`base base-${props.face.spirit} base-${props.face.figures}`}>
      <path class="base-halo" d={outline()} />
      <Show when={print().faces}>
        <path class="base-spur" d={spurOf(props.depth)} />
      </Show>
      <path class="base-card" d={outline()} />
      <path class="base-bars" d={print().bars} />
      <path class="base-men" d={print().men} />
      <path class="base-guns" d={print().guns} />
      <Show when={print().faces} fallback={<path class="base-round" d={outline()} />}>
        <path class="base-front" d={`M${-props.front / 2 + 4} ${-props.depth / 2 + 3}H${props.front / 2 - 4}`} />
      </Show>
      <Show when={props.face.spirit !== 'good'}>
        <path class="base-worn" d={outline()} />
      </Show>
      <g transform={upright()}>
        <Plate text={props.face.label} spirit={props.face.spirit} lost={props.face.casualties} mark={props.face.mark} />
      </g>
    </g>
  )
}

const PLATE = 44

/** The name plate: always upright, with casualties and the grade of morale beside the name. */
function Plate(props: {
  readonly text: string
  readonly spirit: BaseFace['spirit']
  readonly lost: number
  readonly mark: BaseFace['mark']
}): JSX.Element {
  const wide = () => Math.max(34, 21 * props.text.length + 16)
  const badge = () => props.spirit !== 'good'
  return (
    <g class="plate">
      <rect class="plate-card" x={-wide() / 2} y={-PLATE / 2} width={wide()} height={PLATE} rx="8" />
      <text class="plate-text" y="13">
        {props.text}
      </text>
      <Show when={badge()}>
        <g class={`plate-spirit plate-${props.spirit}`} transform={`translate(${wide() / 2 + 13} ${-PLATE / 2 + 4})`}>
          <circle r="19" />
          <text y="11">{SIGNS[props.spirit]}</text>
        </g>
      </Show>
      <Show when={props.lost > 0}>
        <g class="plate-lost" transform={`translate(${-wide() / 2 - 10} ${PLATE / 2 - 8})`}>
          <path d="M0 -26C12 -10 18 -4 18 6A18 18 0 0 1 -18 6C-18 -4 -12 -10 0 -26Z" />
          <text y="14">{props.lost}</text>
        </g>
      </Show>
      <Show when={props.mark}>
        {(mark) => (
          <g class={`plate-mark plate-mark-${mark()}`} transform={`translate(${wide() / 2 + 11} ${PLATE / 2 - 4})`}>
            <circle r="9" />
          </g>
        )}
      </Show>
    </g>
  )
}

const STAR = 'M0 -7L1.9 -2.2L7 -2.1L3 1.1L4.4 6L0 3.2L-4.4 6L-3 1.1L-7 -2.1L-1.9 -2.2Z'

function General(props: { readonly face: GeneralFace; readonly across: number; readonly turn: number }): JSX.Element {
  const r = () => props.across / 2
  const stars = () => Array.from({ length: props.face.stars }, (_, k) => (k - (props.face.stars - 1) / 2) * 15)
  return (
    <g class="general" classList={{ 'general-chief': props.face.isChief }} transform={`rotate(${-props.turn})`}>
      <circle class="general-ring" r={r()} />
      <circle class="general-disc" r={r() - 4} />
      <path
        class="general-hat"
        d={`M-19 -3Q-13 -20 0 -21Q13 -20 19 -3Q0 -11 -19 -3Z`}
        transform={`translate(0 ${-r() * 0.28})`}
      />
      <text class="general-text" y={r() * 0.3 + 8}>
        {props.face.label}
      </text>
      <g class="general-stars" transform={`translate(0 ${r() + 6})`}>
        <For each={stars()}>{(x) => <path d={STAR} transform={`translate(${x} 0)`} />}</For>
      </g>
    </g>
  )
}

function Blind(props: {
  readonly face: BlindFace
  readonly front: number
  readonly depth: number
  readonly turn: number
}): JSX.Element {
  const folds = () =>
    Array.from({ length: props.face.strips - 1 }, (_, k) => ((k + 1) / props.face.strips - 0.5) * props.front)
  const hatch = () => {
    const many = Math.round(props.front / 26)
    const [w, d] = [props.front / 2, props.depth / 2]
    return Array.from({ length: many }, (_, k) => {
      const x = -w + (k / many) * props.front
      return `M${x} ${d}L${Math.min(w, x + 22)} ${-d}`
    }).join('')
  }
  return (
    <g class="blind" classList={{ 'blind-decoy': props.face.isDecoy }}>
      <path class="base-halo" d={baseOf(props.front, props.depth)} />
      <path class="base-spur" d={spurOf(props.depth)} />
      <path class="blind-cloth" d={baseOf(props.front, props.depth)} />
      <path class="blind-hatch" d={hatch()} />
      <For each={folds()}>{(x) => <path class="blind-fold" d={`M${x} ${-props.depth / 2}V${props.depth / 2}`} />}</For>
      <path class="base-front" d={`M${-props.front / 2 + 4} ${-props.depth / 2 + 3}H${props.front / 2 - 4}`} />
      <g transform={`rotate(${-props.turn})`}>
        <g class="plate">
          <rect
            class="plate-card"
            x={-(21 * (props.face.label.length + 1) + 16) / 2}
            y={-PLATE / 2}
            width={21 * (props.face.label.length + 1) + 16}
            height={PLATE}
            rx="8"
          />
          <text class="plate-text" y="13">
            {props.face.label}?
          </text>
        </g>
      </g>
    </g>
  )
}
