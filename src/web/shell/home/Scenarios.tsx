import { createSignal, For, Show } from 'solid-js'
import type { ScenarioCard, System } from '../../board/registry.ts'
import { scenarioCards } from '../../board/scenario-cards.ts'
import { sayCard } from '../../table/system-sentences.ts'
import { tHome } from '../../words/home/t.ts'
import { t } from '../../words/t.ts'
import { fragmentOf } from '../route.ts'
import { Scene } from './Scene.tsx'

/** All scenarios of a system: the set-up as a picture, the story of the day, how long it takes. */
export function Scenarios(props: {
  readonly system: System
  /** Does the screen begin with its first battle? */
  readonly isFirst: boolean
  /** Begins a guided battle: the first one, or that of a scenario. */
  readonly learn: (lesson?: string) => void
}) {
  return (
    <section class="system" aria-labelledby={`system-${props.system.id}`}>
      <div class="flow spread">
        <h2 id={`system-${props.system.id}`}>{sayCard(props.system, props.system.title)}</h2>
        <div class="flow">
          <a class="rulebook-link" href={fragmentOf({ screen: 'rules', ruleset: props.system.id })}>
            {t('app.rulebook')}
            <span class="hearing">: {sayCard(props.system, props.system.title)}</span>
          </a>
          <Show when={!props.isFirst}>
            <button type="button" class="button" onClick={() => props.learn()}>
              {tHome('learn')}
              <span class="hearing">: {sayCard(props.system, props.system.title)}</span>
            </button>
          </Show>
        </div>
      </div>
      <ul class="cards">
        <For each={scenarioCards(props.system.id)}>
          {(card) => (
            <Card
              system={props.system}
              card={card}
              learn={props.system.lessons?.includes(card.id) === true ? props.learn : undefined}
            />
          )}
        </For>
      </ul>
    </section>
  )
}

function Card(props: {
  readonly system: System
  readonly card: ScenarioCard
  readonly learn?: ((lesson: string) => void) | undefined
}) {
  const [open, setOpen] = createSignal(false)
  const title = () => sayCard(props.system, props.card.title)
  return (
    <li class="card">
      <div class="picture">
        <Scene system={props.system} scenario={props.card.id} />
      </div>
      <div class="card-words">
        <div class="flow spread">
          <h3>{title()}</h3>
          <span class="quiet small-text">{t('app.minutes', { minutes: props.card.minutes })}</span>
        </div>
        <p class="intro" classList={{ open: open() }}>
          {sayCard(props.system, props.card.intro)}
        </p>
        <div class="flow spread">
          <button type="button" class="button plain small" aria-expanded={open()} onClick={() => setOpen(!open())}>
            {open() ? tHome('less') : tHome('more')}
            <span class="hearing">: {title()}</span>
          </button>
          <div class="flow">
            <Show when={props.learn}>
              {(learn) => (
                <button type="button" class="button" onClick={() => learn()(props.card.id)}>
                  {tHome('guided')}
                  <span class="hearing">: {title()}</span>
                </button>
              )}
            </Show>
            <a class="button" href={fragmentOf({ screen: 'new', ruleset: props.system.id, scenario: props.card.id })}>
              {tHome('play')}
              <span class="hearing">: {title()}</span>
            </a>
          </div>
        </div>
      </div>
    </li>
  )
}
