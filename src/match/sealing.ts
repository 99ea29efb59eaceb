import { UserError } from '../kernel/refusal.ts'
import type { Header } from './record-lines.ts'
import { commitmentToWords } from './sealed-dice.ts'

/**
 * How players seal the dice before a game. Each seat of a person commits to words by a hash; when all have committed,
 * each shows its words; when all have shown them, the game opens. No player can choose his words to suit those of
 * another: while he can still choose, he has seen only hashes.
 */

export interface Sealing {
  /** The seats that take part, by number, in ascending order. */
  readonly seats: readonly number[]
  /** What each seat has committed to, in the order of the record. */
  readonly commits: { readonly seat: number; readonly commitment: string }[]
  /** Every commitment that was ever made, including those that were replaced. */
  readonly ever: Set<string>
  /** By seat, the words that it has shown. */
  readonly words: Map<number, string>
  /** How often each seat has committed. */
  readonly tries: Map<number, number>
  /** All words are shown, and the game has been set up with the dice that follow from them. */
  opened: boolean
}

/** Why a commitment is refused that another seat has made, or that was made before. */
export const COPIED = 'This has been committed to already: commit to words of your own.'

/** How often a seat may commit: a player who has lost his words commits to new ones. */
const MOST_COMMITS = 8

/**
 * The state of sealing when a match begins; undefined if its players seal nothing. Throws a UserError for unknown seats
 * or one that is named twice.
 */
export function newSealing({ seals, seats }: Pick<Header, 'seals' | 'seats'>): Sealing | undefined {
  if (!seals) return undefined
  const numbers = seals.flat().map((name) => seats.findIndex(({ seat }) => seat === name))
  if (numbers.includes(-1) || new Set(numbers).size < numbers.length)
    throw new UserError('seals: names each seat once, and only seats')
  return {
    seats: numbers.sort((a, b) => a - b),
    commits: [],
    ever: new Set(),
    words: new Map(),
    tries: new Map(),
    opened: false,
  }
}

const hasCommitted = ({ commits }: Sealing, seat: number): boolean => commits.some((one) => one.seat === seat)
export const allCommitted = (sealing: Sealing): boolean => sealing.seats.every((seat) => hasCommitted(sealing, seat))
export const allShown = ({ seats, words }: Sealing): boolean => seats.every((seat) => words.has(seat))

/** The seats whose commitment is missing; when none is missing, those whose words are. */
export const missing = (sealing: Sealing): readonly number[] =>
  sealing.seats.filter((seat) => (allCommitted(sealing) ? !sealing.words.has(seat) : !hasCommitted(sealing, seat)))

/** The words of all seats, in the order of the seats: the dice follow from these. */
export const wordsOf = ({ seats, words }: Sealing): string[] => seats.map((seat) => words.get(seat) ?? '')

/** A player's step towards sealing the dice: he commits to words by a hash, or shows them. */
export type SealingStep = { readonly commits: string } | { readonly reveals: string }

/**
 * Why a seat cannot do this now, if it cannot. `chain` is the hash of the record's first line, `name` the seat's name.
 */
export function notNow(
  sealing: Sealing | undefined,
  seat: number,
  name: string,
  chain: string,
  said: SealingStep,
): string | undefined {
  if (!sealing) return 'The players of this game do not seal its dice.'
  if (!sealing.seats.includes(seat)) return 'This seat does not take part in sealing the dice.'
  return 'commits' in said
    ? notToCommit(sealing, seat, said.commits)
    : notToShow(sealing, seat, commitmentToWords(chain, name, said.reveals))
}

function notToCommit(sealing: Sealing, seat: number, commitment: string): string | undefined {
  const { commits, tries } = sealing
  if (allCommitted(sealing)) return 'Every player has committed: what was committed to stands.'
  if (commits.some((one) => one.commitment === commitment)) return COPIED
  if ((tries.get(seat) ?? 0) >= MOST_COMMITS) return `A seat commits ${MOST_COMMITS} times at most.`
  return undefined
}

function notToShow(sealing: Sealing, seat: number, commitment: string): string | undefined {
  if (sealing.words.has(seat)) return 'The words of this seat have been shown.'
  if (!allCommitted(sealing)) return 'Words are shown when every player has committed to his.'
  if (sealing.commits.some((one) => one.seat === seat && one.commitment === commitment)) return undefined
  return 'These are not the words that this seat has committed to.'
}

/** Notes what a seat does. A new commitment replaces the seat's earlier one. */
export function noteStep({ commits, ever, words, tries }: Sealing, seat: number, said: SealingStep): void {
  if ('reveals' in said) {
    words.set(seat, said.reveals)
    return
  }
  tries.set(seat, (tries.get(seat) ?? 0) + 1)
  const before = commits.findIndex((one) => one.seat === seat)
  if (before >= 0) commits.splice(before, 1)
  commits.push({ seat, commitment: said.commits })
  ever.add(said.commits)
}
