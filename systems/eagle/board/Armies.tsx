import { createMemo, For, type JSX, Show } from 'solid-js'
import { centreOn } from '../../../src/web/board/requests.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { Counter } from '../../../src/web/counters/Counter.tsx'
import { COUNTER } from '../../../src/web/counters/counter.ts'
import { CART } from '../rules/state/ground.ts'
import { type Eagle, ELIMINATED, EXITED, WAITING } from '../rules/state/position.ts'
import { SIDES } from '../rules/state/sides.ts'
import { tArmies } from '../words/armies/t.ts'
import { boardStateOf } from './board-state.ts'
import { clockOf, comingOf } from './coming.ts'
import { dressed } from './dressed.ts'
import { faceOf, formationName, leaderName, nationOf, unitName } from './faces.ts'
import { Legend } from './Legend.tsx'
import { hexName } from './say.ts'
import { standings } from './standings.ts'
import { t } from './words.ts'
import './armies.css'

/**
 * How the battle stands, who is still to come, and the order of battle: each formation with its units, what they have
 * lost, where they are seen.
 */
export function Armies(props: { readonly table: Table<Eagle> }): JSX.Element {
  const p = createMemo(() => boardStateOf(props.table).shown())
  const army = () => p().scenario.army
  return (
    <div class="armies eagle-armies">
      <How table={props.table} p={p()} />
      <Coming p={p()} />
      <For each={[...army().formations.keys()]}>{(formation) => <Formation p={p()} formation={formation} />}</For>
      <Legend />
    </div>
  )
}

/** Formations against their limits, and what wins. */
function How(props: { readonly table: Table<Eagle>; readonly p: Eagle }): JSX.Element {
  const all = createMemo(() => standings(props.p))
  return (
    <section class="armies-how">
      <h3>{tArmies('standing')}</h3>
      <For each={SIDES}>
        {(side) => (
          <ul class={`nation-${nationOf(side)}`}>
            <For each={all().filter((one) => one.side === side)}>
              {(one) => (
                <li classList={{ down: one.down }}>
                  <span>{formationName(props.p, one.formation)}</span>
                  <span class="armies-pips" aria-hidden="true">
                    <For each={Array.from({ length: one.limit }, (_, k) => k)}>
                      {(k) => <i classList={{ hurt: k < one.hurt }} />}
                    </For>
                  </span>
                  <small>
                    {tArmies(one.exact ? 'hurt' : 'least', { hurt: String(one.hurt), limit: String(one.limit) })}
                    <Show when={one.down}>
                      {' · '}
                      <b>{tArmies('demoralized')}</b>
                    </Show>
                  </small>
                </li>
              )}
            </For>
          </ul>
        )}
      </For>
      <p>
        {tArmies('wins')}{' '}
        <For each={['16.0', '17.0']}>
          {(rule) => (
            <button
              type="button"
              class="rule"
              aria-label={tArmies('rule', { rule })}
              onClick={() => props.table.cite(rule)}
            >
              {rule}
            </button>
          )}
        </For>
        <Show when={props.p.scenario.rules.has('town')}> {tArmies('winsTown')}</Show>
      </p>
    </section>
  )
}

/** Who is still to come, by turn and hex. */
function Coming(props: { readonly p: Eagle }): JSX.Element {
  const groups = createMemo(() => comingOf(props.p))
  return (
    <Show when={groups().length > 0}>
      <section>
        <h3>{tArmies('coming')}</h3>
        <For each={groups()}>
          {(group) => (
            <p class={`armies-coming nation-${nationOf(group.side)}`}>
              <button type="button" onClick={() => centreOn(hexName(props.p, group.hex))}>
                {group.turn === 0
                  ? tArmies('guns')
                  : tArmies('turn', { turn: String(group.turn), time: clockOf(props.p, group.turn) })}{' '}
                · {hexName(props.p, group.hex)}
              </button>{' '}
              {[
                ...group.leaders.map((one) => leaderName(props.p, one)),
                ...group.units.map((one) => unitName(props.p, one)),
              ].join(', ')}
            </p>
          )}
        </For>
      </section>
    </Show>
  )
}

function Formation(props: { readonly p: Eagle; readonly formation: number }): JSX.Element {
  const army = () => props.p.scenario.army
  const units = () => [...army().units.keys()].filter((unit) => army().formation[unit] === props.formation)
  return (
    <section class={`nation-${nationOf(army().formationSide[props.formation])}`}>
      <h3>{formationName(props.p, props.formation)}</h3>
      <Show when={props.p.order[props.formation] >= 0}>
        <p>{tArmies('order', { order: t(`order.${props.p.order[props.formation]}`) })}</p>
      </Show>
      <table>
        <thead>
          <tr>
            <th scope="col">{tArmies('unit')}</th>
            <th scope="col">{tArmies('points')}</th>
            <th scope="col">{tArmies('where')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={units()}>{(unit) => <Unit p={props.p} unit={unit} />}</For>
        </tbody>
      </table>
    </section>
  )
}

function Unit(props: { readonly p: Eagle; readonly unit: number }): JSX.Element {
  const army = () => props.p.scenario.army
  const at = () => props.p.at[props.unit]
  const known = () => props.p.lost[props.unit] >= 0
  const state = () => props.p.state[props.unit]
  const face = () => {
    const one = faceOf(props.p, props.unit)
    return known() ? one : { ...one, strength: army().cf[props.unit], shape: 'line' as const }
  }
  const coming = () => comingOf(props.p).find(({ units }) => units.includes(props.unit))
  const off = (): string => {
    if (at() === ELIMINATED) return tArmies('eliminated')
    if (at() === EXITED) return tArmies('exited')
    if (at() !== WAITING) return tArmies('unseen')
    const group = coming()
    if (!group) return tArmies('toPlace')
    return group.turn > 0 ? tArmies('waiting', { turn: String(group.turn) }) : tArmies('waitingGuns')
  }
  return (
    <tr classList={{ gone: at() === ELIMINATED }}>
      <th scope="row">
        <svg
          class="hex-map"
          viewBox={`${-COUNTER / 2 - 3} ${-COUNTER / 2 - 3} ${COUNTER + 6} ${COUNTER + 6}`}
          aria-hidden="true"
        >
          <Counter face={dressed(face(), army().units[props.unit])} />
        </svg>
        <span>
          {unitName(props.p, props.unit)}
          <Show when={state() > 0}>
            <small>{tArmies(state() === 1 ? 'disorganized' : 'routed')}</small>
          </Show>
        </span>
      </th>
      <td>
        <Show when={army().arm[props.unit] !== CART}>
          <Show when={known()} fallback={army().cf[props.unit]}>
            {army().cf[props.unit] - props.p.lost[props.unit]} / {army().cf[props.unit]}
          </Show>
        </Show>
      </td>
      <td>
        <Show when={at() >= 0} fallback={off()}>
          <button type="button" class="armies-hex" onClick={() => centreOn(hexName(props.p, at()))}>
            {hexName(props.p, at())}
          </button>
        </Show>
      </td>
    </tr>
  )
}
