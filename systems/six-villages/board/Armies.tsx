import { For, type JSX } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { onBoard, SIDES, type SixVillages } from '../rules/state/position.ts'
import { companyName, sideName, stateOf, villageName } from './names.ts'
import { t } from './words.ts'

/** The companies of both sides, where they are and how they stand. */
export function Armies(props: { readonly table: Table<SixVillages> }): JSX.Element {
  const p = () => props.table.view()
  return (
    <For each={SIDES}>
      {(_, side) => (
        <section>
          <h3>{sideName(side())}</h3>
          <ul class="lake-armies">
            <For each={[...p().at.keys()].filter((company) => p().scenario.side[company] === side())}>
              {(company) => (
                <li>
                  {onBoard(p(), company)
                    ? t('atVillage', {
                        company: companyName(p(), company),
                        village: villageName(p().at[company]),
                        state: stateOf(p(), company),
                      })
                    : `${companyName(p(), company)}: ${t('lost')}`}
                </li>
              )}
            </For>
          </ul>
        </section>
      )}
    </For>
  )
}
