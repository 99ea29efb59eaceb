import { openOnline } from '../../table/open-online.ts'
import type { TableSession } from '../../table/openers.ts'
import { ownName } from '../../ui/settings.ts'
import { drop, storedMatch } from '../held.ts'
import { type Route, rename } from '../route.ts'

/**
 * Opens a seat by the key that this browser has; without a key, the player looks on as a spectator. `tell` is called
 * with whether the server is reached.
 */
export async function openSeat(
  { match, place, at }: Extract<Route, { readonly screen: 'play' }>,
  tell: (reached: boolean) => void,
): Promise<TableSession> {
  const held = storedMatch(match)
  const [key, invitation] = [held?.keys[place], held?.claims?.[place]]
  if (key === undefined) {
    rename({ screen: 'watch', match, ...(at !== undefined && { at }) })
    return openOnline(match, undefined, tell)
  }
  const claim = invitation === undefined ? {} : { invitation, ...(ownName() !== '' && { name: ownName() }) }
  try {
    const session = await openOnline(match, { key, ...claim }, tell)
    drop(match, { claims: [place] })
    return session
  } catch (error) {
    // The invitation was opened elsewhere, or the seat was given again: the key opens nothing, now or later. Or
    // another player has a similar name: the invitation can be opened again, with a different name.
    if (['spent', 'no-such-key', 'name-taken'].includes((error as { code?: string }).code ?? ''))
      drop(match, { keys: [place], claims: [place] })
    throw error
  }
}
