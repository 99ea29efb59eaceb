import { createEffect, createResource, type JSX, Match, Switch } from 'solid-js'
import type { System } from '../../board/registry.ts'
import { cardOf, cardsOfSystem } from '../../board/scenario-cards.ts'
import { type MissingData, systemBy } from '../../table/packs.ts'
import { t } from '../../words/t.ts'
import { BringData } from '../BringData.tsx'
import { Failed } from '../Problem.tsx'
import { go } from '../route.ts'

/** A new game on a designer's data, as soon as these are loaded. */
export function OwnGame(props: {
  readonly ruleset: string
  readonly scenario: string
  readonly data: string
  readonly children: (system: System) => JSX.Element
}) {
  const [system, { refetch }] = createResource(
    () => [props.ruleset, props.data] as const,
    ([ruleset, data]) => systemBy(ruleset, data),
  )
  const found = () => (system.error === undefined ? system() : undefined)
  const here = () => {
    const one = found()
    return one && cardOf(one, props.scenario) ? one : undefined
  }
  // If the data do not have the scenario, takes the first that they have.
  createEffect(() => {
    const one = found()
    const first = one && !here() ? cardsOfSystem(one)[0] : undefined
    if (first) {
      const { ruleset, data } = props
      go({ screen: 'new', ruleset, scenario: first.id, data }, { replace: true })
    }
  })
  const missing = () => ((system.error as MissingData | undefined)?.code === 'missing-data' ? system.error : undefined)
  return (
    <Switch fallback={<p class="loading">{t('app.loading')}</p>}>
      <Match when={missing()}>{(error) => <BringData missing={error()} brought={() => void refetch()} />}</Match>
      <Match when={system.error}>{(error) => <Failed error={error()} />}</Match>
      <Match when={here()} keyed>
        {(one) => props.children(one)}
      </Match>
    </Switch>
  )
}
