import { randomSource } from '../kernel/index.ts'
import { hasher } from '../match/bytes.ts'
import type { Chance } from '../players/index.ts'

/** A source of chance that follows from a text: the same on every machine. */
export function chanceFrom(text: string): Chance {
  const words = hasher(8)(text)
  return randomSource(Number.parseInt(words.slice(0, 8), 16), Number.parseInt(words.slice(8), 16))
}
