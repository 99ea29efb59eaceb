import { createEffect, createResource, createSignal, Show } from 'solid-js'
import { looksLike } from '../../../host/likeness.ts'
import type { MatchInfo } from '../../../protocol/index.ts'
import { findSystem } from '../../board/registry.ts'
import { findCard } from '../../board/scenario-cards.ts'
import { cardsOf, sayCard, seatTitle } from '../../table/system-sentences.ts'
import { ownName, setOwnName } from '../../ui/settings.ts'
import { tJoin } from '../../words/join/t.ts'
import { tProblems } from '../../words/problems/t.ts'
import { t } from '../../words/t.ts'
import { useColours } from '../colours.ts'
import { claimPlace, heldMatch } from '../held.ts'
import { Masthead } from '../home/Masthead.tsx'
import { Problem, UnknownLink } from '../Problem.tsx'
import { fragmentOf, go } from '../route.ts'
import './new.css'

/** The public information about a match; undefined if there is no such match. Rejects without a network. */
async function infoOf(match: string): Promise<MatchInfo | undefined> {
  const response = await fetch(`/api/matches/${encodeURIComponent(match)}`)
  return response.ok ? ((await response.json()) as MatchInfo) : undefined
}

/** Is a place still without a player? */
function isWaiting({ seats }: MatchInfo, place: string): boolean {
  const [name, comrade] = place.split('/')
  const seat = seats.find((one) => one.seat === name)
  return (comrade === undefined ? seat : seat?.team?.[Number(comrade) - 2])?.waiting === true
}

/** An opened invitation: the game and its other players. Sitting down takes the seat and uses up the invitation. */
export function Join(props: { readonly match: string; readonly place: string; readonly invitation: string }) {
  const [info, { refetch }] = createResource(() => props.match, infoOf)
  /**
   * Does the seat belong to this browser, or will it? If the seat has been given again, the stored key opens nothing.
   */
  const isOurs = () => {
    const held = heldMatch(props.match)
    if (held?.keys[props.place] === undefined) return false
    const found = info.error === undefined ? info() : undefined
    return held.claims?.[props.place] === props.invitation || (found !== undefined && !isWaiting(found, props.place))
  }
  createEffect(() => isOurs() && go({ screen: 'play', match: props.match, place: props.place }, { replace: true }))
  // No seat is taken at a game that cannot go on here. The table says so, and what its players can do.
  createEffect(() => {
    const found = info.error === undefined ? info() : undefined
    if (!found?.closed || !isWaiting(found, props.place)) return
    const { match, ruleset, scenario } = found
    void claimPlace({ match, ruleset, scenario }, props.place, props.invitation, true).then(() =>
      go({ screen: 'play', match, place: props.place }, { replace: true }),
    )
  })
  return (
    <Show
      when={!info.error}
      fallback={
        <Problem title={tProblems('failed')} text={t('app.offline')}>
          <button type="button" class="button main" onClick={() => void refetch()}>
            {tProblems('retry')}
          </button>
        </Problem>
      }
    >
      <Show when={!info.loading} fallback={<p class="loading">{t('app.loading')}</p>}>
        <Show when={info()} fallback={<UnknownLink />}>
          {(found) => (
            <Show when={isWaiting(found(), props.place)} fallback={<Spent match={props.match} />}>
              <Show when={found().closed === undefined} fallback={<p class="loading">{t('app.loading')}</p>}>
                <Invitation info={found()} place={props.place} invitation={props.invitation} />
              </Show>
            </Show>
          )}
        </Show>
      </Show>
    </Show>
  )
}

function Spent(props: { readonly match: string }) {
  return (
    <Problem title={tProblems('spent')} text={tProblems('spentText')}>
      <a class="button main" href={fragmentOf({ screen: 'watch', match: props.match })}>
        {tProblems('watch')}
      </a>
    </Problem>
  )
}

function Invitation(props: { readonly info: MatchInfo; readonly place: string; readonly invitation: string }) {
  const system = () => findSystem(props.info.ruleset)
  useColours(system)
  const [name, setName] = createSignal(ownName())
  const title = (seat: string) => (system() ? seatTitle(cardsOf(system()!), seat) : seat)
  const scenario = () =>
    system()
      ? sayCard(system()!, props.info.title ?? findCard(props.info.ruleset, props.info.scenario)?.title ?? '')
      : ''
  const number = () => props.info.seats.findIndex(({ seat }) => seat === props.place.split('/')[0])
  /** The players who gave a name: a player without one has the name of the seat. */
  const others = () =>
    props.info.seats.filter(
      ({ seat, kind, waiting, name }) => kind === 'person' && !waiting && name.toLowerCase() !== seat,
    )
  /** Another player at the table with a similar name. */
  const alike = () =>
    props.info.seats
      .flatMap((one) => [
        ...(one.seat === props.place ? [] : [one.name]),
        ...(one.team ?? []).flatMap((comrade, k) =>
          `${one.seat}/${k + 2}` === props.place ? [] : [comrade.called ?? comrade.name],
        ),
      ])
      .find((other) => looksLike(other, name()))
  const sit = async (event: SubmitEvent) => {
    event.preventDefault()
    const { match, ruleset, scenario: id, pack, title: called } = props.info
    const own = pack !== undefined && called !== undefined && { title: called }
    const { place, invitation } = props
    setOwnName(name().trim())
    await claimPlace({ match, ruleset, scenario: id, ...own }, place, invitation, true)
    go({ screen: 'play', match, place }, { replace: true })
  }
  return (
    <>
      <Masthead />
      <main id="content" tabindex="-1" class="problem join">
        <h1>{tJoin('title')}</h1>
        <p class="lead">{scenario()}</p>
        <Show when={props.info.pack}>{(name) => <p>{tJoin('byData', { name: name() })}</p>}</Show>
        {others().map(({ seat, name: who }) => (
          <p>{tJoin('by', { who, seat: title(seat) })}</p>
        ))}
        <form class="stack" onSubmit={(event) => void sit(event)}>
          <p class={`side-${number()}`}>
            <strong class="seat-name">{tJoin('seat', { seat: title(props.place) })}</strong>
          </p>
          <label class="field">
            <span>{tJoin('name')}</span>
            <input
              class="input"
              required
              maxlength="60"
              autocomplete="nickname"
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
            <Show
              when={name().trim() !== '' && alike()}
              fallback={<span class="quiet small-text">{tJoin('nameNote')}</span>}
            >
              {(who) => (
                <span class="small-text" role="alert">
                  {tJoin('alike', { who: who() })}
                </span>
              )}
            </Show>
          </label>
          <div class="flow">
            <button type="submit" class="button main large" disabled={name().trim() === '' || alike() !== undefined}>
              {tJoin('sit')}
            </button>
            <a class="button" href={fragmentOf({ screen: 'watch', match: props.info.match })}>
              {tProblems('watch')}
            </a>
          </div>
          <p class="quiet small-text">{tJoin('once')}</p>
        </form>
      </main>
    </>
  )
}
