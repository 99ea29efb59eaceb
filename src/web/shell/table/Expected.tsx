import { createEffect, createMemo, createResource, createSignal, For, type JSX, onCleanup, Show } from 'solid-js'
import { type Position, SPECTATOR } from '../../../kernel/index.ts'
import type { ExplainedPlan, Explanation } from '../../../players/explanation.ts'
import { beyond, type Step, stepsOf } from '../../../players/steps.ts'
import { pointOut } from '../../board/requests.ts'
import type { Table } from '../../board/table.ts'
import { useTable } from '../../table/at-table.ts'
import { isAlike } from '../../ui/alike.ts'
import { tExpected } from '../../words/expected/t.ts'
import { levelTitle } from '../levels.ts'
import { actionWords } from './action-words.ts'
import { askRecord } from './ask-record.ts'
import type { PlacedDecision } from './explaining.ts'
import { actionsOf } from './following.ts'
import './expected.css'
import './on-board.css'

const percent = (share: number): number => Math.round(100 * share)

/** The number of the likeliest actions of an enemy that are listed; those that were done follow in any case. */
const EXPECTED = 8

/**
 * What a computer player of a finished game expected at its last decision before the moment shown, or at any other
 * decision: it thinks again, in a worker. The board goes to the moment of that decision.
 */
export function Expected(props: { readonly table: Table }) {
  const { system, inWords } = useTable()
  const { table } = props
  const began = table.past.at() ?? table.past.length()
  const eyes = { seat: table.seat(), everything: table.info.kind === 'replay' && table.seat() === SPECTATOR }
  const [found] = createResource(async () => {
    const record = await table.wishes.record()
    return { record, decisions: await askRecord('decisions', system, record, { eyes }) }
  })
  // Only what is loaded is read, so that the screen stays as it is while something loads.
  const decisions = () => (found.state === 'ready' ? found().decisions : [])
  const explained = () => (told.state === 'ready' ? told() : undefined)
  const [entry, setEntry] = createSignal<number>()
  const current = createMemo(
    () =>
      decisions().find((one) => one.entry === entry()) ??
      decisions().findLast(({ at }) => at <= began) ??
      decisions()[0],
  )
  const place = () => decisions().indexOf(current() as PlacedDecision)
  const go = (to: PlacedDecision) => void setEntry(to.entry)
  createEffect(() => {
    const now = current()
    if (now) table.past.go(now.at)
  })

  /** The explanations found so far, by entry. */
  const known = new Map<number, Explanation>()
  let thought: AbortController | undefined
  onCleanup(() => thought?.abort())
  const [told] = createResource(current, async ({ entry }) => {
    thought?.abort()
    const before = known.get(entry)
    if (before) return before
    thought = new AbortController()
    const { record = '' } = found() ?? {}
    const now = await askRecord('explain', system, record, { entry }, thought.signal)
    known.set(entry, now)
    return now
  })

  /** The decisions under the headings of the log before them. */
  const chapters = createMemo(() => {
    const marks = table.past.marks().filter(({ chapter }) => chapter)
    return [...Map.groupBy(decisions(), ({ at }) => marks.findLast((mark) => mark.at <= at))]
  })
  const words = actionWords(useTable())
  const { engine, scenario, info } = table
  const seen: Position = engine.ruleset.layout.make(scenario)
  const heading = ({ told }: ReturnType<Table['past']['marks']>[0]) => inWords(told).replace(/\.$/, '')
  /** What was decided: for a plan, how many orders; else the actions in words. */
  const decisionWords = ({ seat, did, manner, cells }: PlacedDecision) => {
    if (manner === 'plan' && did.length > 1) return tExpected('actions', { count: did.length - 1 })
    seen.cells.set(cells)
    const number = info.seats.indexOf(seat)
    return stepsOf(engine, seen, number, did)
      .map((step) => words(seen, number, step))
      .join(', ')
  }

  return (
    <div class="expected stack">
      <Show when={decisions().length > 0}>
        <div class="expected-way">
          <Go label={tExpected('previous')} to={decisions()[place() - 1]} go={go} />
          <select
            class="input"
            aria-label={tExpected('answers')}
            value={current()?.entry}
            onChange={({ currentTarget }) => go(decisions()[currentTarget.selectedIndex] as PlacedDecision)}
          >
            <For each={chapters()}>
              {([mark, all]) => (
                <optgroup label={mark ? heading(mark) : ''}>
                  <For each={all}>
                    {(one) => (
                      <option value={one.entry} selected={one === current()}>
                        {mark
                          ? tExpected('decision', { when: heading(mark), what: decisionWords(one) })
                          : decisionWords(one)}
                      </option>
                    )}
                  </For>
                </optgroup>
              )}
            </For>
          </select>
          <Go label={tExpected('next')} to={decisions()[place() + 1]} go={go} />
        </div>
      </Show>
      <div role="status">
        <Show when={found.error ?? told.error}>
          {(error) => <p class="fault">{tExpected('failed', { what: (error() as Error).message })}</p>}
        </Show>
        <Show when={found.loading}>
          <p>{tExpected('finding')}</p>
        </Show>
        <Show when={!found.loading && !found.error && decisions().length === 0}>
          <p>{tExpected('none')}</p>
        </Show>
        <Show when={told.loading}>
          <p>{tExpected('thinking')}</p>
        </Show>
        <Show when={explained()} keyed>
          {(one) => <Summary told={one} planned={decisions().find(({ entry }) => entry === one.follows)} go={go} />}
        </Show>
      </div>
      <Show when={explained()} keyed>
        {(one) => <Weighed told={one} isAt={() => (table.past.at() ?? table.past.length()) === current()?.at} />}
      </Show>
    </div>
  )
}

