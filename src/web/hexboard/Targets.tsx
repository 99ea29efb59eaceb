import { createMemo, For, type JSX, Show } from 'solid-js'
import { cornerFrom, middleOf, outline } from '../../painting/layout.ts'
import { Facing } from '../counters/Counter.tsx'
import { COUNTER } from '../counters/counter.ts'
import { byKey, isTouch } from '../ui/press.ts'
import { tipped } from '../ui/tips.ts'
import { tChoices } from '../words/hexchoices/t.ts'
import type { Way } from './battlefield.ts'
import { type HexBoard, LINE } from './board-state.ts'
import { type Choice, turnsStack } from './choices.ts'
import { HEX_SIZE, moveTo } from './ground-plan.ts'
import { covers } from './pieces.ts'
import { hexesOfSpot, middleOfSpot, moveToSpot } from './spots-in-world.ts'
import './targets.css'

const HEX = outline(HEX_SIZE, 0.95)
/** Below the counters of a hex. */
const LOW = { y: 30, hit: 'M-24 12H24V36H-24Z', plate: 'M-12 15H12a8 8 0 0 1 0 19H-12a8 8 0 0 1 0 -19Z' }

interface Target {
  readonly hex: number
  readonly way: Way | undefined
  readonly choices: readonly Choice[]
  readonly hostile: boolean
  /**
   * Do other pieces that can act stand there? A click on their counters chooses them, and the player presses the number
   * of the way to go there.
   */
  readonly taken: boolean
}

