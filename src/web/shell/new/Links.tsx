import { For, Show } from 'solid-js'
import { findSystem } from '../../board/registry.ts'
import { findCard } from '../../board/scenario-cards.ts'
import { cardsOf, sayCard, seatTitle } from '../../table/system-sentences.ts'
import { LinkLine } from '../../ui/LinkLine.tsx'
import { tLinks } from '../../words/links/t.ts'
import { tProblems } from '../../words/problems/t.ts'
import { useColours } from '../colours.ts'
import { heldMatch } from '../held.ts'
import { Masthead } from '../home/Masthead.tsx'
import { Problem } from '../Problem.tsx'
import { fragmentOf, linkTo } from '../route.ts'
import './new.css'

/** The links to send after a game over the network has been made. */
export function Links(props: { readonly match: string }) {
  const held = () => heldMatch(props.match)
  const system = () => findSystem(held()?.ruleset ?? '')
  useColours(system)
  const title = (seat: string) => (system() ? seatTitle(cardsOf(system()!), seat) : seat)
  const scenario = () => sayCard(system()!, held()!.title ?? findCard(held()!.ruleset, held()!.scenario)?.title ?? '')
  const others = () => Object.entries(held()?.invitations ?? {})
  const own = () => {
    const mine = held()?.mine
    const { match } = props
    return mine === undefined
      ? ({ screen: 'watch', match } as const)
      : ({ screen: 'play', match, place: mine } as const)
  }
  return (
    <Show when={held() && system()} fallback={<Problem title={tProblems('unknownLink')} text={tLinks('unknown')} />}>
      <Masthead />
      <main id="content" tabindex="-1" class="problem links">
        <h1>{tLinks('title')}</h1>
        <p class="lead">{scenario()}</p>
        <p>{tLinks('text')}</p>
        <OnlyHere />
        <Show when={others().length === 0}>
          <p>{tLinks('taken')}</p>
        </Show>
        <ul class="stack">
          <For each={others()}>
            {([place, invitation]) => (
              <li class="stack">
                <h2>{tLinks('for', { seat: title(place) })}</h2>
                <LinkLine
                  label={tLinks('link', { seat: title(place) })}
                  link={linkTo({ screen: 'join', match: props.match, place, invitation })}
                  title={tLinks('invitation', { scenario: scenario() })}
                  camera
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

/**
 * Links begin with the address by which this page was opened: if that is this machine's name for itself, no other
 * machine can use them.
 */
function OnlyHere() {
  return (
    <Show when={['localhost', '127.0.0.1', '[::1]'].includes(location.hostname)}>
      <p class="request" role="note">
        {tLinks('onlyHere')}
      </p>
    </Show>
  )
}
