import type { Engine, Position } from '../../kernel/index.ts'
import { follow, followEach } from '../board/follow.ts'
import type { Course } from '../stage/course.ts'
import { choiceIn } from './choice-in.ts'
import { actors, type Choice, type ChoiceKinds } from './choices.ts'
import type { Piece } from './pieces.ts'

/** How the choices of a system are read in any position. */
export interface ChoiceReading<P extends Position> {
  readonly kinds: ChoiceKinds
  /** What a choice means beyond what its verb names: see `Battlefield.meaningOf`. */
  meaningOf?(p: P, seat: number, choice: Choice): Choice
  /** The hex of a piece; -1 off the map. */
  hexOf(p: P, piece: Piece): number
}

/**
 * The hexes that each of several steps leads through, one step after the other: from where its piece stands to where it
 * ends, and then the hex that its last action names. None if it is about no hex.
 */
export function coursesOf<P extends Position>(
  engine: Engine<P>,
  view: P,
  seat: number,
  steps: readonly (readonly string[])[],
  { kinds, meaningOf, hexOf }: ChoiceReading<P>,
): Course<number>[] {
  return followEach(view, steps, (before, texts) => {
    const hexes: number[] = []
    const add = (hex: number) => hex >= 0 && hex !== hexes.at(-1) && hexes.push(hex)
    let piece: Piece | undefined
    let aim = -1
    const { end, begun, played } = follow(engine, before, seat, texts, (p, text) => {
      const read = choiceIn(engine, p, seat, text, kinds)
      const choice = read && (meaningOf?.(p, seat, read) ?? read)
      if (choice === undefined) return
      piece ??= actors([choice])[0]
      if (piece) add(hexOf(p, piece))
      aim = choice.hex
    })
    if (piece) add(hexOf(end, piece))
    add(aim)
    const isWhole = begun === texts.length && (played === begun || aim >= 0)
    return { found: { places: hexes, isWhole }, end, begun }
  })
}
