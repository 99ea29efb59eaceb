import { createEffect, createSignal, For, on, Show } from 'solid-js'
import { ADVISER, canPlay } from '../../../players/index.ts'
import { stepsOf } from '../../../players/steps.ts'
import type { Advice } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { tPlayers } from '../../words/players/t.ts'
import { levelTitle } from '../levels.ts'
import { refuse } from '../toasts.ts'
import { actionWords } from './action-words.ts'

const percent = (share: number): number => Math.round(100 * share)

/** Scrolls to an element once it is on the page: the hint comes below all that can be done with the players. */
const comeIntoView = (element: HTMLElement): void => {
  requestAnimationFrame(() => element.scrollIntoView({ block: 'start' }))
}

/** Against the computer: what it would do in the player's place, with the chances that it expects. */
export function Hint() {
  const place = useTable()
  const { table, system, sayWhy } = place
  const [hint, setHint] = createSignal<Advice>()
  const [coming, setComing] = createSignal(false)
  // The hint is only about this question.
  let question = 0
  createEffect(
    on([() => table().asked(), () => table().log().length], () => {
      question++
      setHint(undefined)
    }),
  )
  const ask = async () => {
    const before = question
    setComing(true)
    try {
      const answer = await table().wishes.advise()
      if (question !== before) return
      if ('plans' in answer) setHint(answer)
      else refuse(answer, sayWhy(answer))
    } finally {
      setComing(false)
    }
  }
  const words = actionWords(place)
  const steps = (texts: readonly string[]) => {
    const { engine, view, seat } = table()
    return stepsOf(engine, view(), seat(), texts).map((step) => words(view(), seat(), step))
  }
  const chance = (of: number, error?: number) =>
    error === undefined
      ? tPlayers('hintChanceOnly', { chance: percent(of) })
      : tPlayers('hintChance', { chance: percent(of), error: Math.max(1, percent(error)) })
  return (
    <Show when={canPlay(ADVISER, system)}>
      <section class="stack" aria-live="polite">
        <div>
          <button type="button" class="button small" disabled={!table().asked() || coming()} onClick={() => void ask()}>
            {coming() ? tPlayers('hintComes') : tPlayers('hint')}
          </button>
        </div>
        <Show
          when={hint()}
          fallback={<p class="quiet small-text">{tPlayers('hintBefore', { level: levelTitle(ADVISER) })}</p>}
        >
          {(given) => (
            <>
              <h3 ref={comeIntoView}>{tPlayers('hintTitle')}</h3>
              <ol class="stack hints">
                <For each={given().plans}>
                  {(plan) => (
                    <li>
                      <Show when={plan.chance !== undefined}>{chance(plan.chance as number, plan.error)}</Show>
                      <ul class="small-text">
                        <For each={steps(plan.do)}>{(action) => <li>{action}</li>}</For>
                      </ul>
                      <Show when={table().draft()}>
                        <button type="button" class="button small" onClick={() => table().redraft(plan.do)}>
                          {tPlayers('hintTake')}
                        </button>
                      </Show>
                    </li>
                  )}
                </For>
              </ol>
              <Show when={given().plans.length > 1}>
                <p class="quiet small-text">{tPlayers('hintNote')}</p>
              </Show>
            </>
          )}
        </Show>
      </section>
    </Show>
  )
}
