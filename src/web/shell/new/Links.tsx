import { For, Show } from 'solid-js'
import { findSystem } from '../../boards/registry.ts'
import { findCard } from '../../boards/scenario-cards.ts'
import { tLinks } from '../../words/links/t.ts'
import { tProblems } from '../../words/problems/t.ts'
import { CopyButton } from '../CopyButton.tsx'
import { useColours } from '../colours.ts'
import { heldMatch } from '../held.ts'
import { Masthead } from '../home/Masthead.tsx'
import { Problem } from '../Problem.tsx'
import { fragmentOf, linkTo } from '../route.ts'
import { cardsOf, sayCard, seatTitle } from '../sentences.ts'
import './new.css'

/** After a game over the network has been made: the links to send. */
export function Links(props: { readonly match: string }) {
  const held = () => heldMatch(props.match)
  const system = () => findSystem(held()?.ruleset ?? '')
  useColours(system)
  const title = (seat: string) => (system() ? seatTitle(cardsOf(system()!), seat) : seat)
  const scenario = () => sayCard(system()!, findCard(held()!.ruleset, held()!.scenario)?.title ?? '')
  const others = () => Object.entries(held()?.keys ?? {}).filter(([seat]) => seat !== held()?.mine)
  const own = () => {
    const mine = held()?.mine
    const key = mine === undefined ? undefined : held()?.keys[mine]
    return key === undefined ? ({ screen: 'watch', match: props.match } as const) : ({ screen: 'play', match: props.match, key } as const)
  }
  return (
    <Show when={held() && system()} fallback={<Problem title={tProblems('unknownLink')} text={tLinks('unknown')} />}>
      <Masthead />
      <main id="content" tabindex="-1" class="problem links">
        <h1>{tLinks('title')}</h1>
        <p class="lead">{scenario()}</p>
        <p>{tLinks('text')}</p>
        <OnlyHere />
        <ul class="stack">
          <For each={others()}>
            {([seat, key]) => (
              <li class="stack">
                <h2>{tLinks('for', { seat: title(seat) })}</h2>
                <LinkLine
                  label={tLinks('link', { seat: title(seat) })}
                  link={linkTo({ screen: 'play', match: props.match, key })}
                  title={tLinks('invitation', { scenario: scenario() })}
                />
              </li>
            )}
          </For>
          <li class="stack">
            <h2>{tLinks('watchers')}</h2>
            <LinkLine
              label={tLinks('watchers')}
              link={linkTo({ screen: 'watch', match: props.match })}
              title={tLinks('invitation', { scenario: scenario() })}
            />
          </li>
        </ul>
        <a class="button main large" href={fragmentOf(own())}>
          {tLinks('toTable')}
        </a>
        <Show when={held()?.mine}>{(seat) => <p class="quiet">{tLinks('mine', { seat: title(seat()) })}</p>}</Show>
      </main>
    </Show>
  )
}

/** Links begin with the address by which this page was opened: if that is this machine's name for itself, nobody else can follow them. */
function OnlyHere() {
  return (
    <Show when={['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)}>
      <p class="request" role="note">
        {tLinks('onlyHere')}
      </p>
    </Show>
  )
}

/** A link as text that can be read and marked, with a button that copies it and, on a phone, one that shares it. */
function LinkLine(props: { readonly label: string; readonly link: string; readonly title: string }) {
  return (
    <div class="link-line">
      <input class="input" readonly aria-label={props.label} value={props.link} onFocus={(event) => event.currentTarget.select()} />
      <CopyButton text={props.link} />
      <Show when={'share' in navigator}>
        <button type="button" class="button" onClick={() => void navigator.share({ title: props.title, url: props.link }).catch(() => {})}>
          {tLinks('share')}
        </button>
      </Show>
    </div>
  )
}