/** What can be done to hexes by the chosen unit: washes under the counters, and above them what is clicked. */
export function Targets(props: { readonly board: HexBoard; readonly under?: boolean }): JSX.Element {
  const { board } = props
  const { field } = board
  const targets = createMemo<ReadonlyMap<number, Target>>(() => {
    // While lines of sight are drawn, the map is left alone.
    if (board.overlay() === LINE) return new Map()
    const [ways, others] = [board.ways(), board.targets()]
    const able = new Set(board.pieces().map(field.hexOf))
    const targets = [...new Set([...ways.keys(), ...others.keys()])].map((hex): Target => {
      const [way, choices] = [ways.get(hex), others.get(hex) ?? []]
      return { hex, way, choices, hostile: choices.some(field.isHostile), taken: way !== undefined && able.has(hex) }
    })
    for (const [hex, way] of board.charges())
      targets.push({ hex, way, choices: others.get(hex) ?? [], hostile: true, taken: false })
    return new Map(targets.map((target) => [target.hex, target]))
  })
  // By hex, so that what is clicked stays the same element while what can be done there changes.
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

/** Charges and attacks that have been named, from the attacking units to their targets, until they are told. */
function Named(props: { readonly board: HexBoard }): JSX.Element {
  const { layout, field } = props.board
  const named = createMemo(() => field.namedAttacks?.() ?? [])
  return (
    <g class="named" aria-hidden="true">
      <For each={named()}>
        {({ from, to }) => {
          const [start, end] = [middleOfSpot(layout, from), middleOfSpot(layout, to)]
          const long = Math.hypot(end.x - start.x, end.y - start.y)
          const on = (far: number) =>
            `${start.x + ((end.x - start.x) * far) / long} ${start.y + ((end.y - start.y) * far) / long}`
          const line = `M${on(COUNTER / 2)}L${on(long - AIM)}`
          return (
            <>
              <path class="way-edge" d={line} />
              <path class="way-line" d={line} />
              <g transform={moveToSpot(layout, to)}>
                <Aim />
              </g>
            </>
          )
        }}
      </For>
    </g>
  )
}

const AIM = 29

/** The cross on a target. */
const Aim = (): JSX.Element => (
  <>
    <path class="target-aim" d="M-34 0h9M34 0h-9M0 -34v9M0 34v-9" />
    <circle class="target-aim" r={AIM} />
  </>
)

/** The way that a piece would go, from middle to middle, and its facing at the end. */
function Path(props: { readonly board: HexBoard; readonly way: Way }): JSX.Element {
  const { board } = props
  const { field, layout } = board
  const points = () => {
    const piece = board.chosen()
    const stack = board.stacks().find(({ hex }) => piece !== undefined && hex === field.hexOf(piece))
    const start = stack ? [middleOfSpot(layout, stack)] : []
    const [end, ...passed] = props.way.path.toReversed()
    return [
      ...start,
      ...passed.toReversed().map((hex) => middleOf(layout, hex)),
      ...(end === undefined ? [] : [middleOfSpot(layout, { ...props.way, hex: end })]),
    ]
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
        <g class="way-facing" transform={moveToSpot(layout, { ...props.way, hex: props.way.path.at(-1)! })}>
          <For each={hexesOfSpot(layout, { ...props.way, hex: props.way.path.at(-1)! })}>
            {(at) => (
              <g transform={at}>
                <Facing size={HEX_SIZE} nation={field.nationOf(board.seat())} corner={props.way.corner} />
              </g>
            )}
          </For>
        </g>
      </Show>
    </g>
  )
}

function Click(props: { readonly board: HexBoard; readonly target: Target }): JSX.Element {
  const { board } = props
  const { field } = board
  const { hex } = props.target
  const press = (event?: MouseEvent) => {
    const { way, choices } = props.target
    // On a touch screen the first touch only points: it shows the odds, or the way.
    if (isTouch(event) && board.touched() !== hex) {
      board.touch(hex)
      return
    }
    const charge = board.charges().get(hex)
    if (charge && choices.length === 0) board.ride(charge)
    else if (way && choices.length === 0) board.act(...way.texts)
    else if (!way && choices.length === 1) board.act(...field.textsOf(choices[0]))
    else if (charge) board.ask(choices, charge)
    else board.ask([...board.own().filter((choice) => choice.hex === hex && field.isStep(choice)), ...choices])
  }
  /** Where there are counters, the cost of the way is written below them. */
  const isLow = () => !props.target.hostile && board.stacks().some((stack) => covers(stack, hex))
  const chance = () => {
    const [choice] = props.target.choices
    return choice === undefined ? '' : field.chanceOf?.(choice)
  }
  const label = () => {
    const { way, choices, hostile } = props.target
    const piece = board.chosen()
    if (way && piece && (hostile || choices.length === 0))
      return tChoices(hostile ? 'strike' : way.stops ? 'stops' : 'way', {
        unit: field.pieceName(piece),
        hex: field.hexName(hex),
        points: field.pointsOf(way),
      })
    return choices.length === 1 ? field.choiceName(choices[0]) : tChoices('several', { hex: field.hexName(hex) })
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
      onKeyDown={byKey(press)}
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
              {field.pointsOf(way())}
            </text>
          </>
        )}
      </Show>
      <Show when={props.target.hostile}>
        <Aim />
        <Show when={chance()}>
          {(words) => (
            <text class="target-cost target-cost-low" y={LOW.y + 8}>
              {words()}
            </text>
          )}
        </Show>
      </Show>
    </g>
  )
}

/** The corners that the chosen piece can face, as arrowheads round its hex. */
function Corners(props: { readonly board: HexBoard }): JSX.Element {
  const { board } = props
  const { field } = board
  const hex = () => {
    const piece = board.chosen()
    return piece === undefined ? -1 : field.hexOf(piece)
  }
  // If the stack can still be turned as a whole, it turns; if not, the unit turns.
  const turns = createMemo(() => {
    if (!board.asked() || !field.isTurnable(hex())) return []
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
            const label = () => field.choiceName(choice)
            const act = () => board.act(...field.textsOf(choice))
            return (
              <g
                class="corner"
                transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn})`}
                role="button"
                tabindex="-1"
                data-rove=""
                aria-label={label()}
                ref={(thing) => tipped(thing, () => ({ lines: [label()] }))}
                onClick={act}
                onKeyDown={byKey(act)}
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
