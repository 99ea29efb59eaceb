import { createSignal } from 'solid-js'

/**
 * Where in the client one is: the fragment of the address, which never leaves the browser. So the secret that opens a
 * seat can stand in it.
 */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new'; readonly ruleset: string; readonly scenario: string }
  /** A match was made for which links have to be sent. */
  | { readonly screen: 'links'; readonly match: string }
  | { readonly screen: 'play'; readonly match: string; readonly key: string; readonly at?: number }
  | { readonly screen: 'watch'; readonly match: string; readonly at?: number }
  | { readonly screen: 'local'; readonly id: string; readonly at?: number }
  /** A record that was loaded from a file. */
  | { readonly screen: 'replay'; readonly id: string; readonly at?: number }
  | { readonly screen: 'unknown'; readonly text: string }

/** Reads a fragment, with or without its '#'. */
export function readRoute(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#/, '').split('?', 2)
  const parts = path.split('/').filter(Boolean).map(decoded)
  const given = new URLSearchParams(query).get('at')
  const at = given !== null && /^\d{1,6}$/.test(given) ? { at: Number(given) } : {}
  const [screen, one, two] = parts
  if (screen === undefined) return { screen: 'home' }
  if (screen === 'new' && one && two) return { screen, ruleset: one, scenario: two }
  if (screen === 'links' && one) return { screen, match: one }
  if (screen === 'play' && one && two) return { screen, match: one, key: two, ...at }
  if (screen === 'watch' && one) return { screen, match: one, ...at }
  if (screen === 'local' && one) return { screen, id: one, ...at }
  if (screen === 'replay' && one) return { screen, id: one, ...at }
  return { screen: 'unknown', text: fragment }
}

/** The fragment of a route, with its '#'. */
export function fragmentOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/'
    case 'unknown':
      return route.text
    case 'new':
      return path('new', route.ruleset, route.scenario)
    case 'links':
      return path('links', route.match)
    case 'play':
      return path('play', route.match, route.key) + moment(route.at)
    case 'watch':
      return path('watch', route.match) + moment(route.at)
    case 'local':
    case 'replay':
      return path(route.screen, route.id) + moment(route.at)
  }
}

/** The whole address of a route, to be sent to somebody. */
export const linkTo = (route: Route): string => location.href.split('#')[0] + fragmentOf(route)

const path = (...parts: string[]) => `#/${parts.map(encodeURIComponent).join('/')}`
const moment = (at: number | undefined) => (at === undefined ? '' : `?at=${at}`)

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const [route, setRoute] = createSignal<Route>(typeof location === 'undefined' ? { screen: 'home' } : readRoute(location.hash))

export { route }

if (typeof addEventListener !== 'undefined') addEventListener('hashchange', () => setRoute(readRoute(location.hash)))

/** Goes there. `replace` leaves no way back to where one was. */
export function go(to: Route, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, '', fragmentOf(to))
    setRoute(to)
  } else location.hash = fragmentOf(to)
}
