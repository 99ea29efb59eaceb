import { type JSX, Show } from 'solid-js'
import { tQuestion } from '../words/question/t.ts'
import type { Staff } from './staff.ts'
import { t } from './words.ts'

/** What a choice brings and what it costs, with the rule for it; by the phase that asks. */
const PRICES: Readonly<Record<string, readonly [string, string]>> = {
  reactions: ['reactions', 'G100'],
  'falling back': ['retreat', 'G103'],
  'taking positions': ['post', 'G102'],
  'choosing targets': ['aim', 'G115'],
  're-rolls': ['reroll', 'G117'],
  withdrawing: ['withdraw', 'G109'],
  'laying the guns': ['lay', 'G76'],
  rally: ['rally', 'G88'],
}

export function Price(props: { readonly staff: Staff }): JSX.Element {
  const price = () => PRICES[props.staff.asking() ?? '']
  return (
    <Show when={price()}>
      {(one) => (
        <p class="tools-note">
          {tQuestion(`price.${one()[0]}`)}{' '}
          <button type="button" data-aside class="cite" onClick={() => props.staff.table.cite(one()[1])}>
            {t('rule')} {one()[1]}
          </button>
        </p>
      )}
    </Show>
  )
}
