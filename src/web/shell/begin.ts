import type { NewMatch } from '../../protocol/index.ts'
import type { System } from '../board/registry.ts'
import { ownName } from '../ui/settings.ts'
import { startGuide } from './guided.ts'
import { hold } from './held.ts'
import { go } from './route.ts'

/** Begins games: here, or for people who get a link. */

/** Who may play a seat: a person at this screen, a person by link, or a computer player by its name. */
export type Who = 'me' | 'here' | 'friend' | `computer:${string}`

/** Does a person at this screen play the seat? */
export const isHere = (who: Who): boolean => who === 'me' || who === 'here'
/** Does anyone need a link: a friend, or a player who shares a seat? */
export const isOnline = (whos: readonly Who[], teams: readonly Comrades[] = []): boolean =>
  whos.includes('friend') || teams.some((team) => team.length > 0)
/** Is there a link as well as a second person at this screen? Over a link, only one person plays on each screen. */
export const isMixed = (whos: readonly Who[], teams: readonly Comrades[] = []): boolean =>
  isOnline(whos, teams) && whos.filter(isHere).length > 1
/** The players who share a person's seat: the formations of each. */
export type Comrades = readonly { readonly formations: string[] }[]

const seatOf = (who: Who, name: string, team: Comrades = []): NewMatch['seats'][string] => {
  if (who.startsWith('computer:')) return { kind: 'computer', player: who.slice('computer:'.length) }
  return { kind: 'person', ...(isHere(who) && name !== '' && { name }), ...(team.length > 0 && { team: [...team] }) }
}

/**
 * Begins a game of a system, perhaps on a designer's own data, and goes to its table. In the order of the system's
 * seats: the players, the players who share their seats, and the names of those at this screen.
 */
export async function begin(
  { id: ruleset, own }: Pick<System, 'id' | 'own'>,
  game: Pick<NewMatch, 'scenario' | 'options'>,
  seats: readonly string[],
  whos: readonly Who[],
  teams: readonly Comrades[],
  names: readonly string[],
): Promise<void> {
  const { createLocal, createOnline } = await import('../table/create.ts')
  const mine = seats.filter((_, k) => isHere(whos[k]))
  const players = Object.fromEntries(seats.map((seat, k) => [seat, seatOf(whos[k], names[k] ?? '', teams[k])]))
  const wish: NewMatch = { ruleset, ...(own && { data: own.data }), ...game, seats: players, mine }
  if (!isOnline(whos, teams)) {
    go({ screen: 'local', id: await createLocal(wish, mine, own) })
    return
  }
  const { match, ...secrets } = await createOnline(wish)
  hold({
    match,
    ruleset,
    scenario: game.scenario,
    ...(own && { title: own.cards.find(({ id }) => id === game.scenario)?.title ?? game.scenario }),
    ...secrets,
    ...(mine[0] !== undefined && { mine: mine[0] }),
  })
  go({ screen: 'links', match })
}

/** Begins a guided battle of a system: its first one, or that of a scenario. */
export async function beginGuided(system: System, lesson?: string): Promise<void> {
  const [{ guides = [] }, { seats, scenarios }] = await Promise.all([system.board(), system.toPlay()])
  const guide = lesson === undefined ? guides[0] : guides.find((one) => one.scenario === lesson)
  const scenario = guide?.scenario ?? scenarios()[0]?.id
  const mine = guide?.seat ?? seats[0]
  const { createLocal } = await import('../table/create.ts')
  const { usualLevel } = await import('./new/levels.ts')
  const computer = `computer:${usualLevel(system)}` as const
  const whos = seats.map((seat): Who => (seat === mine ? 'me' : computer))
  const players = Object.fromEntries(seats.map((seat, k) => [seat, seatOf(whos[k], ownName())]))
  const wish: NewMatch = { ruleset: system.id, scenario, seats: players, mine: [mine] }
  const id = await createLocal(wish, [mine])
  startGuide(id)
  go({ screen: 'local', id })
}