/** Goes to another answer, if there is one. It is never disabled, so that it keeps the focus. */
function Go(props: {
  readonly label: string
  readonly to: PlacedDecision | undefined
  readonly go: (to: PlacedDecision) => void
}): JSX.Element {
  return (
    <button
      type="button"
      class="button small"
      aria-disabled={props.to === undefined}
      onClick={() => props.to && props.go(props.to)}
    >
      {props.label}
    </button>
  )
}

/** Why it did not think about this answer. */
function whyNoThought({ isOnly, follows }: Explanation): string {
  if (isOnly) return tExpected('only')
  return follows === undefined ? tExpected('habit', { drill: levelTitle('drill') }) : tExpected('follows')
}

/** Which player thought this, and how far it can be trusted. */
function Summary(props: {
  readonly told: Explanation
  /** The answer whose plan it carried out. */
  readonly planned: PlacedDecision | undefined
  readonly go: (to: PlacedDecision) => void
}): JSX.Element {
  const { seatName } = useTable()
  const { told } = props
  return (
    <>
      <h3>{tExpected('player', { seat: seatName(told.seat), level: levelTitle(told.player) })}</h3>
      <Show when={told.plans.length === 0}>
        <p>{whyNoThought(told)}</p>
        <Show when={props.planned}>
          {(planned) => (
            <button type="button" class="button small" onClick={() => props.go(planned())}>
              {tExpected('plan', { at: planned().at })}
            </button>
          )}
        </Show>
      </Show>
      <Show when={told.plans.length > 0}>
        <Show when={told.chance === undefined}>
          <p class="quiet">{tExpected('otherDice')}</p>
        </Show>
        <Show when={told.chance !== undefined && !told.agrees}>
          <p class="quiet">{tExpected('changed')}</p>
        </Show>
        <p class="small-text">{tExpected('weighed', { playouts: told.playouts, worlds: told.worlds })}</p>
      </Show>
    </>
  )
}

