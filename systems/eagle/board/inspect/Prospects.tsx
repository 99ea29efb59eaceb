import { For, type JSX, Show } from 'solid-js'
import { signed } from '../../../../src/web/board/sentence.ts'
import type { Table } from '../../../../src/web/board/table.ts'
import type { Eagle } from '../../rules/state/position.ts'
import { FIRE_NAMES, ODDS_NAMES, SHOCK_NAMES } from '../../rules/state/tables.ts'
import { unitName } from '../faces.ts'
import { hexName } from '../say.ts'
import { reasonRule, reasonWords } from '../told.ts'
import { type Outcome, outcomesOf, type Prospect, type Throw } from './prospect.ts'
import { Weights } from './Weights.tsx'
import { tLook } from './words.ts'

const percent = ({ from, to }: Outcome): string => `${Math.round(((to - from + 1) / 6) * 100)} %`

/**
 * What a result does, in words: the letters of the fire table mean different things to a unit that attacks and to one that
 * is attacked.
 */
function resultWords(one: Throw, result: number, defensive: boolean): string {
  if (one.kind === 'shock') return tLook(`shock.${result}`)
  const [, points = '', letter = ''] = /^(\d?)([DMR]?)$/.exec(FIRE_NAMES[result]) ?? []
  const parts = [
    ...(points === '' ? [] : [tLook('fire.loses', { points })]),
    // D bars a unit that is about to attack, as two points or more do; R drives back a unit that does not.
    ...(defensive && (letter === 'D' || Number(points) > 1) ? [tLook('fire.D')] : []),
    ...(letter === 'M' ? [tLook('fire.M')] : []),
    ...(letter === 'R' && !defensive ? [tLook('fire.R')] : []),
  ]
  return parts.length === 0 ? tLook('fire.nothing') : parts.join(', ')
}

/** The odds of a fire or a shock: what is added to the die, rule by rule, and what each face brings. */
export function Prospects(props: {
  readonly table: Table<Eagle>
  readonly prospect: Prospect
  /** Who would join those who are named already: what is shown comes of it only if he does. */
  readonly joins?: string | undefined
}): JSX.Element {
  const p = () => props.table.view()
  const defensive = () => props.table.seat() !== p().active
  return (
    <div class="odds" role="group" aria-label={tLook('odds.table')}>
      <Show when={props.joins}>{(unit) => <p>{tLook('odds.joins', { unit: unit() })}</p>}</Show>
      <For each={props.prospect.weak}>{(hex) => <p>{tLook('odds.weak', { hex: hexName(p(), hex) })}</p>}</For>
      <Show when={props.prospect.aside.length > 0}>
        <p>{tLook('odds.aside', { units: props.prospect.aside.map((unit) => unitName(p(), unit)).join(', ') })}</p>
      </Show>
      <For each={props.prospect.lapsed}>{(hex) => <p>{tLook('odds.lapsed', { hex: hexName(p(), hex) })}</p>}</For>
      <For each={props.prospect.throws}>
        {(one, k) => (
          <section>
            <h3>{k() > 0 ? tLook('odds.more') : title(p(), one)}</h3>
            <Show when={one.kind === 'shock'}>
              <Weights table={props.table} title={tLook('weights.attack')} weights={one.attackers} />
              <Weights table={props.table} title={tLook('weights.defense')} weights={one.defenders} />
            </Show>
            <ul class="odds-added">
              <For each={one.added} fallback={<li>{one.sum === 0 ? tLook('odds.plain') : ''}</li>}>
                {({ value, reason }) => (
                  <li>
                    <b>{signed(value)}</b> {reasonWords(reason)}{' '}
                    <button type="button" data-aside class="cite" onClick={() => props.table.cite(reasonRule(reason))}>
                      {reasonRule(reason)}
                    </button>
                  </li>
                )}
              </For>
              <Show when={one.sum !== 0}>
                <li class="odds-sum">{tLook('odds.sum', { sum: signed(one.sum) })}</li>
              </Show>
            </ul>
            <table>
              <thead>
                <tr>
                  <th scope="col">{tLook('odds.die')}</th>
                  <th scope="col">{tLook('odds.result')}</th>
                  <th scope="col">{tLook('odds.chance')}</th>
                </tr>
              </thead>
              <tbody>
                <For each={outcomesOf(one)}>
                  {(outcome) => (
                    <tr>
                      <th scope="row">
                        {outcome.from === outcome.to ? outcome.from : `${outcome.from}–${outcome.to}`}
                      </th>
                      <td>
                        <b>{(one.kind === 'fire' ? FIRE_NAMES : SHOCK_NAMES)[outcome.result].replace('---', '–')}</b>{' '}
                        {resultWords(one, outcome.result, defensive())}
                      </td>
                      <td>{percent(outcome)}</td>
                    </tr>
                  )}
                </For>
              </tbody>
            </table>
          </section>
        )}
      </For>
      <Show when={props.prospect.throws.some(({ kind }) => kind === 'shock')}>
        <p class="hex-note">{tLook('odds.still')}</p>
      </Show>
      <Show when={props.prospect.estimate}>
        <p class="hex-note">{tLook('odds.estimate')}</p>
      </Show>
    </div>
  )
}

const title = (p: Eagle, { kind, hex, points, against, column }: Throw): string =>
  tLook(`odds.${kind}`, { hex: hexName(p, hex), points, against, column: kind === 'shock' ? ODDS_NAMES[column] : '' })
