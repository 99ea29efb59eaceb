import { createMemo, For, type JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { tenantState, tenants } from '../rules/state/army.ts'
import { FIELD, SECTORS, SIDES } from '../rules/state/board.ts'
import { kindOf, unitAt } from '../rules/state/counts.ts'
import type { Generals } from '../rules/state/position.ts'
import { STANDS, typeOfStand } from '../rules/state/stands.ts'
import { tArmies } from '../words/armies/t.ts'
import { FigurePicture } from './Figures.tsx'
import { sideName, typeTitle } from './names.ts'
import { staffOf } from './staff.ts'
import { type State, stateOf } from './troops.ts'
import './armies.css'

/** The order of battle: what each side began with, and what has become of it. */

export interface Muster {
  readonly fit: number
  readonly spent: number
  readonly routed: number
  readonly captured: number
  readonly destroyed: number
  readonly merged: number
  readonly start: number
}

/** The condition of the units of a type, on the field and off it. */
function musterOf(p: Generals, side: number, type: number): Muster {
  const kind = kindOf(side, type)
  let [fit, spent, routed] = [0, 0, p.box[kind]]
  for (let sector = 0; sector < SECTORS; sector++)
    for (let s = 0; s < STANDS; s++) {
      const n = p.unit[unitAt(side, sector, s)]
      if (n === 0 || typeOfStand[s] !== type) continue
      const state = stateOf(s)
      if (state === 'routed') routed += n
      else if (state === 'spent' || state === 'squareSpent') spent += n
      else fit += n
    }
  if (type === 0)
    for (let sector = 0; sector < FIELD; sector++)
      if (tenants(p, side, sector) === 1) {
        const inside = tenantState(p, sector)
        if (inside === 2) routed++
        else if (inside === 1 || inside === 4) spent++
        else fit++
      }
  return {
    fit,
    spent,
    routed,
    captured: p.captured[kind] + p.captives[kind],
    destroyed: p.destroyed[kind],
    merged: p.merged[kind],
    start: p.scenario.army[side][type],
  }
}

const COLUMNS = ['fresh', 'spent', 'routed', 'captured', 'destroyed', 'merged'] as const

type Sign = Exclude<State, 'squareSpent'>

/** A figure for each sign that a unit can carry. */
const SIGNS: readonly (readonly [number, Sign])[] = [
  [0, 'fresh'],
  [1, 'moved'],
  [0, 'acted'],
  [0, 'spent'],
  [0, 'square'],
  [1, 'counter'],
  [0, 'routed'],
]

export function Armies(props: { readonly table: Table<Generals> }): JSX.Element {
  const p = () => staffOf(props.table).shown()
  return (
    <div class="muster">
      <For each={SIDES}>
        {(side) => (
          <table>
            <caption>{sideName(side)}</caption>
            <thead>
              <tr>
                <th scope="col">{tArmies('type')}</th>
                <For each={COLUMNS}>
                  {(column) => (
                    <th scope="col">
                      <span>{tArmies(`${column}`)}</span>
                    </th>
                  )}
                </For>
                <th scope="col">
                  <span>{tArmies('start')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              <For each={[0, 1, 2]}>
                {(type) => {
                  const muster = createMemo(() => musterOf(p(), side, type))
                  return (
                    <tr>
                      <th scope="row">
                        <FigurePicture type={type} side={side} />
                        {typeTitle(type)}
                      </th>
                      <For
                        each={[
                          muster().fit,
                          muster().spent,
                          muster().routed,
                          muster().captured,
                          muster().destroyed,
                          muster().merged,
                        ]}
                      >
                        {(n) => <td classList={{ none: n === 0 }}>{n}</td>}
                      </For>
                      <td>{muster().start}</td>
                    </tr>
                  )
                }}
              </For>
            </tbody>
          </table>
        )}
      </For>
      <p class="muster-note">{tArmies('note')}</p>
      <section class="signs">
        <h3>{tArmies('signs.title')}</h3>
        <ul>
          <For each={SIGNS}>
            {([type, state]) => (
              <li>
                <FigurePicture type={type} side={props.table.seat() === 1 ? 1 : 0} state={state} />
                {tArmies(`signs.${state}`)}
              </li>
            )}
          </For>
        </ul>
      </section>
    </div>
  )
}
