import { createMemo, For, Index, type JSX, Show } from 'solid-js'
import { centreOn } from '../board/requests.ts'
import { Counter } from '../counters/Counter.tsx'
import { COUNTER, squared } from '../counters/counter.ts'
import { tipped } from '../ui/tips.ts'
import { tBattle } from '../words/battle/t.ts'
import type { Body, Coming, Mark, Standings, Track, Unit } from './order-of-battle.ts'
import { type Cite, Rule } from './Rule.tsx'
import './armies.css'

/**
 * How a battle stands, which troops are still to come, and the order of battle: each body of troops with its units,
 * their losses, and where they are seen. Parts that only one system has, such as its legend, follow.
 */
export function Armies(props: {
  readonly standings?: Standings
  readonly coming: readonly Coming[]
  readonly bodies: readonly Body[]
  /** The unit of strength, as the head of its column. */
  readonly strength: string
  readonly cite: Cite
  readonly children?: JSX.Element
}): JSX.Element {
  return (
    <div class="armies">
      <Show when={props.standings}>{(standings) => <How standings={standings()} cite={props.cite} />}</Show>
      <Show when={props.coming.length > 0}>
        <section>
          <h3>{tBattle('coming')}</h3>
          <Index each={props.coming}>{(group) => <Group group={group()} />}</Index>
        </section>
      </Show>
      <Marks bodies={props.bodies} strength={props.strength} />
      <Index each={props.bodies}>{(body) => <Troops body={body()} depth={0} strength={props.strength} />}</Index>
      {props.children}
    </div>
  )
}

const unitsIn = (bodies: readonly Body[]): Unit[] =>
  bodies.flatMap((body) => [...body.units, ...unitsIn(body.bodies ?? [])])

/** What the signs beside strengths mean. */
function Marks(props: { readonly bodies: readonly Body[]; readonly strength: string }): JSX.Element {
  const used = createMemo(() => {
    const marks = unitsIn(props.bodies).flatMap(({ mark }) => mark ?? [])
    return [...new Map(marks.map((mark) => [mark.sign, mark])).values()]
  })
  return <Index each={used()}>{(mark) => <MarkKey mark={mark()} of={props.strength} />}</Index>
}

/** What a sign means; `of` is the number beside it. */
const MarkKey = (props: { readonly mark: Mark; readonly of?: string }): JSX.Element => (
  <p class="armies-marks">
    {props.mark.sign} <Show when={props.of}>{(number) => `${number()}: `}</Show>
    <b>{props.mark.word}</b>. {props.mark.means}
  </p>
)

/** A sign beside a number; screen readers read its word, and pointing at it shows the word. */
const MarkSign = (props: { readonly mark: Mark }): JSX.Element => (
  <span class="armies-sign" ref={(sign) => tipped(sign, () => ({ title: props.mark.word, lines: [props.mark.means] }))}>
    <span aria-hidden="true">{props.mark.sign}</span>
    <span class="hearing"> {props.mark.word}</span>
  </span>
)

/** Bodies compared with their limits, and what wins. */
function How(props: { readonly standings: Standings; readonly cite: Cite }): JSX.Element {
  return (
    <section class="armies-how">
      <h3>{tBattle('standing')}</h3>
      <Index each={props.standings.sides}>
        {(side) => (
          <ul class={`nation-${side().nation}`}>
            <Index each={side().list}>
              {(one) => (
                <li>
                  <span>{one().name}</span>
                  <span class="armies-pips" aria-hidden="true">
                    <For each={Array.from({ length: one().of }, (_, k) => k)}>
                      {(k) => <i classList={{ hurt: k < one().filled }} />}
                    </For>
                  </span>
                  <small>
                    {one().words}
                    <Show when={props.standings.mark}>{(mark) => <MarkSign mark={mark()} />}</Show>
                    <Show when={one().fallen}>
                      {(fallen) => (
                        <>
                          {' · '}
                          <b>{fallen()}</b>
                        </>
                      )}
                    </Show>
                  </small>
                </li>
              )}
            </Index>
          </ul>
        )}
      </Index>
      <Show when={props.standings.mark}>{(mark) => <MarkKey mark={mark()} />}</Show>
      <p>
        {props.standings.wins}{' '}
        <For each={props.standings.rules}>{(rule) => <Rule rule={rule} cite={props.cite} />}</For>{' '}
        {props.standings.also}
      </p>
    </section>
  )
}

