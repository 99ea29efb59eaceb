import { createEffect, createMemo, type JSX, lazy, Match, on, Show, Suspense, Switch } from 'solid-js'
import { stepped } from '../../../src/web/board/requests.ts'
import type { Table } from '../../../src/web/board/table.ts'
import { stepChoice } from '../../../src/web/ui/step-choice.ts'
import type { Generals } from '../rules/state/position.ts'
import { OrderSheet } from './OrderSheet.tsx'
import { staffOf } from './staff.ts'
import './tools.css'

// The first question is always the plan.
const Aiming = lazy(async () => ({ default: (await import('./Aiming.tsx')).Aiming }))
const Question = lazy(async () => ({ default: (await import('./Question.tsx')).Question }))

/** The tools of the current question: the order sheet, or everything that can be chosen, with its odds. */
export function Tools(props: { readonly table: Table<Generals> }): JSX.Element {
  const staff = createMemo(() => staffOf(props.table))
  let host: HTMLDivElement | undefined
  // The next choice takes the focus.
  createEffect(
    on(
      stepped,
      (wish) => {
        if (wish?.what === 'choice' && host) stepChoice(host, wish.by)
      },
      { defer: true },
    ),
  )
  return (
    <Show when={staff()} keyed>
      {(one) => (
        <Show when={props.table.asked()}>
          <div ref={host} class="tools">
            <Switch
              fallback={
                <Suspense>
                  <Question staff={one} />
                </Suspense>
              }
            >
              <Match when={one.asking() === 'planning'}>
                <OrderSheet staff={one} />
              </Match>
              <Match when={one.asking() === 'laying the guns'}>
                <Suspense>
                  <Aiming staff={one} />
                </Suspense>
              </Match>
            </Switch>
          </div>
        </Show>
      )}
    </Show>
  )
}
