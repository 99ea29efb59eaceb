import { For, Show } from 'solid-js'
import type { Prospect } from '../../../players/prospects.ts'
import { narrow } from '../../ui/settings.ts'
import { tChances } from '../../words/chances/t.ts'

/** Of the drawing, in its own units: text stays legible where it is narrow. */
const WIDE = 640
const NARROW = 350
const HEIGHT = 240
const LEFT = 44
const RIGHT = 12
const TOP = 10
const FOOT = 26
/** A band must be this high at its widest place to have a name in it. */
const ROOM = 26

/**
 * How the chances of two sides stood from moment to moment: the first side's share of the games from below, the second
 * side's from above, and between them those without a winner. The table beside it says the same in figures.
 */
export function ChancesChart(props: {
  readonly prospects: readonly Prospect[]
  readonly seats: readonly string[]
  readonly headings: readonly string[]
  /** Which moment the board shows, from 0; −1 before the first. */
  readonly shown: number
  readonly go: (k: number) => void
}) {
  const width = () => (narrow() ? NARROW : WIDE)
  const last = () => Math.max(1, props.headings.length - 1)
  const step = () => (width() - LEFT - RIGHT) / last()
  const x = (k: number) => LEFT + k * step()
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - FOOT)
  /** Where the bands meet at a moment that was played on from at least once: shares from below. */
  const bounds = (k: number): readonly [number, number] => {
    const { games, wins, draws } = props.prospects[k] as Prospect
    const first = (wins[0] ?? 0) / games
    return [first, first + draws / games]
  }
  const known = () => [...props.prospects.keys()].filter((k) => (props.prospects[k]?.games ?? 0) > 0)
  const band = (low: (k: number) => number, high: (k: number) => number) => {
    const points = [
      ...known().map((k) => `${x(k)} ${y(high(k))}`),
      ...known()
        .toReversed()
        .map((k) => `${x(k)} ${y(low(k))}`),
    ]
    return `M${points.join('L')}Z`
  }
  const bands = [
    { name: () => props.seats[0] ?? '', look: 'side-0', low: () => 0, high: (k: number) => bounds(k)[0] },
    {
      name: () => tChances('draws'),
      look: 'drawn',
      low: (k: number) => bounds(k)[0],
      high: (k: number) => bounds(k)[1],
    },
    { name: () => props.seats[1] ?? '', look: 'side-1', low: (k: number) => bounds(k)[1], high: () => 1 },
  ] as const
  /** The name of a band stands where the band is highest, if there is room. */
  const label = ({ low, high }: (typeof bands)[number]) => {
    const k = known().reduce(
      (best, one) => (high(one) - low(one) > high(best) - low(best) ? one : best),
      known()[0] ?? 0,
    )
    if (known().length === 0 || y(low(k)) - y(high(k)) < ROOM) return undefined
    const anchor = k === 0 ? 'start' : k === last() ? 'end' : 'middle'
    return { x: x(k) + (k === 0 ? 8 : k === last() ? -8 : 0), y: (y(low(k)) + y(high(k))) / 2 + 6, anchor } as const
  }
  return (
    <svg class="chances-chart" viewBox={`0 0 ${width()} ${HEIGHT}`} aria-hidden="true">
      <defs>
        <pattern id="chances-drawn" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" />
        </pattern>
      </defs>
      <For each={bands}>{({ look, low, high }) => <path class={`band band-${look}`} d={band(low, high)} />}</For>
      <path class="half" d={`M${LEFT} ${y(0.5)}H${width() - RIGHT}`} />
      <For each={[0, 0.5, 1]}>
        {(share) => (
          <text class="chances-share" x={LEFT - 6} y={y(share) + 5}>
            {100 * share} %
          </text>
        )}
      </For>
      <For each={bands}>
        {(one) => (
          <text
            class={`name name-${one.look}`}
            x={label(one)?.x ?? 0}
            y={label(one)?.y ?? 0}
            text-anchor={label(one)?.anchor}
          >
            {label(one) ? one.name() : ''}
          </text>
        )}
      </For>
      <Show when={props.shown >= 0}>
        <path class="shown" d={`M${x(props.shown)} ${TOP}V${HEIGHT - FOOT}`} />
      </Show>
      <For each={props.headings}>
        {(heading, k) => (
          <>
            <text class="chances-at" x={x(k())} y={HEIGHT - 8}>
              {/\d+/.exec(heading)?.[0] ?? ''}
            </text>
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the table has a button for each moment. */}
            <rect
              class="moment"
              x={x(k()) - step() / 2}
              y={TOP}
              width={step()}
              height={HEIGHT - TOP}
              onClick={() => props.go(k())}
            >
              <title>{heading}</title>
            </rect>
          </>
        )}
      </For>
    </svg>
  )
}
