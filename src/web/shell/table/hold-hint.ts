import { type Accessor, createEffect, createMemo, createSignal, on, untrack } from 'solid-js'
import type { Position } from '../../../kernel/index.ts'
import type { Told } from '../../board/table.ts'
import type { AtTable } from '../../table/at-table.ts'
import { refuse } from '../toasts.ts'
import { actionsOf, type Followed, type FollowedPlan, given, goneOn, nextOf, withStep } from './following.ts'

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

/** The hint that the player wished for last, as long as it holds, and what can be done of it. */
export interface HeldHint {
  readonly hint: Accessor<Hinted | undefined>
  /** By plan, the place of its next step; −1 if there is none. */
  readonly next: Accessor<readonly number[]>
  /** Is there anything to see of it? */
  readonly isOpen: Accessor<boolean>
  /** Does a step of a plan. */
  doNext(plan: FollowedPlan, step: number): void
  close(): void
}

/**
 * Asks for a hint at each wish (a different object each time), and keeps it while it holds. `setComing` gets whether one
 * is awaited.
 */
export function holdHint(
  { table, sayWhy }: Pick<AtTable, 'table' | 'sayWhy'>,
  wish: Accessor<object | undefined>,
  setComing: (isComing: boolean) => void,
): HeldHint {
  const [hint, setHint] = createSignal<Hinted>()
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
    if (!table().asked()) return setComing(false)
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
      setComing(false)
    }
  }
  createEffect(on(wish, () => void ask()))

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
  const doNext = (plan: FollowedPlan, step: number) => {
    if (!table().asked() || step < 0) return
    doing = { plan, step }
    table().act(...actionsOf(plan.steps[step] as string))
  }
  return { hint, next, isOpen, doNext, close: () => setHint(undefined) }
}
