import { createMemo, For, type JSX, Show } from 'solid-js'
import { CheckOdds, percent } from '../../../../src/web/battle/Odds.tsx'
import type { Check as Shown } from '../../../../src/web/battle/prospect.ts'
import { Rule } from '../../../../src/web/battle/Rule.tsx'
import type { Charge } from '../../rules/queries/reach.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { STEADY } from '../../rules/state/tables.ts'
import type { BoardState } from '../board-state.ts'
import { unitName } from '../faces.ts'
import { hexName } from '../say.ts'
import { chargeProspect, leavingCheck, type Meeting } from './charge-prospect.ts'
import { modifierOf, Prospects } from './Prospects.tsx'
import { type Check, facesOf } from './prospect.ts'
import { tLook } from './words.ts'

const chanceOf = (check: Check): number =>
  facesOf(check).reduce((sum, { result, chance }) => (result === STEADY ? sum + chance : sum), 0)

/** A check of morale by a rule, before it is rolled. */
const checkOf = (words: string, rule: string, check: Check): Shown => ({
  words: tLook(words),
  rule,
  added: check.added.map(modifierOf),
  outcomes: facesOf(check).map((outcome) => ({
    ...outcome,
    result: { words: tLook(`charge.check.${outcome.result}`), isGood: outcome.result === STEADY },
  })),
})

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
              {(check) => <CheckOdds check={checkOf('charge.leaving', '8.1', check())} cite={table.cite} />}
            </Show>
            <Show when={found().meetings.length > 0} fallback={<li>{tLook('charge.unmet')}</li>}>
              <li>
                {meetingWords(p(), found().meetings)} <Rule rule="11.5" cite={table.cite} aside />
              </li>
            </Show>
            <For each={found().squares}>
              {(check) => (
                <li>
                  {tLook('charge.square', { unit: unitName(p(), check.unit), chance: percent(chanceOf(check)) })}{' '}
                  <Rule rule="4.1b" cite={table.cite} aside />
                </li>
              )}
            </For>
            <CheckOdds check={checkOf('charge.coming', '11.2', found().coming)} cite={table.cite} />
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
            <CheckOdds check={checkOf('charge.leaving', '8.1', one())} cite={table.cite} />
          </ul>
        </div>
      )}
    </Show>
  )
}

/** Returns in words the units that may meet a charge, and the hex of its way from which they may. */
function meetingWords(p: Eagle, meetings: readonly Meeting[]): string {
  const units = [...new Set(meetings.flatMap((meeting) => meeting.units))].map((unit) => unitName(p, unit))
  const hex = hexName(p, meetings[0].hex)
  return units.length > 0 ? tLook('charge.met', { units: units.join(', '), hex }) : tLook('charge.metUnseen', { hex })
}
