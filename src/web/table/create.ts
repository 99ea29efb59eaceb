import type { CreatedMatch, NewMatch } from '../../protocol/index.ts'
import type { OwnData } from '../board/registry.ts'
import { createHere } from './local/local-host.ts'
import { keepLocal, type LocalGame, newLocal } from './local-games.ts'

/** Begins games, in this browser or on the server. A visitor who follows a link does not load it. */

/**
 * Begins a game in this browser: `mine` are the seats played at this screen. A designer's data that it is played by are
 * kept with it. Returns its id.
 */
export async function createLocal(wish: NewMatch, mine: readonly string[], own?: OwnData): Promise<string> {
  if (own) await (await import('./local/kept-packs.ts')).keepPack(own.pack, own.data)
  const title = own?.cards.find(({ id }) => id === wish.scenario)?.title
  const game: LocalGame = { ...newLocal(wish, await createHere(wish), mine), ...(title !== undefined && { title }) }
  keepLocal(game)
  return game.id
}

/** Begins a match on the server. Rejects with the server's reason if that is impossible. */
export async function createOnline(wish: NewMatch): Promise<CreatedMatch> {
  const response = await fetch('/api/matches', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  })
  const answer = (await response.json()) as CreatedMatch | { message: string }
  if ('match' in answer) return answer
  throw new Error(answer.message)
}
