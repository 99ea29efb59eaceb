import { For, Show } from 'solid-js'
import boardFile from '../../../../data/generals/board.json' with { type: 'json' }
import scenarioFile from '../../../../data/generals/scenarios.json' with { type: 'json' }
import './cover.css'

/** The set-up of a scenario as a small picture, drawn from the data before any rule is loaded. */

type Units = Readonly<Record<string, number>>
interface SetUp {
  readonly id: string
  readonly setup?: Readonly<Record<string, Readonly<Record<string, Units>>>>
  readonly sizes?: Readonly<Record<string, Units>>
}
interface Piece {
  readonly type: string
  readonly x: number
  readonly y: number
}

const WIDTH = 96
const HEIGHT = 54
const TOP = 34
const LEFT = 12
const PIECE = 13
const { sides } = boardFile
const sectors = boardFile.sectors.list

/** Middle of a sector; White's side is below. */
const middle = (column: number, row: number) => [LEFT + (column + 0.5) * WIDTH, TOP + (2 - row + 0.5) * HEIGHT] as const

/** The units of a sector in ranks of six about its middle. */
function drawnUp(units: Units, x: number, y: number, inReserve: boolean): Piece[] {
  const types = Object.entries(units).flatMap(([type, count]) => Array.from({ length: count }, () => type))
  const perRank = inReserve ? types.length : 3
  return types.map((type, k) => {
    const rank = Math.floor(k / perRank)
    const ranks = Math.ceil(types.length / perRank)
    const inRank = Math.min(perRank, types.length - rank * perRank)
    return { type, x: x + ((k % perRank) - (inRank - 1) / 2) * (PIECE + 4), y: y + (rank - (ranks - 1) / 2) * (PIECE + 1) }
  })
}

function piecesOf(scenario: SetUp | undefined, side: string): Piece[] {
  return sectors.flatMap(({ id, column, row, kind }) => {
    const units = scenario?.setup?.[side]?.[id] ?? { '?': scenario?.sizes?.[side]?.[id] ?? 0 }
    const [x, y] = middle(column, row)
    // Reserves lie nearer to the field than a row would.
    return drawnUp(units, x, kind === 'reserve' ? y + (row < 0 ? -13 : 13) : y, kind === 'reserve')
  })
}

/** Infantry a block with crossed belts, cavalry a block with one, guns a wheel; what is laid in secret, an empty place. */
const Figure = (props: Piece) => (
  <g transform={`translate(${props.x} ${props.y})`}>
    <Show when={props.type !== 'A'} fallback={<circle r="5" class="body" />}>
      <rect x="-6.5" y="-4.5" width="13" height="9" rx="1" class="body" classList={{ hidden: props.type === '?' }} />
    </Show>
    <Show when={props.type === 'I'}>
      <path d="M-6.5-4.5l13 9M6.5-4.5l-13 9" class="mark" />
    </Show>
    <Show when={props.type === 'C'}>
      <path d="M-6.5 4.5l13-9" class="mark" />
    </Show>
    <Show when={props.type === 'A'}>
      <circle r="1.5" class="hub" />
    </Show>
  </g>
)

export function Cover(props: { readonly scenario: string }) {
  const scenario = () => (scenarioFile.scenarios as readonly SetUp[]).find(({ id }) => id === props.scenario)
  const field = sectors.filter(({ kind }) => kind === 'battlefield')
  return (
    <svg class="generals-cover" viewBox="0 0 312 230" aria-hidden="true">
      <rect class="ground" width="312" height="230" />
      <rect class="frame" x="6" y="6" width="300" height="218" />
      <For each={field}>
        {({ column, row }) => {
          const [x, y] = middle(column, row)
          return (
            <rect class="sector" classList={{ centre: row === 1 }} x={x - WIDTH / 2} y={y - HEIGHT / 2} width={WIDTH} height={HEIGHT} />
          )
        }}
      </For>
      <For each={sides}>
        {(side, k) => (
          <g class={`side-${k()}`}>
            <For each={piecesOf(scenario(), side)}>{(piece) => <Figure {...piece} />}</For>
          </g>
        )}
      </For>
    </svg>
  )
}
