/**
 * A game of this browser is hosted by the tab that shows it, so one tab at a time may have it: two would each go on
 * from their own beginning, and one of them would lose what was done there.
 */

const lockOf = (id: string) => `grognard.game.${id}`
const lastOf = (id: string) => `grognard.tab.${id}`
/** A tab that is being loaded again gives its games up a moment after it has asked for them again. */
const PATIENCE = 1_000

const me = Math.random().toString(36).slice(2)
const hostedHere = new Set<string>()

/** Why a game is not shown here: its code tells the screen which words to say. */
export class OpenElsewhere extends Error {
  readonly code = 'elsewhere'
}

/**
 * Has this tab alone show a game. Gives what lets go of it; calls `lost` when another tab has taken it over. Rejects
 * with OpenElsewhere while another tab has it. Where the browser has no locks, as on a page without encryption, nothing
 * is guarded.
 */
export function claimGame(id: string, lost: () => void): Promise<() => void> {
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((resolve, reject) => {
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), PATIENCE)
    let held = false
    navigator.locks
      .request(lockOf(id), { signal: patience.signal }, () => {
        clearTimeout(timer)
        held = true
        return new Promise<void>((done) => resolve(done))
      })
      .catch(() => (held ? lost() : reject(new OpenElsewhere(`game '${id}' is open in another tab`))))
  })
}

/** Another tab has hosted the game since this one did: what this tab's host remembers of it is old. */
export function isOutdated(id: string): boolean {
  const outdated = hostedHere.has(id) && localStorage.getItem(lastOf(id)) !== me
  hostedHere.add(id)
  localStorage.setItem(lastOf(id), me)
  return outdated
}

/**
 * Takes a game over from another tab, which closes it. The page begins again, with a host that remembers nothing old.
 */
export async function takeOver(id: string): Promise<void> {
  await navigator.locks.request(lockOf(id), { steal: true }, async () => location.reload())
}
