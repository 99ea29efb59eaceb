import { createMemo, createResource, createSignal, For, onCleanup, Show } from 'solid-js'
import { SPECTATOR } from '../../../kernel/index.ts'
import { type Prospect, swingOf, winsOf } from '../../../players/prospects.ts'
import type { Table } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { tChances } from '../../words/chances/t.ts'
import { levelTitle } from '../levels.ts'
import { ChancesChart } from './ChancesChart.tsx'
import { followChances } from './follow-chances.ts'
import './chances.css'

/** How often the game is played on from each moment. Only then the turn that changed most is named. */
const PLAYED_ON = 40

const percent = (share: number): number => Math.round(100 * share)

/** A moment whose chances are shown, and its heading in the log; the end of the game has none there. */
interface Moment {
  readonly at: number
  readonly heading: string
}

/**
 * How the chances stood in the course of a finished game: the computer plays it on from the start of each turn, in
 * workers, and the figures become surer with every game. The board goes to the moment that is chosen.
 */
export function Chances(props: { readonly table: Table }) {
  const { system, inWords, seatName } = useTable()
  const { table } = props
  const seats = table.info.seats.map(seatName)
  const eyes = { seat: table.seat(), everything: table.info.kind === 'replay' && table.seat() === SPECTATOR }
  const began = table.past.at() ?? table.past.length()
  const moments: Moment[] = table.past
    .marks()
    .filter(({ chapter }) => chapter)
    .map(({ at, told }) => ({ at, heading: inWords(told).replace(/;.*|\.$/, '') }))
  const end = table.past.length()
  const isPlayedOut = table.result()?.by === 'rules'
  if (moments.at(-1)?.at !== end) moments.push({ at: end, heading: tChances('end') })

  const [shown, setShown] = createSignal(moments.findLastIndex(({ at }) => at <= began))
  const go = (k: number) => {
    setShown(k)
    table.past.go((moments[k] as Moment).at)
  }
  const [found, setFound] = createSignal<readonly Prospect[]>()
  const [fault, setFault] = createSignal<Error>()
  let isClosed = false
  let stop = () => {}
  onCleanup(() => {
    isClosed = true
    stop()
  })
  const [record] = createResource(async () => {
    const text = await table.wishes.record()
    const asked = { record: text, eyes, moments: moments.map(({ at }) => at), games: PLAYED_ON }
    if (!isClosed) stop = followChances(system, asked, setFound, setFault)
    return true
  })
  const failed = (): Error | undefined => record.error ?? fault()
  const games = () => Math.min(...(found() ?? []).map((one) => one.games), found() ? PLAYED_ON : 0)
  const swing = createMemo(() => (games() === PLAYED_ON ? swingOf(found() ?? []) : undefined))
  const swingWords = () => {
    const one = swing()
    if (!one) return tChances('noSwing')
    const what = moments[one.at - 1]?.heading ?? ''
    return tChances('swing', { what, seat: seats[one.seat] ?? '', from: percent(one.from), to: percent(one.to) })
  }

  return (
    <div class="chances stack">
      <p class="quiet small-text">{tChances('how', { drill: levelTitle('drill') })}</p>
      <Show when={failed()}>{(error) => <p class="fault">{tChances('failed', { what: error().message })}</p>}</Show>
      <Show when={found()}>
        {(all) => (
          <>
            <ChancesChart
              prospects={all()}
              seats={seats}
              headings={moments.map(({ heading }) => heading)}
              shown={shown()}
              go={go}
            />
            <Show when={games() === PLAYED_ON}>
              <p class="chances-swing">{swingWords()}</p>
            </Show>
          </>
        )}
      </Show>
      <Show when={!failed() && games() < PLAYED_ON}>
        <label class="chances-progress small-text quiet">
          <progress max={PLAYED_ON} value={games()} />
          {tChances('progress', { games: games(), all: PLAYED_ON })}
        </label>
      </Show>
      <Show when={found()}>
        {(all) => (
          <table>
            <thead>
              <tr>
                <th scope="col">{tChances('moment')}</th>
                <th scope="col">{tChances('wins', { seat: seats[0] ?? '' })}</th>
                <th scope="col">{tChances('draws')}</th>
                <th scope="col">{tChances('wins', { seat: seats[1] ?? '' })}</th>
              </tr>
            </thead>
            <tbody>
              <For each={moments}>
                {({ at, heading }, k) => (
                  <tr aria-current={k() === shown() ? 'true' : undefined}>
                    <th scope="row">
                      <button type="button" class="button small" onClick={() => go(k())}>
                        {heading}
                      </button>
                    </th>
                    <Figures of={all()[k()]} isCertain={at === end && isPlayedOut} />
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        )}
      </Show>
    </div>
  )
}

/** The shares of the games played on from a moment: won by the first seat, drawn, won by the second. */
function Figures(props: {
  readonly of: Prospect | undefined
  /** Is there nothing left to play on? */
  readonly isCertain: boolean
}) {
  const share = (won: (of: Prospect) => number) => {
    const { of } = props
    return of && of.games > 0 ? `${percent(won(of) / of.games)} %` : '–'
  }
  const error = () =>
    props.of && props.of.games > 0 && !props.isCertain ? percent(winsOf(props.of, 0).error) : undefined
  return (
    <>
      <td>
        {share(({ wins }) => wins[0] ?? 0)}
        <Show when={error()}>
          <span class="quiet"> ± {error()}</span>
        </Show>
      </td>
      <td>{share(({ draws }) => draws)}</td>
      <td>{share(({ wins }) => wins[1] ?? 0)}</td>
    </>
  )
}
