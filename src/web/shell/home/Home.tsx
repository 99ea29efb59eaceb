import { createSignal, For } from 'solid-js'
import { type System, systems } from '../../board/registry.ts'
import { scenarioCards } from '../../board/scenario-cards.ts'
import { Glyph } from '../../ui/Glyph.tsx'
import { tHome } from '../../words/home/t.ts'
import { t } from '../../words/t.ts'
import { beginGuided } from '../begin.ts'
import { go } from '../route.ts'
import { Masthead } from './Masthead.tsx'
import { OpenRecord } from './OpenRecord.tsx'
import { Resume } from './Resume.tsx'
import { Scenarios } from './Scenarios.tsx'
import { Scene } from './Scene.tsx'

/** The first screen: what this is, one click to a battle, the player's games, all systems and scenarios. */
export function Home() {
  const first = systems[0]
  const scenario = scenarioCards(first.id)[0]?.id
  const [beginning, setBeginning] = createSignal(false)
  const [fault, setFault] = createSignal('')
  const start = async (system: System, lesson?: string) => {
    setBeginning(true)
    setFault('')
    try {
      await beginGuided(system, lesson)
    } catch (error) {
      setFault(t('app.notBegun', { why: (error as Error).message }))
    } finally {
      setBeginning(false)
    }
  }
  return (
    <>
      <Masthead />
      <main id="content" class="home" tabindex="-1">
        <section class="hero">
          <div class="hero-words">
            <h1>{tHome('line')}</h1>
            <p class="lead">{tHome('aboutText')}</p>
            <div class="flow">
              <button type="button" class="button main large" disabled={beginning()} onClick={() => void start(first)}>
                <Glyph name="play" />
                {beginning() ? t('app.loading') : tHome('first')}
              </button>
              <button
                type="button"
                class="button large"
                onClick={() => go({ screen: 'new', ruleset: first.id, scenario })}
              >
                {tHome('new')}
              </button>
            </div>
            <p class="quiet small-text">{tHome('firstNote')}</p>
            <p role="alert" class="fault">
              {fault()}
            </p>
          </div>
          <div class="hero-picture">
            <Scene system={first} scenario={scenario} />
          </div>
        </section>
        <Resume />
        <For each={systems}>
          {(system) => (
            <Scenarios system={system} isFirst={system === first} learn={(lesson) => void start(system, lesson)} />
          )}
        </For>
        <footer class="foot">
          <OpenRecord />
          <p class="quiet small-text">{tHome('promise')}</p>
        </footer>
      </main>
    </>
  )
}
