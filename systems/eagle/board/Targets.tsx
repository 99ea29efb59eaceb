import { createMemo, For, type JSX, Show } from 'solid-js'
import { Facing } from '../../../src/web/counters/Counter.tsx'
import { COUNTER } from '../../../src/web/counters/counter.ts'
import { HEX_SIZE, moveTo } from '../../../src/web/hexboard/ground-plan.ts'
import { cornerFrom, middleOf, outline } from '../../../src/web/hexboard/layout.ts'
import { tipped } from '../../../src/web/ui/tips.ts'
import type { Way } from '../rules/queries/reach.ts'
import { tAsking } from '../words/asking/t.ts'
import type { BoardState } from './board-state.ts'
import { choiceName } from './choice-name.ts'
import { type Choice, isStep, turnsStack } from './choices.ts'
import { hexOfPiece, nationOf } from './faces.ts'
import { textsOf } from './going-on.ts'
import { tLook } from './inspect/words.ts'
import { hexName, pieceName } from './say.ts'
import './targets.css'

const HEX = outline(HEX_SIZE, 0.95)
/** Below the counters of a hex. */
const LOW = { y: 30, hit: 'M-24 12H24V36H-24Z', plate: 'M-12 15H12a8 8 0 0 1 0 19H-12a8 8 0 0 1 0 -19Z' }
const HOSTILE = ['fire', 'attack', 'charge', 'counter', 'resolve']

interface Target {
  readonly hex: number
  readonly way: Way | undefined
  readonly choices: readonly Choice[]
  readonly hostile: boolean
  /**
   * Others stand there who can act: a click on their counters chooses them, and the way there is pressed by its number.
   */
  readonly taken: boolean
}

/** What can be done to hexes by the chosen unit: washes under the counters, and above them what is clicked. */
export function Targets(props: { readonly board: BoardState; readonly under?: boolean }): JSX.Element {
  const { board } = props
  const targets = createMemo<ReadonlyMap<number, Target>>(() => {
    // While lines of fire are drawn, the map is left alone.
    if (board.overlay() === 'line') return new Map()
    const [ways, others] = [board.ways(), board.targets()]
    const able = new Set(board.pieces().map((piece) => hexOfPiece(board.table.view(), piece)))
    const targets = [...new Set([...ways.keys(), ...others.keys()])].map((hex): Target => {
      const [way, choices] = [ways.get(hex), others.get(hex) ?? []]
      return {
        hex,
        way,
        choices,
        hostile: choices.some(({ legal }) => HOSTILE.includes(legal.verb)),
        taken: way !== undefined && able.has(hex),
      }
    })
    for (const [hex, way] of board.charges())
      targets.push({ hex, way, choices: others.get(hex) ?? [], hostile: true, taken: false })
    return new Map(targets.map((target) => [target.hex, target]))
  })
  // By their hexes: what is clicked stays the same thing while what can be done there changes.
  const hexes = createMemo(() => [...targets().keys()])
  const pointed = () => targets().get(board.pointed())?.way
  return (
    <Show
      when={!props.under}
      fallback={
        <For each={hexes()}>
          {(hex) => (
            <path
              class="target-wash"
              classList={{
                'target-hostile': targets().get(hex)?.hostile === true,
                'target-stops': targets().get(hex)?.way?.stops === true,
              }}
              d={HEX}
              transform={moveTo(board.layout, hex)}
            />
          )}
        </For>
      }
    >
      <Named board={board} />
      <Show when={pointed()}>{(way) => <Path board={board} way={way()} />}</Show>
      <For each={hexes()}>
        {(hex) => <Show when={targets().get(hex)}>{(target) => <Click board={board} target={target()} />}</Show>}
      </For>
      <Corners board={board} />
    </Show>
  )
}

/** Charges and attacks that have been named, from the units that make them to their hexes, till they are told. */
function Named(props: { readonly board: BoardState }): JSX.Element {
  const { table } = props.board
  const named = createMemo(() => {
    const { at, target } = table.view()
    if (table.telling.running() || !NAMING.includes(table.phase()?.name ?? '')) return []
    return [...target.keys()].flatMap((unit) =>
      at[unit] >= 0 && target[unit] > 0 ? [{ from: at[unit], to: target[unit] - 1 }] : [],
    )
  })
  return (
    <g class="named" aria-hidden="true">
      <For each={named()}>
        {({ from, to }) => {
          const [start, end] = [middleOf(props.board.layout, from), middleOf(props.board.layout, to)]
          const long = Math.hypot(end.x - start.x, end.y - start.y)
          const on = (far: number) =>
            `${start.x + ((end.x - start.x) * far) / long} ${start.y + ((end.y - start.y) * far) / long}`
          const line = `M${on(COUNTER / 2)}L${on(long - AIM)}`
          return (
            <>
              <path class="way-edge" d={line} />
              <path class="way-line" d={line} />
              <g transform={moveTo(props.board.layout, to)}>
                <Aim />
              </g>
            </>
          )
        }}
      </For>
    </g>
  )
}

/** From the naming of a charge until the combats begin; afterwards they are told. */
const NAMING = ['movement', 'defensive fire', 'square', 'countercharge', 'offensive fire', 'shock']

const AIM = 29

/** The cross of whatever is aimed at. */
const Aim = (): JSX.Element => (
  <>
    <path class="target-aim" d="M-34 0h9M34 0h-9M0 -34v9M0 34v-9" />
    <circle class="target-aim" r={AIM} />
  </>
)

