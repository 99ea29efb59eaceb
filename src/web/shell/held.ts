import { createSignal } from 'solid-js'
import { newSecret } from '../table/secret.ts'

/** Matches over the network that this browser takes part in. The keys of their seats are secret: they stay here. */
export interface Held {
  readonly match: string
  readonly ruleset: string
  readonly scenario: string
  /** The title of the scenario, if it is a designer's own. */
  readonly title?: string
  /** The secret that opens each place played in this browser. */
  readonly keys: Readonly<Record<string, string>>
  /** The last place played here; none if the match was made for others. */
  readonly mine?: string
  /** The invitation by which the key takes each place: kept until the host has said that the place is taken. */
  readonly claims?: Readonly<Record<string, string>>
  /** The invitations for the places of other persons: each is forgotten once it has been opened. */
  readonly invitations?: Readonly<Record<string, string>>
  /** For a match begun here: the secret with which a lost seat can be given again. */
  readonly owner?: string
  /** When it was last looked at, in milliseconds since 1970. */
  readonly seen: number
  /** How it stood then. */
  readonly stood?: 'mine' | 'theirs' | 'over'
}

const STORED = 'grognard.links'
/** More would only be old matches. */
const MOST = 200

const isText = (value: unknown): value is string => typeof value === 'string'
const isHeld = (value: unknown): value is Held => {
  if (typeof value !== 'object' || value === null) return false
  const { match, ruleset, scenario, keys, seen } = value as Record<string, unknown>
  return (
    isText(match) &&
    isText(ruleset) &&
    isText(scenario) &&
    typeof keys === 'object' &&
    keys !== null &&
    typeof seen === 'number'
  )
}

/** Older versions kept the keys of the other players too; this browser must not keep them. */
function ownAlone(one: Held): Held {
  if (one.invitations !== undefined) return one
  const key = one.mine === undefined ? undefined : one.keys[one.mine]
  return { ...one, keys: key === undefined ? {} : { [one.mine as string]: key } }
}

function stored(): readonly Held[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(STORED) ?? '[]')
    return Array.isArray(list) ? list.filter(isHeld).map(ownAlone) : []
  } catch {
    return []
  }
}

const [held, setHeld] = createSignal(stored())

/** All matches, the most recently viewed first. */
export { held }

function keep(list: readonly Held[]): void {
  // Finished matches are forgotten first: the keys of a running one could not be recovered.
  const over = (one: Held) => (one.stood === 'over' ? 1 : 0)
  const kept = [...list].sort((a, b) => over(a) - over(b) || b.seen - a.seen).slice(0, MOST)
  const sorted = kept.sort((a, b) => b.seen - a.seen)
  setHeld(sorted)
  localStorage.setItem(STORED, JSON.stringify(sorted))
}

export const heldMatch = (match: string): Held | undefined => held().find((one) => one.match === match)

/** What this browser's storage now has about a match: another tab may have added to it. */
export const storedMatch = (match: string): Held | undefined => stored().find((one) => one.match === match)

/** Stores news about a match; secrets already known stay. */
export function hold(news: Omit<Held, 'seen'>): void {
  const known = stored()
  const before = known.find(({ match }) => match === news.match)
  const merged: Held = {
    ...before,
    ...news,
    keys: { ...before?.keys, ...news.keys },
    claims: { ...before?.claims, ...news.claims },
    invitations: { ...before?.invitations, ...news.invitations },
    seen: Date.now(),
  }
  keep([merged, ...known.filter(({ match }) => match !== news.match)])
}

/**
 * Makes a key for a place that an invitation takes, and stores both before sending anything: if the host's answer is
 * lost, the same key asks again. An existing key stays, because another tab of this browser made it; `replace` says
 * that it is known to open nothing, and replaces it.
 */
export async function claimPlace(
  news: Omit<Held, 'seen' | 'keys' | 'claims'>,
  place: string,
  invitation: string,
  replace = false,
) {
  const claim = () => {
    const known = stored().find(({ match }) => match === news.match)
    const asked = known?.keys[place] !== undefined && (!replace || known.claims?.[place] === invitation)
    hold({
      ...news,
      mine: place,
      ...(asked ? { keys: {} } : { keys: { [place]: newSecret() }, claims: { [place]: invitation } }),
    })
  }
  // One tab at a time: with two keys for one invitation, the wrong one could stay here.
  if ('locks' in navigator) await navigator.locks.request(`grognard.claim.${news.match}`, claim)
  else claim()
}

/** Forgets the secrets of a match that no longer work: the keys, claims and invitations of these places. */
export function drop(
  match: string,
  worthless: { readonly [K in 'keys' | 'claims' | 'invitations']?: readonly string[] },
): void {
  const known = stored()
  const found = known.find((one) => one.match === match)
  if (!found) return
  const without = (all: Readonly<Record<string, string>> = {}, places: readonly string[] = []) =>
    Object.fromEntries(Object.entries(all).filter(([place]) => !places.includes(place)))
  const { keys, claims, invitations } = worthless
  if (![keys, claims, invitations].some((places) => places && places.length > 0)) return
  const left: Held = {
    ...found,
    keys: without(found.keys, keys),
    claims: without(found.claims, claims),
    invitations: without(found.invitations, invitations),
  }
  keep(known.map((one) => (one === found ? left : one)))
}

/** Forgets a match; a player can return to it by the link of the seat. */
export const forget = (match: string): void => keep(stored().filter((one) => one.match !== match))
