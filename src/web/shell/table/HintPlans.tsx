import { createEffect, createMemo, createSignal, For, Index, type JSX, on, Show, untrack } from 'solid-js'
import type { Position } from '../../../kernel/index.ts'
import { type Step, stepsOf } from '../../../players/steps.ts'
import type { Told } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { Sure } from '../../ui/Sure.tsx'
import { tHint } from '../../words/hint/t.ts'
import { refuse } from '../toasts.ts'
import { actionWords } from './action-words.ts'
import { actionsOf, type Followed, type FollowedPlan, given, goneOn, nextOf, withStep } from './following.ts'
import './guiding.css'

const percent = (share: number): number => Math.round(100 * share)

/** When a hint was given, or followed last. */
interface Moment {
  /** The number of updates, of phases begun, and of events told, with the last of these. */
  readonly n: number
  readonly marks: number
  readonly told: number
  readonly last: Told | undefined
}

interface Hinted extends Moment {
  readonly plans: Followed
  /** What the seat saw when it asked: steps are named by that. */
  readonly seen: Position
  readonly isSecret: boolean
}

/** What the computer would do in the player's place, to be put on the sheet, or to be followed step by step. */
export function HintPlans(props: {
  /** The player's last wish for a hint: a different object each time. */
  readonly wish: object | undefined
  readonly setComing: (isComing: boolean) => void
  /** Gets whether there is a hint to see. */
  readonly setShown: (isShown: boolean) => void
}) {
  const place = useTable()
  const { table, sayWhy } = place
  const words = actionWords(place)
  const [hint, setHint] = createSignal<Hinted>()
  const [replacing, setReplacing] = createSignal<FollowedPlan>()
  /** The step that is being done. */
  let doing: { readonly plan: FollowedPlan; readonly step: number } | undefined
  const marks = () => table().past.marks().length
  const moment = (): Moment => ({
    n: table().past.length(),
    marks: marks(),
    told: table().log().length,
    last: table().log().at(-1),
  })

  const ask = async () => {
    if (!table().asked()) return props.setComing(false)
    const before = moment()
    const { engine, scenario, view, draft, wishes } = table()
    const seen = engine.ruleset.layout.make(scenario)
    engine.ruleset.layout.copy(view(), seen)
    const isSecret = draft() !== undefined
    setHint(undefined)
    try {
      const answer = await wishes.advise()
      // A hint that comes too late is not missed, and neither is the reason why there is none.
      if (table().past.length() !== before.n) return
      if ('plans' in answer) setHint({ ...before, plans: given(answer), seen, isSecret })
      else refuse(answer, sayWhy(answer))
    } finally {
      props.setComing(false)
    }
  }
  createEffect(
    on(
      () => props.wish,
      () => void ask(),
    ),
  )

  /** The plans after the step that was being done: it may have been refused, or stopped halfway. */
  const afterStep = (plans: Followed): Followed => {
    if (doing === undefined) return plans
    const { plan, step } = doing
    doing = undefined
    const { refusal, halted } = table()
    return refusal() ? plans : withStep(plan, step, halted() ? 'begun' : 'done')
  }
  // A hint about a secret choice ends with it. Another is good until the next phase, or until something is taken back.
  createEffect(
    on([() => table().past.length(), () => table().asked(), () => table().past.at()], ([n, asked, at]) => {
      const before = untrack(hint)
      if (before === undefined || !asked || at !== undefined) return
      const plans = afterStep(before.plans)
      if (n === before.n) return void (plans !== before.plans && setHint({ ...before, plans }))
      const now = moment()
      const isTakenBack = table().log()[before.told - 1] !== before.last
      const isOver = before.isSecret || isTakenBack || now.marks !== before.marks
      setHint(isOver ? undefined : { ...before, ...now, plans: goneOn(plans) })
    }),
  )

  const isLegal = (text: string) => table().why(text) === undefined
  /** By plan, its next step. While a step is being done or told, they stay as they are. */
  const next = createMemo<readonly number[]>(
    (before) => (table().asked() ? (hint()?.plans ?? []).map((plan) => nextOf(plan, isLegal)) : before),
    [],
  )
  const isOpen = () =>
    hint() !== undefined &&
    table().past.at() === undefined &&
    marks() === hint()?.marks &&
    next().some((step) => step >= 0)
  createEffect(() => props.setShown(isOpen()))

  const doNext = (plan: FollowedPlan, step: number) => {
    if (!table().asked() || step < 0) return
    doing = { plan, step }
    table().act(...actionsOf(plan.steps[step] as string))
  }
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
                setHint(undefined)
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
                  <li>
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
