import { createEffect, createSignal, For, Index, type JSX, on, Show } from 'solid-js'
import { beyond, type Step, stepsOf, together } from '../../../players/steps.ts'
import { pointOut } from '../../board/requests.ts'
import { useTable } from '../../table/at-table.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Sure } from '../../ui/Sure.tsx'
import { tHint } from '../../words/hint/t.ts'
import { levelTitle } from '../levels.ts'
import { actionWords } from './action-words.ts'
import { actionsOf, type FollowedPlan } from './following.ts'
import { holdHint } from './hold-hint.ts'
import './guiding.css'
import './on-board.css'

const percent = (share: number): number => Math.round(100 * share)

/** What the computer would do in the player's place, to be put on the sheet, or to be followed step by step. */
export function HintPlans(props: {
  /** The player's last wish for a hint: a different object each time. */
  readonly wish: object | undefined
  readonly setComing: (isComing: boolean) => void
  /** Gets whether there is a hint to see. */
  readonly setShown: (isShown: boolean) => void
}) {
  const place = useTable()
  const { table } = place
  const words = actionWords(place)
  const [replacing, setReplacing] = createSignal<FollowedPlan>()
  const { hint, next, isOpen, doNext, close } = holdHint(place, () => props.wish, props.setComing)
  createEffect(() => props.setShown(isOpen()))

  /** The place of the plan that the board points out: the one that the pointer or the focus has reached last. */
  const [reached, setReached] = createSignal(0)
  createEffect(on(hint, () => setReached(0)))
  const onBoard = () => (next()[reached()] >= 0 ? reached() : next().findIndex((step) => step >= 0))
  pointOut(() => {
    const [plan, step] = [hint()?.plans[onBoard()], next()[onBoard()]]
    if (!isOpen() || !table().asked() || plan === undefined) return undefined
    return { seat: table().seat(), steps: stepsToShow(plan, step, table().draft()) }
  })

  const draftAll = (plan: FollowedPlan) => void table().redraft(plan.steps)
  const say = (step: Step) => words(hint()?.seen ?? table().view(), table().seat(), step)
  const sayStep = (text: string) => say({ text, times: 1 })
  /** What screen readers are told: that there is a hint, and then the next step of the plan that is followed. */
  const spoken = () => {
    const plans = hint()?.plans ?? []
    const [only] = plans
    if (!isOpen() || only === undefined) return ''
    return only.done.size === 0 ? tHint('title') : tHint('nextIs', { what: sayStep(only.steps[next()[0]] ?? '') })
  }

  return (
    <>
      <p class="hearing" role="status">
        {spoken()}
      </p>
      <Show when={isOpen()}>
        <section class="guide hint" aria-label={tHint('title')}>
          <header>
            <h2>{tHint('title')}</h2>
            <button
              type="button"
              class="button icon plain"
              aria-label={tHint('close')}
              onClick={() => {
                close()
                document.getElementById('decision')?.focus({ preventScroll: true })
              }}
            >
              <Glyph name="close" />
            </button>
          </header>
          <ol class="hints">
            <Index each={hint()?.plans}>
              {(plan, k) => (
                <Show when={next()[k] >= 0}>
                  <li
                    classList={{ 'on-board': k === onBoard() && (hint()?.plans.length ?? 0) > 1 }}
                    onPointerEnter={() => setReached(k)}
                    onFocusIn={() => setReached(k)}
                  >
                    <Show when={plan().chance !== undefined}>
                      <p>{chanceWords(plan())}</p>
                    </Show>
                    <Show
                      when={hint()?.isSecret}
                      fallback={
                        <>
                          <button
                            type="button"
                            class="button small"
                            aria-disabled={!table().asked()}
                            onClick={() => doNext(plan(), next()[k])}
                          >
                            {tHint(plan().steps.length > 1 ? 'next' : 'do')}
                          </button>
                          <Steps plan={plan()} next={next()[k]} say={sayStep} />
                        </>
                      }
                    >
                      <button
                        type="button"
                        class="button small"
                        onClick={() => ((table().draft() ?? []).length > 0 ? setReplacing(plan()) : draftAll(plan()))}
                      >
                        {tHint('take')}
                      </button>
                      <ul class="small-text">
                        <For
                          each={stepsOf(table().engine, hint()?.seen ?? table().view(), table().seat(), plan().steps)}
                        >
                          {(step) => <li>{say(step)}</li>}
                        </For>
                      </ul>
                    </Show>
                  </li>
                </Show>
              )}
            </Index>
          </ol>
          <Show when={hint()?.plans.every(({ chance }) => chance === undefined)}>
            <p class="quiet small-text">{tHint('habit', { drill: levelTitle('drill') })}</p>
          </Show>
          <Show when={(hint()?.plans.length ?? 0) > 1}>
            <p class="quiet small-text">{tHint('note')}</p>
          </Show>
        </section>
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

/** What the board points out of a plan: its next step; in a secret choice, all that is not in the draft. */
const stepsToShow = ({ steps }: FollowedPlan, step: number, draft: readonly string[] | undefined) =>
  draft === undefined
    ? [actionsOf(steps[step] as string)]
    : beyond(together(steps), together(draft)).map(({ text }) => actionsOf(text))

const chanceWords = ({ chance = 0, error }: FollowedPlan): string =>
  error === undefined
    ? tHint('chanceOnly', { chance: percent(chance) })
    : tHint('chance', { chance: percent(chance), error: Math.max(1, percent(error)) })

/** The steps of a plan in their order: which are done, and which is next. */
function Steps(props: {
  readonly plan: FollowedPlan
  readonly next: number
  readonly say: (text: string) => string
}): JSX.Element {
  return (
    <ul class="small-text">
      <For each={props.plan.steps}>
        {(text, k) => {
          const how = () => props.plan.done.get(k())
          const isNext = () => k() === props.next && props.plan.steps.length > 1
          return (
            <li classList={{ done: how() !== undefined, next: isNext() }} aria-current={isNext() ? 'step' : undefined}>
              {props.say(text)}
              <Show when={how()}>{(state) => <> ({tHint(state())})</>}</Show>
            </li>
          )
        }}
      </For>
    </ul>
  )
}
