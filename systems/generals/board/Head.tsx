import { For, type JSX, Show } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { Generals } from '../rules/state/position.ts'
import { staffOf } from './staff.ts'
import { t } from './words.ts'
import './head.css'

/** Round, phase and score in a few words. */
export function Head(props: { readonly table: Table<Generals> }): JSX.Element {
  const p = () => staffOf(props.table).shown()
  return (
    <div class="battle-head">
      <span class="battle-round">
        {p().round === 0
          ? t('opening')
          : t('round', { round: p().round, rounds: p().scenario.tables.file.game.rounds })}
      </span>
      <span
        class="battle-score"
        role="img"
        aria-label={`${t('score')}: ${t('side.0')} ${p().vp[0]}, ${t('side.1')} ${p().vp[1]}`}
      >
        <b class="battle-white">{p().vp[0]}</b>
        <b class="battle-black">{p().vp[1]}</b>
      </span>
      <Show when={p().stage > 0}>
        <ol class="battle-phases">
          <For each={[1, 2, 3, 4, 5, 6, 7]}>
            {(stage) => (
              <li
                classList={{ past: stage < p().stage }}
                aria-current={stage === p().stage ? 'step' : undefined}
                title={t(`stage.${stage}`)}
              >
                <span>{t(`stageShort.${stage}`)}</span>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </div>
  )
}
