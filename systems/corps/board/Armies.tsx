import { For, Index, type JSX, Show } from 'solid-js'
import { centreOn } from '../../../src/web/board/requests.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { Sign } from '../../../src/web/inchboard/Tools.tsx'
import { isElsewhere } from '../rules/state/allotment.ts'
import { isOn } from '../rules/state/bodies.ts'
import { type Corps, GRADE_IDS, morale } from '../rules/state/position.ts'
import { tArmies } from '../words/armies/t.ts'
import { boardStateOf } from './board-state.ts'
import { armyName, bodyName, commandName, qualityOf } from './faces.ts'
import { reading } from './reading.ts'
import '../../../src/web/battle/armies.css'
import './armies.css'

/** The order of battle: commands with chip, general and order, and their units with classes and losses. */
export function Armies(props: { readonly table: Table<Corps> }): JSX.Element {
  const { scenario } = props.table
  return (
    <div class="armies corps-armies">
      <For each={[0, 1]}>
        {(army) => (
          <section>
            <h3>{tArmies('army', { army: armyName(scenario, army) })}</h3>
            <p>
              {tArmies('losses', {
                lost: casualtiesOf(props.table.view(), army),
                gone: goneOf(props.table.view(), army),
              })}
            </p>
            <For each={scenario.commands.flatMap((one, k) => (one.army === army ? [k] : []))}>
              {(command) => <Command table={props.table} command={command} />}
            </For>
          </section>
        )}
      </For>
    </div>
  )
}

const unitsOf = ({ scenario: { roster } }: Corps): number[] =>
  Array.from({ length: roster.generals }, (_, unit) => unit)
const casualtiesOf = (p: Corps, army: number): number =>
  unitsOf(p).reduce((sum, unit) => sum + (p.scenario.roster.army[unit] === army ? p.casualties[unit] : 0), 0)
const goneOf = (p: Corps, army: number): number =>
  unitsOf(p).filter((unit) => p.scenario.roster.army[unit] === army && p.lost[unit] > 0).length

function Command(props: { readonly table: Table<Corps>; readonly command: number }): JSX.Element {
  const p = props.table.view
  const { scenario } = props.table
  const one = scenario.commands[props.command]
  const orders = () => reading()?.ordersOf(p(), props.command)
  const units = () =>
    unitsOf(p()).filter((unit) => scenario.roster.command[unit] === props.command && !isElsewhere(p(), unit))
  return (
    <section class={`nation-${one.nation}`}>
      <h4>
        <span class="corps-chip" aria-hidden="true">
          {one.chip}
        </span>
        {commandName(scenario, props.command)}
      </h4>
      <p>
        {tArmies('general', {
          name: bodyName(p(), scenario.roster.generals + props.command),
          grade: tArmies(`grade.${1 + one.grade}`),
        })}
        <Show when={orders()}>{(order) => <b class="corps-order">{order()}</b>}</Show>
      </p>
      <Show when={units().length > 0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{tArmies('unit')}</th>
              <th scope="col">{tArmies('state')}</th>
              <th scope="col">{tArmies('where')}</th>
            </tr>
          </thead>
          <tbody>
            <Index each={units()}>{(unit) => <Row table={props.table} unit={unit()} />}</Index>
          </tbody>
        </table>
      </Show>
    </section>
  )
}

function Row(props: { readonly table: Table<Corps>; readonly unit: number }): JSX.Element {
  const p = props.table.view
  const board = boardStateOf(props.table)
  const there = () => isOn(p(), props.unit)
  const isLost = () => p().lost[props.unit] > 0
  const off = () => tArmies(isLost() ? 'lost' : p().away[props.unit] > 0 ? 'away' : 'covered')
  const worn = () => p().morale[props.unit] !== morale.FORMED
  return (
    <tr classList={{ gone: isLost() }}>
      <th scope="row">
        <Sign board={board} body={props.unit} />
        <span>
          {bodyName(p(), props.unit)}
          <small>{qualityOf(p().scenario, props.unit)}</small>
        </span>
      </th>
      <td>
        {tArmies('casualties', { count: p().casualties[props.unit] })}
        <Show when={worn() && !isLost()}>
          <small>{reading()?.gradeName(GRADE_IDS[p().morale[props.unit]])}</small>
        </Show>
      </td>
      <td>
        <Show when={there()} fallback={off()}>
          <button
            type="button"
            class="armies-place"
            onClick={() => centreOn(`${p().x[props.unit]},${p().y[props.unit]}`)}
          >
            {reading()?.placeName(p().x[props.unit], p().y[props.unit])}
          </button>
        </Show>
      </td>
    </tr>
  )
}
