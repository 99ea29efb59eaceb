import type { CreatedMatch, NewMatch } from '../../protocol/index.ts'

/** Which matches this browser hosts itself, and which of their seats are played here. */
export interface LocalGame {
  /** The name of the match. */
  readonly id: string
  readonly ruleset: string
  readonly scenario: string
  /** The title of the scenario, if it is a designer's own. */
  readonly title?: string
  /** By seat, what opens it. */
  readonly keys: Readonly<Record<string, string>>
  /** By seat, the invitation with which its key takes it, in a game that follows another. */
  readonly claims?: Readonly<Record<string, string>>
  /** Seats that are played at this screen. */
  readonly mine: readonly string[]
  /** Who plays each seat: 'person', or the name of a computer player. */
  readonly players: Readonly<Record<string, string>>
  /** When it was last looked at, in milliseconds since 1970. */
  readonly seen: number
  readonly stood?: 'mine' | 'theirs' | 'over'
}

const STORED = 'grognard.local'
const MOST = 100

export function localGames(): readonly LocalGame[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(list)
      ? (list as LocalGame[]).filter((game) => typeof game?.id === 'string' && typeof game.keys === 'object')
      : []
  } catch {
    return []
  }
}

export const localGame = (id: string): LocalGame | undefined => localGames().find((game) => game.id === id)

export function keepLocal(game: LocalGame): void {
  const others = localGames().filter(({ id }) => id !== game.id)
  localStorage.setItem(STORED, JSON.stringify([game, ...others].slice(0, MOST)))
}

/** Keeps what is new about a game that is already kept. */
export function noteLocal(id: string, news: Partial<Pick<LocalGame, 'stood'>>): void {
  const game = localGame(id)
  if (game) keepLocal({ ...game, ...news, seen: Date.now() })
}

export const forgetLocal = (id: string): void =>
  localStorage.setItem(STORED, JSON.stringify(localGames().filter((game) => game.id !== id)))

export const newLocal = (
  { ruleset, scenario, seats }: NewMatch,
  { match, keys }: CreatedMatch,
  mine: readonly string[],
): LocalGame => ({
  id: match,
  ruleset,
  scenario,
  keys,
  mine,
  players: Object.fromEntries(
    Object.entries(seats).map(([seat, who]) => [seat, who.kind === 'computer' ? who.player : 'person']),
  ),
  seen: Date.now(),
})
