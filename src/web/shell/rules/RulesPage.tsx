import { createEffect, createSignal, For, type JSX, on, onCleanup, Show, untrack } from 'solid-js'
import type { TablePlace } from '../../board/printed-tables.ts'
import { findSystem, type System, systems } from '../../board/registry.ts'
import type { Citation } from '../../board/requests.ts'
import { scenarioCards } from '../../board/scenario-cards.ts'
import { say, sayCard } from '../../table/system-sentences.ts'
import { tRules } from '../../words/rules/t.ts'
import { t } from '../../words/t.ts'
import { Masthead } from '../home/Masthead.tsx'
import { Problem } from '../Problem.tsx'
import { fragmentOf, go } from '../route.ts'
import { Rulebook } from './Rulebook.tsx'
import './rules-page.css'

/** The rulebook of a system as a page, without a game; it opens at `rule`. */
export function RulesPage(props: { readonly ruleset: string; readonly rule: string | undefined }): JSX.Element {
  return (
    <Show when={findSystem(props.ruleset)} fallback={<NoSuchBook />} keyed>
      {(system) => <Page system={system} rule={props.rule} />}
    </Show>
  )
}

function NoSuchBook(): JSX.Element {
  return (
    <Problem title={tRules('noBook')} text={tRules('noBookText')}>
      <Books />
    </Problem>
  )
}

/** Links to the rulebooks of all systems, or of all the others. */
function Books(props: { readonly but?: System }): JSX.Element {
  return (
    <For each={systems.filter((system) => system !== props.but)}>
      {(system) => (
        <a class="button" href={fragmentOf({ screen: 'rules', ruleset: system.id })}>
          {t('app.rulebook')}: {sayCard(system, system.title)}
        </a>
      )}
    </For>
  )
}

function Page(props: { readonly system: System; readonly rule: string | undefined }): JSX.Element {
  const address = (rule: string) => fragmentOf({ screen: 'rules', ruleset: props.system.id, rule })
  const [request, setRequest] = createSignal<Citation>()
  createEffect(
    on(
      () => props.rule,
      (rule) => rule !== untrack(request)?.rule && setRequest(rule === undefined ? undefined : { rule }),
    ),
  )
  const cite = (rule: string, place?: TablePlace) => {
    setRequest({ rule, place })
    go({ screen: 'rules', ruleset: props.system.id, rule })
  }
  const scenario = () => scenarioCards(props.system.id)[0].id
  const title = () => sayCard(props.system, props.system.title)

  const before = document.title
  createEffect(() => {
    const rule = props.rule === undefined ? [] : [t('app.rule', { rule: props.rule })]
    document.title = [...rule, t('app.rulebook'), title(), t('app.title')].join(' · ')
  })
  onCleanup(() => {
    document.title = before
  })
  return (
    <>
      <Masthead />
      <main id="content" tabindex="-1" class="rules-page">
        <header>
          <h1>
            {title()} <small>{t('app.rulebook')}</small>
          </h1>
          <p class="lead">{tRules('lead')}</p>
          <div class="flow">
            <a
              class="button"
              href={fragmentOf({
                screen: 'new',
                ruleset: props.system.id,
                scenario: scenario(),
              })}
            >
              {tRules('new')}
            </a>
            <Books but={props.system} />
          </div>
        </header>
        <Rulebook
          system={props.system}
          scenario={scenario()}
          say={(text) => say(props.system, text)}
          request={request()}
          cite={cite}
          addressOf={address}
        />
      </main>
    </>
  )
}
