import type { Told } from '../kernel/journal.ts'
import type { Position } from '../kernel/position.ts'
import { includes } from '../kernel/seats.ts'
import type { Match } from './match.ts'
import { opening } from './reopen.ts'

/**
 * Something that a seat was told, numbered by seat; or the fact that everything from a number on has been taken back.
 */
export type Heard =
  | { readonly number: number; readonly told: Told }
  | { readonly number: number; readonly takenBack: number }

/** Every event that a seat has heard, in order. The match is played again to find them, because they are not kept. */
export function heard<P extends Position>({ engine, header, fold }: Match<P>, seat: number): Heard[] {
  const all: Heard[] = []
  const begins: number[] = []
  const hear = (told: Told) => {
    if (includes(told.to, seat)) all.push({ number: all.length, told })
  }
  opening(engine, header).told.forEach(hear)
  fold.again(undefined, {
    before: (entry) => (begins[entry] = all.length),
    tell: (to, event, a = 0, b = 0, c = 0, d = 0) => hear({ to, event, args: [a, b, c, d] }),
    tookBack: (whose, entry) => {
      if (includes(whose, seat)) all.push({ number: all.length, takenBack: begins[entry] })
    },
  })
  return all
}
