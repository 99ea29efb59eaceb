import { For, type JSX, Show } from 'solid-js'
import { tBattle } from '../words/battle/t.ts'
import type { Outcome } from './outcomes.ts'
import type { Check, Course, Prospect, Throw, Weights } from './prospect.ts'
import { type Cite, Rule } from './Rule.tsx'
import type { Modifier } from './story.ts'
import './odds.css'

/** A chance in words, from a number between 0 and 1. */
export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`

const valuesOf = ({ from, to }: Outcome<unknown>): string => (from === to ? String(from) : `${from}–${to}`)

/** What a declaration may bring: the modifiers of the dice, rule by rule, and what each value does. */
export function Odds(props: { readonly prospect: Prospect; readonly cite: Cite }): JSX.Element {
  return (
    <div class="odds" role="group" aria-label={tBattle('brings')}>
      <For each={props.prospect.before}>{(words) => <p>{words}</p>}</For>
      <For each={props.prospect.courses}>{(course) => <Ends course={course} />}</For>
      <For each={props.prospect.throws}>{(one) => <Thrown one={one} cite={props.cite} />}</For>
      <For each={props.prospect.notes}>{(words) => <p class="odds-note">{words}</p>}</For>
    </div>
  )
}

/** How a course of events may end: each end with its chance, as a number and as a bar. */
const Ends = (props: { readonly course: Course }): JSX.Element => (
  <section>
    <h3>{props.course.title}</h3>
    <ul class="odds-ends">
      <For each={props.course.ends}>
        {({ words, chance }) => (
          <li style={{ '--chance': `${100 * chance}%` }}>
            <span>{words}</span> <b>{percent(chance)}</b>
          </li>
        )}
      </For>
    </ul>
  </section>
)

function Thrown(props: { readonly one: Throw; readonly cite: Cite }): JSX.Element {
  return (
    <section>
      <h3>{props.one.title}</h3>
      <For each={props.one.weights}>{(weights) => <Weighed weights={weights} cite={props.cite} />}</For>
      <ul class="odds-added">
        <For each={props.one.added} fallback={<li>{props.one.plain}</li>}>
          {(one) => (
            <li>
              <Added one={one} cite={props.cite} />
            </li>
          )}
        </For>
        <Show when={props.one.sum}>{(sum) => <li class="odds-sum">{sum()}</li>}</Show>
      </ul>
      <table>
        <thead>
          <tr>
            <th scope="col">{tBattle(props.one.isSum ? 'total' : 'face')}</th>
            <th scope="col">{tBattle('result')}</th>
            <th scope="col">{tBattle('chance')}</th>
          </tr>
        </thead>
        <tbody>
          <For each={props.one.outcomes}>
            {(outcome) => (
              <tr>
                <th scope="row">{valuesOf(outcome)}</th>
                <td>
                  <Show when={outcome.result.code}>
                    <b>{outcome.result.code}</b>{' '}
                  </Show>
                  {outcome.result.words}
                </td>
                <td>{percent(outcome.chance)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}

const Added = (props: { readonly one: Modifier; readonly cite: Cite }): JSX.Element => (
  <>
    <b>{props.one.value}</b> {props.one.reason} <Rule rule={props.one.rule} cite={props.cite} aside />
  </>
)

/** What the units of one side bring: their points, the factors and the reasons for them, and the result. */
function Weighed(props: { readonly weights: Weights; readonly cite: Cite }): JSX.Element {
  return (
    <div class="odds-weights">
      <h4>{props.weights.title}</h4>
      <ul>
        <For each={props.weights.list}>
          {(one) => (
            <li>
              <span>
                {one.name}
                <Show when={one.factors.length > 0}>
                  <small>
                    {one.points}
                    <For each={one.factors}>
                      {(factor) => (
                        <>
                          {' '}
                          <Added one={factor} cite={props.cite} />
                        </>
                      )}
                    </For>
                  </small>
                </Show>
              </span>
              <b>{one.counts}</b>
            </li>
          )}
        </For>
      </ul>
    </div>
  )
}

/** A check before it is rolled, as a line of a list of `risks`: its rule, its modifiers, and what each value brings. */
export function CheckOdds(props: { readonly check: Check; readonly cite: Cite }): JSX.Element {
  return (
    <li>
      {props.check.words} <Rule rule={props.check.rule} cite={props.cite} aside />
      <span class="risk-faces">
        <For each={props.check.outcomes}>
          {(outcome) => (
            <span classList={{ 'risk-good': outcome.result.isGood === true }}>
              <b>{valuesOf(outcome)}</b> {outcome.result.words}
            </span>
          )}
        </For>
      </span>
      <Show when={props.check.added.length > 0}>
        <span class="risk-added">
          <For each={props.check.added}>
            {(one) => (
              <span>
                <Added one={one} cite={props.cite} />
              </span>
            )}
          </For>
        </span>
      </Show>
    </li>
  )
}
