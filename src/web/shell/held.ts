import { createSignal } from 'solid-js'

/** Matches over the network that this browser holds links of. The links are secrets: they stay here. */
export interface Held {
  readonly match: string
  readonly ruleset: string
  readonly scenario: string
  /** By seat, the secret that opens it. */
  readonly keys: Readonly<Record<string, string>>
  /** The seat that is played here; none where the links were made for others. */
  readonly mine?: string
  /** When it was looked at last, in milliseconds since 1970. */
  readonly seen: number
  /** How it stood then. */
  readonly stood?: 'mine' | 'theirs' | 'over'
}

const STORED = 'grognard.links'
/** More would only be old. */
const MOST = 200

const isText = (value: unknown): value is string => typeof value === 'string'
const isHeld = (value: unknown): value is Held => {
  if (typeof value !== 'object' || value === null) return false
  const { match, ruleset, scenario, keys, seen } = value as Record<string, unknown>
  return isText(match) && isText(ruleset) && isText(scenario) && typeof keys === 'object' && keys !== null && typeof seen === 'number'
}

function stored(): readonly Held[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(list) ? list.filter(isHeld) : []
  } catch {
    return []
  }
}

const [held, setHeld] = createSignal(stored())

/** All of them, the last that was looked at first. */
export { held }

function keep(list: readonly Held[]): void {
  const sorted = [...list].sort((a, b) => b.seen - a.seen).slice(0, MOST)
  setHeld(sorted)
  localStorage.setItem(STORED, JSON.stringify(sorted))
}

export const heldMatch = (match: string): Held | undefined => held().find((one) => one.match === match)

/** Keeps what is new about a match; links that are known already stay. */
export function hold(news: Omit<Held, 'seen'>): void {
  // Another page of this browser may have kept others since.
  const known = stored()
  const before = known.find(({ match }) => match === news.match)
  const merged = { ...before, ...news, keys: { ...before?.keys, ...news.keys }, seen: Date.now() }
  keep([merged, ...known.filter(({ match }) => match !== news.match)])
}

/** Forgets a match; whoever has its link can come back to it. */
export const forget = (match: string): void => keep(stored().filter((one) => one.match !== match))
