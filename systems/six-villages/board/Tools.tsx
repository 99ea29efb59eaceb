import { For, type JSX, lazy, Show, Suspense } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import { SIDES, type SixVillages, total, VILLAGES } from '../rules/state/position.ts'
import { chosenOf, isClosing } from './chosen.ts'
import { choiceName, villageName } from './names.ts'
import { t } from './words.ts'
import './board.css'

const Intentions = lazy(async () => ({
  default: (await import('../../../src/web/battle/Intentions.tsx')).Intentions,
}))

/** Everything that can be chosen now, and what completes the question. */
export function Tools(props: { readonly table: Table<SixVillages> }): JSX.Element {
  const { table } = props
  const choices = () => table.legal().filter((one) => !isClosing(one))
  const closing = () => table.legal().find(isClosing)
  const act = (text: string) => {
    chosenOf(table).choose(-1)
    table.act(text)
  }
  const villages = () => VILLAGES.map((name, village) => ({ name, label: villageName(village) }))
  const word = (): string => {
    const p = table.view()
    const seat = table.seat()
    if (table.phase()?.name === 'drill') return t(p.drilled[seat] ? 'finish.drilled' : 'finish.drill')
    if (table.phase()?.name === 'planning') return t(total(p, seat, p.ambush) > 0 ? 'finish.ambushed' : 'finish.ambush')
    return t('finish.march')
  }
  return (
    <Show when={table.asked()}>
      <div class="tools">
        <Show when={table.phase()?.name === 'march' && choices().length > 0}>
          <p class="tools-note">{t('choose')}</p>
        </Show>
        <ul class="choices lake-choices">
          <For each={choices()}>
            {(one) => (
              <li class="row">
                <button type="button" class="button" onClick={() => act(one.text)}>
                  {choiceName(table.view(), one)}
                </button>
              </li>
            )}
          </For>
        </ul>
        <Show when={closing()}>
          {(one) => (
            <button
              type="button"
              class="button main tools-finish"
              onClick={() => (table.draft() === undefined ? act(one().text) : table.submit())}
            >
              {word()}
            </button>
          )}
        </Show>
        <Suspense>
          <Intentions
            table={table}
            intro={t('intended.intro')}
            none={t('intended.none')}
            groups={[{ title: '', list: [{ name: 'meet attacks', label: t('intended.meet'), things: villages() }] }]}
          />
        </Suspense>
      </div>
    </Show>
  )
}

/** Turn, weather and the steps of both sides. */
export function Head(props: { readonly table: Table<SixVillages> }): JSX.Element {
  const p = () => props.table.view()
  return (
    <span>
      {t('turn', { turn: Math.max(1, p().turn), turns: 3 })}
      {' · '}
      {SIDES.map((_, side) => `${t(`side.${side}`)} ${total(p(), side, p().strength)}`).join(' : ')}
    </span>
  )
}
