/** What this browser keeps from sealing a match's dice, to compare the record with it. */
export interface KeptDice {
  /** The hash of the record's first line, and the host's commitment, as this browser was shown them. */
  readonly chain: string
  readonly commitment?: string | undefined
  /** Its own words. */
  readonly words: string
  /** The commitments of all players, as they were when it showed its words. */
  readonly commits?: readonly string[]
  /** When it was kept, in milliseconds since 1970; older clients did not note it. */
  readonly at?: number
}

const PREFIX = 'grognard.dice.'
/** Two for each seat of a game. More would only be from old games. */
const MOST = 600
/** If nothing can be stored, it is kept while the page is open. */
const here = new Map<string, KeptDice>()

function read(key: string): KeptDice | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    if (typeof value === 'object' && value !== null && 'chain' in value && 'words' in value) return value as KeptDice
  } catch {
    // Something else wrote there.
  }
  return here.get(key)
}

/** What is kept for a seat of a match. */
export const sealedAt = (match: string, seat: string): KeptDice | undefined => read(`${match}.${seat}`)

/**
 * Keeps this for a seat under two names of the match: its id, and the hash of its record's first line, which also finds
 * it for a record from a file.
 */
export function keepSealed(names: readonly string[], seat: string, news: KeptDice): void {
  const kept = { ...news, at: Date.now() }
  for (const name of names) {
    here.set(`${name}.${seat}`, kept)
    try {
      localStorage.setItem(`${PREFIX}${name}.${seat}`, JSON.stringify(kept))
    } catch {
      // No room: this page still knows it.
    }
  }
  const all = inStorage()
  if (all.length <= MOST) return
  const since = (key: string) => read(key)?.at ?? 0
  const byAge = all.map((key) => ({ key, at: since(key) })).sort((a, b) => a.at - b.at)
  for (const { key } of byAge.slice(0, all.length - MOST)) remove(key)
}

/** Forgets what is kept for a match, under both of its names. */
export function forgetSealed(match: string): void {
  for (const key of inStorage()) {
    if (!key.startsWith(`${match}.`)) continue
    const chain = read(key)?.chain
    if (chain !== undefined) remove(`${chain}${key.slice(match.length)}`)
    remove(key)
  }
}

const inStorage = (): string[] =>
  Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))

function remove(key: string): void {
  here.delete(key)
  localStorage.removeItem(PREFIX + key)
}

/** What is kept for the seats of a match. */
export const sealedIn = (match: string, seats: readonly string[]): readonly KeptDice[] =>
  seats.flatMap((seat) => sealedAt(match, seat) ?? [])
