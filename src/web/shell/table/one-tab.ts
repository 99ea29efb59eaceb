/**
 * A game of this browser is hosted by the tab that shows it, so only one tab at a time may have it: two would each
 * continue from their own state, and what was done in one of them would be lost.
 */

const lockOf = (id: string) => `grognard.game.${id}`
const lastOf = (id: string) => `grognard.tab.${id}`
/** A tab that is being reloaded gives its games up a moment after it has asked for them again. */
const PATIENCE = 1_000

const me = Math.random().toString(36).slice(2)
const hostedHere = new Set<string>()

/** Why a game is not shown here: its code tells the screen which words to say. */
export class OpenElsewhere extends Error {
  readonly code = 'elsewhere'
}

/**
 * Claims a game for this tab alone. Returns a function that releases it; calls `lost` when another tab takes it over.
 * Rejects with OpenElsewhere while another tab has it. If the browser has no locks, as on a page without encryption,
 * nothing is guarded.
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

/** Has another tab hosted the game since this one did? What this tab's host remembers is then out of date. */
export function isOutdated(id: string): boolean {
  const outdated = hostedHere.has(id) && localStorage.getItem(lastOf(id)) !== me
  hostedHere.add(id)
  localStorage.setItem(lastOf(id), me)
  return outdated
}

/** Takes a game over from another tab, which closes it. The page reloads, with a host that remembers nothing old. */
export async function takeOver(id: string): Promise<void> {
  await navigator.locks.request(lockOf(id), { steal: true }, async () => location.reload())
}
