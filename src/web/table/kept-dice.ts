/** What this browser keeps of the sealing of a match's dice, to compare its record with it. */
export interface KeptDice {
  /** The hash of the record's first line, and the host's commitment, as this browser was shown them. */
  readonly chain: string
  readonly commitment?: string | undefined
  /** Its own words. */
  readonly words: string
  /** The commitments of all players, as they stood when it showed its words. */
  readonly commits?: readonly string[]
}

const PREFIX = 'grognard.dice.'
/** Where nothing can be stored, it is known as long as the page is open. */
const here = new Map<string, KeptDice>()

function read(key: string): KeptDice | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(PREFIX + key) ?? 'null')
    if (typeof value === 'object' && value !== null && 'chain' in value && 'words' in value) return value as KeptDice
  } catch {
    // Something else has written there.
  }
  return here.get(key)
}

/** What is kept for a seat of a match. */
export const sealedAt = (match: string, seat: string): KeptDice | undefined => read(`${match}.${seat}`)

/** Keeps it for a seat under names of the match: its id, and the hash of its record's first line, by which a file is found. */
export function keepSealed(names: readonly string[], seat: string, kept: KeptDice): void {
  for (const name of names) {
    here.set(`${name}.${seat}`, kept)
    try {
      localStorage.setItem(`${PREFIX}${name}.${seat}`, JSON.stringify(kept))
    } catch {
      // No room: this page knows it still.
    }
  }
}

/** What is kept for the seats of a match. */
export const sealedIn = (match: string, seats: readonly string[]): readonly KeptDice[] =>
  seats.flatMap((seat) => sealedAt(match, seat) ?? [])
