import { ErrorBoundary, lazy, Match, Show, Suspense, Switch } from 'solid-js'
import { t } from '../words/t.ts'
import { type Route, route } from './route.ts'

// A visitor who follows a link to a table needs nothing of the first screen.
const Home = lazy(async () => ({ default: (await import('./home/Home.tsx')).Home }))
const Failed = lazy(async () => ({ default: (await import('./Problem.tsx')).Failed }))
const UnknownLink = lazy(async () => ({ default: (await import('./Problem.tsx')).UnknownLink }))
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }))
const NewGame = lazy(async () => ({ default: (await import('./new/NewGame.tsx')).NewGame }))
const Links = lazy(async () => ({ default: (await import('./new/Links.tsx')).Links }))
const Join = lazy(async () => ({ default: (await import('./new/Join.tsx')).Join }))
const Place = lazy(async () => {
  // The code for the server connection is fetched along with the table, not after it.
  if (ONLINE.includes(route().screen)) void import('./table/open-seat.ts')
  return { default: (await import('./table/Place.tsx')).Place }
})
const ONLINE: readonly Route['screen'][] = ['play', 'seat', 'watch']

type On<S extends Route['screen']> = Extract<Route, { readonly screen: S }>
/** The route, if it leads to one of these screens. */
const on = <S extends Route['screen']>(...screens: S[]): On<S> | undefined => {
  const now = route()
  return screens.some((screen) => screen === now.screen) ? (now as On<S>) : undefined
}

export function App() {
  return (
    <ErrorBoundary fallback={(error: Error) => <Failed error={error} />}>
      <Suspense fallback={<p class="loading">{t('app.loading')}</p>}>
        <Switch fallback={<UnknownLink />}>
          <Match when={on('home')}>
            <Home />
          </Match>
          <Match when={on('new')}>
            {(to) => <NewGame ruleset={to().ruleset} scenario={to().scenario} data={to().data} open={to().open} />}
          </Match>
          <Match when={on('rules')}>{(to) => <RulesPage ruleset={to().ruleset} rule={to().rule} />}</Match>
          <Match when={on('links')}>{(to) => <Links match={to().match} />}</Match>
          <Match when={on('join')}>{(to) => <Join {...to()} />}</Match>
          <Match when={on('play', 'seat', 'watch', 'local', 'record', 'shared', 'replay')}>
            {(to) => <Show when={to()}>{(place) => <Place route={place()} />}</Show>}
          </Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  )
}
