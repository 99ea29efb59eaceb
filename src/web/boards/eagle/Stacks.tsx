import { createMemo, For, type JSX, Match, Show, Switch } from 'solid-js'
import { Back, Counter, Facing, LeaderDisc, Marker } from '../../kit/hex/Counter.tsx'
import { COUNTER, fanBox, fanned, stacked } from '../../kit/hex/counter.ts'
import { middleOf, outline } from '../../kit/hex/layout.ts'
import type { Piece } from './choices.ts'
import type { Desk } from './desk.ts'
import { faceOf, leaderName, nationOf, type Stack } from './faces.ts'
import { layout } from './ground-plan.ts'
import { hexName, pieceName, stackWords, unitWords } from './say.ts'
import { t } from './words.ts'

const HEX = outline(layout, 0.94)

/** The counters on the map, stack by stack. */
export function Stacks(props: { readonly desk: Desk }): JSX.Element {
  return <For each={props.desk.stacks()}>{(stack) => <StackAt desk={props.desk} stack={stack} />}</For>
}

/** The stack that is fanned out, above everything else. */
export function OpenStack(props: { readonly desk: Desk }): JSX.Element {
  const open = createMemo(() => props.desk.stacks().find((stack) => stack.hex === props.desk.fan() && heightOf(stack) > 1))
  return (
    <Show when={open()} keyed>
      {(stack) => <Fan desk={props.desk} stack={stack} />}
    </Show>
  )
}

/** How many pieces lie there, leaders and markers too. */
const heightOf = ({ units, leaders, markers }: Stack): number => units.length + leaders.length + markers.length

const has = (piece: Piece | undefined, kind: Piece['kind'], n: number | undefined): boolean => piece?.kind === kind && piece.n === n

/** Those of a stack that can act, from the top down, its leaders last. */
const ableOf = (desk: Desk, { units, leaders, markers }: Stack): Piece[] => {
  const able = (kind: Piece['kind'], list: readonly (number | undefined)[]) =>
    list.flatMap((one) => desk.pieces().filter((piece) => has(piece, kind, one)))
  return [...able('unit', units), ...able('leader', leaders), ...able('marker', markers)]
}

function StackAt(props: { readonly desk: Desk; readonly stack: Stack }): JSX.Element {
  const { desk } = props
  const p = () => desk.shown()
  const at = () => middleOf(layout, props.stack.hex)
  const places = createMemo(() => stacked(props.stack.units.length))
  const able = createMemo(() => ableOf(desk, props.stack))
  const chosen = () => able().some(({ kind, n }) => has(desk.chosen(), kind, n))
  const several = () => heightOf(props.stack) > 1
  const press = () => {
    if (several()) desk.openFan(desk.fan() === props.stack.hex ? -1 : props.stack.hex)
    const first = able()[0]
    if (first) desk.choose(chosen() && !several() ? undefined : chosen() ? desk.chosen() : first)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    press()
  }
  return (
    <g
      class="stack"
      classList={{ 'stack-able': able().length > 0, 'stack-chosen': chosen() }}
      transform={`translate(${at().x.toFixed(2)} ${at().y.toFixed(2)})`}
      role="button"
      tabindex="-1"
      data-rove=""
      aria-label={stackWords(p(), props.stack)}
      onClick={press}
      onKeyDown={key}
      onFocus={() => desk.point(props.stack.hex)}
    >
      <path class="stack-ring" d={HEX} />
      <Show when={props.stack.units.length > 0}>
        <Facing
          layout={layout}
          nation={nationOf(props.stack.side)}
          round={props.stack.round}
          {...(props.stack.corner >= 0 ? { corner: props.stack.corner } : {})}
        />
      </Show>
      <For each={places()}>
        {(place, k) => (
          <g transform={`translate(${place.x} ${place.y})`}>
            <Show
              when={k() === places().length - 1 && props.stack.units[0] !== undefined}
              fallback={<Back nation={nationOf(props.stack.side)} />}
            >
              <Counter face={faceOf(p(), props.stack.units[0]!)} />
            </Show>
          </g>
        )}
      </For>
      <For each={props.stack.markers}>
        {(_, k) => (
          <g transform={`translate(${4 * k()} ${-4 * k()})`}>
            <Marker nation={nationOf(props.stack.side)} />
          </g>
        )}
      </For>
      <Show when={props.stack.units.length > 1}>
        <g transform={`translate(${COUNTER / 2 - 1} ${-COUNTER / 2 + 1})`} class="stack-count">
          <circle r="7.5" />
          <text dy="3.8">{props.stack.units.length}</text>
        </g>
      </Show>
      <For each={props.stack.leaders}>
        {(leader, k) => (
          <g
            transform={props.stack.units.length > 0 ? `translate(${-22 + k() * 9} ${20 - k() * 4}) scale(0.8)` : `translate(${k() * 10} 0)`}
          >
            <Leader desk={desk} leader={leader} />
          </g>
        )}
      </For>
    </g>
  )
}

