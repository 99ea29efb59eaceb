import { createMemo, For, type JSX, Show } from 'solid-js'
import { signed } from '../../../../src/web/board/sentence.ts'
import type { Table } from '../../../../src/web/board/table.ts'
import type { Charge } from '../../rules/queries/reach.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { STEADY } from '../../rules/state/tables.ts'
import type { BoardState } from '../board-state.ts'
import { unitName } from '../faces.ts'
import { hexName } from '../say.ts'
import { reasonRule, reasonWords } from '../told.ts'
import { chargeProspect, leavingCheck, type Meeting } from './charge-prospect.ts'
import { Prospects } from './Prospects.tsx'
import { type Check, outcomesOf } from './prospect.ts'
import { tLook } from './words.ts'

const SIX = 6
const chanceOf = ({ results }: Check): number => results.filter((result) => result === STEADY).length / SIX
const percent = (chance: number): string => `${Math.round(100 * chance)} %`

/** A charge before it is named: its way, what it risks, and the shock at its end; and the buttons that begin it. */
export function ChargeOdds(props: {
  readonly board: BoardState
  readonly unit: number
  readonly charge: Charge
}): JSX.Element {
  const { table } = props.board
  const p = () => table.view()
  const prospect = createMemo(() => chargeProspect(table.engine, p(), table.seat(), props.unit, props.charge))
  const target = () => hexName(p(), props.charge.hex)
  /** The actions up to the naming: the player rides the rest of the way himself. */
  const naming = () =>
    props.charge.texts.slice(0, props.charge.texts.findIndex((text) => text.startsWith('charge ')) + 1)
  return (
    <Show when={prospect()}>
      {(found) => (
        <div class="odds" role="group" aria-label={tLook('charge.title', { hex: target() })}>
          <h3>{tLook('charge.title', { hex: target() })}</h3>
          <p>
            {tLook('charge.strikes', {
              chance: percent(chanceOf(found().coming) * (found().leaving ? chanceOf(found().leaving!) : 1)),
            })}
          </p>
          <div class="flow">
            <button type="button" class="button small main" onClick={() => props.board.ride(props.charge)}>
              {tLook('charge.ride', { hex: target(), points: props.charge.spent })}
            </button>
            <Show when={!props.charge.named}>
              <button type="button" class="button small" onClick={() => table.act(...naming())}>
                {tLook('charge.name')}
              </button>
            </Show>
          </div>
          <ol class="risks">
            <Show when={found().leaving}>
              {(check) => <Risk table={table} words={tLook('charge.leaving')} rule="8.1" check={check()} />}
            </Show>
            <Show when={found().meetings.length > 0} fallback={<li>{tLook('charge.unmet')}</li>}>
              <li>
                {meetingWords(p(), found().meetings)} <Rule table={table} rule="11.5" />
              </li>
            </Show>
            <For each={found().squares}>
              {(check) => (
                <li>
                  {tLook('charge.square', { unit: unitName(p(), check.unit), chance: percent(chanceOf(check)) })}{' '}
                  <Rule table={table} rule="4.1b" />
                </li>
              )}
            </For>
            <Risk table={table} words={tLook('charge.coming')} rule="11.2" check={found().coming} />
            <li>{tLook('charge.fire')}</li>
          </ol>
          <Show when={found().shock}>{(shock) => <Prospects table={table} prospect={shock()} />}</Show>
        </div>
      )}
    </Show>
  )
}

/** 8.1 What the chosen unit risks if it leaves the enemy's front in which it stands. */
export function LeavingOdds(props: { readonly board: BoardState; readonly unit: number }): JSX.Element {
  const { table } = props.board
  const check = createMemo(() => {
    const way = [...props.board.ways().values()].find(({ why }) => why === 'check')
    return way && leavingCheck(table.engine, table.view(), table.seat(), props.unit, way)
  })
  return (
    <Show when={check()}>
      {(one) => (
        <div class="odds">
          <ul class="risks">
            <Risk table={table} words={tLook('charge.leaving')} rule="8.1" check={one()} />
          </ul>
        </div>
      )}
    </Show>
  )
}

/** A check with its rule, what is added to its die, and what each face brings. */
function Risk(props: {
  readonly table: Table<Eagle>
  readonly words: string
  readonly rule: string
  readonly check: Check
}): JSX.Element {
  return (
    <li>
      {props.words} <Rule table={props.table} rule={props.rule} />
      <span class="risk-faces">
        <For each={outcomesOf(props.check)}>
          {({ from, to, result }) => (
            <span classList={{ 'risk-good': result === STEADY }}>
              <b>{from === to ? from : `${from}–${to}`}</b> {tLook(`charge.check.${result}`)}
            </span>
          )}
        </For>
      </span>
      <Show when={props.check.added.length > 0}>
        <span class="risk-added">
          <For each={props.check.added}>
            {({ value, reason }) => (
              <span>
                <b>{signed(value)}</b> {reasonWords(reason)} <Rule table={props.table} rule={reasonRule(reason)} />
              </span>
            )}
          </For>
        </span>
      </Show>
    </li>
  )
}

const Rule = (props: { readonly table: Table<Eagle>; readonly rule: string }): JSX.Element => (
  <button type="button" data-aside class="cite" onClick={() => props.table.cite(props.rule)}>
    {props.rule}
  </button>
)

/** The units that may meet a charge, and the hex of its way from which they may. */
function meetingWords(p: Eagle, meetings: readonly Meeting[]): string {
  const units = [...new Set(meetings.flatMap((meeting) => meeting.units))].map((unit) => unitName(p, unit))
  const hex = hexName(p, meetings[0].hex)
  return units.length > 0 ? tLook('charge.met', { units: units.join(', '), hex }) : tLook('charge.metUnseen', { hex })
}
