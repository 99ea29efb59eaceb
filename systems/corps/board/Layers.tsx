import { createMemo, For, type JSX, Show } from 'solid-js'
import { INCH } from '../../../src/inches/index.ts'
import type { Point } from '../../../src/painting/plane.ts'
import type { Table } from '../../../src/web/board/table.ts'
import type { InchBoard } from '../../../src/web/inchboard/board-state.ts'
import { poseAt } from '../../../src/web/inchboard/hand/way.ts'
import { LookBar } from '../../../src/web/inchboard/LookBar.tsx'
import { arcAt, arcOf } from '../rules/queries/arc.ts'
import { commandReach } from '../rules/queries/command.ts'
import { sightsOf } from '../rules/queries/sight.ts'
import { threatsTo } from '../rules/queries/threats.ts'
import { objectiveOf } from '../rules/state/missions.ts'
import type { Corps } from '../rules/state/position.ts'
import { tLook } from '../words/look/t.ts'
import { nationOf } from './faces.ts'
import { handOf } from './hand/hand-of.ts'
import { OVERLAYS } from './tabletop.ts'
import { ordersOf } from './words-of.ts'
import './layers.css'

type Spot = readonly [x: number, y: number]

/** What is laid over the table: reach of generals, arcs, threats, sight, orders with their objectives. */
export function Layers(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  const { board } = props
  const is = (id: string) => board.overlay() === id
  return (
    <g class="layers" aria-hidden="true">
      <Objectives board={board} table={props.table} all={is('orders')} />
      <Show when={is('command')}>
        <Radii board={board} table={props.table} />
      </Show>
      <Show when={is('arcs') || board.overlay() === undefined}>
        <Arcs board={board} table={props.table} all={is('arcs')} />
      </Show>
      <Show when={is('threats')}>
        <Threats board={board} table={props.table} />
      </Show>
      <Show when={is('sight')}>
        <Sights board={board} table={props.table} />
      </Show>
    </g>
  )
}

/** A place in inches, as queries answer it, in the world. */
const worldOf = (board: InchBoard, [x, y]: Spot): Point => board.layout.toWorld(x * INCH, y * INCH)

