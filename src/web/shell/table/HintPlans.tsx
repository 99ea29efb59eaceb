import { createEffect, createMemo, createSignal, For, type JSX, on, onMount, Show, untrack } from 'solid-js'
import type { Position } from '../../../kernel/index.ts'
import { stepsOf } from '../../../players/steps.ts'
import { useTable } from '../../table/at-table.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Sure } from '../../ui/Sure.tsx'
import { tHint } from '../../words/hint/t.ts'
import { refuse } from '../toasts.ts'
import { actionWords } from './action-words.ts'
import { actionsOf, begun, type Followed, type FollowedPlan, goneOn, nextOf, withDone } from './following.ts'
import { HintButton } from './HintButton.tsx'
import './guiding.css'

const percent = (share: number): number => Math.round(100 * share)

/** A hint, and what the seat saw when it was given: its steps are named by that. */
interface Given {
  readonly plans: Followed
  readonly seen: Position
  readonly isSecret: boolean
  /** How much had been told, and how many phases had begun. */
  readonly told: number
  readonly marks: number
}

/**
 * What the computer would do in the player's place, to be followed as a whole or step by step. It is asked at once, and
 * again when the player wishes.
 */
export function HintPlans() {
  const place = useTable()
  const { table, sayWhy } = place
  const [hint, setHint] = createSignal<Given>()
  const [coming, setComing] = createSignal(false)
  const [replacing, setReplacing] = createSignal<FollowedPlan>()
  const told = () => table().log().length
  const marks = () => table().past.marks().length

  createEffect(
    on([told, () => table().asked()], ([now, asked]) => {
      const given = untrack(hint)
      if (given === undefined || now === given.told || table().past.at() !== undefined) return
      // A secret choice ends with its hint; another hint is good until the next phase, or until something is taken back.
      if (given.isSecret || now < given.told || marks() !== given.marks) setHint(undefined)
      else if (asked) setHint({ ...given, plans: goneOn(given.plans), told: now })
    }),
  )

  const ask = async () => {
    const before = told()
    setHint(undefined)
    setComing(true)
    try {
      const answer = await table().wishes.advise()
      if (told() !== before) return
      if (!('plans' in answer)) return refuse(answer, sayWhy(answer))
      const { engine, scenario, view, draft } = table()
      const seen = engine.ruleset.layout.make(scenario)
      engine.ruleset.layout.copy(view(), seen)
      setHint({ plans: begun(answer), seen, isSecret: draft() !== undefined, told: before, marks: marks() })
    } finally {
      setComing(false)
    }
  }

  onMount(() => void ask())

  const isLegal = (text: string) => table().why(text) === undefined
  /**
   * The plans that can be followed now, each with the place of its next step. While a step is shown on the board, they
   * stay as they are.
   */
  const open = createMemo<readonly { readonly plan: FollowedPlan; readonly next: number }[]>((before) => {
    const plans = hint()?.plans
    if (plans === undefined) return []
    if (!table().asked()) return before
    return plans.map((plan) => ({ plan, next: nextOf(plan, isLegal) })).filter(({ next }) => next >= 0)
  }, [])
  const doNext = (plan: FollowedPlan, next: number) => {
    const given = hint()
    if (given === undefined || !table().asked()) return
    setHint({ ...given, plans: withDone(plan, next) })
    table().act(...actionsOf(plan.steps[next] as string))
  }
  const draftAll = (plan: FollowedPlan) => void table().redraft(plan.steps)

  return (
    <>
      <Show
        when={open().length > 0 && hint()}
        fallback={
          <Show when={table().asked() || coming()}>
            <HintButton isComing={coming()} ask={() => void ask()} />
          </Show>
        }
      >
        {(given) => (
          <section class="guide hint" aria-label={tHint('title')} aria-live="polite">
            <header>
              <h2>{tHint('title')}</h2>
              <button
                type="button"
                class="button icon plain"
                aria-label={tHint('close')}
                onClick={() => setHint(undefined)}
              >
                <Glyph name="close" />
              </button>
            </header>
            <ol class="hints">
              <For each={open()}>
                {({ plan, next }) => (
                  <li>
                    <Chance of={plan} />
                    <Steps given={given()} plan={plan} next={next}>
                      <button type="button" class="button small" onClick={() => doNext(plan, next)}>
                        {tHint(plan.steps.length > 1 ? 'next' : 'do')}
                      </button>
                    </Steps>
                    <Show when={given().isSecret}>
                      <button
                        type="button"
                        class="button small"
                        onClick={() => ((table().draft() ?? []).length > 0 ? setReplacing(plan) : draftAll(plan))}
                      >
                        {tHint('take')}
                      </button>
                    </Show>
                  </li>
                )}
              </For>
            </ol>
            <Show when={open().length > 1}>
              <p class="quiet small-text">{tHint('note')}</p>
            </Show>
          </section>
        )}
      </Show>
      <Show when={replacing()}>
        {(plan) => (
          <Sure
            title={tHint('replace')}
            yes={tHint('take')}
            run={() => draftAll(plan())}
            close={() => setReplacing(undefined)}
          />
        )}
      </Show>
    </>
  )
}

function Chance(props: { readonly of: FollowedPlan }): JSX.Element {
  const { of } = props
  const words = (chance: number) =>
    of.error === undefined
      ? tHint('chanceOnly', { chance: percent(chance) })
      : tHint('chance', { chance: percent(chance), error: Math.max(1, percent(of.error)) })
  return <Show when={of.chance !== undefined}>{words(of.chance as number)}</Show>
}

/**
 * What a plan does: of a secret choice, equal actions together; of another, step by step, with what is done and a button
 * for the next.
 */
function Steps(props: {
  readonly given: Given
  readonly plan: FollowedPlan
  readonly next: number
  readonly children: JSX.Element
}): JSX.Element {
  const place = useTable()
  const { engine, seat } = place.table()
  const words = actionWords(place)
  const { seen, isSecret } = props.given
  const { steps, done } = props.plan
  const rows = isSecret ? stepsOf(engine, seen, seat(), steps) : steps.map((text) => ({ text, times: 1 }))
  const isNext = (k: number) => !isSecret && k === props.next
  return (
    <ul class="small-text">
      <For each={rows}>
        {(step, k) => (
          <li
            classList={{ done: done.includes(k()), next: isNext(k()) }}
            aria-current={isNext(k()) && steps.length > 1 ? 'step' : undefined}
          >
            {words(seen, seat(), step)}
            <Show when={done.includes(k())}> ({tHint('done')})</Show>
            <Show when={isNext(k())}>
              <div>{props.children}</div>
            </Show>
          </li>
        )}
      </For>
    </ul>
  )
}