/** The way that a unit or a leader would go, from middle to middle, and how the unit would face at its end. */
function Path(props: { readonly board: BoardState; readonly way: Way }): JSX.Element {
  const points = () => {
    const piece = props.board.chosen()
    const from = piece ? hexOfPiece(props.board.table.view(), piece) : -1
    return [...(from >= 0 ? [from] : []), ...props.way.path].map((hex) => middleOf(props.board.layout, hex))
  }
  const line = () =>
    `M${points()
      .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L')}`
  return (
    <g class="way" aria-hidden="true">
      <path class="way-edge" d={line()} />
      <path class="way-line" d={line()} />
      <Show when={props.way.corner >= 0}>
        <g class="way-facing" transform={moveTo(props.board.layout, props.way.path.at(-1)!)}>
          <Facing size={HEX_SIZE} nation={nationOf(props.board.table.seat())} corner={props.way.corner} />
        </g>
      </Show>
    </g>
  )
}

const isTouch = (event: MouseEvent | undefined): boolean => (event as PointerEvent | undefined)?.pointerType === 'touch'

function Click(props: { readonly board: BoardState; readonly target: Target }): JSX.Element {
  const { board } = props
  const { table } = board
  const { hex } = props.target
  const p = () => table.view()
  const press = (event?: MouseEvent) => {
    const { way, choices } = props.target
    // A finger points before it presses: its first touch shows the odds, or the way.
    if (isTouch(event) && board.touched() !== hex) {
      board.touch(hex)
      return
    }
    const charge = board.charges().get(hex)
    if (charge && choices.length === 0) board.ride(charge)
    else if (way && choices.length === 0) table.act(...way.texts)
    else if (!way && choices.length === 1) table.act(...textsOf(p(), choices[0]))
    else board.ask([...board.own().filter((choice) => choice.hex === hex && isStep(choice)), ...choices])
  }
  /** Where counters lie, what the way costs stands below them. */
  const isLow = () => !props.target.hostile && board.stacks().some((stack) => stack.hex === hex)
  const label = () => {
    const { way, choices } = props.target
    const piece = board.chosen()
    if (way && props.target.hostile && piece)
      return tAsking('do.charge', { a: pieceName(p(), piece), b: hexName(p(), hex) })
    if (way && choices.length === 0 && piece)
      return tLook(way.stops ? 'target.stops' : 'target.way', {
        unit: pieceName(p(), piece),
        hex: hexName(p(), hex),
        points: way.spent,
      })
    return choices.length === 1 ? choiceName(p(), choices[0]) : tLook('target.several', { hex: hexName(p(), hex) })
  }
  return (
    <g
      class="target"
      classList={{ 'target-hostile': props.target.hostile, 'target-stops': props.target.way?.stops === true }}
      transform={moveTo(board.layout, hex)}
      role="button"
      tabindex="-1"
      data-rove=""
      aria-label={label()}
      onFocus={() => board.point(hex)}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        press()
      }}
    >
      <path
        class="target-hit"
        classList={{ 'target-hit-low': props.target.taken }}
        d={props.target.taken ? LOW.hit : HEX}
      />
      <Show when={!props.target.hostile && props.target.way}>
        {(way) => (
          <>
            <Show when={props.target.taken}>
              <path class="target-plate" d={LOW.plate} />
            </Show>
            <text class="target-cost" classList={{ 'target-cost-low': isLow() }} y={isLow() ? LOW.y : 6}>
              {way().spent}
            </text>
          </>
        )}
      </Show>
      <Show when={props.target.hostile}>
        <Aim />
      </Show>
    </g>
  )
}

/** The corners that the chosen one can face, as arrowheads round its hex. */
function Corners(props: { readonly board: BoardState }): JSX.Element {
  const { board } = props
  const hex = () => {
    const piece = board.chosen()
    return piece === undefined ? -1 : hexOfPiece(board.table.view(), piece)
  }
  // A stack that can still be turned as one is turned as one; else its unit turns. If no unit shows a facing it is not
  // asked for (RA126).
  const turns = createMemo(() => {
    if (!board.table.asked() || board.table.view().face[hex()] === 0) return []
    const whole = board.choices().filter((choice) => turnsStack(choice) && choice.legal.a === hex())
    return whole.length > 0 ? whole : board.own().filter(({ corner }) => corner >= 0)
  })
  return (
    <Show when={hex() >= 0 && turns().length > 0}>
      <g transform={moveTo(board.layout, hex())}>
        <For each={turns()}>
          {(choice) => {
            const { x, y } = cornerFrom(HEX_SIZE, choice.corner, 0.98)
            const turn = (choice.corner * 60 - 60 + 360) % 360
            const label = () => choiceName(board.table.view(), choice)
            return (
              <g
                class="corner"
                transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn})`}
                role="button"
                tabindex="-1"
                data-rove=""
                aria-label={label()}
                ref={(thing) => tipped(thing, () => ({ lines: [label()] }))}
                onClick={() => board.table.act(choice.legal.text)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' && event.key !== ' ') return
                  event.preventDefault()
                  board.table.act(choice.legal.text)
                }}
              >
                <circle r="9" />
                <path d="M-4.5 -4L6 0L-4.5 4L-2.5 0z" />
              </g>
            )
          }}
        </For>
      </g>
    </Show>
  )
}
