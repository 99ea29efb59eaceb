import type { Told } from './journal.ts'
import type { Match } from './match.ts'
import type { Position } from './position.ts'
import { opening } from './reopen.ts'
import { includes } from './seats.ts'

/** Something that a seat was told, numbered by seat; or that everything from a number on has been taken back. */
export type Heard = { readonly number: number; readonly told: Told } | { readonly number: number; readonly takenBack: number }

/**
 * What a seat was told from a number on: for a client that comes back, and for looking back while the game runs. Found
 * by playing the match again, because nobody keeps it.
 */
export function heard<P extends Position>({ engine, header, fold }: Match<P>, seat: number, from = 0): Heard[] {
  const all: Heard[] = []
  const begins: number[] = []
  const fromOpening = fold.first === 1
  let number = fromOpening ? 0 : fold.tallies.heard[seat]
  const hear = (told: Told) => {
    if (includes(told.to, seat)) all.push({ number: number++, told })
  }
  if (fromOpening) opening(engine, header).told.forEach(hear)
  fold.again(undefined, {
    before: (entry) => (begins[entry] = number),
    tell: (to, event, a = 0, b = 0, c = 0, d = 0) => hear({ to, event, args: [a, b, c, d] }),
    tookBack: (whose, entry) => {
      if (includes(whose, seat)) all.push({ number: number++, takenBack: begins[entry] })
    },
  })
  return all.filter((one) => one.number >= from)
}