function Leader(props: { readonly desk: Desk; readonly leader: number }): JSX.Element {
  const p = () => props.desk.shown()
  const worn = () => p().worn[props.leader] === 1
  const army = () => p().scenario.army
  const factor = (table: Int8Array) => table[2 * props.leader + (worn() ? 1 : 0)]
  return (
    <LeaderDisc
      nation={nationOf(army().leaderSide[props.leader]!)}
      initials={leaderName(p(), props.leader).slice(0, 2)}
      figures={`${factor(army().shock)} · ${factor(army().morale)}`}
      worn={worn()}
    />
  )
}

/** A stack laid out side by side: each of its counters can be chosen. */
function Fan(props: { readonly desk: Desk; readonly stack: Stack }): JSX.Element {
  const { desk } = props
  const p = () => desk.shown()
  const count = () => heightOf(props.stack)
  const places = createMemo(() => fanned(count()))
  const box = () => fanBox(count())
  const at = () => {
    const { x, y } = middleOf(layout, props.stack.hex)
    const { field } = layout
    const { width, height } = box()
    const below = y - height - 40 < field.y
    return {
      x: Math.min(Math.max(x, field.x + width / 2), field.x + field.width - width / 2),
      y: below ? y + 40 + height / 2 : y - 40 - height / 2,
    }
  }
  const pieceAt = (k: number): Piece | undefined => {
    const { units, leaders, markers } = props.stack
    const unit = units[k]
    if (k >= units.length + leaders.length) return { kind: 'marker', n: markers[k - units.length - leaders.length]! }
    if (k >= units.length) return { kind: 'leader', n: leaders[k - units.length]! }
    return unit === undefined ? undefined : { kind: 'unit', n: unit }
  }
  const able = createMemo(() => ableOf(desk, props.stack))
  return (
    <g
      class="fan"
      transform={`translate(${at().x} ${at().y})`}
      role="group"
      aria-label={t('fan.title', { hex: hexName(p(), props.stack.hex) })}
    >
      <rect class="fan-paper" x={box().x} y={box().y} width={box().width} height={box().height} rx="6" />
      <For each={places()}>
        {(place, k) => {
          const piece = pieceAt(k())
          const isAble = () => piece !== undefined && able().some(({ kind, n }) => kind === piece.kind && n === piece.n)
          const press = () => isAble() && desk.choose(piece)
          return (
            <g
              class="fan-one"
              classList={{ 'fan-able': isAble(), 'fan-chosen': piece !== undefined && has(desk.chosen(), piece.kind, piece.n) }}
              transform={`translate(${place.x} ${place.y})`}
              role="button"
              tabindex="-1"
              data-rove=""
              aria-disabled={!isAble()}
              aria-label={
                piece === undefined
                  ? t('counter.back')
                  : piece.kind === 'unit'
                    ? unitWords(p(), piece.n)
                    : piece.kind === 'leader'
                      ? t('counter.leader', { name: leaderName(p(), piece.n) })
                      : pieceName(p(), piece)
              }
              onClick={press}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ' ') return
                event.preventDefault()
                press()
              }}
            >
              <rect class="fan-ring" x={-COUNTER / 2 - 3} y={-COUNTER / 2 - 3} width={COUNTER + 6} height={COUNTER + 6} rx="6" />
              <Show when={piece} fallback={<Back nation={nationOf(props.stack.side)} />}>
                {(one) => (
                  <Switch>
                    <Match when={one().kind === 'unit'}>
                      <Counter face={faceOf(p(), one().n)} />
                    </Match>
                    <Match when={one().kind === 'leader'}>
                      <Leader desk={desk} leader={one().n} />
                    </Match>
                    <Match when={one().kind === 'marker'}>
                      <Marker nation={nationOf(props.stack.side)} />
                    </Match>
                  </Switch>
                )}
              </Show>
            </g>
          )
        }}
      </For>
    </g>
  )
}
