import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { onBoard, type SixVillages, VILLAGES } from '../rules/state/position.ts'
import { chosenOf } from './chosen.ts'
import { choiceName, companyName, stateOf, villageName } from './names.ts'
import { t } from './words.ts'
import './board.css'

/** Where the villages lie, around the lake: in hundredths of the board, from the left and from the top. */
const PLACES = [
  [24, 25],
  [50, 12],
  [76, 25],
  [76, 72],
  [50, 85],
  [24, 72],
] as const

/** The lake, the road, the villages, and the companies in them. */
export function Board(props: { readonly table: Table<SixVillages> }): JSX.Element {
  const { table } = props
  const chosen = chosenOf(table)
  const p = () => table.view()
  const companies = createMemo(() => [...p().at.keys()].filter((company) => onBoard(p(), company)))
  const choicesOf = (company: number) =>
    table.legal().filter(({ verb, a }) => a === company && verb !== 'close' && verb !== 'halt' && verb !== 'give')
  const marchTo = (village: number) =>
    table.legal().find(({ verb, a, b }) => verb === 'march' && a === chosen.company() && b === village)
  const take = (company: number) => {
    const [only, ...more] = choicesOf(company)
    // A company that can march is chosen first, and then the village.
    if (only?.verb === 'march' || more.length > 0) chosen.choose(chosen.company() === company ? -1 : company)
    else if (only) table.act(only.text)
  }
  const march = (village: number) => {
    const choice = marchTo(village)
    if (!choice) return
    chosen.choose(-1)
    table.act(choice.text)
  }
  return (
    <section class="lake" aria-label={t('board')}>
      <svg class="lake-ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <ellipse class="lake-road" cx="50" cy="48.5" rx="33.5" ry="36.5" />
        <path class="lake-shore" d="M31 47C29 32 42 26 51 27C62 28 71 35 70 49C69 63 60 71 49 70C38 69 33 61 31 47Z" />
        <path
          class="lake-water"
          d="M33 47C31.5 34 43 28.5 51 29.5C61 30.5 68.5 37 68 49C67 61.5 59 68.5 49 67.5C39.5 66.5 34.5 59 33 47Z"
        />
      </svg>
      <p class="lake-weather">{p().weather < 0 ? '' : t(`weather.${p().weather}`)}</p>
      <For each={PLACES}>
        {([left, top], village) => (
          <div class="village" style={{ left: `${left}%`, top: `${top}%` }} data-village={VILLAGES[village()]}>
            <Show when={marchTo(village())} fallback={<span class="village-name">{villageName(village())}</span>}>
              {(choice) => (
                <button type="button" class="village-name village-open" onClick={() => march(village())}>
                  <span class="hearing">{choiceName(p(), choice())}</span>
                  <span aria-hidden="true">{villageName(village())}</span>
                </button>
              )}
            </Show>
            <div class="village-companies">
              <For each={companies().filter((company) => p().at[company] === village())}>
                {(company) => (
                  <button
                    type="button"
                    class="company"
                    classList={{
                      [`company-${p().scenario.side[company]}`]: true,
                      spent: p().moved[company] === 1,
                      picked: chosen.company() === company,
                    }}
                    data-company={companyName(p(), company)}
                    disabled={!table.asked() || choicesOf(company).length === 0}
                    aria-pressed={chosen.company() === company}
                    aria-label={t('atVillage', {
                      company: companyName(p(), company),
                      village: villageName(village()),
                      state: stateOf(p(), company),
                    })}
                    title={stateOf(p(), company)}
                    onClick={() => take(company)}
                  >
                    <svg viewBox="0 0 40 30" aria-hidden="true">
                      <rect class="company-sign" x="9" y="4" width="22" height="13" />
                      <path class="company-sign" d="M9 4 31 17M31 4 9 17" />
                      <For each={Array.from({ length: p().strength[company] })}>
                        {(_, k) => (
                          <circle
                            class="company-step"
                            cx={20 + (k() - (p().strength[company] - 1) / 2) * 7}
                            cy="24"
                            r="2.4"
                          />
                        )}
                      </For>
                    </svg>
                    <Show when={p().ready[company] === 1}>
                      <i class="company-mark" aria-hidden="true">
                        ✓
                      </i>
                    </Show>
                    <Show when={p().ambush[company] === 1}>
                      <i class="company-mark ambushed" aria-hidden="true">
                        ◆
                      </i>
                    </Show>
                  </button>
                )}
              </For>
            </div>
          </div>
        )}
      </For>
    </section>
  )
}