function Weighed(props: {
  readonly told: Explanation
  /** Does the board show the moment of the decision? */
  readonly isAt: () => boolean
}): JSX.Element {
  const place = useTable()
  const { engine, scenario, info } = place.table()
  const { told } = props
  const words = actionWords(place)
  const p: Position = engine.ruleset.layout.make(scenario)
  p.cells.set(told.cells)
  const sayAs = (seat: string) => (step: Step) => words(p, info.seats.indexOf(seat), step)
  const say = sayAs(told.seat)
  const [choice, ...others] = told.plans
  /** Were only the first of several actions compared? */
  const isBeginning =
    choice !== undefined && beyond(told.did, choice.does).length > 0 && beyond(choice.does, told.did).length === 0
  /** What the board points out: a plan, or what was done. */
  const [onBoard, setOnBoard] = createSignal(told.agrees ? choice : undefined)
  const seat = info.seats.indexOf(told.seat)
  pointOut(() => {
    const steps = onBoard()?.does ?? told.did
    return props.isAt() ? { seat, steps: steps.map(({ text }) => actionsOf(text)) } : undefined
  })
  const isDone = choice === undefined || !told.agrees
  const isLone = told.plans.length + (isDone ? 1 : 0) === 1
  /** A button that has the board point out a plan, or what was done; none if there is nothing else to see. */
  const show = (plan: ExplainedPlan | undefined) => (
    <Show when={!isLone}>
      <button
        type="button"
        class="button small plain"
        aria-pressed={plan === onBoard()}
        onClick={() => setOnBoard(plan)}
      >
        {tExpected('show')}
      </button>
    </Show>
  )
  const title = (plan: ExplainedPlan) =>
    plan.usual ? tExpected('usual', { drill: levelTitle('drill') }) : tExpected('other')
  return (
    <>
      <Show when={isDone}>
        <section classList={{ 'on-board': onBoard() === undefined && !isLone }}>
          <h4>{tExpected('chose')}</h4>
          {show(undefined)}
          <Steps steps={told.did} say={say} />
        </section>
      </Show>
      <Show when={choice}>
        {(first) => (
          <section
            class="plan first"
            classList={{ 'on-board': onBoard() === first() && !isLone }}
            onPointerEnter={() => setOnBoard(first())}
          >
            <h4>{tExpected(told.agrees ? 'chose' : 'chooses')}</h4>
            <Chance of={first()} />
            {show(first())}
            <Steps steps={first().does} say={say} />
            <Show when={isBeginning}>
              <p class="quiet small-text">{tExpected('beginning')}</p>
            </Show>
            <Show when={others.some(({ chance }) => chance > first().chance)}>
              <p class="quiet small-text">
                {first().usual ? tExpected('kept', { drill: levelTitle('drill') }) : tExpected('even')}
              </p>
            </Show>
            <Show when={first().usual}>
              <p class="quiet small-text">{tExpected('isUsual', { drill: levelTitle('drill') })}</p>
            </Show>
          </section>
        )}
      </Show>
      <For each={others}>
        {(plan) => (
          <section class="plan" classList={{ 'on-board': onBoard() === plan }} onPointerEnter={() => setOnBoard(plan)}>
            <h4>{title(plan)}</h4>
            <Chance of={plan} />
            {show(plan)}
            <Otherwise plan={plan.does} chosen={choice?.does ?? []} say={say} />
          </section>
        )}
      </For>
      <For each={told.enemies}>
        {(enemy) => {
          const says = sayAs(enemy.seat)
          const timesOf = (text: string) => enemy.did?.find((step) => step.text === text)?.times ?? 0
          const came = (times: number) =>
            times > 1 ? tExpected('yesTimes', { times }) : tExpected(times === 1 ? 'yes' : 'no')
          const listed = enemy.actions.filter(({ text }, k) => k < EXPECTED || timesOf(text) > 0)
          const surprises = () =>
            enemy.did?.filter(({ text }) => !enemy.actions.some((action) => action.text === text)) ?? []
          const seat = place.seatName(enemy.seat)
          return (
            <section>
              <h4>{tExpected('enemy', { seat })}</h4>
              <p class="quiet small-text">{tExpected('enemyNote', { seat, cases: enemy.cases })}</p>
              <table>
                <thead>
                  <tr>
                    <th>{tExpected('action')}</th>
                    <th>{tExpected('cases')}</th>
                    <Show when={enemy.did}>
                      <th>{tExpected('came')}</th>
                    </Show>
                  </tr>
                </thead>
                <tbody>
                  <For each={listed}>
                    {({ text, cases }) => (
                      <tr>
                        <td>{says({ text, times: 1 })}</td>
                        <td>{cases}</td>
                        <Show when={enemy.did}>
                          <td>{came(timesOf(text))}</td>
                        </Show>
                      </tr>
                    )}
                  </For>
                </tbody>
              </table>
              <Show when={surprises().length > 0}>
                <p>{tExpected('surprise')}</p>
                <Steps steps={surprises()} say={says} />
              </Show>
            </section>
          )
        }}
      </For>
    </>
  )
}

function Chance(props: { readonly of: ExplainedPlan }): JSX.Element {
  const chance = () => percent(props.of.chance)
  return (
    <p class="chance">
      <span class="chance-bar" aria-hidden="true">
        <span style={{ width: `${chance()}%` }} />
      </span>
      {props.of.error === undefined
        ? tExpected('chanceOnly', { chance: chance() })
        : tExpected('chance', { chance: chance(), error: Math.max(1, percent(props.of.error)) })}
    </p>
  )
}

function Steps(props: { readonly steps: readonly Step[]; readonly say: (step: Step) => string }): JSX.Element {
  return (
    <ul class="small-text">
      <For each={props.steps}>{(step) => <li>{props.say(step)}</li>}</For>
    </ul>
  )
}

/** How a plan differs from the one that was chosen; the whole plan if the two have nothing in common. */
function Otherwise(props: {
  readonly plan: readonly Step[]
  readonly chosen: readonly Step[]
  readonly say: (step: Step) => string
}): JSX.Element {
  const more = beyond(props.plan, props.chosen)
  const fewer = beyond(props.chosen, props.plan)
  const isAnother = isAlike(more, props.plan)
  const lead = isAnother ? undefined : more.length === 0 ? 'without' : fewer.length === 0 ? 'also' : 'except'
  return (
    <>
      <Show when={lead}>{(how) => <p class="quiet small-text">{tExpected(how())}</p>}</Show>
      <Steps steps={more} say={props.say} />
      <Show when={lead === 'except'}>
        <p class="quiet small-text">{tExpected('instead')}</p>
      </Show>
      <Show when={lead === 'except' || lead === 'without'}>
        <Steps steps={fewer} say={props.say} />
      </Show>
    </>
  )
}