/** Troops that arrive together: when, where, and which. */
const Group = (props: { readonly group: Coming }): JSX.Element => (
  <p class={`armies-coming nation-${props.group.nation}`}>
    <button type="button" onClick={() => centreOn(props.group.place)}>
      {props.group.when} · {props.group.place}
    </button>{' '}
    {props.group.who.join(', ')}
  </p>
)

/** A body with its units, followed by the bodies below it. */
function Troops(props: { readonly body: Body; readonly depth: number; readonly strength: string }): JSX.Element {
  return (
    <section class={`nation-${props.body.nation}`}>
      <Show when={props.depth > 0} fallback={<h3>{props.body.name}</h3>}>
        <Show when={props.depth > 1} fallback={<h4>{props.body.name}</h4>}>
          <h5>{props.body.name}</h5>
        </Show>
      </Show>
      <Show when={props.body.note}>{(note) => <p>{note()}</p>}</Show>
      <Show when={props.body.units.length > 0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{tBattle('unit')}</th>
              <th scope="col">{props.strength}</th>
              <th scope="col">{tBattle('where')}</th>
            </tr>
          </thead>
          <tbody>
            <Index each={props.body.units}>{(unit) => <Row unit={unit()} />}</Index>
          </tbody>
        </table>
      </Show>
      <Index each={props.body.bodies}>
        {(body) => <Troops body={body()} depth={props.depth + 1} strength={props.strength} />}
      </Index>
    </section>
  )
}

const BOX = `${-COUNTER / 2 - 3} ${-COUNTER / 2 - 3} ${COUNTER + 6} ${COUNTER + 6}`

function Row(props: { readonly unit: Unit }): JSX.Element {
  const card = createMemo(() => squared(props.unit.face))
  return (
    <tr classList={{ gone: props.unit.gone === true }}>
      <th scope="row">
        <svg class="hex-map" viewBox={BOX} aria-hidden="true">
          <Counter face={card()} />
        </svg>
        <span>
          {props.unit.name}
          <Show when={props.unit.state}>{(state) => <small>{state()}</small>}</Show>
        </span>
      </th>
      <td>
        <Show when={props.unit.full !== undefined}>
          <Show when={props.unit.now !== undefined} fallback={props.unit.full}>
            {props.unit.now} / {props.unit.full}
          </Show>
          <Show when={props.unit.mark}>{(mark) => <MarkSign mark={mark()} />}</Show>
        </Show>
        <Show when={props.unit.track}>{(track) => <Losses track={track()} />}</Show>
      </td>
      <td>
        <Show when={props.unit.place} fallback={props.unit.off}>
          {(place) => (
            <button type="button" class="armies-place" onClick={() => centreOn(place())}>
              {place()}
            </button>
          )}
        </Show>
      </td>
    </tr>
  )
}

/** Levels of losses side by side, as on the two sides of a counter; lost levels are struck out. */
function Losses(props: { readonly track: Track }): JSX.Element {
  const levels = () => props.track.sides.reduce((sum, side) => sum + side, 0)
  /** The number of levels of the sides before this one. */
  const before = (side: number) => props.track.sides.slice(0, side).reduce((sum, one) => sum + one, 0)
  return (
    <span class="armies-track" role="img" aria-label={tBattle('losses', { lost: props.track.lost, levels: levels() })}>
      <For each={props.track.sides}>
        {(side, k) => (
          <span>
            <For each={Array.from({ length: side }, (_, level) => before(k()) + level)}>
              {(level) => <i classList={{ lost: level < props.track.lost }} />}
            </For>
          </span>
        )}
      </For>
    </span>
  )
}
