import { tHexes } from '../words/hexboard/t.ts'
import type { Battlefield } from './battlefield.ts'
import { piecesOf, type Stack } from './pieces.ts'

/** The pieces of a stack from the top down, a line for each. */
export const stackLines = (field: Battlefield, stack: Stack): string[] =>
  piecesOf(stack).map((piece) => (piece ? field.pieceWords(piece) : tHexes('back')))

/** A stack in words for screen readers: where it is, what lies there, and how it faces. */
export function stackWords(field: Battlefield, stack: Stack): string {
  const facing = stack.round
    ? tHexes('allRound')
    : stack.corner >= 0
      ? tHexes('facing', { corner: field.cornerName(stack.corner) })
      : tHexes('noFacing')
  const hex =
    stack.also === undefined
      ? field.hexName(stack.hex)
      : tHexes('two', { hex: field.hexName(stack.hex), also: field.hexName(stack.also) })
  return tHexes('stack', { hex, list: stackLines(field, stack).join('; '), facing })
}
