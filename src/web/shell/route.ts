import { createSignal } from 'solid-js'

/**
 * The current screen of the client: the fragment of the address, which never leaves the browser. So it may hold
 * secrets: an invitation, or the key by which a player takes a seat to another device. At the table the address names
 * only the place: it can be shown and sent, and opens the seat only in the browser that has its key.
 */
export type Route =
  | { readonly screen: 'home' }
  /** The rulebook of a system, perhaps opened at a rule. */
  | { readonly screen: 'rules'; readonly ruleset: string; readonly rule?: string }
  /**
   * A new game. `data` is the digest of a designer's data to play it by, or `shipped` for those that come with the
   * program; if left out, the server decides. `open` opens the group for the player's own files.
   */
  | {
      readonly screen: 'new'
      readonly ruleset: string
      readonly scenario: string
      readonly data?: string
      readonly open?: 'data'
    }
  /** A match has been made, and its links must be sent. */
  | { readonly screen: 'links'; readonly match: string }
  /** An invitation: it takes the place that it was made for, once. */
  | { readonly screen: 'join'; readonly match: string; readonly place: string; readonly invitation: string }
  /** A place whose key this browser has. */
  | { readonly screen: 'play'; readonly match: string; readonly place: string; readonly at?: number }
  /** The key itself: from a player's other device. */
  | { readonly screen: 'seat'; readonly match: string; readonly key: string; readonly at?: number }
  | { readonly screen: 'watch'; readonly match: string; readonly at?: number }
  /** The record of a finished match on its server, and the seat whose view is shown. */
  | { readonly screen: 'record'; readonly match: string; readonly at?: number; readonly eyes?: string }
  /** A record contained in the address itself. */
  | { readonly screen: 'shared'; readonly packed: string; readonly at?: number; readonly eyes?: string }
  | { readonly screen: 'local'; readonly id: string; readonly at?: number }
  /** A record that was loaded from a file. */
  | { readonly screen: 'replay'; readonly id: string; readonly at?: number; readonly eyes?: string }
  | { readonly screen: 'unknown'; readonly text: string }

const KEY = /^[\w-]{32}$/

/** Reads a fragment, with or without its '#'. */
export function readRoute(fragment: string): Route {
  const [path = '', query = ''] = fragment.replace(/^#/, '').split('?', 2)
  const parts = path.split('/').filter(Boolean).map(decoded)
  const asked = new URLSearchParams(query)
  const [given, seen] = [asked.get('at'), asked.get('eyes')]
  const at = given !== null && /^\d{1,6}$/.test(given) ? { at: Number(given) } : {}
  const eyes = seen !== null && seen.length <= 40 ? { eyes: seen } : {}
  const [screen, one, two, three] = parts
  if (screen === undefined) return { screen: 'home' }
  if (screen === 'rules' && one) return { screen, ruleset: one, ...(two !== undefined && { rule: two }) }
  const by = asked.get('data')
  const data = by !== null && /^(?:shipped|[0-9a-f]{16})$/.test(by) ? { data: by } : {}
  const open = asked.get('open') === 'data' ? { open: 'data' as const } : {}
  if (screen === 'new' && one && two) return { screen, ruleset: one, scenario: two, ...data, ...open }
  if (screen === 'links' && one) return { screen, match: one }
  if (screen === 'join' && one && two && three) return { screen, match: one, place: two, invitation: three }
  // Links of older versions have a key in place of the name of the place.
  if ((screen === 'seat' || screen === 'play') && one && two && KEY.test(two))
    return { screen: 'seat', match: one, key: two, ...at }
  if (screen === 'play' && one && two) return { screen, match: one, place: two, ...at }
  if (screen === 'watch' && one) return { screen, match: one, ...at }
  if (screen === 'record' && one) return { screen, match: one, ...at, ...eyes }
  if (screen === 'shared' && one) return { screen, packed: one, ...at, ...eyes }
  if (screen === 'local' && one) return { screen, id: one, ...at }
  if (screen === 'replay' && one) return { screen, id: one, ...at, ...eyes }
  return { screen: 'unknown', text: fragment }
}

/** The fragment of a route, with its '#'. */
export function fragmentOf(route: Route): string {
  switch (route.screen) {
    case 'home':
      return '#/'
    case 'unknown':
      return route.text
    case 'rules':
      return path('rules', route.ruleset, ...(route.rule === undefined ? [] : [route.rule]))
    case 'new':
      return path('new', route.ruleset, route.scenario) + parameters({ data: route.data, open: route.open })
    case 'links':
      return path('links', route.match)
    case 'join':
      return path('join', route.match, route.place, route.invitation)
    case 'play':
      return path('play', route.match, route.place) + moment(route.at)
    case 'seat':
      return path('seat', route.match, route.key) + moment(route.at)
    case 'watch':
      return path('watch', route.match) + moment(route.at)
    case 'local':
      return path('local', route.id) + moment(route.at)
    case 'record':
      return path('record', route.match) + moment(route.at, route.eyes)
    case 'shared':
      return path('shared', route.packed) + moment(route.at, route.eyes)
    case 'replay':
      return path('replay', route.id) + moment(route.at, route.eyes)
  }
}

/** The whole address of a route, for sending. */
export const linkTo = (route: Route): string => location.href.split('#')[0] + fragmentOf(route)

const path = (...parts: string[]) => `#/${parts.map(encodeURIComponent).join('/')}`
const moment = (at: number | undefined, eyes?: string) => parameters({ at: at?.toString(), eyes })
/** The parameters after a path; leaves out undefined ones. */
function parameters(asked: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(asked).filter((one): one is [string, string] => one[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

const [route, setRoute] = createSignal<Route>(
  typeof location === 'undefined' ? { screen: 'home' } : readRoute(location.hash),
)

export { route }

if (typeof addEventListener !== 'undefined') addEventListener('hashchange', () => setRoute(readRoute(location.hash)))

/** Renames the address of the current screen, so that a secret in it does not stay in the history. */
export const rename = (to: Route): void => history.replaceState(null, '', fragmentOf(to))

/** Goes to a route. `replace` leaves no way back to the previous one. */
export function go(to: Route, { replace = false } = {}): void {
  if (replace) {
    history.replaceState(null, '', fragmentOf(to))
    setRoute(to)
  } else location.hash = fragmentOf(to)
}
