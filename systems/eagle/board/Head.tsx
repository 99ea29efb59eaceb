import { createMemo, For, type JSX, Show } from 'solid-js'
import type { Table } from '../../../src/web/board/table.ts'
import type { Eagle } from '../rules/state/position.ts'
import { clockOf, PLAYER_PHASES } from '../rules/state/turns.ts'
import { boardStateOf } from './board-state.ts'
import { nationOf } from './faces.ts'
import { timeWords } from './say.ts'
import { fallenOf, leadOf } from './standing.ts'
import { t } from './words.ts'
import './panel.css'

/**
 * Turn, clock, whose phase it is and which part of it; how many formations of each side are demoralized, and what that
 * would decide.
 */
export function Head(props: { readonly table: Table<Eagle> }): JSX.Element {
  const p = createMemo(() => boardStateOf(props.table).shown())
  const stages = PLAYER_PHASES as readonly string[]
  const part = () => {
    // A telling goes through parts of which the field, as it was before, knows nothing yet.
    if (props.table.happening() !== undefined) return stageTold(props.table)
    const now = stages.indexOf(props.table.phase()?.name ?? '')
    if (now >= 0 || props.table.view().active < 0) return now
    // Within a combat or a retreat the part of the phase that it belongs to goes on.
    return stageTold(props.table)
  }
  /** Orders are written by both sides, no matter who moves first. */
  const isOrders = () => props.table.asked() && props.table.phase()?.name === 'orders'
  const result = () => {
    const { side, degree } = leadOf(p())
    return degree === 0 ? t('head.draw') : t(`head.lead.${degree}`, { side: t(`side.${side}`) })
  }
  const clock = (turn: number) => timeWords(p().scenario.start + (turn - 1) * p().scenario.minutes)
  return (
    <div class="eagle-head">
      <span class="eagle-turn">
        <Show when={p().turn > 0} fallback={t('head.opening')}>
          {t('head.turn', { turn: p().turn, turns: p().scenario.turns })} · {timeWords(clockOf(p()))}
        </Show>
      </span>
      <span
        class="eagle-down"
        role="img"
        aria-label={`${t('head.down')}. ${fallenOf(p())
          .map((count, side) => t('head.of', { side: t(`side.${side}`), count }))
          .join(', ')}. ${t('head.now', { result: result() })}`}
        title={`${t('head.down')}. ${t('head.now', { result: result() })}`}
      >
        <For each={fallenOf(p())}>
          {(count, side) => (
            <b class={`nation-${nationOf(side())}`}>
              <For each={[0, 1, 2]}>{(k) => <i classList={{ down: k < count }} />}</For>
            </b>
          )}
        </For>
      </span>
      <ol class="eagle-track" aria-label={t('head.turn', { turn: p().turn, turns: p().scenario.turns })}>
        <For each={Array.from({ length: p().scenario.turns }, (_, k) => k + 1)}>
          {(turn) => (
            <li
              classList={{ past: turn < p().turn }}
              aria-current={turn === p().turn ? 'step' : undefined}
              title={clock(turn)}
            >
              <Show when={p().scenario.turns <= FEW}>
                <span>{clock(turn)}</span>
              </Show>
            </li>
          )}
        </For>
      </ol>
      <Show when={p().turn > 0 && p().result === 0}>
        <div class="eagle-phase">
          <Show when={!isOrders()} fallback={<span class="eagle-side">{t('stage.orders')}</span>}>
            <span class={`eagle-side nation-${nationOf(p().active)}`}>
              {t('stage.phase', { side: t(`side.${p().active}`) })}
            </span>
          </Show>
          <ol>
            <For each={[0, 1, 2, 3]}>
              {(stage) => (
                <li classList={{ past: stage < part() }} aria-current={stage === part() ? 'step' : undefined}>
                  {t(`stage.${stage}`)}
                </li>
              )}
            </For>
          </ol>
        </div>
      </Show>
    </div>
  )
}

/** How many turns have room for their time on the track. */
const FEW = 8

/** The part of the player phase that was told last; -1 between the phases. */
function stageTold(table: Table<Eagle>): number {
  const log = table.log()
  for (let k = log.length - 1; k >= 0; k--) {
    if (log[k].event === 'TurnBegan') return -1
    if (log[k].event === 'PhaseBegan') return log[k].args[1]
  }
  return -1
}