const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, k) => `${k === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') +
  (points.length > 0 ? 'Z' : '')

/** 3.3 Circles within which generals reach their units, and the units out of reach. */
function Radii(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  const { board, table } = props
  const reaches = createMemo(() =>
    table.scenario.commands.flatMap((one, command) => {
      const reach = commandReach(table.view(), command)
      return reach.at === null ? [] : [{ ...reach, at: reach.at, nation: one.nation }]
    }),
  )
  return (
    <For each={reaches()}>
      {({ at, radius, general, units, nation }) => {
        const middle = worldOf(board, at)
        const edge = (board.standingOf(general)?.front ?? 0) / 2
        return (
          <g class={`radius nation-${nation}`}>
            <circle cx={middle.x} cy={middle.y} r={radius * INCH + edge} />
            <For each={units}>
              {({ unit, isIn }) => (
                <Show when={board.standingOf(unit)}>
                  {(there) => {
                    const to = () => board.layout.toWorld(there().x, there().y)
                    return (
                      <path classList={{ 'radius-out': !isIn }} d={`M${middle.x} ${middle.y}L${to().x} ${to().y}`} />
                    )
                  }}
                </Show>
              )}
            </For>
          </g>
        )
      }}
    </For>
  )
}

/** Where on its curve each range is written, so that short ones do not overlap. */
const LABELS = [0.5, 0.32, 0.68]

/**
 * 7.4, 7.8 The arc of the chosen unit, or of the one under the pointer, with its ranges; `all`: of every battery as
 * well.
 */
function Arcs(props: { readonly board: InchBoard; readonly table: Table<Corps>; readonly all: boolean }): JSX.Element {
  const { board, table } = props
  const units = createMemo(() => {
    const { roster } = table.scenario
    const looked = props.all ? board.hovered() : -1
    const found = new Set([board.chosen(), looked])
    if (props.all)
      for (const { body } of board.standing()) if (roster.arm[body] === 2 && body < roster.generals) found.add(body)
    return [...found].filter((body) => body >= 0 && body < roster.generals && board.standingOf(body) !== undefined)
  })
  return (
    <For each={units()}>
      {(unit) => {
        // A body in the hand aims from where it would stand.
        const arc = createMemo(() => {
          const { body, isMoved, mover, way } = handOf(table)
          const moves = body() === unit && isMoved() ? mover() : undefined
          if (moves === undefined) return arcOf(table.view(), unit)
          const { x, y, heading } = poseAt(moves, way())
          return arcAt(table.view(), unit, x, y, heading)
        })
        return (
          <g class={`arc nation-${nationOf(table.scenario, table.scenario.roster.army[unit])}`}>
            <For each={arc().bands.toReversed()}>
              {({ id, inches, outline }, k) => {
                const points = outline.map((spot) => worldOf(board, spot))
                const far = points[Math.floor(points.length * LABELS[k() % LABELS.length])]
                return (
                  <>
                    <path class={`arc-band arc-${id}`} d={pathOf(points)} />
                    <text class="arc-label" x={far.x} y={far.y}>
                      {tLook('bandAt', { band: tLook(`band.${id}`), inches: Math.round(10 * inches) / 10 })}
                    </text>
                  </>
                )
              }}
            </For>
          </g>
        )
      }}
    </For>
  )
}

/** What enemies could do to the unit that is chosen or pointed at. */
function Threats(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  const { board, table } = props
  const unit = () => (board.hovered() >= 0 ? board.hovered() : board.chosen())
  const threats = createMemo(() => {
    const one = unit()
    if (one < 0 || one >= table.scenario.roster.generals || !board.standingOf(one)) return []
    return threatsTo(table.view(), table.seat(), one).filter(({ forbidden }) => forbidden === undefined)
  })
  return (
    <For each={threats()}>
      {(strike) => (
        <Between board={board} from={strike.unit} to={unit()} words={tLook(`strike.${strike.id}`)} kind="threat" />
      )}
    </For>
  )
}

/** Which bodies the one chosen or pointed at sees, and how. */
function Sights(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  const { board, table } = props
  const from = () => (board.hovered() >= 0 ? board.hovered() : board.chosen())
  const sights = createMemo(() => (from() < 0 || !board.standingOf(from()) ? [] : sightsOf(table.view(), from())))
  return (
    <For each={sights()}>
      {({ body: seen, sight, distance }) => (
        <Between
          board={board}
          from={from()}
          to={seen}
          words={tLook('sightAt', { inches: Math.round(10 * distance) / 10, sight: tLook(`sight.${sight}`) })}
          kind={`sight-${sight}`}
        />
      )}
    </For>
  )
}

/** A line between two bodies with words in its middle. */
function Between(props: {
  readonly board: InchBoard
  readonly from: number
  readonly to: number
  readonly words: string
  readonly kind: string
}): JSX.Element {
  const at = (body: number) => {
    const one = props.board.standingOf(body)
    return one && props.board.layout.toWorld(one.x, one.y)
  }
  return (
    <Show when={at(props.from)}>
      {(from) => (
        <Show when={at(props.to)}>
          {(to) => (
            <g class={`between between-${props.kind}`}>
              <path d={`M${from().x} ${from().y}L${to().x} ${to().y}`} />
              <text x={(from().x + 4 * to().x) / 5} y={(from().y + 4 * to().y) / 5}>
                {props.words}
              </text>
            </g>
          )}
        </Show>
      )}
    </Show>
  )
}

/** The objective of the command that has its turn, or (`all`) of every command whose order is known, with a line to it. */
function Objectives(props: {
  readonly board: InchBoard
  readonly table: Table<Corps>
  readonly all: boolean
}): JSX.Element {
  const { board, table } = props
  const { scenario } = table
  const mission = () => {
    const { looked } = board
    const choice = looked()
    return choice?.second === 'missions' ? objectiveOf(scenario.objectives, choice.legal.b) : -1
  }
  const shown = createMemo(() => {
    const p = table.view()
    const all = scenario.commands.flatMap(({ nation }, command) => {
      const objective = p.objective[command]
      if (ordersOf(p, command) === undefined || objective <= 0) return []
      const isChosen = board.chosen() >= 0 && scenario.roster.command[board.chosen()] === command
      return props.all || isChosen ? [{ command, objective, nation }] : []
    })
    return mission() > 0 ? [...all, { command: -1, objective: mission(), nation: 'none' }] : all
  })
  return (
    <For each={shown()}>
      {({ command, objective, nation }) => {
        const areas = scenario.objectives[objective].areas
        const outlines = areas.map(({ edges }) => edges.map(({ xs, ys }) => board.layout.toWorld(xs[0], ys[0])))
        const points = outlines.flat()
        const middle = {
          x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
          y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
        }
        const general = () => board.standingOf(scenario.roster.generals + command)
        const from = () => general() && board.layout.toWorld(general()!.x, general()!.y)
        return (
          <g class={`objective nation-${nation}`}>
            <For each={outlines}>{(outline) => <path class="objective-area" d={pathOf(outline)} />}</For>
            <Show when={from()}>
              {(at) => <path class="objective-way" d={`M${at().x} ${at().y}L${middle.x} ${middle.y}`} />}
            </Show>
            <path
              class="objective-flag"
              d="M0 0V-74M0 -74L46 -60L0 -44Z"
              transform={`translate(${middle.x} ${middle.y})`}
            />
          </g>
        )
      }}
    </For>
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  command: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0 -18M12 10a2 2 0 1 0 0 4a2 2 0 1 0 0 -4',
  arcs: 'M12 20L4 6Q12 1 20 6ZM8 13Q12 10.5 16 13',
  threats: 'M4 4l14 14m-4 2l6 -6M20 4L6 18m-2 -4l6 6',
  sight: 'M2 12Q12 3 22 12Q12 21 2 12ZM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0 -6',
  orders: 'M6 22V3l12 4l-12 5',
}

/** What is pointed at in words, and the buttons of what can be laid over the table. */
export function Looking(props: { readonly board: InchBoard; readonly table: Table<Corps> }): JSX.Element {
  const overlays = () => Object.values(OVERLAYS).map((id) => ({ id, sign: SIGNS[id], title: tLook(id) }))
  return <LookBar board={props.board} overlays={overlays()} note={(overlay) => tLook(`note.${overlay}`)} />
}
